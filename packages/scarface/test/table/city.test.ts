// The map and what is written on it: borders, bridges, pictures, and how far an action goes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt, Seeded, settle } from '@backroom/kit';
import { scarface } from '../../src/index.ts';
import { legal } from '../../src/machine.ts';
import { beginAct, reachOf } from '../../src/rules/acts.ts';
import { turnOf } from '../../src/rules/strength.ts';
import { clone, type State, top } from '../../src/state.ts';
import { type Act, ADJACENT, DISTRICTS } from '../../src/vocabulary.ts';
import { svg } from '../../table/city/art/sprite.ts';
import { bridgesOf, type Lie, OUTLINES, placed, riverOf, sizeOf, streetsOf } from '../../table/city/geometry.ts';

const LIES: readonly Lie[] = ['flat', 'low', 1, 2];

type Point = readonly [number, number];
type Edge = readonly [Point, Point];

const keyOf = ([a, b]: Edge): string =>
  [a, b]
    .map((point) => point.join(' '))
    .sort()
    .join(' - ');

/** The pieces of lines that were written as `M0 0L1 1L2 2`. */
const edgesOf = (lines: string): readonly Edge[] =>
  lines
    .split('M')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const points = line.split('L').map((point) => point.split(' ').map(Number) as unknown as Point);
      return points.slice(1).map((point, i): Edge => [itemAt(points, i), point]);
    });

test('SC-45: each border of two districts is drawn once, as the river or as a street, however the map lies', () => {
  for (const lie of LIES) {
    const sides = new Map<string, number>();
    for (const district of DISTRICTS) {
      const points = placed(OUTLINES[district], lie);
      for (const [i, point] of points.entries()) {
        const key = keyOf([point, itemAt(points, (i + 1) % points.length)]);
        sides.set(key, (sides.get(key) ?? 0) + 1);
      }
    }
    const borders = [...sides].filter(([, n]) => n === 2).map(([key]) => key);
    const drawn = [...edgesOf(riverOf(lie)), ...edgesOf(streetsOf(lie))].map(keyOf);
    assert.deepEqual(drawn.toSorted(), borders.toSorted(), `${lie}`);
    const neighbours = DISTRICTS.flatMap((_, a) => DISTRICTS.filter((_, b) => a < b && ADJACENT[a]?.[b] === true));
    assert.equal(borders.length, neighbours.length);
  }
});

test('each bridge lies on the river', () => {
  for (const lie of LIES) {
    const [width, height] = sizeOf(lie);
    const river = edgesOf(riverOf(lie));
    const bridges = bridgesOf(lie);
    assert.ok(bridges.length >= 4);
    for (const { left, top: down } of bridges) {
      const [x, y] = [(left / 100) * width, (down / 100) * height];
      // The way over the bridge from one end of a stretch to the other is no longer than the stretch itself.
      const isOn = river.some(([[ax, ay], [bx, by]]) => {
        const detour = Math.sqrt((x - ax) ** 2 + (y - ay) ** 2) + Math.sqrt((x - bx) ** 2 + (y - by) ** 2);
        return detour - Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2) < 0.5;
      });
      assert.ok(isOn, `${lie}: ${x} ${y}`);
    }
  }
});

test('every district has its picture', () => {
  for (const district of [...DISTRICTS, 'skyline', 'moon', 'boat', 'bridge'])
    assert.ok(svg.includes(`id="sft-a-${district}"`), district);
  assert.ok(!/NaN|undefined/.test(svg));
});

/** What the begun action may do, as the rules count it. */
function counted(before: State, seat: number, act: Act): number | null {
  const state = clone(before);
  const turn = turnOf(state);
  assert.ok(turn !== null);
  const crime = itemAt(state.players, seat).crime;
  const prison = itemAt(state.players, seat).prison;
  beginAct(state, turn, act, null);
  if (act === 'lower-crime') return crime - itemAt(state.players, seat).crime;
  if (act === 'release') return prison - itemAt(state.players, seat).prison;
  const frame = top(state);
  if (frame === undefined) return null;
  if (frame.kind === 'hire') return frame.level;
  if (frame.kind === 'seize') return frame.muscle;
  if (frame.kind === 'send') return Math.min(frame.left, itemAt(state.players, seat).headquarters);
  return 'left' in frame && ['sell', 'oust', 'build', 'fence', 'move'].includes(frame.kind) ? frame.left : null;
}

test('SC-30: how far an action goes, as it is written on its button, is what the rules then allow', () => {
  const seen = new Map<Act, number>();
  for (let game = 0; game < 6; game++) {
    const random = new Seeded(`reach ${game}`);
    const state = scarface.start({ jobDraft: false, ringByHand: false, gangs: null, solo: null }, 3);
    settle(scarface, state, random);
    for (let i = 0; i < 900; i++) {
      const acting = scarface.toAct(state);
      if (typeof acting === 'string') break;
      const seat = itemAt(acting, 0);
      const turn = turnOf(state);
      if (turn !== null && top(state)?.kind === 'turn')
        for (const action of legal(state, seat)) {
          if (action.type !== 'act') continue;
          const wanted = counted(state, seat, action.act);
          if (wanted === null) continue;
          assert.equal(reachOf(state, turn, action.act), wanted, `${action.act}, game ${game}, step ${i}`);
          seen.set(action.act, (seen.get(action.act) ?? 0) + 1);
        }
      scarface.apply(state, seat, scarface.sample(state, seat, random), []);
      settle(scarface, state, random);
    }
  }
  for (const act of ['hire', 'sales', 'lower-crime', 'build', 'release', 'fence', 'send', 'move', 'seize'] as const)
    assert.ok((seen.get(act) ?? 0) > 0, `${act} was never possible`);
});
