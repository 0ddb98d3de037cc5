// SC-36 and the Right-hands of SC-47: people join the gang.
import { personCard } from '../cards/index.ts';
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import { pop, push, type State } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import { goodsOf } from './goods.ts';
import { closeGap, leaveMarket } from './market.ts';
import { fire, modified } from './powers.ts';
import { takeRing } from './ring.ts';

/** The cost of taking a new card into the hand at once. */
const alcoholFor = (s: State, seat: number, level: number): number =>
  modified(s, seat, 'hire-alcohol', level >= 1 && level <= 3 ? 1 : 2);

export const canHire = (s: State, level: number): boolean =>
  s.market.some((card) => card !== '' && personCard(card).level <= level);

export const hire: FrameRule<'hire'> = {
  go(s, frame, out) {
    if (frame.hired === '' && canHire(s, frame.level)) return true;
    pop(s);
    if (frame.hired !== '') close(s, frame.seat, frame.hired, out);
    return false;
  },
  options(s, frame, list) {
    for (const card of s.market)
      if (card !== '' && personCard(card).level <= frame.level) list.push({ type: 'card', card });
  },
  take(s, frame, action, out) {
    if (action.type !== 'card') return;
    const { seat } = frame;
    const { card } = action;
    frame.hired = card;
    out?.push({ type: 'hired', seat, card });
    leaveMarket(s, card);
    if (frame.free === 1) joinHand(s, seat, card, out);
    else push(s, { kind: 'welcome', seat, card, alcohol: alcoholFor(s, seat, personCard(card).level) });
  },
};

/** When the new card has its place, the market is refilled and then the Ring is taken. */
function close(s: State, seat: number, card: string, out: Out): void {
  closeGap(s, personCard(card).level, out);
  takeRing(s, seat, out);
  fire(s, seat, 'hire', out);
}

function joinHand(s: State, seat: number, card: string, out: Out): void {
  const p = s.players[seat];
  p.hand.push(card);
  p.open.push(card);
  out?.push({ type: 'joined', seat, card, to: 'hand' });
}

export const rightHand: FrameRule<'right-hand'> = {
  go(s, frame) {
    if (s.players[frame.seat].aside.length > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const card of s.players[frame.seat].aside) list.push({ type: 'card', card });
  },
  take(s, frame, action) {
    if (action.type !== 'card') return;
    const { aside } = s.players[frame.seat];
    aside.splice(aside.indexOf(action.card), 1);
    pop(s);
    push(s, { kind: 'welcome', seat: frame.seat, card: action.card, alcohol: alcoholFor(s, frame.seat, 0) });
  },
};

export const welcome: FrameRule<'welcome'> = {
  go: () => true,
  options(s, frame, list) {
    if (goodsOf(s, frame.seat, 'alcohol') >= frame.alcohol) list.push({ type: 'to-hand' });
    list.push({ type: 'stop' });
  },
  take(s, frame, action, out) {
    const { seat, card } = frame;
    pop(s);
    if (action.type === 'to-hand') {
      joinHand(s, seat, card, out);
      if (frame.alcohol > 0) push(s, { kind: 'spend', seat, alcohol: frame.alcohol, gun: 0, any: 0, tile: NOBODY });
      return;
    }
    s.players[seat].discard.push(card);
    out?.push({ type: 'joined', seat, card, to: 'discard' });
  },
};
