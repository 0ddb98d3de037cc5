// All police cars of two districts change places.

import type { Out } from '../../events.ts';
import { pop, type State } from '../../state.ts';
import { DISTRICTS, districtNumber } from '../../vocabulary.ts';
import type { Particular } from './particular.ts';

const canSwap = (s: State): boolean => s.police.some((cars) => cars !== s.police[0]);

/** Would anything change with that district as the other one? */
const differs = (s: State, first: number, d: number): boolean => s.police[first] !== s.police[d];

function drive(s: State, seat: number, from: number, to: number, cars: number, out: Out): void {
  for (let i = 0; i < cars; i++) {
    s.police[from]--;
    s.police[to]++;
    out?.push({ type: 'police', seat, from: DISTRICTS[from], to: DISTRICTS[to] });
  }
}

/** `step`: 0, or one more than the number of the first district. */
export const swapPolice: Particular = {
  can: canSwap,
  go(s) {
    if (canSwap(s)) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const [d, district] of DISTRICTS.entries())
      if (frame.step === 0 ? s.police[d] > 0 : differs(s, frame.step - 1, d)) list.push({ type: 'district', district });
  },
  take(s, frame, action, out) {
    if (action.type !== 'district') return;
    const d = districtNumber(action.district);
    if (frame.step === 0) {
      frame.step = d + 1;
      return;
    }
    pop(s);
    const first = frame.step - 1;
    const [here, there] = [s.police[first], s.police[d]];
    drive(s, frame.seat, first, d, here, out);
    drive(s, frame.seat, d, first, there, out);
  },
};
