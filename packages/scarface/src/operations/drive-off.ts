// A rival's thug or vehicle goes to a district next to its own; its owner pays the bribe there as far as they can
// (SC-95).

import type { FrameRule } from '../frame-rule.ts';
import { payBribe } from '../rules/presence.ts';
import { streetOf } from '../rules/streets.ts';
import { type Player, pop, push, type State } from '../state.ts';
import { ADJACENT, DISTRICTS, districtNumber, PIECES } from '../vocabulary.ts';
import type { OperationHandler } from './operation.ts';

const isOut = (p: Player): boolean => {
  for (let d = 0; d < DISTRICTS.length; d++) if (p.thugs[d] + p.cars[d] + p.trucks[d] > 0) return true;
  return false;
};

const rivalsAreOut = (s: State, seat: number): boolean => s.players.some((p, rival) => rival !== seat && isOut(p));

export const driveOff: OperationHandler<'drive-off'> = {
  can: (s, seat, effect) => effect.pieces > 0 && rivalsAreOut(s, seat),
  run(s, seat, effect) {
    push(s, { kind: 'drive-off', seat, left: effect.pieces });
  },
};

export const driveOffRule: FrameRule<'drive-off'> = {
  go(s, frame) {
    if (frame.left > 0 && rivalsAreOut(s, frame.seat)) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const [seat, p] of s.players.entries()) {
      if (seat === frame.seat) continue;
      for (const [from, name] of DISTRICTS.entries())
        for (const piece of PIECES) {
          if (streetOf(p, piece)[from] === 0) continue;
          for (const [to, next] of DISTRICTS.entries())
            if (ADJACENT[from][to]) list.push({ type: 'drive-off', seat, piece, from: name, to: next });
        }
    }
  },
  take(s, frame, action, out) {
    if (action.type !== 'drive-off') return;
    const { seat, piece, from, to } = action;
    const pieces = streetOf(s.players[seat], piece);
    pieces[districtNumber(from)]--;
    pieces[districtNumber(to)]++;
    frame.left--;
    out?.push({ type: 'moved', seat, by: frame.seat, piece, from, to });
    payBribe(s, seat, districtNumber(to), out);
  },
};
