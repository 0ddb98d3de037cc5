// SC-30: a thug collects the goods of a Deal.
import { dealerCard } from '../cards/index.ts';
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import { type Deal, pop, type State } from '../state.ts';
import { receive } from './goods.ts';
import { fire, modified } from './powers.ts';
import { influenceFor, muscleFor, statValue, turnOf } from './strength.ts';

type Summed = 'muscle' | 'influence' | 'alcohol' | 'gun';

/** What the Dealers of a Deal ask or give together. */
export function sumOf(deal: Deal, what: Summed): number {
  let sum = 0;
  for (const id of deal.cards) sum += dealerCard(id)[what];
  return sum;
}

export const isServed = (deal: Deal, muscle: number, influence: number): boolean =>
  deal.thug === 0 && sumOf(deal, 'muscle') <= muscle && sumOf(deal, 'influence') <= influence;

export const deal: FrameRule<'deal'> = {
  go: () => true,
  options(s, frame, list) {
    const turn = turnOf(s);
    if (turn === null) return;
    const muscle = muscleFor(s, turn, 'deal');
    const influence = influenceFor(s, turn, 'deal');
    const { deals } = s.players[frame.seat];
    for (let i = 0; i < deals.length; i++)
      if (isServed(deals[i], muscle, influence)) list.push({ type: 'deal', deal: i });
  },
  take(s, frame, action, out) {
    if (action.type !== 'deal') return;
    pop(s);
    const p = s.players[frame.seat];
    const one = p.deals[action.deal];
    p.headquarters--;
    one.thug = 1;
    out?.push({ type: 'deal', seat: frame.seat, deal: action.deal, cards: one.cards.slice() });
    fire(s, frame.seat, 'deal', out);
    const extra = statValue(p, 3, 'supply') * one.cards.length;
    collect(s, frame.seat, one, modified(s, frame.seat, 'deal-goods', extra), out);
  },
};

function collect(s: State, seat: number, one: Deal, any: number, out: Out): void {
  receive(s, seat, sumOf(one, 'alcohol'), sumOf(one, 'gun'), any, out);
}

/** One of the Deals delivers without a thug: no extra goods of Dealer's Supply, but what Jobs and News add to a Deal. */
export const supply: FrameRule<'supply'> = {
  go(s, frame) {
    if (s.players[frame.seat].deals.length > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (let i = 0; i < s.players[frame.seat].deals.length; i++) list.push({ type: 'deal', deal: i });
  },
  take(s, frame, action, out) {
    if (action.type !== 'deal') return;
    pop(s);
    const one = s.players[frame.seat].deals[action.deal];
    out?.push({ type: 'deal', seat: frame.seat, deal: action.deal, cards: one.cards.slice() });
    collect(s, frame.seat, one, modified(s, frame.seat, 'deal-goods', 0), out);
  },
};
