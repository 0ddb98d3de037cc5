// The last page: who won, with what, and how to play the same deal again. And the page for those who leave before.
import type { Seat } from '@backroom/kit';
import { reviewOf } from '../review/making.ts';
import { reviewLines } from '../review/telling.ts';
import { leaf, newsLines, newsSince, tableLines } from './showing.ts';
import { settingOf, type Table, watcher } from './table.ts';
import { Leaving } from './terminal.ts';
import { fit, padStart, plain, wrap } from './text.ts';

/** What has not been told yet, the table as it lies, and the count. */
export function finalLines(table: Table): string[] {
  const { sitting, terminal } = table;
  const seat = watcher(table);
  const untold = terminal.live && table.timed ? [] : newsLines(table, newsSince(table, seat, lastTold(table)));
  return [...untold, '', ...tableLines(table, sitting.view(seat)), '', ...ranking(table)];
}

const lastTold = ({ lastActed }: Table): number => Math.max(0, ...lastActed.values());

/** Equal scores share a place, and the first place is shared by all winners. */
function ranking(table: Table): string[] {
  const { sitting, names, phrases, paint, words, drawing, terminal } = table;
  const { result } = sitting;
  if (result === null) return [];
  const { scores, winners } = result;
  const view = sitting.view(watcher(table));
  const [title, ...card] = table.card?.(view) ?? [];
  if (title !== undefined) return [paint.bold(title), ...card.map((line) => ` ${line}`)];
  const seats = scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  const placeOf = (seat: Seat): number => scores.filter((score) => score > scores[seat]).length + 1;
  const lines = seats.flatMap((seat) => {
    const isWinner = winners.includes(seat);
    const money = drawing?.score(scores[seat]) ?? String(scores[seat]);
    const head = ` ${placeOf(seat)}. ${fit(names[seat], 14)} ${padStart(money, 9)}`;
    const won = isWinner ? ` ★ ${phrases.ending.winner}` : '';
    const account = drawing?.account(view, seat, settingOf(table)) ?? words.standing(view, seat, names);
    return [isWinner ? paint.bright(head + won) : head, ...wrap(account, terminal.width, '    ').map(paint.dim)];
  });
  return [paint.bold(phrases.ending.ranking), ...lines];
}

/** Shows the last page for as long as somebody looks, and a review to whoever asks. Gives what is still to be printed. */
export async function lookBack(table: Table, last: readonly string[]): Promise<string[]> {
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
    // The game is over: leaving now is no leaving early.
    if (!(reason instanceof Leaving)) throw reason;
  }
  return terminal.live ? [...last] : [];
}

/** The seed and the command, each on a line that can be copied. */
export const againLines = (table: Table, seed: string, command: string): string[] => [
  '',
  ...wrap(table.phrases.ending.seed(seed), table.terminal.width),
  table.phrases.ending.again,
  ...wrap(command, table.terminal.width, '  '),
];
