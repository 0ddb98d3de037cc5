// Asking one person for a decision, as often as it takes.
import type { Seat } from '@backroom/kit';
import { type Question, understand } from './asking.ts';
import { explain, handLines, helpLines, logLines, ruleLines, spokenTable, why } from './commands.ts';
import { hintLines } from './hinting.ts';
import { choiceLines, compose, freshLines, leaf, newsLines, newsSince } from './showing.ts';
import { choicesOf, isOpen, type Table } from './table.ts';
import { Leaving } from './terminal.ts';
import { wrap } from './text.ts';

export const questionFor = (table: Table, seat: Seat, races: boolean): Question => ({
  game: table.sitting.game,
  phrases: table.phrases,
  actions: choicesOf(table, seat),
  legal: table.sitting.legal(seat),
  refusals: table.sitting.refusals(seat),
  key: (action) => (races ? (table.drawing?.key(action) ?? null) : null),
});

/** Gives one of the seat's legal actions. */
export async function ask(table: Table, seat: Seat, races: boolean): Promise<unknown> {
  const { terminal, sitting, phrases, names, paint } = table;
  await passKeyboard(table, seat);
  const view = sitting.view(seat);
  const question = questionFor(table, seat, races);
  const choices = (): string[] => choiceLines(table, seat, view, question.actions);
  const news = newsSince(table, seat, table.lastActed.get(seat) ?? 0);
  const prompt = table.people > 1 ? phrases.frame.moveOf(names[seat]) : phrases.frame.yourMove;
  if (!terminal.live) {
    terminal.print(['', ...newsLines(table, news), '', ...freshLines(table, view), '', ...choices()]);
  }
  let note: string[] = [];
  for (;;) {
    const below = note;
    if (terminal.live) {
      terminal.frame(() => compose(table, view, news, [...below, ...choices()]), paint.bright(` ${prompt}`));
    } else terminal.printPrompt(prompt);
    const answer = await answerTo(table, seat, (await terminal.hear()) ?? '', question);
    if (answer.kind === 'action') return answer.action;
    note = answer.note.map((line) => paint.bold(line));
    if (!terminal.live) terminal.print(note);
  }
}

type Answer =
  | { readonly kind: 'action'; readonly action: unknown }
  /** Nothing decided; a line or two to say why. */
  | { readonly kind: 'note'; readonly note: readonly string[] };

/** Acts on a command; what needs more than a note is shown on pages of its own. */
export async function answerTo(table: Table, seat: Seat, line: string, question: Question): Promise<Answer> {
  const { phrases, terminal, words, names, sitting } = table;
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
      return note(why(table, meaning, words.action(meaning.action, sitting.view(seat), names)));
  }
  switch (meaning.command) {
    case 'quit':
      throw new Leaving(0);
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

/** Between two people the screen shows nothing until the next one says so. */
async function passKeyboard(table: Table, seat: Seat): Promise<void> {
  const { terminal, phrases, names, paint } = table;
  if (table.people === 1 || table.onlooker === seat || isOpen(table)) return;
  const lines = wrap(phrases.frame.passKeyboard(names[seat]), terminal.width, ' ');
  const prompt = phrases.frame.readyToLook(names[seat]);
  terminal.forget();
  if (terminal.live) terminal.frame(() => ['', ...lines.map(paint.bold), ''], ` ${prompt}`);
  else {
    terminal.pushAway();
    terminal.print(lines);
    terminal.printPrompt(prompt);
  }
  await terminal.hear();
  table.onlooker = seat;
}
