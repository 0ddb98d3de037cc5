// Stands between a seat's match and everything that shows it: steps are queued as beats, and the moment and the log that the
// page reads advance with them.
import type { Beat, ShownBeat } from '@backroom/kit';
import type { Recap } from '@backroom/match';
import type { StepFace } from '@backroom/protocol';
import { batch, type Signal } from '@preact/signals';
import type { Moment } from '../seat/seated.ts';
import { type AnyBeats, type Around, PresentationQueue, type Queued } from './queue.ts';

interface Shown {
  readonly moment: Signal<Moment | null>;
  readonly story: Signal<readonly StepFace[]>;
}

/** The current moment, and all events that this seat has seen. */
export interface Live {
  readonly moment: Moment;
  readonly story: readonly StepFace[];
}

let numbered = 0;

export const shownBeat = ({ kind, events, index }: Beat<unknown, unknown>, ms: number): ShownBeat<unknown> => ({
  kind,
  events,
  index,
  ms,
  number: ++numbered,
});

export class Presentation {
  private readonly shown: Shown;
  private readonly toBeats: AnyBeats;
  private readonly queue: PresentationQueue;
  private live: Live;
  /** All beats since this seat's last decision, and the moment they start from. */
  private since: { readonly from: Moment; readonly beats: Queued[] };

  constructor(shown: Shown, live: Live, toBeats: AnyBeats, around: Omit<Around, 'idle'>) {
    this.shown = shown;
    this.live = live;
    this.toBeats = toBeats;
    this.since = { from: live.moment, beats: [] };
    this.queue = new PresentationQueue({ ...around, idle: () => this.arrive() });
  }

  /** `fresh`: the steps since the last moment. */
  show(live: Live, fresh: readonly StepFace[]): void {
    const before = this.live;
    this.live = live;
    const beats = before.moment.seat === live.moment.seat ? this.beatsOf(before, live.moment.view, fresh) : [];
    if (fresh.some(({ by }) => by !== null && by === live.moment.seat)) this.since = { from: before.moment, beats: [] };
    this.since.beats.push(...beats);
    if (beats.length > 0) this.queue.push(beats);
    else if (this.queue.isIdle) this.arrive();
  }

  hold(isHeld: boolean): void {
    this.queue.hold(isHeld);
  }

  skip(): void {
    this.queue.skip();
  }

  /** Replays everything since this seat's last decision. */
  again(): void {
    if (this.queue.isIdle) this.queue.push(this.since.beats.slice(-MOST_AGAIN));
  }

  /** Shows what happened while the page was hidden. Undone steps are not played backwards. */
  recap({ before, turns, after, takenBack }: Recap): void {
    if (!this.queue.isIdle || takenBack > 0) return;
    const steps = turns.map(({ by, to, events }) => ({ seq: to, at: 0, by, deed: 'act', events, race: null }));
    const since = turns[0]?.from ?? Number.POSITIVE_INFINITY;
    const { moment } = this.live;
    const from: Live = {
      // The result comes after the last beat, also if the match ended meanwhile.
      moment: { ...moment, view: before, result: null, table: { ...moment.table, phase: 'playing' } },
      story: this.live.story.filter(({ seq }) => seq < since),
    };
    const beats = this.beatsOf(from, after, steps);
    if (this.since.beats.length === 0) this.since = { from: from.moment, beats };
    this.queue.push(beats);
  }

  close(): void {
    this.queue.close();
  }

  private arrive(): void {
    batch(() => {
      this.shown.story.value = this.live.story;
      this.shown.moment.value = this.live.moment;
    });
  }

  private beatsOf(before: Live, after: unknown, fresh: readonly StepFace[]): Queued[] {
    const { moment: from } = before;
    // Undone steps, and a match ended by agreement, are not animated.
    if (fresh.some(({ deed }) => deed === 'undo' || deed === 'end')) return [];
    const events = fresh.flatMap((step) => step.events);
    if (events.length === 0) return [];
    let told = 0;
    return this.toBeats(from.view, events, after).map((beat) => {
      const already = told;
      told = beat.told;
      return {
        ms: beat.ms,
        isPause: beat.isPause === true,
        begin: (ms) =>
          batch(() => {
            this.shown.story.value = [...before.story, ...partly(fresh, already)];
            this.shown.moment.value = {
              ...from,
              view: beat.during,
              legal: [],
              toAct: doersOf(fresh, already),
              refusals: [],
              deadlineAt: null,
              beat: shownBeat(beat, ms),
            };
          }),
      };
    });
  }
}

/** The most beats that are shown again, so that it does not take longer than playing on. */
const MOST_AGAIN = 40;

/** The seat whose action is being shown. */
function doersOf(steps: readonly StepFace[], told: number): Moment['toAct'] {
  let left = told;
  const step = steps.find(({ events }) => {
    left -= events.length;
    return left < 0;
  });
  return typeof step?.by === 'number' ? [step.by] : [];
}

/** The steps shown so far. The last one may have only its first events. */
function partly(steps: readonly StepFace[], told: number): StepFace[] {
  const shown: StepFace[] = [];
  let left = told;
  for (const step of steps) {
    if (left <= 0) break;
    shown.push(step.events.length <= left ? step : { ...step, events: step.events.slice(0, left) });
    left -= step.events.length;
  }
  return shown;
}
