// Did a decision tell anybody something? Found out by dealing anew what is hidden, without knowing the game.
import { type AnyGame, admit, type Random, type Seat } from '@backroom/kit';

/** Worlds that the doer could be in; in each of them, worlds that each other seat could be in. */
const WORLDS = 6;
const REDEALS = 12;

/**
 * A seat learned something if, of the worlds it could have been in, the decision rules one out: nothing that the doer might
 * have done there would have looked the same. The doer learned something if the same decision would have looked different.
 *
 * All is asked in worlds dealt from what the doer knows, not in the true one: the answer must not tell the doer what
 * the others held. So it errs, if at all, towards "learned".
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

function rulesOut(game: AnyGame, world: unknown, doer: Seat, action: unknown, onlooker: Seat, random: Random): boolean {
  const view = game.view(world, onlooker);
  const looked = look(game, world, doer, action, onlooker);
  for (let i = 0; i < REDEALS; i++) {
    const other = game.redeal(view, random);
    const same = (one: unknown): boolean => look(game, other, doer, one, onlooker) === looked;
    // The same action first: it is the likeliest to look the same.
    if (!same(action) && !game.legal(other, doer).some(same)) return true;
  }
  return false;
}

/** All that the onlooker gets to see of this action: events and the table after it. Null: it is not possible there. */
function look(game: AnyGame, world: unknown, doer: Seat, action: unknown, onlooker: Seat): string | null {
  const admission = admit(game, world, doer, action);
  if (!admission.ok) return null;
  const state = game.clone(world);
  const events: unknown[] = [];
  game.apply(state, doer, admission.action, events);
  return JSON.stringify([events.map((event) => game.face(event, onlooker)), game.view(state, onlooker)]);
}
