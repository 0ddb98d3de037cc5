// Money from the bank.
import { gain } from '../rules/money.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const money: OperationHandler<'money'> = {
  can: (s, seat, effect) => amountOf(s, seat, effect.amount) > 0,
  run: (s, seat, effect, _of, _at, out) => gain(s, seat, amountOf(s, seat, effect.amount), 'card', out),
};
