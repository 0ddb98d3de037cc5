// Why an action is good or bad, in words: parts of a sentence, without a full stop.
import type { Reason } from '../../knowledge/reasons.ts';
import type { Reasons } from './catalogue.ts';
import type { Speaker } from './speaker.ts';

export function reasonOf(reasons: Reasons, { numbers, who }: Speaker, reason: Reason): string {
  const { money, percent } = numbers;
  switch (reason.code) {
    case 'keeps':
      return reasons.keeps({ sum: money(reason.sum), at: reason.at });
    case 'alone':
      return reasons.alone({ sum: money(reason.sum), at: reason.at });
    case 'freed':
      return reasons.freed({ sum: money(reason.sum), at: reason.at });
    case 'on-top':
      return reasons.onTop({ sum: money(reason.sum), at: reason.at, on: reason.on });
    case 'covered':
      return reasons.covered(reason);
    case 'still-covered':
      return reasons.stillCovered(reason);
    case 'takes': {
      const { character, before, after } = reason;
      return reasons.takes({ character, before: money(before), after: money(after) });
    }
    case 'takes-equal':
      return reasons.takesEqual(reason.character, money(reason.sum));
    case 'left-threatened':
      return reasons.leftThreatened({ by: reason.by, sum: money(reason.sum) });
    case 'rival-covered':
      return reasons.rivalCovered({ who: who(reason.seat), sum: money(reason.sum), by: reason.by });
    case 'rival-loses': {
      const { seat, before, after } = reason;
      return reasons.rivalLoses({ who: who(seat), before: money(before), after: money(after) });
    }
    case 'row-earns':
      return reasons.rowEarns({ sum: money(reason.sum), at: reason.at });
    case 'row-covered':
      return reasons.rowCovered(reason);
    case 'in-vain':
      return reasons.inVain;
    case 'ends':
      return reasons.ends({ share: percent(reason.share), mean: money(reason.mean) });
  }
}
