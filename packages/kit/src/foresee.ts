// What an action is certain to bring about, as far as a seat can know: what happens alike in many tables that all look the
// same from that seat. Nothing hidden can show, because nothing hidden is looked at.
import type { Game, Seat } from './game.ts';
import { Seeded } from './random.ts';

const IMAGINED = 24;

/** The events that are certain, in order, as the seat would see them. The action must be legal. */
export function foresee<S, A, E, V, O>(game: Game<S, A, E, V, O>, view: V, seat: Seat, action: A): E[] {
  const futures = Array.from({ length: IMAGINED }, (_, i) => {
    const state = game.redeal(view, new Seeded(`foresee ${i}`));
    const events: E[] = [];
    game.apply(state, seat, action, events);
    return events.map((event) => game.face(event, seat)).filter((event) => event !== null);
  });
  const texts = futures.map((events) => events.map((event) => JSON.stringify(event)));
  const certain = futures[0].findIndex((_, i) => texts.some((text) => text[i] !== texts[0][i]));
  return certain < 0 ? futures[0] : futures[0].slice(0, certain);
}
