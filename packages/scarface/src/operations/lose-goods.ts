// Goods go back to the supply; the loser chooses which.
import { allGoods, goodsOf } from '../rules/goods.ts';
import { push, type State } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import type { EffectOf } from './operation.ts';
import { amountOf } from './reckon.ts';
import { meeting } from './whom.ts';

const lost = (s: State, by: number, victim: number, { amount, good }: EffectOf<'lose-goods'>): number =>
  Math.min(amountOf(s, by, amount), good === undefined ? allGoods(s, victim) : goodsOf(s, victim, good));

export const loseGoods = meeting<'lose-goods'>({
  who: (effect) => effect.who ?? 'self',
  works: (s, by, victim, effect) => lost(s, by, victim, effect) > 0,
  onto(s, by, victim, effect) {
    const n = lost(s, by, victim, effect);
    push(s, {
      kind: 'spend',
      seat: victim,
      alcohol: effect.good === 'alcohol' ? n : 0,
      gun: effect.good === 'gun' ? n : 0,
      any: effect.good === undefined ? n : 0,
      tile: NOBODY,
    });
  },
});
