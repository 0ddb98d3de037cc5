// The presentation queue alone, with a manual clock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded, settle } from '@backroom/kit';
import type { Recap } from '@backroom/match';
import type { StepFace } from '@backroom/protocol';
import { type Event, type Options, scheffeln } from '@backroom/scheffeln';
import { beatsOf } from '@backroom/scheffeln/beats';
import { type Signal, signal } from '@preact/signals';
import fc from 'fast-check';
import { Presentation } from '../src/presentation/present.ts';
import { PresentationQueue, type Queued } from '../src/presentation/queue.ts';
import type { Moment } from '../src/seat/seated.ts';

/** Promised in docs/page.md. */
const MOST_HASTE = 4;
const MOST_WAITING = 300;

/** At most one timer, for the beat that is shown now. */
class Clock {
  now = 0;
  wished = 1;
  idled = 0;
  private due: { readonly at: number; readonly what: () => void } | null = null;

  later = (ms: number, what: () => void): (() => void) => {
    assert.equal(this.due, null, 'two beats at once');
    const due = { at: this.now + ms, what };
    this.due = due;
    return () => {
      if (this.due === due) this.due = null;
    };
  };
  speed = (): number => this.wished;
  idle = (): void => {
    this.idled++;
  };

  get isPlaying(): boolean {
    return this.due !== null;
  }

  /** Ends the beat that is shown. False: none is. */
  tick(): boolean {
    const { due } = this;
    this.due = null;
    if (due === null) return false;
    this.now = due.at;
    due.what();
    return true;
  }
}

interface Shown {
  readonly name: number;
  readonly ms: number;
}

function queueOf(clock: Clock): {
  queue: PresentationQueue;
  shown: Shown[];
  beat: (ms: number, isPause?: boolean) => Queued;
} {
  const shown: Shown[] = [];
  let made = 0;
  const beat = (ms: number, isPause = false): Queued => {
    const name = made++;
    return { ms, isPause, begin: (given) => shown.push({ name, ms: given }) };
  };
  return { queue: new PresentationQueue(clock), shown, beat };
}

const doings = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ push: fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 20 }) }) },
    { weight: 3, arbitrary: fc.record({ ticks: fc.nat({ max: 12 }) }) },
    { weight: 1, arbitrary: fc.record({ held: fc.boolean() }) },
  ),
  { maxLength: 14 },
);

test('every beat is shown once, in order, one at a time, never faster than four times', () => {
  fc.assert(
    fc.property(doings, fc.constantFrom(1, 2, 4), (steps, speed) => {
      const clock = new Clock();
      clock.wished = speed;
      const { queue, shown, beat } = queueOf(clock);
      const pushed: number[] = [];
      for (const step of steps) {
        if ('push' in step) {
          pushed.push(...step.push);
          queue.push(step.push.map((ms) => beat(ms)));
        } else if ('held' in step) queue.hold(step.held);
        else for (let i = 0; i < step.ticks; i++) clock.tick();
      }
      queue.hold(false);
      while (clock.tick());
      assert.ok(queue.isIdle);
      const expected = pushed.flatMap((ms, name) => (ms === 0 ? [] : [{ name, ms }]));
      // A beat of a millisecond or so may round to none at all.
      const seen = expected.filter(({ name, ms }) => ms > 8 * speed || shown.some((one) => one.name === name));
      assert.deepEqual(
        shown.map(({ name }) => name),
        seen.map(({ name }) => name),
      );
      for (const { name, ms } of shown) {
        assert.ok(ms >= Math.floor(pushed[name] / speed / MOST_HASTE), `${pushed[name]} ms in ${ms}`);
        assert.ok(ms <= Math.ceil(pushed[name] / speed), `${pushed[name]} ms in ${ms}`);
      }
    }),
    { numRuns: 300 },
  );
});

test('the queue plays faster when more beats wait; a pause keeps its time, at every speed', () => {
  const clock = new Clock();
  const { queue, shown, beat } = queueOf(clock);
  queue.push([beat(1000), beat(1000)]);
  while (clock.tick());
  queue.push([...Array.from({ length: 100 }, () => beat(1000)), beat(3000, true)]);
  while (clock.tick());
  assert.deepEqual([shown[0].ms, shown[1].ms], [1000, 1000]);
  assert.equal(shown[2].ms, 1000 / MOST_HASTE);
  assert.equal(shown[101].ms, 1000, 'the last one has its time again');
  assert.equal(shown[102].ms, 3000);
  for (clock.wished of [0.5, 2, 4]) {
    queue.push([beat(1000), beat(3000, true)]);
    while (clock.tick());
    assert.deepEqual([shown.at(-2)?.ms, shown.at(-1)?.ms], [1000 / clock.wished, 3000]);
  }
});

test('no more than 300 beats wait: of more the newest are kept', () => {
  const clock = new Clock();
  const { queue, shown, beat } = queueOf(clock);
  queue.push([beat(10)]);
  for (let i = 0; i < 10; i++) queue.push(Array.from({ length: 100 }, () => beat(10)));
  while (clock.tick());
  assert.equal(shown.length, 1 + MOST_WAITING);
  assert.deepEqual([shown[0].name, shown[1].name, shown.at(-1)?.name], [0, 701, 1000]);
});

