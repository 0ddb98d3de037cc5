// SC-80: the end of a round; the last one ends the game (SC-90).
import { LAST_NEWS } from '../box.ts';
import type { Out } from '../events.ts';
import { type FrameRule, noChoice } from '../frame-rule.ts';
import { pop, push, type State } from '../state.ts';
import { NESS_TOP } from '../vocabulary.ts';
import { changeCrime } from './crime.ts';
import { takeTop } from './drawing.ts';
import { finalCount } from './final.ts';
import { refreshMarket } from './market.ts';

export const roundEnd: FrameRule<'round-end'> = {
  ...noChoice,
  go(s, frame, out) {
    if (frame.step === 0) {
      frame.step = 1;
      out?.push({ type: 'round-end', round: s.round });
      push(s, { kind: 'raid', seat: frame.seat, step: 0, done: 0, card: '' });
      return false;
    }
    pop(s);
    raiseNess(s, out);
    refreshMarket(s, out);
    const [headline] = takeTop(s.news, 1);
    s.headlines.push(headline);
    out?.push({ type: 'news', card: headline });
    if (headline === LAST_NEWS) {
      s.stack.length = 0;
      out?.push({ type: 'over', ...finalCount(s) });
      return false;
    }
    s.time = 0;
    s.round++;
    return false;
  },
};

/** Nobody's marker may be on Ness's level or below. */
function raiseNess(s: State, out: Out): void {
  if (s.ness === NESS_TOP) return;
  s.ness++;
  out?.push({ type: 'ness', at: s.ness });
  for (let seat = 0; seat < s.players.length; seat++) changeCrime(s, seat, 0, out);
}
