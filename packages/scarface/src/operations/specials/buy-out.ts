// A rival's neighbourhood for money: its owner gets the profit it shows, and cannot refuse.
import { sideOf } from '../../cards/index.ts';
import { gain, pay } from '../../rules/money.ts';
import { isPresent } from '../../rules/presence.ts';
import { removeControl } from '../../rules/territory.ts';
import { pop, type State, type Tile } from '../../state.ts';
import { NOBODY } from '../../vocabulary.ts';
import type { Particular } from './particular.ts';

const isForSale = (s: State, seat: number, tile: Tile): boolean =>
  tile.owner !== seat &&
  tile.owner !== NOBODY &&
  s.players[seat].money >= sideOf(tile).profit &&
  isPresent(s, seat, tile.district);

const canBuy = (s: State, seat: number): boolean =>
  s.players[seat].markers > 0 && s.tiles.some((tile) => isForSale(s, seat, tile));

export const buyOut: Particular = {
  can: canBuy,
  go(s, frame) {
    if (canBuy(s, frame.seat)) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const tile of s.tiles) if (isForSale(s, frame.seat, tile)) list.push({ type: 'tile', tile: tile.id });
  },
  take(s, frame, action, out) {
    const tile = action.type === 'tile' ? s.tiles.find((one) => one.id === action.tile) : undefined;
    if (tile === undefined) return;
    const { seat } = frame;
    const { owner } = tile;
    pop(s);
    gain(s, owner, pay(s, seat, sideOf(tile).profit, 'card', out), 'card', out);
    out?.push({ type: 'ousted', seat, owner, tile: tile.id, bought: true });
    removeControl(s, tile, out);
    tile.owner = seat;
    s.players[seat].markers--;
  },
};
