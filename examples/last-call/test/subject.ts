import type { GameUnderTest } from '@backroom/kit/testing';
import { lastCall } from '@backroom/last-call';
import type { Types } from '../src/game.ts';

/** What the kit's suite needs to know of Last Call. */
export const subject: Omit<GameUnderTest<Types>, 'file' | 'games' | 'words'> = {
  game: lastCall,
  pieces: (s) => [...s.hands.flat(), ...s.gone].map((card) => `card ${card}`),
  secrets: (s, seat) =>
    Object.fromEntries(
      s.hands.flatMap((hand, owner) => (owner !== seat && hand.length > 0 ? [[`hand ${owner}`, hand]] : [])),
    ),
};
