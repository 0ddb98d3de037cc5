// A list of effects, run one after the other. What one of them puts on the stack is finished before the next begins.
import { scriptOf } from '../cards/scripts.ts';
import { type FrameRule, noChoice } from '../frame-rule.ts';
import { pop } from '../state.ts';
import { deedOf } from './deeds.ts';

export const scriptRule: FrameRule<'script'> = {
  ...noChoice,
  go(s, frame, out) {
    const { at, of, seat } = frame;
    const effects = scriptOf(of);
    frame.at++;
    // Nothing of the list remains to be done after its last effect, so it need not wait beneath.
    if (frame.at >= effects.length) pop(s);
    if (at < effects.length) deedOf(effects[at]).run(s, seat, effects[at], of, at, out);
    return false;
  },
};
