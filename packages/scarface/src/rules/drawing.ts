// SC-34, SC-35: cards drawn from a shared deck; one is kept, the rest go to the bottom, known to the player who returned them.
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import type { FrameOf } from '../frames.ts';
import { type Deck, pop, push, type State } from '../state.ts';

export function drawJobs(s: State, seat: number, count: number, out: Out): void {
  const cards = takeTop(s.jobs, count);
  if (cards.length === 0) return;
  out?.push({ type: 'looked', seat, deck: 'jobs', count: cards.length, cards });
  push(s, { kind: 'pick-job', seat, cards });
}

export function drawDealers(s: State, seat: number, count: number, out: Out): void {
  const cards = takeTop(s.dealers, count);
  if (cards.length === 0) return;
  out?.push({ type: 'looked', seat, deck: 'dealers', count: cards.length, cards });
  push(s, { kind: 'pick-dealer', seat, cards });
}

export function takeTop(deck: Deck, count: number): string[] {
  deck.seen.splice(0, count);
  return deck.cards.splice(0, count);
}

function returnRest(deck: Deck, frame: FrameOf<'pick-job'>, kept: string): void {
  let returned = false;
  for (const card of frame.cards) {
    if (card === kept && !returned) returned = true;
    else {
      deck.cards.push(card);
      deck.seen.push(1 << frame.seat);
    }
  }
}

const choosing = {
  go: (): boolean => true,
  options(_s: State, frame: FrameOf<'pick-job'>, list: Parameters<FrameRule<'pick-job'>['options']>[2]): void {
    for (const [i, card] of frame.cards.entries())
      if (frame.cards.indexOf(card) === i) list.push({ type: 'card', card });
  },
};

export const pickJob: FrameRule<'pick-job'> = {
  ...choosing,
  take(s, frame, action, out) {
    if (action.type !== 'card') return;
    pop(s);
    returnRest(s.jobs, frame, action.card);
    s.players[frame.seat].jobs.push(action.card);
    out?.push({ type: 'took-job', seat: frame.seat, card: action.card });
  },
};

export const pickDealer: FrameRule<'pick-dealer'> = {
  ...choosing,
  take(s, frame, action) {
    if (action.type !== 'card') return;
    pop(s);
    returnRest(s.dealers, frame, action.card);
    push(s, { kind: 'tuck', seat: frame.seat, card: action.card });
  },
};

export const tuck: FrameRule<'tuck'> = {
  go: () => true,
  options(s, frame, list) {
    list.push({ type: 'new-deal' });
    for (let i = 0; i < s.players[frame.seat].deals.length; i++) list.push({ type: 'tuck', deal: i });
  },
  take(s, frame, action, out) {
    pop(s);
    const { deals } = s.players[frame.seat];
    let deal = deals.length;
    if (action.type === 'tuck') {
      deal = action.deal;
      deals[deal].cards.push(frame.card);
    } else deals.push({ cards: [frame.card], thug: 0, alcohol: 0, gun: 0 });
    out?.push({ type: 'took-dealer', seat: frame.seat, card: frame.card, deal });
  },
};