test('skipping goes to the next pause, then ends only that pause, then goes to the end; with nothing shown it does nothing', () => {
  const clock = new Clock();
  const { queue, shown, beat } = queueOf(clock);
  const names = (): readonly number[] => shown.map(({ name }) => name);
  queue.skip();
  assert.equal(clock.idled, 0);
  queue.push([beat(100), beat(100), beat(3000, true), beat(100), beat(100)]);
  queue.skip();
  assert.deepEqual(names(), [0, 2]);
  queue.skip();
  assert.deepEqual(names(), [0, 2, 3]);
  queue.skip();
  assert.deepEqual(names(), [0, 2, 3]);
  assert.ok(queue.isIdle && !clock.isPlaying);
  assert.equal(clock.idled, 1);
});

test('without animation everything is over at once; beats of a hidden page wait, and are shown when somebody looks', () => {
  const clock = new Clock();
  const { queue, shown, beat } = queueOf(clock);
  clock.wished = 0;
  queue.push([beat(100), beat(3000, true)]);
  assert.ok(queue.isIdle && clock.idled === 1 && shown.length === 0);
  clock.wished = 1;
  queue.hold(true);
  queue.push([beat(100)]);
  queue.skip();
  assert.ok(!queue.isIdle && !clock.isPlaying && shown.length === 0);
  queue.hold(false);
  assert.deepEqual(shown, [{ name: 2, ms: 100 }]);
  queue.close();
  assert.ok(!clock.isPlaying && queue.isIdle);
});

/** A random game as one seat is told it. */
function* told(seed: string, eyes: number): Generator<{ readonly moment: Moment; readonly step: StepFace | null }> {
  const random = new Seeded(seed);
  const options = { mode: 'basic', movementCards: 24, run: false, mafia: false, studyLimitMs: null } as Options;
  const state = scheffeln.start(options, 3);
  settle(scheffeln, state, random);
  for (let seq = 0; ; seq++) {
    const acting = scheffeln.toAct(state);
    const toAct = typeof acting === 'string' ? [] : acting;
    const moment = {
      seat: eyes,
      seq,
      view: scheffeln.view(state, eyes),
      legal: scheffeln.legal(state, eyes),
      refusals: [],
      toAct,
      deadlineAt: null,
    } as unknown as Moment;
    if (seq === 0) yield { moment, step: null };
    if (toAct.length === 0) return;
    const events: Event[] = [];
    scheffeln.apply(state, toAct[0], scheffeln.sample(state, toAct[0], random), events);
    settle(scheffeln, state, random, { events, steps: null });
    const now = scheffeln.toAct(state);
    yield {
      moment: {
        ...moment,
        seq: seq + 1,
        view: scheffeln.view(state, eyes),
        legal: scheffeln.legal(state, eyes),
        toAct: typeof now === 'string' ? [] : now,
      },
      step: {
        seq: seq + 1,
        by: toAct[0],
        deed: 'act',
        events: events.flatMap((event) => scheffeln.face(event, eyes) ?? []),
      } as unknown as StepFace,
    };
  }
}

test('nothing is legal while a beat is shown, the log is not ahead of it, and the end is what the match says', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.infiniteStream(fc.nat({ max: 9 })), (seed, luck) => {
      const clock = new Clock();
      const shown = { moment: signal<Moment | null>(null), story: signal<readonly StepFace[]>([]) };
      let presentation: Presentation | null = null;
      let story: readonly StepFace[] = [];
      for (const { moment, step } of told(seed, 0)) {
        if (step !== null) story = [...story, step];
        const live = { moment, story };
        if (presentation === null || step === null)
          presentation = new Presentation(shown, live, beatsOf as never, clock);
        else presentation.show(live, [step]);
        // Now and then the next step comes before this one has been shown.
        for (let left = luck.next().value as number; left > 0 && clock.isPlaying; left--) {
          const { beat, legal, view } = shown.moment.peek() as Moment;
          assert.ok(beat !== undefined, 'a beat is shown');
          assert.deepEqual(legal, []);
          const events = shown.story.peek().flatMap((one) => one.events) as Event[];
          const paid = events.reduce((sum, event) => sum + (event.type === 'took' ? event.value : 0), 0);
          const { seats } = view as { seats: { money: number }[] };
          assert.equal(
            seats.reduce((sum, { money }) => sum + money, 0),
            paid,
            'money on the table and in the log',
          );
          clock.tick();
        }
      }
      while (clock.tick());
      const { beat, legal } = shown.moment.peek() as Moment;
      assert.equal(beat, undefined);
      assert.deepEqual(legal, []);
      assert.equal(shown.story.peek(), story);
    }),
    { numRuns: 12 },
  );
});

