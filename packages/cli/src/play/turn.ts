// Asks one person until they decide.
import { itemAt, type Seat } from '@backroom/kit';
import { plain, wrap } from '@backroom/kit/terminal';
import { type Question, understand } from './asking.ts';
import { explain, handLines, helpLines, logLines, ruleLines, spokenTable, why } from './commands.ts';
import { hintLines } from './hinting.ts';
import { leaveTable, saveLines } from './leaving.ts';
import { handOver } from './out-of-turn.ts';
import { choiceLines, compose, freshLines, leaf, newsLines, newsSince } from './showing.ts';
import { choicesOf, isOpen, type TerminalTable } from './table.ts';

export const questionFor = (table: TerminalTable, seat: Seat, races: boolean): Question => ({
  game: table.session.game,
  phrases: table.phrases,
  actions: choicesOf(table, seat),
  legal: table.session.legal(seat),
  refusals: table.session.refusals(seat),
  key: (action) => (races ? (table.drawing?.key(action) ?? null) : null),
});

interface Asking {
  readonly races: boolean;
  /** It is not their turn: Enter alone means no. */
  readonly mayWait?: boolean;
}

/** Gives one of the seat's legal actions; null if they wait, or if somebody else has acted meanwhile. */
export async function ask(table: TerminalTable, seat: Seat, { races, mayWait = false }: Asking): Promise<unknown> {
  const { terminal, session, names, paint } = table;
  await passKeyboard(table, seat);
  const view = session.view(seat);
  const question = questionFor(table, seat, races);
  const choices = (): string[] => choiceLines(table, seat, view, question.actions);
  const news = newsSince(table, seat, table.lastActed.get(seat) ?? 0);
  const prompt = promptFor(table, itemAt(names, seat), mayWait);
  if (!terminal.live) {
    terminal.print(['', ...newsLines(table, news)]);
    await leaf(table, freshLines(table, view));
    terminal.print(['', ...choices()]);
  }
  let note: string[] = [];
  for (;;) {
    const below = note;
    if (terminal.live) {
      terminal.frame(() => compose(table, view, news, [...below, ...choices()]), paint.bright(` ${prompt}`));
    } else terminal.printPrompt(prompt);
    const line = (await terminal.hear()) ?? '';
    if (mayWait && plain(line.slice(0, 10)) === '') return null;
    const answer = await answerTo(table, seat, line, question);
    if (answer.kind === 'action') return answer.action;
    if (answer.kind === 'changed') return null;
    note = answer.note.map((line) => paint.bold(line));
    if (!terminal.live) terminal.print(note);
  }
}

function promptFor({ people, phrases: { frame } }: TerminalTable, who: string, mayWait: boolean): string {
  if (people > 1) return mayWait ? frame.mayActOf(who) : frame.moveOf(who);
  return mayWait ? frame.mayAct : frame.yourMove;
}

type Answer =
  | { readonly kind: 'action'; readonly action: unknown }
  /** Nothing decided; a line or two to say why. */
  | { readonly kind: 'note'; readonly note: readonly string[] }
  /** Somebody else has acted: the question is out of date. */
  | { readonly kind: 'changed' };

/** Acts on a command; what needs more than a note is shown on pages of its own. */
export async function answerTo(table: TerminalTable, seat: Seat, line: string, question: Question): Promise<Answer> {
  const { phrases, terminal, words, names, session } = table;
  const note = (lines: readonly string[]): Answer => ({ kind: 'note', note: lines });
  const page = async (lines: readonly string[]): Promise<Answer> => {
    await leaf(table, lines);
    return note([]);
  };
  const meaning = understand(line, question);
  switch (meaning.kind) {
    case 'action':
      return meaning;
    case 'unclear':
      return note(wrap(meaning.why, terminal.width, ' '));
    case 'refused':
      return note(why(table, meaning, words.action(meaning.action, session.view(seat), names)));
  }
  switch (meaning.command) {
    case 'quit':
      await leaveTable(table);
      return note([]);
    case 'save':
      return note(saveLines(table).lines);
    case 'seat': {
      const { acted, note: why } = await handOver(table, seat, meaning.rest);
      if (acted) return { kind: 'changed' };
      await passKeyboard(table, seat);
      return note(why);
    }
    case 'undo':
      return note(wrap(phrases.asking.noUndo, terminal.width, ' '));
    case 'hand':
      return note(handLines(table, seat));
    case 'hint':
      if (question.legal.length === 0) return note(wrap(phrases.asking.nothingToDecide, terminal.width, ' '));
      return page(hintLines(table, seat, question));
    case 'help':
      if (meaning.rest !== '') return note(explain(table, seat, meaning.rest, question));
      return page(helpLines(table, question));
    case 'rules':
      return page(ruleLines(table, meaning.rest));
    case 'log':
      return page(logLines(table, seat));
    case 'table':
      return page(spokenTable(table, seat));
  }
}

/** Between two people the screen is empty until the next one is ready. */
async function passKeyboard(table: TerminalTable, seat: Seat): Promise<void> {
  const { terminal, phrases, names, paint } = table;
  if (table.people === 1 || table.viewer === seat || isOpen(table)) return;
  const lines = wrap(phrases.frame.passKeyboard(itemAt(names, seat)), terminal.width, ' ');
  const prompt = phrases.frame.readyToLook(itemAt(names, seat));
  terminal.forget();
  if (terminal.live) terminal.frame(() => ['', ...lines.map(paint.bold), ''], ` ${prompt}`);
  else {
    terminal.pushAway();
    terminal.print(lines);
    terminal.printPrompt(prompt);
  }
  await terminal.hear();
  table.viewer = seat;
}
