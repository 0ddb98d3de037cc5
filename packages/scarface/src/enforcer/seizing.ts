// Neighbourhoods that the Enforcer takes, from the player or from nobody (SC-110, points 7 and 11).
import type { Out, Why } from '../events.ts';
import { fire } from '../rules/powers.ts';
import { profitAt } from '../rules/selling.ts';
import { defenceAgainst } from '../rules/strength.ts';
import { canSeizeTile, removeControl } from '../rules/territory.ts';
import type { State, Tile } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import { byProfit, numberOf, ownTiles, type Ranked, ranked } from './order.ts';
import { PLAYER } from './solo.ts';

/** The player's before free ones, then bigger profits, then the higher defence; then the lower number. */
export function prey(s: State, seat: number, power: number): Ranked<Tile> {
  const rank = (tile: Tile): number[] => [
    tile.owner === PLAYER ? 0 : 1,
    -profitAt(s, seat, tile),
    -defenceAgainst(s, seat, tile),
    numberOf(s, tile),
  ];
  const reach = s.tiles.filter((tile) => canSeizeTile(s, seat, power, tile));
  return ranked(reach, rank, ['yours', 'biggest-profit', 'higher-defence', 'lower-number']);
}

export function seizeBest(s: State, seat: number, power: number, out: Out): void {
  const { order, why } = prey(s, seat, power);
  const [tile] = order;
  const owner = tile.owner === NOBODY ? null : tile.owner;
  const told: Why = why === 'biggest-profit' && owner === PLAYER ? 'yours-biggest-profit' : why;
  out?.push(
    { type: 'because', seat, why: told, tile: tile.id },
    { type: 'seized', seat, tile: tile.id, owner, muscle: power, defence: defenceAgainst(s, seat, tile) },
  );
  fire(s, seat, 'seize', out);
  if (owner !== null) removeControl(s, tile, out);
  if (s.players[seat].markers === 0) freeMarker(s, seat, out);
  s.players[seat].markers--;
  tile.owner = seat;
}

/** Ruling: with no marker left he gives up the least profitable tile he has (SC-46). */
function freeMarker(s: State, seat: number, out: Out): void {
  const least = byProfit(s, seat, ownTiles(s, seat)).order.at(-1) as Tile;
  least.owner = NOBODY;
  s.players[seat].markers++;
  out?.push({ type: 'because', seat, why: 'least-profit', tile: least.id }, { type: 'gave-up', seat, tile: least.id });
}

/** Removes `markers` of the player's control markers, the most profitable neighbourhoods first. */
export function oustBest(s: State, seat: number, markers: number, out: Out): void {
  for (let i = 0; i < markers; i++) {
    const { order, why } = byProfit(s, seat, ownTiles(s, PLAYER));
    const [tile] = order;
    if (tile === undefined) return;
    out?.push({ type: 'because', seat, why, tile: tile.id }, { type: 'ousted', seat, owner: PLAYER, tile: tile.id });
    removeControl(s, tile, out);
  }
}
