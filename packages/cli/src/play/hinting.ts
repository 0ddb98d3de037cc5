// `h`: the best three moves, how likely each is to win, and why.
import { hint } from '@backroom/bots';
import { mindOf } from '@backroom/games';
import type { Seat } from '@backroom/kit';
import { wrap } from '@backroom/kit/terminal';
import type { Question } from './asking.ts';
import type { TerminalTable } from './table.ts';

/** Bound by iterations alone: the same seed gives the same hint on any machine. Nobody notices the wait. */
const ITERATIONS = 4000;

/** The seat must have something to decide. */
export function hintLines(table: TerminalTable, seat: Seat, { game, actions }: Question): string[] {
  const { session, words, names, phrases, terminal, paint, reason: say } = table;
  const view = session.view(seat);
  // A separate random stream: a hint changes no later draws, and asking twice gives the same answer.
  const random = session.randomFor(`hint for seat ${seat}, step ${session.length}`);
  const hints = hint(mindOf(game), view, seat, random, { iterations: ITERATIONS });
  const numberOf = (action: unknown): number => {
    const notation = game.write(action);
    return actions.findIndex((one) => game.write(one) === notation) + 1;
  };
  return [
    ...wrap(phrases.hint.heading, terminal.width).map(paint.bold),
    ...hints.flatMap(({ action, chance, reasons }, i) => {
      const move = words.action(action, view, names);
      const line = phrases.hint.line({ move, percent: Math.round(chance * 100), number: numberOf(action) });
      const why = say === null ? '' : reasons.map((reason) => say(reason, names)).join(phrases.hint.and);
      return wrap(why === '' ? `${line}.` : `${line} – ${why}.`, terminal.width, ` ${i + 1}. `);
    }),
  ];
}
