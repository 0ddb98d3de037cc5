// The presentation ends in the match's own view: each event is folded into the view, beat by beat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded, settle } from '@backroom/kit';
import { type Event, type Options, scheffeln } from '@backroom/scheffeln';
import fc from 'fast-check';
import { isPayday, showingMs } from '../src/showing.ts';
import type { View } from '../src/view.ts';
import { beatsOf } from '../table/beats/index.ts';
import { soundOf } from '../table/motion/heard.ts';

// Sounds need the types of a browser, which tests do not have.
const sounding = 'sounds';
const { sounds }: { readonly sounds: object } = await import(`../table/${sounding}.ts`);

const options = fc.record({
  mode: fc.constantFrom('basic', 'basic', 'speed'),
  run: fc.boolean(),
  mafia: fc.boolean(),
  seats: fc.integer({ min: 3, max: 4 }),
  seed: fc.string({ maxLength: 8 }),
});

interface Told {
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
}

/** A random game as one pair of eyes sees it: every decision with what followed from it. */
function* told(o: Options, seats: number, seed: string, eyes: number | null): Generator<Told> {
  const random = new Seeded(seed);
  const state = scheffeln.start(o, seats);
  settle(scheffeln, state, random);
  for (let acting = scheffeln.toAct(state); typeof acting !== 'string'; acting = scheffeln.toAct(state)) {
    const before = scheffeln.view(state, eyes);
    const seat = acting[random.below(acting.length)];
    const events: Event[] = [];
    scheffeln.apply(state, seat, scheffeln.sample(state, seat, random), events);
    settle(scheffeln, state, random, { events, steps: null });
    const faces = events.flatMap((event) => scheffeln.face(event, eyes) ?? []);
    yield { before, events: faces, after: scheffeln.view(state, eyes) };
  }
}

/** What only the match itself can say: whose turn it is, its clocks, and after the end what lies beneath the last tokens and that the
 * last row has gone. */
function shown({ phase, turn, countdownMs, studyMs, stacks, unseen, row, ...rest }: View, isOver: boolean) {
  return isOver ? rest : { stacks, unseen, row, ...rest };
}

test('folding the beats of every step gives the view of the match, for every seat and for spectators', () => {
  fc.assert(
    fc.property(options, fc.option(fc.integer({ min: 0, max: 2 })), ({ mode, run, mafia, seats, seed }, eyes) => {
      const isRace = mode === 'speed';
      const o = {
        mode,
        movementCards: 24,
        run: run && !isRace,
        mafia: mafia && !isRace,
        studyLimitMs: null,
      } as Options;
      for (const { before, events, after } of told(o, seats, seed, eyes)) {
        // The last beat is given the true view: so a marker that changes nothing is put behind it.
        const beats = beatsOf(before, [...events, { type: 'no-evasion', seat: 0 }], after);
        const isOver = after.phase === 'over';
        assert.deepEqual(shown(beats.at(-1)?.during as View, isOver), shown(after, isOver), JSON.stringify(events));
      }
    }),
    { numRuns: 60 },
  );
});

test('beats tell every event once and in order, money changes only after a coin, and a payday is summed up once', () => {
  fc.assert(
    fc.property(options, ({ mode, seats, seed }) => {
      const o = { mode, movementCards: 24, run: false, mafia: mode === 'basic', studyLimitMs: null } as Options;
      for (const { before, events, after } of told(o, seats, seed, null)) {
        const beats = beatsOf(before, events, after);
        const summaries = beats.filter(({ kind }) => kind === 'summary');
        assert.deepEqual(
          beats.filter(({ kind }) => kind !== 'summary').flatMap((beat) => beat.events),
          events,
        );
        assert.equal(summaries.length, events.some(isPayday) ? 1 : 0);
        assert.deepEqual(
          summaries.flatMap((beat) => beat.events),
          events.filter(isPayday),
        );
        // One can read it: three seconds at every speed, and a click ends it.
        for (const { kind, isPause, ms } of beats) {
          assert.equal(isPause === true, kind === 'summary', kind);
          if (isPause) assert.equal(ms, 3000);
        }
        assert.equal(beats.at(-1)?.told, events.length);
        assert.equal(
          beats.reduce((ms, beat) => ms + beat.ms, 0),
          showingMs(events),
        );
        const money = (view: View) => JSON.stringify(view.seats.map((one) => one.money));
        for (const [i, beat] of beats.entries()) {
          if (beat.kind !== 'coin') assert.equal(money(beat.after), money(beat.during), beat.kind);
          if (i > 0) assert.equal(money(beat.during), money(beats[i - 1].after));
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('every sound of a beat exists; a coin and a car are heard, a summary is silent, and the game ends with a fanfare', () => {
  const heard = new Map<string, string | undefined>();
  fc.assert(
    fc.property(options, ({ mode, seats, seed }) => {
      const o = { mode, movementCards: 24, run: false, mafia: false, studyLimitMs: null } as Options;
      for (const { before, events, after } of told(o, seats, seed, null)) {
        const beats = beatsOf(before, events, after);
        for (const beat of beats) {
          const sound = soundOf(beat);
          assert.ok(sound === undefined || Object.hasOwn(sounds, sound), sound);
          heard.set(beat.kind, sound);
        }
        if (after.phase === 'over') assert.equal(beats.map(soundOf).at(-1), 'fanfare');
      }
    }),
    { numRuns: 10 },
  );
  assert.deepEqual(
    ['coin', 'drive', 'summary'].map((kind) => heard.get(kind)),
    ['coin', 'engine', undefined],
  );
});
