// Undone steps do not count: the page finds the same valid steps as the log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StepFace } from '@backroom/protocol';
import fc from 'fast-check';
import { takenBack } from '../../match/src/past.ts';
import { ownSteps } from '../src/table/own-steps.ts';
import { standing } from '../src/table/standing.ts';

interface Written {
  readonly story: StepFace[];
  /** As the log has it. */
  readonly entries: Parameters<typeof takenBack>[0];
}

/** Seats decide, chance draws, and now and then somebody takes their last decision back: freely, or by agreement. */
function write(turns: readonly { seat: number; what: 'act' | 'draw' | 'undo' | 'asked' }[]): Written {
  const story: StepFace[] = [];
  const entries: { seq: number; by: unknown; deed: { do: string; to?: number } }[] = [];
  const counting: { seq: number; by: unknown; isAct: boolean }[] = [];
  const step = (by: unknown, deed: string, to?: number): void => {
    const seq = story.length + 1;
    story.push({ seq, at: seq, by: by as StepFace['by'], deed, events: [seq], race: null });
    entries.push({ seq, by, deed: { do: deed, ...(to !== undefined && { to }) } });
  };
  for (const { seat, what } of turns) {
    if (what === 'act' || what === 'draw') {
      step(what === 'act' ? seat : 'house', what);
      counting.push({ seq: story.length, by: seat, isAct: what === 'act' });
      continue;
    }
    const at = counting.findLastIndex(({ by, isAct }) => isAct && by === seat);
    if (at < 0) continue;
    const { seq } = counting[at];
    if (what === 'asked') step(seat, 'ask');
    step(what === 'asked' ? 'house' : seat, 'undo', seq);
    counting.length = at;
  }
  return { story, entries: entries as never };
}

const turns = fc.array(
  fc.record({
    seat: fc.integer({ min: 0, max: 2 }),
    what: fc.constantFrom('act', 'act', 'act', 'draw', 'undo', 'asked'),
  }),
  { maxLength: 40 },
);

test('the steps that still count are those that the log did not take back', () => {
  fc.assert(
    fc.property(turns, (all) => {
      const { story, entries } = write(all);
      const gone = takenBack(entries);
      const counts = (one: StepFace): boolean => one.deed === 'act' || one.deed === 'draw';
      assert.deepEqual(
        standing(story).filter(counts),
        story.filter((one) => counts(one) && !gone.has(one.seq)),
      );
    }),
  );
});

test('a turn is what a seat decided since another one did', () => {
  const acts = (...seats: number[]) => write(seats.map((seat) => ({ seat, what: 'act' as const }))).story;
  assert.equal(ownSteps(acts(), 0), 0);
  assert.equal(ownSteps(acts(0, 0), 0), 2);
  assert.equal(ownSteps(acts(0, 1, 0, 0, 0), 0), 3);
  assert.equal(ownSteps(acts(0, 0, 1), 0), 0);
  // The second step began the turn.
  assert.equal(
    ownSteps(acts(0, 0, 0, 0), 0, (event) => event === 2),
    2,
  );
});
