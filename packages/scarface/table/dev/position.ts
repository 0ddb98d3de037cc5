// A position from seeded play, for the sheet: after some random moves, seen from the first seat.
import { itemAt, Seeded, settle } from '@backroom/kit';
import { scarface } from '../../src/index.ts';
import type { View } from '../../src/view.ts';

export function positionOf(seats: number, moves: number, seed: string, isSolo: boolean): View {
  const random = new Seeded(seed);
  const options = {
    jobDraft: false,
    ringByHand: false,
    gangs: null,
    solo: isSolo ? ({ rival: 'outfit', difficulty: 'rulebook' } as const) : null,
  };
  const state = scarface.start(options, seats);
  settle(scarface, state, random);
  for (let i = 0; i < moves; i++) {
    const acting = scarface.toAct(state);
    if (typeof acting === 'string') break;
    scarface.apply(state, itemAt(acting, 0), scarface.sample(state, itemAt(acting, 0), random), []);
    settle(scarface, state, random);
  }
  return scarface.view(state, 0);
}
