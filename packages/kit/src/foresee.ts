// The guaranteed result of an action, as far as a seat can know: the events that happen in every one of many redeals that look
// the same from that seat. It uses no hidden card, so it cannot reveal one.
import type { Game, GameTypes, Seat } from './game.ts';
import { Seeded } from './random.ts';

const IMAGINED = 24;

/** The events that are certain, in order, as the seat would see them. The action must be legal. */
export function foresee<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  action: T['action'],
): T['event'][] {
  const futures = Array.from({ length: IMAGINED }, (_, i) => {
    const state = game.redeal(view, new Seeded(`foresee ${i}`));
    const events: T['event'][] = [];
    game.apply(state, seat, action, events);
    return events.map((event) => game.face(event, seat)).filter((event) => event !== null);
  });
  const texts = futures.map((events) => events.map((event) => JSON.stringify(event)));
  const [first = []] = futures;
  const certain = first.findIndex((_, i) => texts.some((text) => text[i] !== texts[0]?.[i]));
  return certain < 0 ? first : first.slice(0, certain);
}
