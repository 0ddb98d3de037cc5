// Why one would do this or that, as data: what the turn has brought where it was imagined to its end. Words make sentences of it.
import type { Seat } from '@backroom/kit';
import type { SeatAction } from '../actions.ts';
import { goodsOf } from '../rules/goods.ts';
import type { Player, State } from '../state.ts';
import type { View } from '../view.ts';
import { STATS, type Stat } from '../vocabulary.ts';

export type Reason =
  | { readonly code: 'fulfils'; readonly job: string }
  | { readonly code: 'seizes'; readonly tile: string }
  | { readonly code: 'hires'; readonly card: string }
  | { readonly code: 'raises'; readonly stat: Stat; readonly level: number }
  | { readonly code: 'earns' | 'costs'; readonly sum: number }
  | { readonly code: 'stores'; readonly goods: number }
  | { readonly code: 'crime-up' | 'crime-down'; readonly to: number };

/** More than this many reasons nobody reads. */
const MOST = 3;
/** What happens in so many of the imagined turns is worth a word. */
const MOSTLY = 0.5;

export function explain(view: View, seat: Seat, _action: SeatAction, imagined: readonly State[]): readonly Reason[] {
  if (imagined.length === 0 || view.players.length === 0) return [];
  const ends = imagined.map((s) => s.players[seat]);
  const mean = (of: (p: Player, s: State) => number): number =>
    ends.reduce((sum, p, i) => sum + of(p, imagined[i]), 0) / ends.length;
  const mostly = (is: (p: Player, s: State) => boolean): boolean => mean((p, s) => (is(p, s) ? 1 : 0)) >= MOSTLY;
  const own = view.players[seat];
  const reasons: Reason[] = [
    ...own.jobs.flatMap((job): Reason[] =>
      job !== null && mostly((p) => !p.jobs.includes(job)) ? [{ code: 'fulfils', job }] : [],
    ),
    ...view.tiles.flatMap((tile, i): Reason[] =>
      tile.owner !== seat && mostly((_, s) => s.tiles[i].owner === seat) ? [{ code: 'seizes', tile: tile.id }] : [],
    ),
    ...view.market.flatMap((card): Reason[] =>
      card !== '' && mostly((p) => isOwned(p, card)) ? [{ code: 'hires', card }] : [],
    ),
    ...STATS.flatMap((stat, i): Reason[] =>
      mostly((p) => p.stats[i] > own.stats[i]) ? [{ code: 'raises', stat, level: own.stats[i] + 1 }] : [],
    ),
  ];
  const money = Math.round(mean((p) => p.money) - (own.money ?? 0));
  if (money !== 0) reasons.push({ code: money > 0 ? 'earns' : 'costs', sum: Math.abs(money) });
  const goods = Math.round(mean((_, s) => stockOf(s, seat)) - stockIn(view, seat));
  if (goods > 0) reasons.push({ code: 'stores', goods });
  const crime = Math.round(mean((p) => p.crime));
  if (crime !== own.crime) reasons.push({ code: crime > own.crime ? 'crime-up' : 'crime-down', to: crime });
  return reasons.slice(0, MOST);
}

const isOwned = (p: Player, card: string): boolean =>
  p.hand.includes(card) || p.deck.includes(card) || p.discard.includes(card) || p.plan.includes(card);

const stockOf = (s: State, seat: Seat): number => goodsOf(s, seat, 'alcohol') + goodsOf(s, seat, 'gun');

function stockIn(view: View, seat: Seat): number {
  let sum = 0;
  for (const deal of view.players[seat].deals) sum += deal.alcohol + deal.gun;
  for (const tile of view.tiles) if (tile.owner === seat) sum += tile.alcohol + tile.gun;
  return sum;
}
