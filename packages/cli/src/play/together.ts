// Everybody at once, against a running clock: the first action counts.
import { answerTime, hurried, type LevelName, situationOf } from '@backroom/bots';
import { mindOf } from '@backroom/games';
import type { Seat } from '@backroom/kit';
import { plain, wrap } from '@backroom/kit/terminal';
import { understand } from './asking.ts';
import { letOpponentAct } from './opponents.ts';
import { choiceLines, compose, newsSince } from './showing.ts';
import { isPerson, type TerminalTable, watcher } from './table.ts';
import { answerTo, questionFor } from './turn.ts';

/** When each opponent will grab. */
export class KeyboardRace {
  private readonly table: TerminalTable;
  private readonly random;
  private readonly due = new Map<Seat, number>();
  private waiting = 0;

  constructor(table: TerminalTable) {
    this.table = table;
    this.random = table.session.randomFor('pace');
  }

  /** The opponent who will be first, if any. Called once after each event. */
  first(turn: readonly Seat[]): Seat | null {
    const now = this.table.clock.now();
    // More waiting than before: a new race.
    if (turn.length > this.waiting) this.due.clear();
    this.waiting = turn.length;
    const rivals = turn.filter((seat) => !isPerson(this.table, seat));
    const [rival] = rivals;
    for (const seat of rivals) if (!this.due.has(seat)) this.due.set(seat, now + this.thinkingTime(seat));
    // The last one sees the countdown, and hurries.
    if (turn.length === 1 && rival !== undefined) {
      this.due.set(rival, now + hurried(this.msUntil(rival), this.table.session.deadline));
    }
    return rivals.sort((a, b) => this.msUntil(a) - this.msUntil(b))[0] ?? null;
  }

  msUntil(seat: Seat): number {
    return (this.due.get(seat) ?? 0) - this.table.clock.now();
  }

  /** Everybody waits while somebody reads the rules. */
  delay(ms: number): void {
    for (const [seat, at] of this.due) this.due.set(seat, at + ms);
  }

  /** By the published model of the level, from what the seat sees. */
  private thinkingTime(seat: Seat): number {
    const { session, opponents } = this.table;
    const level = opponents === undefined || opponents.level === 'random' ? SLOWEST : opponents.level;
    const situation = situationOf(mindOf(session.game), session.view(seat), seat, this.random);
    return answerTime(level, situation, this.random);
  }
}

/** A random opponent takes as long as a beginner. */
const SLOWEST: LevelName = 'lookout';

const TICK_MS = 200;

/** Waits until somebody acts or time changes the table. */
export async function run(table: TerminalTable, turn: readonly Seat[], race: KeyboardRace): Promise<void> {
  const { session, terminal, clock } = table;
  const { length } = session;
  const people = turn.filter((seat) => isPerson(table, seat));
  const rival = race.first(turn);
  let note: readonly string[] = [];
  let shown = '';
  let counted = clock.now();
  terminal.takeKeys(table.people === 1 && people.length === 1);
  while (session.length === length) {
    const below = note;
    const lines = screen(table, people, below).join('\n');
    if (lines !== shown) terminal.frame(() => screen(table, people, below), promptFor(table, people));
    shown = lines;
    const untilRival = rival === null ? TICK_MS : Math.max(0, race.msUntil(rival));
    const line = await terminal.hear(Math.min(TICK_MS, untilRival));
    const elapsed = Math.floor(clock.now() - counted);
    counted += elapsed;
    if (session.deadline !== null && elapsed > 0) session.pass(elapsed);
    if (session.length !== length) break;
    if (line !== null) {
      const from = clock.now();
      note = await grab(table, people, line);
      shown = '';
      counted += clock.now() - from;
      race.delay(clock.now() - from);
    } else if (rival !== null && race.msUntil(rival) <= 0) letOpponentAct(table, rival);
  }
  terminal.takeKeys(false);
}

function screen(table: TerminalTable, people: readonly Seat[], note: readonly string[]): string[] {
  const seat = watcher(table);
  const view = table.session.view(seat);
  const [asked] = people;
  const below =
    asked === undefined
      ? wrap(table.words.prompt(view, table.names), table.terminal.width, ' ')
      : choiceLines(table, asked, view, questionFor(table, asked, true).actions);
  const since = seat === null ? Math.max(0, table.session.length - 2) : (table.lastActed.get(seat) ?? 0);
  return compose(table, view, newsSince(table, seat, since), [...note, ...below]);
}

function promptFor({ phrases, paint, people: all }: TerminalTable, people: readonly Seat[]): string {
  const [first] = people;
  if (first === undefined) return ' ';
  return paint.bright(` ${all > 1 ? phrases.frame.grabAs(`${first + 1}r`) : phrases.frame.yourMove}`);
}

/** What a person typed; with several of them, moves begin with the number of the one who moves. */
async function grab(table: TerminalTable, people: readonly Seat[], line: string): Promise<readonly string[]> {
  const { session, phrases, names, terminal } = table;
  const [, number, rest] = (table.people > 1 && /^([1-9])\s*(.+)$/.exec(plain(line.slice(0, 200)))) || [];
  const seat = (table.people === 1 ? people[0] : Number(number) - 1) ?? Number.NaN;
  const note = (text: string): string[] => wrap(text, terminal.width, ' ');
  if (!people.includes(seat)) {
    // Not a move: help and rules are for everybody.
    const question = { ...questionFor(table, 0, false), actions: [], legal: [] };
    const meaning = understand(line, question);
    const isForAll = meaning.kind === 'command' && (meaning.command !== 'hint' || people.length === 0);
    if (isForAll) return noteOf(await answerTo(table, 0, line, question));
    if (people.length === 0) return note(phrases.asking.nothingToDecide);
    return note(phrases.asking.whoIsIt(people.map((one) => `${one + 1} ${names[one]}`).join(', ')));
  }
  const answer = await answerTo(table, seat, rest ?? line, questionFor(table, seat, true));
  if (answer.kind === 'action') {
    table.lastActed.set(seat, session.length);
    session.act(seat, answer.action);
  }
  return noteOf(answer);
}

const noteOf = (answer: Awaited<ReturnType<typeof answerTo>>): readonly string[] =>
  answer.kind === 'note' ? answer.note : [];