/** A few steps of a game as seat 0 is told it: the live end, and a presentation that has shown nothing yet. */
function away(
  steps: number,
  { result, phase }: Pick<Moment, 'result'> & { phase: string } = { result: null, phase: 'playing' },
): { clock: Clock; shown: Signals; presentation: Presentation; all: readonly Told[] } {
  const all = [...told('away', 0)].slice(0, steps + 1);
  const moment = { ...(all.at(-1) as Told).moment, result, table: { phase } } as Moment;
  const story = all.flatMap(({ step }) => step ?? []);
  const clock = new Clock();
  const shown = { moment: signal<Moment | null>(moment), story: signal<readonly StepFace[]>(story) };
  return { clock, shown, all, presentation: new Presentation(shown, { moment, story }, beatsOf as never, clock) };
}

type Told = ReturnType<typeof told> extends Generator<infer T> ? T : never;
interface Signals {
  readonly moment: Signal<Moment | null>;
  readonly story: Signal<readonly StepFace[]>;
}

/** What the match would tell somebody who was away for the steps after `seen`. */
const recapOf = (all: readonly Told[], seen: number, takenBack = 0): Recap => ({
  before: all[seen]?.moment.view,
  after: all.at(-1)?.moment.view,
  turns: all.slice(seen + 1).flatMap(({ step }) => (step ? [{ ...step, from: step.seq, to: step.seq }] : [])),
  table: [],
  takenBack,
});

/** Every beat's kind, and how many steps the log has told at it. */
function watched(clock: Clock, { moment, story }: Signals): { readonly kind: string; readonly steps: number }[] {
  const seen: { kind: string; steps: number }[] = [];
  do {
    const { beat, legal } = moment.peek() as Moment;
    if (beat === undefined) break;
    assert.deepEqual(legal, []);
    seen.push({ kind: beat.kind, steps: story.peek().length });
  } while (clock.tick());
  return seen;
}

test('a recap is played from the position that was seen last to the one that is live, and can be shown again', () => {
  const { clock, shown, presentation, all } = away(9);
  const live = shown.moment.peek();
  const story = shown.story.peek();
  presentation.recap(recapOf(all, 4));
  const seats = (moment: unknown): unknown => (moment as { view: { seats: unknown } }).view.seats;
  assert.deepEqual(seats(shown.moment.peek()), seats(all[4]?.moment), 'it begins with what was seen last');
  const seen = watched(clock, shown);
  const expected = beatsOf(
    all[4]?.moment.view as never,
    all.slice(5).flatMap(({ step }) => (step?.events ?? []) as never),
    live?.view as never,
  ).filter(({ ms }) => ms > 0);
  assert.deepEqual(
    seen.map(({ kind }) => kind),
    expected.map(({ kind }) => kind),
  );
  assert.equal(seen[0]?.steps, 4, 'the log goes back as well');
  assert.ok(seen.every(({ steps }, i) => i === 0 || steps >= (seen[i - 1]?.steps ?? 0)));
  assert.equal(shown.moment.peek(), live);
  assert.equal(shown.story.peek(), story);
  presentation.again();
  assert.deepEqual(watched(clock, shown), seen, 'shown again: the same beats');
  assert.equal(shown.moment.peek(), live);
});

test('a recap of a match that has ended shows the result after its last beat', () => {
  const { clock, shown, presentation, all } = away(9, { result: { winners: [0], scores: [1, 0, 0] }, phase: 'over' });
  presentation.recap(recapOf(all, 4));
  do {
    const { beat, result, table } = shown.moment.peek() as Moment;
    if (beat === undefined) break;
    assert.deepEqual([result, table.phase], [null, 'playing']);
  } while (clock.tick());
  const { result, table } = shown.moment.peek() as Moment;
  assert.deepEqual([result?.winners, table.phase], [[0], 'over']);
});

test('nothing is played of a recap in which something was taken back, or while something else is shown', () => {
  const { clock, shown, presentation, all } = away(9);
  presentation.recap(recapOf(all, 4, 1));
  assert.ok(!clock.isPlaying);
  presentation.recap(recapOf(all, 4));
  const { beat } = shown.moment.peek() as Moment;
  presentation.recap(recapOf(all, 2));
  presentation.again();
  assert.equal((shown.moment.peek() as Moment).beat, beat);
  const seen = watched(clock, shown);
  assert.ok(seen.length > 0 && seen.length < 40, `${seen.length}`);
});

test('Show again plays what happened since one’s own last decision, and nothing before it', () => {
  const clock = new Clock();
  const shown = { moment: signal<Moment | null>(null), story: signal<readonly StepFace[]>([]) };
  let presentation: Presentation | null = null;
  let story: readonly StepFace[] = [];
  let since: string[] = [];
  let looked = 0;
  for (const { moment, step } of told('again', 0)) {
    if (step !== null) story = [...story, step];
    const live = { moment, story };
    if (presentation === null || step === null) {
      presentation = new Presentation(shown, live, beatsOf as never, clock);
      continue;
    }
    presentation.show(live, [step]);
    const kinds = watched(clock, shown).map(({ kind }) => kind);
    since = step.by === 0 ? kinds : [...since, ...kinds];
    presentation.again();
    assert.deepEqual(
      watched(clock, shown).map(({ kind }) => kind),
      since.slice(-40),
    );
    assert.equal(shown.moment.peek(), moment);
    if (++looked > 20) break;
  }
  assert.ok(since.length > 0);
});
