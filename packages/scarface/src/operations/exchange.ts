// Goods turn into the other kind where they lie.

import type { FrameRule } from '../frame-rule.ts';
import { allGoods, placesWith, storeAt } from '../rules/goods.ts';
import { pop, push } from '../state.ts';
import { GOODS, NOBODY } from '../vocabulary.ts';
import type { OperationHandler } from './operation.ts';

export const exchange: OperationHandler<'exchange'> = {
  can: (s, seat, effect) => effect.goods > 0 && allGoods(s, seat) > 0,
  run(s, seat, effect) {
    push(s, { kind: 'exchange', seat, left: effect.goods });
  },
};

export const exchangeRule: FrameRule<'exchange'> = {
  go(s, frame) {
    if (frame.left > 0 && allGoods(s, frame.seat) > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const good of GOODS) placesWith(s, frame.seat, good, NOBODY, list);
    list.push({ type: 'stop' });
  },
  take(s, frame, action, out) {
    if (action.type !== 'spend') {
      pop(s);
      return;
    }
    const { seat } = frame;
    const other = action.good === 'alcohol' ? 'gun' : 'alcohol';
    const place = storeAt(s, seat, action.from);
    place[action.good]--;
    place[other]++;
    frame.left--;
    out?.push(
      { type: 'spent', seat, good: action.good, from: action.from },
      { type: 'stored', seat, good: other, at: action.from },
    );
  },
};
