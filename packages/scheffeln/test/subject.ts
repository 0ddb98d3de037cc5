import type { Seat } from '@backroom/kit';
import type { GameUnderTest } from '@backroom/kit/testing';
import { type Action, type State, scheffeln } from '@backroom/scheffeln';
import { words } from '@backroom/scheffeln/words';
import type { Types } from '../src/types.ts';
import { oracleLegal, type Readable } from './oracle.ts';

export const readable = (s: State): Readable => scheffeln.save(s) as unknown as Readable;

/** What the kit's suite needs to know of Scheffeln. */
export const subject: Omit<GameUnderTest<Types>, 'file' | 'games'> = {
  game: scheffeln,
  words,
  pieces: (s) => {
    const t = readable(s);
    const characters = [...t.centre, ...t.seats.map((seat) => seat.character).filter((c) => c !== null)];
    const tokens = [...t.stacks.flat(), ...t.seats.flatMap((seat) => seat.tokens), ...t.removed];
    return [
      ...t.ring.flat().map((car) => `car ${car}`),
      ...characters.map((character) => `character ${character}`),
      ...tokens.map((token) => `token ${token}`),
      ...(t.options.mode === 'basic' ? [`cards dealt ${t.seats.length * 4}, of which here ${countCards(t)}`] : []),
    ];
  },
  secrets: (s, seat) => {
    const t = readable(s);
    const hidden: Record<string, Readable['stacks'] | string[] | string> = {};
    for (const [owner, { hand }] of t.seats.entries())
      if (owner !== seat && hand.length > 0) hidden[`hand ${owner}`] = hand;
    for (const { seat: owner, card } of t.faceDown) if (owner !== seat) hidden['a discard'] = card;
    for (const [place, stack] of t.stacks.entries()) if (stack.length > 2) hidden[`stack ${place}`] = [stack];
    return hidden;
  },
  oracle: (s: State, seat: Seat): readonly Action[] => oracleLegal(readable(s), seat),
};

const countCards = (t: Readable): number =>
  t.seats.reduce((sum, seat) => sum + seat.hand.length, 0) + t.faceUp.length + t.faceDown.length;
