// Neighbourhoods change hands and get businesses (SC-39, SC-41, SC-46, SC-49).
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import type { FrameOf } from '../frames.ts';
import { pop, push, type State, type Tile, tokensOn } from '../state.ts';
import { BUSINESSES, MOST_TOKENS, NIGHTCLUB, NOBODY } from '../vocabulary.ts';
import { fire } from './powers.ts';
import { isPresent } from './presence.ts';
import { defenceAgainst } from './strength.ts';

const tileNamed = (s: State, id: string): Tile => s.tiles.find((tile) => tile.id === id) as Tile;

/** The control marker goes back to its owner. Goods stay with the tile. */
export function removeControl(s: State, tile: Tile, out: Out): void {
  const { owner } = tile;
  tile.owner = NOBODY;
  s.players[owner].markers++;
  fire(s, owner, 'lose-control', out);
}

export const oust: FrameRule<'oust'> = {
  go(s, frame) {
    if (frame.left > 0 && s.tiles.some((tile) => tile.owner !== NOBODY)) return true;
    pop(s);
    return false;
  },
  options(s, _frame, list) {
    for (const tile of s.tiles) if (tile.owner !== NOBODY) list.push({ type: 'tile', tile: tile.id });
    list.push({ type: 'stop' });
  },
  take(s, frame, action, out) {
    if (action.type !== 'tile') {
      pop(s);
      return;
    }
    frame.left--;
    const tile = tileNamed(s, action.tile);
    out?.push({ type: 'ousted', seat: frame.seat, owner: tile.owner, tile: tile.id });
    removeControl(s, tile, out);
  },
};

/** SC-41: at most four tokens, at most one of them a Nightclub, so at most three others. */
export const hasRoomForBusiness = (tile: Tile): boolean =>
  tokensOn(tile) < MOST_TOKENS && tokensOn(tile) - tile.tokens[NIGHTCLUB] < MOST_TOKENS - 1;

export function canBuild(s: State, seat: number, only: number): boolean {
  const supplied = only === NOBODY ? s.tokens[0] + s.tokens[1] + s.tokens[2] > 0 : s.tokens[only] > 0;
  return supplied && s.tiles.some((tile) => tile.owner === seat && hasRoomForBusiness(tile));
}

export const build: FrameRule<'build'> = {
  go(s, frame) {
    if (frame.left > 0 && canBuild(s, frame.seat, frame.business)) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const tile of s.tiles) {
      if (tile.owner !== frame.seat || !hasRoomForBusiness(tile)) continue;
      for (let b = 0; b < NIGHTCLUB; b++) {
        if (s.tokens[b] > 0 && (frame.business === NOBODY || frame.business === b))
          list.push({ type: 'build', tile: tile.id, business: BUSINESSES[b] });
      }
    }
    list.push({ type: 'stop' });
  },
  take(s, frame, action, out) {
    if (action.type !== 'build') {
      pop(s);
      return;
    }
    frame.left--;
    const b = BUSINESSES.indexOf(action.business);
    s.tokens[b]--;
    tileNamed(s, action.tile).tokens[b]++;
    out?.push({ type: 'built', seat: frame.seat, tile: action.tile, business: action.business });
  },
};

/** SC-46: may this player seize this tile with this Muscle? */
export const canSeizeTile = (s: State, seat: number, muscle: number, tile: Tile): boolean =>
  tile.owner !== seat && isPresent(s, seat, tile.district) && muscle >= defenceAgainst(s, seat, tile);

export const canSeize = (s: State, seat: number, muscle: number): boolean =>
  s.tiles.some((tile) => canSeizeTile(s, seat, muscle, tile));

export const seize: FrameRule<'seize'> = {
  go(s, frame) {
    if (canSeize(s, frame.seat, frame.muscle)) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const tile of s.tiles)
      if (canSeizeTile(s, frame.seat, frame.muscle, tile)) list.push({ type: 'tile', tile: tile.id });
  },
  take(s, frame, action, out) {
    if (action.type !== 'tile') return;
    pop(s);
    const { seat, muscle } = frame;
    const tile = tileNamed(s, action.tile);
    // Ruling of SC-46: the marker must come from somewhere.
    if (s.players[seat].markers > 0) takeOver(s, seat, tile, muscle, out);
    else push(s, { kind: 'marker', seat, tile: s.tiles.indexOf(tile), muscle });
  },
};

function takeOver(s: State, seat: number, tile: Tile, muscle: number, out: Out): void {
  const owner = tile.owner === NOBODY ? null : tile.owner;
  out?.push({ type: 'seized', seat, tile: tile.id, owner, muscle, defence: defenceAgainst(s, seat, tile) });
  fire(s, seat, 'seize', out);
  if (owner !== null) removeControl(s, tile, out);
  tile.owner = seat;
  s.players[seat].markers--;
}

export const marker: FrameRule<'marker'> = {
  go: () => true,
  options(s, frame, list) {
    for (const tile of s.tiles) if (tile.owner === frame.seat) list.push({ type: 'tile', tile: tile.id });
    list.push({ type: 'stop' });
  },
  take(s, frame, action, out) {
    pop(s);
    if (action.type !== 'tile') return;
    const { seat } = frame;
    tileNamed(s, action.tile).owner = NOBODY;
    s.players[seat].markers++;
    out?.push({ type: 'gave-up', seat, tile: action.tile });
    takeOver(s, seat, s.tiles[frame.tile], frame.muscle, out);
  },
};

const canOpen = (s: State, frame: FrameOf<'nightclub'>, tile: Tile): boolean =>
  tile.owner === frame.seat && tile.night === 0 && tokensOn(tile) < MOST_TOKENS && s.tokens[NIGHTCLUB] > 0;

export const nightclub: FrameRule<'nightclub'> = {
  go(s, frame) {
    if (s.tiles.some((tile) => canOpen(s, frame, tile))) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const tile of s.tiles) if (canOpen(s, frame, tile)) list.push({ type: 'tile', tile: tile.id });
  },
  take(s, frame, action, out) {
    if (action.type !== 'tile') return;
    pop(s);
    const tile = tileNamed(s, action.tile);
    tile.night = 1;
    tile.tokens[NIGHTCLUB]++;
    s.tokens[NIGHTCLUB]--;
    out?.push({ type: 'nightclub', seat: frame.seat, tile: tile.id });
  },
};
