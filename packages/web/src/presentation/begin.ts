// Starts the presentation of a seat once its table is drawn. Until then events are shown without animation.
import type { StepFace } from '@backroom/protocol';
import { settings } from '../app/settings.ts';
import { gameCalled, partsOf } from '../games.ts';
import type { Moment, Seated } from '../seat/seated.ts';
import { Presentation } from './present.ts';
import type { Around } from './queue.ts';

type Make = (moment: Moment, story: readonly StepFace[]) => Presentation;

interface Signals extends Pick<Seated, 'game'> {
  readonly moment: ConstructorParameters<typeof Presentation>[0]['moment'];
  readonly story: ConstructorParameters<typeof Presentation>[0]['story'];
}

/** The player's speed; 0 for a text table and a hidden page, which show no animation. */
const speed = (): number =>
  settings.peek().textTable || document.visibilityState === 'hidden' ? 0 : settings.peek().tempo;

/** A busy browser starts animations late. The queue waits for it, but no longer than this. */
const LATEST_MS = 500;

/** Animations of the beat that are still running. */
const underWay = (ms: number): readonly Promise<unknown>[] =>
  (document.querySelector('[data-moving]')?.getAnimations({ subtree: true }) ?? []).flatMap((one) =>
    one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) <= ms ? [one.finished] : [],
  );

/** A beat is over when its time is up and its animations have ended. */
const later: Around['later'] = (ms, what) => {
  let isOver = false;
  const end = (): void => {
    if (!isOver) what();
    isOver = true;
  };
  let timer = setTimeout(() => {
    timer = setTimeout(end, LATEST_MS);
    void Promise.allSettled(underWay(ms)).then(end);
  }, ms);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};

export const pageAround: Omit<Around, 'idle'> = { later, speed };

export async function begin(seat: Signals, follow: (make: Make) => void): Promise<void> {
  const toBeats = await (await partsOf(gameCalled(seat.game))).beats?.();
  if (toBeats === undefined) return;
  follow((moment, story) => new Presentation(seat, { moment, story }, toBeats, pageAround));
}
