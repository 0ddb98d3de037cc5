// Cards from one's own deck, which is never reshuffled for it (SC-17).
import { drawCards } from '../rules/turn.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const draw: OperationHandler<'draw'> = {
  can: (s, seat, effect) => s.players[seat].deck.length > 0 && amountOf(s, seat, effect.cards) > 0,
  run: (s, seat, effect, _of, _at, out) => drawCards(s.players[seat], seat, amountOf(s, seat, effect.cards), out),
};
