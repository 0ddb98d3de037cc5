// Reasons for an action as data, from the results of simulated turns. The game's words turn them into sentences.
import { itemAt, type Seat } from '@backroom/kit';
import type { SeatAction } from '../src/actions.ts';
import { goodsOf } from '../src/rules/goods.ts';
import type { Player, State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { STATS, type Stat } from '../src/vocabulary.ts';
import { standing } from './values.ts';

export type Reason =
  | { readonly code: 'fulfils'; readonly job: string }
  | { readonly code: 'seizes' | 'keeps'; readonly tile: string }
  | { readonly code: 'hires'; readonly card: string }
  | { readonly code: 'raises'; readonly stat: Stat; readonly level: number }
  | { readonly code: 'harms'; readonly seat: Seat; readonly sum: number }
  | { readonly code: 'more' | 'less'; readonly sum: number; readonly than: 'best' | 'next' }
  | { readonly code: 'earns' | 'costs'; readonly sum: number }
  | { readonly code: 'stores'; readonly goods: number }
  | { readonly code: 'crime-up' | 'crime-down'; readonly to: number };

/** The most reasons that are shown. */
const MOST = 3;
/** The share of simulated turns from which a result is mentioned. */
const MOSTLY = 0.5;
/** An action protects a neighbourhood that is lost this much more often with the other action. */
const THREATENED = 0.15;
/** The smallest sums worth mentioning: a rival's, and one's own. */
const HARM = 4;
const DIFFERENCE = 2;

/** Another action, and its results on the same deals. */
interface Instead {
  readonly than: 'best' | 'next';
  readonly imagined: readonly State[];
}

/** `imagined`: the player's next turn. With `instead`, a result that the other action has too is not a reason. */
export function explain(
  view: View,
  seat: Seat,
  _action: SeatAction,
  imagined: readonly State[],
  instead?: Instead,
): readonly Reason[] {
  if (imagined.length === 0 || view.players.length === 0) return [];
  const here = (of: (s: State) => number): number => meanOf(imagined, of);
  const there = (of: (s: State) => number): number => (instead === undefined ? 0 : meanOf(instead.imagined, of));
  const only = (is: (s: State) => boolean): boolean => {
    const share = (s: State): number => (is(s) ? 1 : 0);
    return here(share) >= MOSTLY && there(share) < MOSTLY;
  };
  const own = itemAt(view.players, seat);
  return [
    ...own.jobs.flatMap((job): Reason[] =>
      job !== null && only((s) => !itemAt(s.players, seat).jobs.includes(job)) ? [{ code: 'fulfils', job }] : [],
    ),
    ...view.tiles.flatMap((tile, i): Reason[] =>
      tile.owner !== seat && only((s) => itemAt(s.tiles, i).owner === seat) ? [{ code: 'seizes', tile: tile.id }] : [],
    ),
    ...view.market.flatMap((card): Reason[] =>
      card !== '' && only((s) => isOwned(itemAt(s.players, seat), card)) ? [{ code: 'hires', card }] : [],
    ),
    ...STATS.flatMap((stat, i): Reason[] =>
      only((s) => itemAt(itemAt(s.players, seat).stats, i) > itemAt(own.stats, i))
        ? [{ code: 'raises', stat, level: itemAt(own.stats, i) + 1 }]
        : [],
    ),
    ...(instead === undefined ? [] : againstRivals(view, seat, here, there)),
    ...moneyOf(
      own.money ?? 0,
      here((s) => itemAt(s.players, seat).money),
      there((s) => itemAt(s.players, seat).money),
      instead,
    ),
    ...holdingsOf(view, seat, here, there, instead !== undefined),
  ].slice(0, MOST);
}

const meanOf = (states: readonly State[], of: (s: State) => number): number =>
  states.reduce((sum, s) => sum + of(s), 0) / Math.max(1, states.length);

type Mean = (of: (s: State) => number) => number;

/** Neighbourhoods that are lost less often, and rivals who end up with less. */
function againstRivals(view: View, seat: Seat, here: Mean, there: Mean): Reason[] {
  const kept = view.tiles.flatMap((tile, i): Reason[] => {
    const lost = (s: State): number => (itemAt(s.tiles, i).owner === seat ? 0 : 1);
    return tile.owner === seat && there(lost) - here(lost) >= THREATENED ? [{ code: 'keeps', tile: tile.id }] : [];
  });
  const harmed = view.players.flatMap((_, rival): Reason[] => {
    const sum = Math.round(there((s) => standing(s, rival)) - here((s) => standing(s, rival)));
    return rival !== seat && sum >= HARM ? [{ code: 'harms', seat: rival, sum }] : [];
  });
  return [...kept, ...harmed];
}

function moneyOf(before: number, here: number, there: number, instead: Instead | undefined): Reason[] {
  const difference = Math.round(here - there);
  if (instead !== undefined && Math.abs(difference) >= DIFFERENCE)
    return [{ code: difference > 0 ? 'more' : 'less', sum: Math.abs(difference), than: instead.than }];
  const gained = Math.round(here - before);
  return gained === 0 ? [] : [{ code: gained > 0 ? 'earns' : 'costs', sum: Math.abs(gained) }];
}

function holdingsOf(view: View, seat: Seat, here: Mean, there: Mean, compared: boolean): Reason[] {
  const reasons: Reason[] = [];
  const stock = (s: State): number => stockOf(s, seat);
  const goods = Math.round(here(stock) - stockIn(view, seat));
  if (goods > 0 && (!compared || Math.round(here(stock) - there(stock)) > 0)) reasons.push({ code: 'stores', goods });
  const crime = (s: State): number => itemAt(s.players, seat).crime;
  const to = Math.round(here(crime));
  const { crime: from } = itemAt(view.players, seat);
  if (to !== from && (!compared || Math.round(there(crime)) !== to))
    reasons.push({ code: to > from ? 'crime-up' : 'crime-down', to });
  return reasons;
}

const isOwned = (p: Player, card: string): boolean =>
  p.hand.includes(card) || p.deck.includes(card) || p.discard.includes(card) || p.plan.includes(card);

const stockOf = (s: State, seat: Seat): number => goodsOf(s, seat, 'alcohol') + goodsOf(s, seat, 'gun');

function stockIn(view: View, seat: Seat): number {
  let sum = 0;
  for (const deal of itemAt(view.players, seat).deals) sum += deal.alcohol + deal.gun;
  for (const tile of view.tiles) if (tile.owner === seat) sum += tile.alcohol + tile.gun;
  return sum;
}
