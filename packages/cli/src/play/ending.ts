// The last page: who won, with what, and how to play the same deal again. And the page for a game that was left early.
import { itemAt, type Seat } from '@backroom/kit';
import { fit, padStart, plain, wrap } from '@backroom/kit/terminal';
import { reviewOf } from '../review/making.ts';
import { reviewLines } from '../review/telling.ts';
import { leaf, newsLines, newsSince, tableLines } from './showing.ts';
import { settingOf, type TerminalTable, watcher } from './table.ts';
import { Leaving } from './terminal.ts';

/** The events not shown yet, the table, and the scores. */
export function finalLines(table: TerminalTable): string[] {
  const { session, terminal } = table;
  const seat = watcher(table);
  const untold = terminal.live && table.timed ? [] : newsLines(table, newsSince(table, seat, lastTold(table)));
  return [...untold, '', ...tableLines(table, session.view(seat)), '', ...ranking(table)];
}

const lastTold = ({ lastActed }: TerminalTable): number => Math.max(0, ...lastActed.values());

/** Equal scores share a place, and the first place is shared by all winners. */
function ranking(table: TerminalTable): string[] {
  const { session, names, phrases, paint, words, drawing, terminal } = table;
  const { result } = session;
  if (result === null) return [];
  const { scores, winners } = result;
  const view = session.view(watcher(table));
  const [title, ...card] = table.resultLines?.(view) ?? [];
  if (title !== undefined) return [paint.bold(title), ...card.map((line) => ` ${line}`)];
  const scoreOf = (seat: Seat): number => itemAt(scores, seat);
  const seats = scores.map((_, seat) => seat).sort((a, b) => scoreOf(b) - scoreOf(a));
  const placeOf = (seat: Seat): number => scores.filter((score) => score > scoreOf(seat)).length + 1;
  const lines = seats.flatMap((seat) => {
    const isWinner = winners.includes(seat);
    const money = drawing?.score(scoreOf(seat)) ?? String(scoreOf(seat));
    const head = ` ${placeOf(seat)}. ${fit(itemAt(names, seat), 14)} ${padStart(money, 9)}`;
    const won = isWinner ? ` ★ ${phrases.ending.winner}` : '';
    const account = drawing?.account(view, seat, settingOf(table)) ?? words.standing(view, seat, names);
    return [isWinner ? paint.bright(head + won) : head, ...wrap(account, terminal.width, '    ').map(paint.dim)];
  });
  return [paint.bold(phrases.ending.ranking), ...lines];
}

/** Shows the last page until the person leaves, and a review on request. Returns what is still to be printed. */
export async function lookBack(table: TerminalTable, last: readonly string[]): Promise<string[]> {
  const { terminal, phrases, paint } = table;
  if (!terminal.live) terminal.print(last);
  try {
    for (;;) {
      if (terminal.live) terminal.frame(() => last, paint.bright(` ${phrases.ending.after}`));
      else terminal.printPrompt(phrases.ending.after);
      const line = (await terminal.hear()) ?? '';
      if (!plain(line.slice(0, 40)).toLowerCase().startsWith('r')) break;
      const review = await reviewOf(table);
      if (review !== null) await leaf(table, reviewLines(table, review));
    }
  } catch (reason) {
    // The game is over: this is not leaving early.
    if (!(reason instanceof Leaving)) throw reason;
  }
  return terminal.live ? [...last] : [];
}

/** The seed and the command, each on a line that can be copied. */
export const againLines = (table: TerminalTable, seed: string, command: string): string[] => [
  '',
  ...wrap(table.phrases.ending.seed(seed), table.terminal.width),
  table.phrases.ending.again,
  ...wrap(command, table.terminal.width, '  '),
];
