// Muscle and Influence for the rest of one's own turn (SC-13). In somebody else's turn they would be wasted.
import { turnOf } from '../rules/strength.ts';
import type { Voice } from '../words/cards/voice.ts';
import type { Deed, EffectOf } from './deed.ts';
import { amountOf } from './reckon.ts';

function points(e: EffectOf<'boost'>, v: Voice): string {
  const parts: string[] = [];
  if (e.muscle !== undefined) parts.push(v.points('muscle', e.muscle));
  if (e.influence !== undefined) parts.push(v.points('influence', e.influence));
  return v.and(parts);
}

/** Without "for each", which would come between. */
const isPlain = ({ influence, muscle }: EffectOf<'boost'>): boolean =>
  typeof (muscle ?? 0) === 'number' && typeof (influence ?? 0) === 'number';

export const boost: Deed<'boost'> = {
  can: (s, seat, effect) =>
    turnOf(s)?.seat === seat && amountOf(s, seat, effect.muscle ?? 0) + amountOf(s, seat, effect.influence ?? 0) > 0,
  run(s, seat, effect, _of, _at, out) {
    const turn = turnOf(s);
    if (turn === null || turn.seat !== seat) return;
    const muscle = amountOf(s, seat, effect.muscle ?? 0);
    const influence = amountOf(s, seat, effect.influence ?? 0);
    turn.muscle += muscle;
    turn.influence += influence;
    out?.push({ type: 'boost', seat, muscle, influence });
  },
  say: {
    en: (e, v) => (isPlain(e) ? `gain ${points(e, v)} this turn` : `this turn gain ${points(e, v)}`),
    de: (e, v) => `erhalte in diesem Zug ${points(e, v)}`,
    fr: (e, v) => `gagne ce tour-ci ${points(e, v)}`,
    it: (e, v) => `ottieni in questo turno ${points(e, v)}`,
    es: (e, v) => `gana este turno ${points(e, v)}`,
  },
};
