// The forger: the standard skill of somebody in the market, used as one's own.
import { personCard } from '../../cards/index.ts';
import { pop, push, type State } from '../../state.ts';
import { anyCan } from '../index.ts';
import type { Particular } from './particular.ts';

/** A copy of a copy would have no end. */
function canCopy(s: State, seat: number, card: string): boolean {
  if (card === '') return false;
  const skill = personCard(card).standard;
  if (skill === undefined) return false;
  return !skill.some((effect) => effect.do === 'special' && effect.rule === 'copy-skill') && anyCan(s, seat, skill);
}

const offers = (s: State, seat: number): boolean => s.market.some((card) => canCopy(s, seat, card));

export const copySkill: Particular = {
  can: offers,
  go(s, frame) {
    if (offers(s, frame.seat)) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const card of s.market) if (canCopy(s, frame.seat, card)) list.push({ type: 'card', card });
  },
  take(s, frame, action) {
    if (action.type !== 'card') return;
    pop(s);
    push(s, { kind: 'script', seat: frame.seat, of: `${action.card}/standard`, at: 0 });
  },
};
