// The table while pieces fly: those that leave are gone already, those that arrive are not there yet. So no piece is drawn twice.
import { itemAt } from '@backroom/kit';
import type { Tile } from '../../src/state.ts';
import type { PlayerView, View } from '../../src/view.ts';
import { AREAS, NOBODY } from '../../src/vocabulary.ts';
import { without } from './change.ts';

const least = (a: readonly number[], b: readonly number[]): number[] => a.map((n, i) => Math.min(n, b[i] ?? n));

/** The pieces that are on the table in both of two consecutive views. */
export function between(before: View, after: View): View {
  if (before === after) return before;
  return {
    ...before,
    police: least(before.police, after.police),
    market: before.market.map((card) => (after.market.includes(card) ? card : '')),
    ring: before.ring === after.ring ? before.ring : NOBODY,
    tiles: before.tiles.map((tile, i) => inTile(tile, itemAt(after.tiles, i))),
    players: before.players.map((p, seat) => ofPlayer(p, itemAt(after.players, seat))),
  };
}

/** A removed marker leaves at once; a replaced one stays until the new one is there. */
const inTile = (before: Readonly<Tile>, after: Readonly<Tile>): Readonly<Tile> =>
  before === after
    ? before
    : {
        ...before,
        owner: after.owner === NOBODY ? NOBODY : before.owner,
        alcohol: Math.min(before.alcohol, after.alcohol),
        gun: Math.min(before.gun, after.gun),
        tokens: least(before.tokens, after.tokens),
      };

function ofPlayer(before: PlayerView, after: PlayerView): PlayerView {
  if (before === after) return before;
  return {
    ...before,
    ...Object.fromEntries(AREAS.map((area) => [area, Math.min(before[area], after[area])])),
    money: before.money === null || after.money === null ? before.money : Math.min(before.money, after.money),
    thugs: least(before.thugs, after.thugs),
    cars: least(before.cars, after.cars),
    trucks: least(before.trucks, after.trucks),
    deck: Math.min(before.deck, after.deck),
    hand: inBoth(before.hand, after.hand),
    deals: before.deals.map((deal, i) => {
      const then = after.deals[i] ?? deal;
      return {
        ...deal,
        thug: Math.min(deal.thug, then.thug),
        alcohol: Math.min(deal.alcohol, then.alcohol),
        gun: Math.min(deal.gun, then.gun),
      };
    }),
  };
}

/** The cards of the first that are also in the second, in their order. */
function inBoth(before: PlayerView['hand'], after: PlayerView['hand']): PlayerView['hand'] {
  let left = after;
  return before.filter((card) => {
    if (!left.includes(card)) return false;
    left = without(left, card);
    return true;
  });
}
