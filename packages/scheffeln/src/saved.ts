// The readable form of a whole state, as the engine protocol fixes it. The way back is in loading.ts.
import { itemAt, type Json } from '@backroom/kit';
import { layout, optionsOf, type State } from './state.ts';
import {
  centreOf,
  characterOf,
  everySeat,
  faceDownOf,
  faceUpOf,
  handOf,
  orNull,
  ringOf,
  rowOf,
  stackOf,
  tokensOf,
} from './view.ts';
import { BUSINESSES, PHASES } from './vocabulary.ts';

const { COUNTDOWN, MONEY, PHASE, ROUND, START, STUDY, TURN, NONE } = layout;

export function save(s: State): Json {
  return {
    options: { ...optionsOf(s) },
    phase: itemAt(PHASES, itemAt(s, PHASE)),
    round: itemAt(s, ROUND),
    start: itemAt(s, START),
    turn: orNull(itemAt(s, TURN)),
    ring: ringOf(s),
    stacks: BUSINESSES.map((_, place) => stackOf(s, place)),
    seats: everySeat(s).map((seat) => ({
      character: characterOf(s, seat),
      hand: handOf(s, seat),
      money: itemAt(s, MONEY + seat),
      tokens: tokensOf(s, seat),
    })),
    centre: centreOf(s),
    faceUp: faceUpOf(s),
    faceDown: faceDownOf(s),
    row: rowOf(s),
    removed: tokensOf(s, NONE),
    countdownMs: orNull(itemAt(s, COUNTDOWN)),
    studyMs: orNull(itemAt(s, STUDY)),
  };
}
