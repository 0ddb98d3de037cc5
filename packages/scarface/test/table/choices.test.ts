// Touch paths: at every position of random games each legal action can be reached by touching things, and what joins several
// actions into one touch is possible as a whole.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick, Seeded } from '@backroom/kit';
import type { SeatAction } from '../../src/actions.ts';
import { scarface as game, type Options } from '../../src/index.ts';
import { stateLike } from '../../src/words/standing.ts';
import { ahead, type Choice, EMPTY, type Hold, type Pick, touch } from '../../table/choices.ts';
import { isPlanning, prospectOf } from '../../table/scene.ts';
import { suppose } from '../../table/suppose.ts';

const USUAL: Options = { jobDraft: false, ringByHand: false, gangs: null, solo: null };
const GAMES: readonly (readonly [name: string, options: Options, seats: number])[] = [
  ['two', USUAL, 2],
  ['four, with the Ring by hand', { ...USUAL, ringByHand: true }, 4],
  ['three with a Job draft', { ...USUAL, jobDraft: true }, 3],
  ['alone', { ...USUAL, solo: { rival: 'gems', difficulty: 'boss' } }, 1],
];

const text = (steps: readonly SeatAction[]): string => JSON.stringify(steps);

/** Touches a path from an empty hand; gives what it does, or null. */
function touched(choices: readonly Choice[], path: readonly Pick[]): Choice | null {
  let hold: Hold = EMPTY;
  for (const [i, one] of path.entries()) {
    const now = touch(choices, hold, one, () => false);
    assert.ok(now, `${one} of ${path} is dark`);
    if (now.act !== null) return i === path.length - 1 ? now.act : null;
    hold = now.hold;
  }
  return null;
}

for (const [name, options, seats] of GAMES) {
  test(`${name}: every legal action has a path of touches of its own`, () => {
    const random = new Seeded(`paths ${name}`);
    const s = game.start(options, seats);
    let joint = 0;
    let planned = 0;
    let allHere = 0;
    for (let turn = game.toAct(s); turn !== 'over'; turn = game.toAct(s)) {
      if (turn === 'chance') {
        game.apply(s, 'chance', game.chance(s, random), []);
        continue;
      }
      const seat = pick(turn, random);
      const view = game.view(s, seat);
      const legal = game.legal(s, seat) as readonly SeatAction[];
      const now = stateLike(view);
      const { choices } = prospectOf(view, now, legal, game.refusals(s, seat), []);
      const isLaying = isPlanning(view, legal);
      if (isLaying) planned++;
      for (const action of legal) {
        // Cards of a Plan are picked on the device, and sent with it.
        if (isLaying && action.type === 'plan') continue;
        const choice = choices.find(({ steps }) => text(steps) === text([action]));
        assert.ok(choice, `no path for ${JSON.stringify(action)}`);
        assert.equal(text(touched(choices, choice.path)?.steps ?? []), text([action]), `${choice.path}`);
      }
      for (const { path, steps } of choices) {
        if (steps.length < 2) continue;
        joint++;
        if (path[0].startsWith('all:')) allHere++;
        assert.ok(suppose(now, seat, steps), `not possible one after the other: ${text(steps)}`);
      }
      assert.ok(ahead(choices, []).size > 0, 'something is lit');
      game.apply(s, seat, pick(legal, random), []);
    }
    assert.ok(joint > 20 && planned > 5 && allHere > 0, `${joint} joined, ${planned} Plans, ${allHere} all here`);
  });
}

test('a Plan of picked cards is sent with what it makes possible, and nothing else', () => {
  const random = new Seeded('a Plan');
  const s = game.start(USUAL, 2);
  for (let plans = 0; plans < 20; ) {
    const turn = game.toAct(s);
    if (turn === 'over') break;
    if (turn === 'chance') {
      game.apply(s, 'chance', game.chance(s, random), []);
      continue;
    }
    const [seat] = turn;
    const view = game.view(s, seat);
    const legal = game.legal(s, seat) as readonly SeatAction[];
    if (isPlanning(view, legal) && view.players[seat].plan.length === 0) {
      plans++;
      const hand = view.players[seat].hand.filter((card) => card !== null).slice(0, 2);
      const now = stateLike(view);
      const { choices, muscle, influence } = prospectOf(view, now, legal, [], hand);
      const laid = suppose(now, seat, [...hand.map((card) => ({ type: 'plan', card }) as const), { type: 'ready' }]);
      assert.ok(laid);
      const acts = laid.legal.filter(({ type }) => type === 'act').length;
      assert.equal(choices.filter(({ path: [first] }) => first.startsWith('act:')).length, acts);
      assert.ok(muscle + influence > 0 || hand.length === 0);
    }
    game.apply(s, seat, pick(legal, random), []);
  }
});
