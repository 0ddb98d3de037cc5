// A hint where whole turns are compared: the best turn for each of the best few first actions, and what it gains over the next
// best.
import { type GameTypes, itemAt, type Random, type Seat } from '@backroom/kit';
import type { Hint } from './hint.ts';
import type { Turns } from './knowledge.ts';
import type { Mind } from './mind.ts';
import { type Budget, meter } from './thought.ts';
import { playOutTurn, type TurnArm, thinkByTurns } from './turn-search.ts';

/** The most playouts for finding the best turns, and for the chance of each turn that the hint names. */
const SEARCHED = 200;
const IMAGINED = 48;

/** Searches from the view alone. At most `most`, best first. `legal`: at least one action. */
export function hintTurns<T extends GameTypes>(
  mind: Mind<T>,
  turns: Turns<T['state'], T['action']>,
  view: T['view'],
  seat: Seat,
  legal: readonly T['action'][],
  random: Random,
  budget: Budget,
  most: number,
): Hint<T['action']>[] {
  const iterations = Math.min(budget.iterations ?? SEARCHED, SEARCHED);
  // Half of the time for the search, half for the chances.
  const half = { ...budget, ...(budget.ms === undefined ? {} : { ms: budget.ms / 2 }) };
  const { arms } = thinkByTurns(mind, turns, view, seat, legal, random, { ...half, iterations }, 0, legal);
  const firsts = arms.filter((arm, i) => arms.findIndex(({ action }) => action === arm.action) === i);
  const named = firsts.slice(0, most);
  const used = meter({ ...half, iterations: IMAGINED });
  const { chances, nextTurns } = imagine(mind, turns, view, seat, named, random, used);
  const order = named.map((_, i) => i).toSorted((a, b) => itemAt(chances, b) - itemAt(chances, a));
  return order.map((which, place): Hint<T['action']> => {
    const { action } = itemAt(named, which);
    const imagined = itemAt(nextTurns, which);
    const other = order[place === 0 ? 1 : 0];
    const instead =
      other === undefined
        ? undefined
        : ({ than: place === 0 ? 'next' : 'best', imagined: itemAt(nextTurns, other) } as const);
    const reasons = mind.knowledge.explain?.(view, seat, action, imagined, instead) ?? [];
    return { action, chance: itemAt(chances, which), tries: imagined.length, reasons };
  });
}

/** All on the same deals with the same dice: each one's chance by long playouts, and the table at the seat's next turn. */
function imagine<T extends GameTypes>(
  mind: Mind<T>,
  turns: Turns<T['state'], T['action']>,
  view: T['view'],
  seat: Seat,
  arms: readonly TurnArm<T['action']>[],
  random: Random,
  used: (deals: number) => number,
): { readonly chances: readonly number[]; readonly nextTurns: readonly (readonly T['state'][])[] } {
  const sums = arms.map(() => 0);
  const nextTurns = arms.map((): T['state'][] => []);
  const luck = random.below(1 << 30);
  let deals = 0;
  do {
    const deal = mind.game.redeal(view, random);
    for (const [which, { plan }] of arms.entries()) {
      const dice = `${luck}/${deals}`;
      const end = playOutTurn(mind, turns, deal, seat, plan, dice, (passed) => passed > turns.horizon);
      sums[which] = itemAt(sums, which) + itemAt(mind.knowledge.chances(end), seat);
      itemAt(nextTurns, which).push(playOutTurn(mind, turns, deal, seat, plan, dice, (_, turn) => turn === seat));
    }
    deals++;
  } while (used(deals) < 1);
  return { chances: sums.map((sum) => sum / deals), nextTurns };
}
