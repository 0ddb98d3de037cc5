// Everybody at once, against a running clock: one thing happens, whoever is first.
import { answerTime, hurried, type LevelName, situationOf } from '@backroom/bots';
import { mindOf } from '@backroom/games';
import type { Seat } from '@backroom/kit';
import { understand } from './asking.ts';
import { letOpponentAct } from './opponents.ts';
import { choiceLines, compose, newsSince } from './showing.ts';
import { isPerson, type Table, watcher } from './table.ts';
import { plain, wrap } from './text.ts';
import { answerTo, questionFor } from './turn.ts';

/** When each opponent's hand will come down, by the clock. */
export class Race {
  private readonly table: Table;
  private readonly random;
  private readonly due = new Map<Seat, number>();
  private waiting = 0;

  constructor(table: Table) {
    this.table = table;
    this.random = table.sitting.randomFor('pace');
  }

  /** The opponent who will be first, if any. To be asked once after each thing that happens. */
  first(turn: readonly Seat[]): Seat | null {
    const now = this.table.clock.now();
    // More waiting than before: a new race.
    if (turn.length > this.waiting) this.due.clear();
    this.waiting = turn.length;
    const rivals = turn.filter((seat) => !isPerson(this.table, seat));
    for (const seat of rivals) if (!this.due.has(seat)) this.due.set(seat, now + this.thinkingTime(seat));
    // The last one sees the countdown, and hurries.
    if (turn.length === 1 && rivals.length === 1) {
      this.due.set(rivals[0], now + hurried(this.msUntil(rivals[0]), this.table.sitting.deadline));
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
    const { sitting, house } = this.table;
    const level = house === undefined || house.level === 'random' ? SLOWEST : house.level;
    const situation = situationOf(mindOf(sitting.game), sitting.view(seat), seat, this.random);
    return answerTime(level, situation, this.random);
  }
}

/** Who grabs anything at all takes as long as a beginner. */
const SLOWEST: LevelName = 'lookout';

const TICK_MS = 200;

/** Waits until somebody acts or time changes the table. */
export async function run(table: Table, turn: readonly Seat[], race: Race): Promise<void> {
  const { sitting, terminal, clock } = table;
  const { length } = sitting;
  const people = turn.filter((seat) => isPerson(table, seat));
  const rival = race.first(turn);
  let note: readonly string[] = [];
  let shown = '';
  let counted = clock.now();
  terminal.takeKeys(table.people === 1 && people.length === 1);
  while (sitting.length === length) {
    const below = note;
    const lines = screen(table, people, below).join('\n');
    if (lines !== shown) terminal.frame(() => screen(table, people, below), promptFor(table, people));
    shown = lines;
    const untilRival = rival === null ? TICK_MS : Math.max(0, race.msUntil(rival));
    const line = await terminal.hear(Math.min(TICK_MS, untilRival));
    const elapsed = Math.floor(clock.now() - counted);
    counted += elapsed;
    if (sitting.deadline !== null && elapsed > 0) sitting.pass(elapsed);
    if (sitting.length !== length) break;
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

function screen(table: Table, people: readonly Seat[], note: readonly string[]): string[] {
  const seat = watcher(table);
  const view = table.sitting.view(seat);
  const [asked] = people;
  const below =
    asked === undefined
      ? wrap(table.words.prompt(view, table.names), table.terminal.width, ' ')
      : choiceLines(table, asked, view, questionFor(table, asked, true).actions);
  const since = seat === null ? Math.max(0, table.sitting.length - 2) : (table.lastActed.get(seat) ?? 0);
  return compose(table, view, newsSince(table, seat, since), [...note, ...below]);
}

function promptFor({ phrases, paint, people: all }: Table, people: readonly Seat[]): string {
  if (people.length === 0) return ' ';
  return paint.bright(` ${all > 1 ? phrases.frame.grabAs(`${people[0] + 1}r`) : phrases.frame.yourMove}`);
}

/** What a person typed; with several of them, moves begin with the number of the one who moves. */
async function grab(table: Table, people: readonly Seat[], line: string): Promise<readonly string[]> {
  const { sitting, phrases, names, terminal } = table;
  const [, number, rest] = (table.people > 1 && /^([1-9])\s*(.+)$/.exec(plain(line.slice(0, 200)))) || [];
  const seat = table.people === 1 ? people[0] : Number(number) - 1;
  const note = (text: string): string[] => wrap(text, terminal.width, ' ');
  if (!people.includes(seat)) {
    // Not a move: help and rules are there for everybody, all the same.
    const question = { ...questionFor(table, 0, false), actions: [], legal: [] };
    const meaning = understand(line, question);
    const isForAll = meaning.kind === 'command' && (meaning.command !== 'hint' || people.length === 0);
    if (isForAll) return noteOf(await answerTo(table, 0, line, question));
    if (people.length === 0) return note(phrases.asking.nothingToDecide);
    return note(phrases.asking.whoIsIt(people.map((one) => `${one + 1} ${names[one]}`).join(', ')));
  }
  const answer = await answerTo(table, seat, rest ?? line, questionFor(table, seat, true));
  if (answer.kind === 'action') {
    table.lastActed.set(seat, sitting.length);
    sitting.act(seat, answer.action);
  }
  return noteOf(answer);
}

const noteOf = (answer: Awaited<ReturnType<typeof answerTo>>): readonly string[] =>
  answer.kind === 'note' ? answer.note : [];
