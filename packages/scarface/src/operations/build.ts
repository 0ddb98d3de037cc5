// Business tokens on one's own neighbourhoods (SC-41).
import { canBuild } from '../rules/territory.ts';
import { businessNumber, push } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import type { EffectOf, OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

const only = ({ kind }: EffectOf<'build'>): number => (kind === undefined ? NOBODY : businessNumber(kind));

export const build: OperationHandler<'build'> = {
  can: (s, seat, effect) => amountOf(s, seat, effect.tokens) > 0 && canBuild(s, seat, only(effect)),
  run(s, seat, effect) {
    const left = amountOf(s, seat, effect.tokens);
    if (left > 0) push(s, { kind: 'build', seat, left, business: only(effect) });
  },
};
