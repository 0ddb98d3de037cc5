// Business tokens go back to the supply: a rival's, or one's own. A Nightclub stays, since its tile has been flipped for it.
import type { FrameRule } from '../frame-rule.ts';
import { businessNumber, pop, push, type State, type Tile, tokensOn } from '../state.ts';
import { BUSINESSES, NIGHTCLUB, NOBODY } from '../vocabulary.ts';
import type { OperationHandler } from './operation.ts';

const isMarked = (tile: Tile, seat: number, own: boolean): boolean =>
  own ? tile.owner === seat : tile.owner !== seat && tile.owner !== NOBODY;

function canWreck(s: State, seat: number, own: boolean): boolean {
  for (const tile of s.tiles) if (isMarked(tile, seat, own) && tokensOn(tile) > tile.tokens[NIGHTCLUB]) return true;
  return false;
}

export const wreck: OperationHandler<'wreck'> = {
  can: (s, seat, { tokens, whose }) => tokens > 0 && canWreck(s, seat, whose === 'self'),
  run(s, seat, { tokens, whose }) {
    push(s, { kind: whose === 'self' ? 'wreck-own' : 'wreck-rival', seat, left: tokens });
  },
};

const wrecking = (own: boolean): FrameRule<'wreck-rival'> & FrameRule<'wreck-own'> => ({
  go(s, frame) {
    if (frame.left > 0 && canWreck(s, frame.seat, own)) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const tile of s.tiles) {
      if (!isMarked(tile, frame.seat, own)) continue;
      for (let b = 0; b < NIGHTCLUB; b++)
        if (tile.tokens[b] > 0) list.push({ type: 'wreck', tile: tile.id, business: BUSINESSES[b] });
    }
  },
  take(s, frame, action, out) {
    const tile = action.type === 'wreck' ? s.tiles.find((one) => one.id === action.tile) : undefined;
    if (action.type !== 'wreck' || tile === undefined) return;
    const b = businessNumber(action.business);
    tile.tokens[b]--;
    s.tokens[b]++;
    frame.left--;
    out?.push({ type: 'wrecked', seat: frame.seat, tile: tile.id, business: action.business });
  },
});

export const wreckRivalRule = wrecking(false);
export const wreckOwnRule = wrecking(true);
