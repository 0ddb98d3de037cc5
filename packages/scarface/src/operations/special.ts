// Rules that one card alone has: each has a file of its own in specials/.

import type { FrameRule } from '../frame-rule.ts';
import type { Special } from '../language.ts';
import { push } from '../state.ts';
import type { OperationHandler } from './operation.ts';
import { amnesty } from './specials/amnesty.ts';
import { buyOut } from './specials/buy-out.ts';
import { copySkill } from './specials/copy-skill.ts';
import { doubleSale } from './specials/double-sale.ts';
import type { Particular } from './specials/particular.ts';
import { swapPolice } from './specials/swap-police.ts';

const SPECIAL: Readonly<Record<Special, Particular>> = {
  'copy-skill': copySkill,
  'swap-police': swapPolice,
  'double-sale': doubleSale,
  'buy-out': buyOut,
  amnesty,
};

const of = (frame: { readonly rule: string }): Particular => SPECIAL[frame.rule as Special];

export const special: OperationHandler<'special'> = {
  can: (s, seat, effect) => SPECIAL[effect.rule].can(s, seat),
  run(s, seat, effect, _of, _at, out) {
    if (!SPECIAL[effect.rule].can(s, seat)) return;
    out?.push({ type: 'special', seat, rule: effect.rule });
    push(s, { kind: 'special', seat, rule: effect.rule, step: 0 });
  },
};

export const specialRule: FrameRule<'special'> = {
  go: (s, frame, out) => of(frame).go(s, frame, out),
  options: (s, frame, list) => of(frame).options(s, frame, list),
  take: (s, frame, action, out) => of(frame).take(s, frame, action, out),
};
