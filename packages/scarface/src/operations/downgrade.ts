// SC-49: a level of a stat is lost; its rightmost cube goes off the board. What it has opened stays.
import type { FrameRule } from '../frame-rule.ts';
import { pop, push, type State } from '../state.ts';
import { STATS } from '../vocabulary.ts';
import { meeting } from './whom.ts';

const hasUpgrade = (s: State, seat: number): boolean => s.players[seat].stats.some((level) => level > 1);

export const downgrade = meeting<'downgrade'>({
  who: (effect) => effect.who ?? 'self',
  works: (s, _by, victim, effect) => effect.levels > 0 && hasUpgrade(s, victim),
  onto: (s, _by, victim, effect) => push(s, { kind: 'downgrade', seat: victim, left: effect.levels }),
});

export const downgradeRule: FrameRule<'downgrade'> = {
  go(s, frame) {
    if (frame.left > 0 && hasUpgrade(s, frame.seat)) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const [i, stat] of STATS.entries()) if (s.players[frame.seat].stats[i] > 1) list.push({ type: 'stat', stat });
  },
  take(s, frame, action, out) {
    if (action.type !== 'stat') return;
    const { stats } = s.players[frame.seat];
    const level = --stats[STATS.indexOf(action.stat)];
    frame.left--;
    out?.push({ type: 'downgraded', seat: frame.seat, stat: action.stat, level });
  },
};
