// Do events reveal more than views? If a seat cannot tell two states apart, before and after an action, it must see the same events.
import assert from 'node:assert/strict';
import type { Actor, GameTypes, Seat } from '../src/game.ts';
import { pick } from '../src/random.ts';
import { everySeat } from './checks.ts';
import type { Position } from './trial.ts';

const WORLDS = 6;

interface Outcome {
  /** The state after the action, the observer's view of it, and the events that they saw. */
  readonly state: string;
  readonly view: string;
  readonly faces: string;
}

export function checkFaces<T extends GameTypes>(p: Position<T>): void {
  const { game } = p.subject;
  const turn = game.toAct(p.state);
  if (turn === 'over') return;
  const observer = pick([null, ...everySeat(p.trial.seats)], p.random);
  const by = turn === 'chance' ? turn : pick(turn, p.random);
  checkHiddenChoice(p, by, observer);
  checkHiddenWorld(p, by, observer);
}

/** From one state, choices that differ only in what the observer cannot see: a discarded card, a dealt hand. */
function checkHiddenChoice<T extends GameTypes>(p: Position<T>, by: Actor, observer: Seat | null): void {
  const { game } = p.subject;
  const outcomes: Outcome[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const action = typeof by === 'number' ? pick(game.legal(p.state, by), p.random) : game.chance(p.state, p.random);
    outcomes.push(play(p, p.state, by, action, observer));
  }
  for (const one of outcomes) {
    for (const other of outcomes) {
      if (one.state !== other.state && one.view === other.view) compare(one, other, observer);
    }
  }
}

/** From states that differ only in what the observer cannot see, the same action. */
function checkHiddenWorld<T extends GameTypes>(p: Position<T>, by: Actor, observer: Seat | null): void {
  const { game } = p.subject;
  if (typeof by !== 'number') return;
  const view = game.view(p.state, observer);
  const action = pick(game.legal(p.state, by), p.random);
  const text = game.write(action);
  const first = play(p, p.state, by, action, observer);
  for (let i = 0; i < WORLDS; i++) {
    const world = game.redeal(view, p.random);
    const same = game.legal(world, by).find((one) => game.write(one) === text);
    if (same === undefined) continue;
    const other = play(p, world, by, same, observer);
    if (first.view === other.view) compare(first, other, observer);
  }
}

function play<T extends GameTypes>(
  p: Position<T>,
  from: T['state'],
  by: Actor,
  action: T['action'],
  observer: Seat | null,
): Outcome {
  const { game } = p.subject;
  const state = game.clone(from);
  const events: T['event'][] = [];
  game.apply(state, by, action, events);
  return {
    state: JSON.stringify(state),
    view: JSON.stringify(game.view(state, observer)),
    faces: JSON.stringify(events.map((event) => game.face(event, observer))),
  };
}

function compare(one: Outcome, other: Outcome, observer: Seat | null): void {
  const who = observer === null ? 'a spectator' : `seat ${observer}`;
  assert.equal(one.faces, other.faces, `${who} learns from events what no view shows`);
}
