// Amnesty: everybody's thugs leave Prison, and every rival's thug among them is worth a fee.

import { noChoice } from '../../frame-rule.ts';
import { release } from '../../rules/acts.ts';
import { gain } from '../../rules/money.ts';
import { pop } from '../../state.ts';
import { inOrder, met } from '../whom.ts';
import type { Particular } from './particular.ts';

const AMNESTY_FEE = 2;

export const amnesty: Particular = {
  ...noChoice,
  can: (s) => s.players.some((p) => p.prison > 0),
  go(s, frame, out) {
    const { seat } = frame;
    let fees = 0;
    pop(s);
    inOrder(s, () => {
      for (const one of met(s, seat, 'everyone')) {
        if (one !== seat) fees += AMNESTY_FEE * s.players[one].prison;
        release(s, one, s.players[one].prison, out);
      }
    });
    gain(s, seat, fees, 'card', out);
    return false;
  },
};
