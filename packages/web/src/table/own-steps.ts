// How much of a turn can be undone.
import type { Seat } from '@backroom/kit';
import type { StepFace } from '@backroom/protocol';
import { standing } from './standing.ts';

/** How many decisions this seat has made in its turn: since another one decided, or since an event that begins a turn. */
export function ownSteps(
  story: readonly StepFace[],
  seat: Seat | null,
  isTurnStart: (event: unknown) => boolean = () => false,
): number {
  const steps = standing(story).filter(({ deed }) => deed === 'act' || deed === 'draw');
  const before = steps.findLastIndex(
    ({ by, deed, events }) => (deed === 'act' && by !== seat) || events.some(isTurnStart),
  );
  return steps.slice(before + 1).filter(({ deed }) => deed === 'act').length;
}
