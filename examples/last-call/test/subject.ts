import type { GameUnderTest } from '@backroom/kit/testing';
import { type Action, type Event, lastCall, type Options, type State, type View } from '@backroom/last-call';

/** What the kit's suite needs to know of Last Call. */
export const subject: Omit<GameUnderTest<State, Action, Event, View, Options>, 'file' | 'games' | 'words'> = {
  game: lastCall,
  pieces: (s) => [...s.hands.flat(), ...s.gone].map((card) => `card ${card}`),
  secrets: (s, seat) =>
    Object.fromEntries(
      s.hands.flatMap((hand, owner) => (owner !== seat && hand.length > 0 ? [[`hand ${owner}`, hand]] : [])),
    ),
};
