// Did a decision reveal something? Found by redealing the hidden part, without knowledge of the game.
import { type AnyGame, admit, type Random, type Seat } from '@backroom/kit';

/** How many states of the actor are tried, and for each, how many states of every other seat. */
const WORLDS = 6;
const REDEALS = 12;

/**
 * A seat learned something if the decision rules out a state that it thought possible: no action of the actor in
 * that state would have looked the same. The actor learned something if the same decision would have looked different.
 *
 * Uses states dealt from the actor's view, never the real state, so the answer reveals nothing.
 * In doubt the answer is "learned".
 */
export function learned(game: AnyGame, before: unknown, doer: Seat, action: unknown, random: Random): boolean {
  const own = game.view(before, doer);
  const looked = look(game, before, doer, action, doer);
  const others = Array.from({ length: game.seated(before) }, (_, seat) => seat).filter((seat) => seat !== doer);
  for (let i = 0; i < WORLDS; i++) {
    const world = game.redeal(own, random);
    if (look(game, world, doer, action, doer) !== looked) return true;
    if (others.some((seat) => rulesOut(game, world, doer, action, seat, random))) return true;
  }
  return false;
}

function rulesOut(game: AnyGame, world: unknown, doer: Seat, action: unknown, viewer: Seat, random: Random): boolean {
  const view = game.view(world, viewer);
  const looked = look(game, world, doer, action, viewer);
  for (let i = 0; i < REDEALS; i++) {
    const other = game.redeal(view, random);
    const same = (one: unknown): boolean => look(game, other, doer, one, viewer) === looked;
    // The same action first: it is the most likely to look the same.
    if (!same(action) && !game.legal(other, doer).some(same)) return true;
  }
  return false;
}

/** All that the viewer sees of this action: events and the view after it. Null: the action is not possible there. */
function look(game: AnyGame, world: unknown, doer: Seat, action: unknown, viewer: Seat): string | null {
  const admission = admit(game, world, doer, action);
  if (!admission.ok) return null;
  const state = game.clone(world);
  const events: unknown[] = [];
  game.apply(state, doer, admission.action, events);
  return JSON.stringify([events.map((event) => game.face(event, viewer)), game.view(state, viewer)]);
}
