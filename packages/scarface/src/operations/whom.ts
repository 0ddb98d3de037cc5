// Effects that concern certain players: the acting one, one rival of their choice, each rival, or everyone, in turn order.
import { scriptOf } from '../cards/scripts.ts';
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import type { Effect, Operation, Who } from '../language.ts';
import { pop, push, type State } from '../state.ts';
import type { EffectOf, OperationHandler } from './operation.ts';

interface Meeting<D extends Operation> {
  who(effect: EffectOf<D>): Who;
  /** Would it do anything to that player, as far as `by` can see? */
  works(s: State, by: number, victim: number, effect: EffectOf<D>): boolean;
  /** At most one frame goes on the stack. */
  onto(s: State, by: number, victim: number, effect: EffectOf<D>, out: Out): void;
}

export type Met<D extends Operation> = OperationHandler<D> & Pick<Meeting<D>, 'works' | 'onto'>;

/** The players concerned, from the acting one on. Which of several rivals it is, is asked separately. */
export function* met(s: State, seat: number, who: Who): Generator<number> {
  const { length } = s.players;
  if (who === 'self' || who === 'everyone') yield seat;
  if (who !== 'self') for (let i = 1; i < length; i++) yield (seat + i) % length;
}

const isMet = (seat: number, victim: number, who: Who): boolean =>
  victim === seat ? who === 'self' || who === 'everyone' : who !== 'self';

/** Frames pushed meanwhile are reversed: the first pushed runs first. */
export function inOrder(s: State, fill: () => void): void {
  const from = s.stack.length;
  fill();
  if (s.stack.length - from > 1) s.stack.push(...s.stack.splice(from).reverse());
}

export const meeting = <D extends Operation>({ who, works, onto }: Meeting<D>): Met<D> => ({
  works,
  onto,
  can(s, seat, effect) {
    // Runs for every skill at every decision: it allocates no list.
    const whom = who(effect);
    for (let victim = 0; victim < s.players.length; victim++)
      if (isMet(seat, victim, whom) && works(s, seat, victim, effect)) return true;
    return false;
  },
  run(s, seat, effect, of, at, out) {
    if (who(effect) === 'rival') {
      push(s, { kind: 'whom', seat, of, at });
      return;
    }
    inOrder(s, () => {
      for (const victim of met(s, seat, who(effect)))
        if (works(s, seat, victim, effect)) onto(s, seat, victim, effect, out);
    });
  },
});

/** The frame rule for the question "whom?". */
export const whomRule = (deedOf: (effect: Effect) => Met<Operation>): FrameRule<'whom'> => ({
  go(s, frame) {
    const effect = scriptOf(frame.of)[frame.at];
    const { works } = deedOf(effect);
    for (const victim of met(s, frame.seat, 'rivals')) if (works(s, frame.seat, victim, effect)) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    const effect = scriptOf(frame.of)[frame.at];
    const { works } = deedOf(effect);
    for (let seat = 0; seat < s.players.length; seat++)
      if (seat !== frame.seat && works(s, frame.seat, seat, effect)) list.push({ type: 'seat', seat });
  },
  take(s, frame, action, out) {
    if (action.type !== 'seat') return;
    const effect = scriptOf(frame.of)[frame.at];
    pop(s);
    deedOf(effect).onto(s, frame.seat, action.seat, effect, out);
  },
});
