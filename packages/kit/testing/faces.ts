// Do events tell more than views? Two worlds that a seat cannot tell apart, before and after, must give it the same events.
import assert from 'node:assert/strict';
import type { Actor, Game, Seat } from '../src/game.ts';
import { pick, type Seeded } from '../src/random.ts';
import { everySeat } from './checks.ts';
import type { Position } from './trial.ts';

const WORLDS = 6;

export function checkFaces<S, A, E, V, O>(p: Position<S, A, E, V, O>): void {
  const { game } = p.subject;
  const turn = game.toAct(p.state);
  if (turn === 'over') return;
  const observers = [null, ...everySeat(p.trial.seats)];
  const observer = pick(observers, p.random);
  const by = turn === 'chance' ? turn : pick(turn, p.random);
  const view = game.view(p.state, observer);
  const seen = new Map<string, string>();
  for (let i = 0; i < WORLDS; i++) {
    const world = i === 0 ? game.clone(p.state) : game.redeal(view, p.random);
    const action = chooseAction(game, world, by, observer, p.random);
    const events: E[] = [];
    game.apply(world, by, action, events);
    const after = JSON.stringify(game.view(world, observer));
    const faces = JSON.stringify(events.map((event) => game.face(event, observer)));
    const known = seen.get(after);
    if (known === undefined) seen.set(after, faces);
    else
      assert.equal(
        faces,
        known,
        `${observer === null ? 'a spectator' : `seat ${observer}`} learns from events what no view shows`,
      );
  }
}

/** An observer's own action is the same in every world; others' may be any, and so look the same from outside now and then. */
function chooseAction<S, A, E, V, O>(
  game: Game<S, A, E, V, O>,
  world: S,
  by: Actor,
  observer: Seat | null,
  random: Seeded,
): A {
  if (typeof by !== 'number') return game.chance(world, random);
  const list = game.legal(world, by);
  return by === observer ? list[0] : pick(list, random);
}
