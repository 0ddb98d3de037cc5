// Folds one event into a view, for the table between two beats. Whose turn it is and which clocks run is not in the events; it
// comes with the match's own view after the last beat.
import type { Seat } from '@backroom/kit';
import type { Event } from '../../src/events.ts';
import type { SeatView, View } from '../../src/view.ts';
import { BUSINESSES, type Business, type Card, COLOURS, type Colour } from '../../src/vocabulary.ts';
import { ringAfter } from '../standing.ts';

export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'dealt':
      return dealt(view, event);
    case 'turned':
      // Turned up from right to left.
      return { ...view, row: [event.card, ...view.row] };
    case 'chose':
    case 'grabbed':
      return withCharacter(view, event.seat, event.character);
    case 'played':
      return { ...laidDown(view, event.seat, event.card), faceUp: [...view.faceUp, event.card] };
    case 'discarded':
      return {
        ...laidDown(view, event.seat, event.card),
        faceDown: [...view.faceDown, { seat: event.seat, card: event.card }],
      };
    case 'exchanged': {
      const changed = withCharacter(view, event.seat, event.to);
      return event.partner === null ? changed : withCharacter(changed, event.partner, event.from);
    }
    case 'drove':
    case 'evaded':
      return { ...view, ring: ringAfter(view.ring, event) };
    case 'countdown':
      return { ...view, countdownMs: event.ms };
    case 'time-up':
      return { ...view, countdownMs: null };
    case 'took':
      return paid(view, event.seat, event.business, event.value);
    case 'mafia-took':
      return event.seat === null
        ? { ...withoutTop(view, event.business), removed: [...view.removed, event.value] }
        : paid(view, event.seat, event.business, event.value);
    case 'revealed':
      return revealed(view, event.business, event.value);
    case 'over':
      return { ...view, phase: 'over' };
    default:
      return view;
  }
}

const placeOf = (business: Business): number => BUSINESSES.indexOf(business);

const atSeat = (view: View, seat: Seat, change: (one: SeatView) => SeatView): View => ({
  ...view,
  seats: view.seats.map((one, i) => (i === seat ? change(one) : one)),
});

/** The free characters are those without an owner. */
function withCharacter(view: View, seat: Seat, character: Colour): View {
  const changed = atSeat(view, seat, (one) => ({ ...one, character }));
  return { ...changed, centre: COLOURS.filter((colour) => !changed.seats.some((one) => one.character === colour)) };
}

function dealt(view: View, { round, start, hands }: Extract<Event, { type: 'dealt' }>): View {
  const isRace = view.options.mode === 'speed';
  const own = view.seat === null ? null : (hands[view.seat] ?? null);
  return {
    ...view,
    round,
    start,
    phase: isRace ? 'pick' : view.phase,
    hand: view.seat === null ? null : (own ?? []),
    faceUp: [],
    faceDown: [],
    row: [],
    centre: isRace ? COLOURS : view.centre,
    seats: view.seats.map((one) => ({
      ...one,
      cards: isRace ? one.cards : HAND,
      character: isRace ? null : one.character,
    })),
  };
}

/** Cards in a hand that has just been dealt. */
const HAND = 4;

function laidDown(view: View, seat: Seat, card: Card | null): View {
  const changed = atSeat(view, seat, (one) => ({ ...one, cards: one.cards - 1 }));
  if (view.seat !== seat || view.hand === null || card === null) return changed;
  const at = view.hand.indexOf(card);
  return { ...changed, hand: view.hand.filter((_, i) => i !== at) };
}

const withoutTop = (view: View, business: Business): View => ({
  ...view,
  stacks: view.stacks.map((stack, place) => (place === placeOf(business) ? { ...stack, top: null } : stack)),
});

function paid(view: View, seat: Seat, business: Business, value: number): View {
  const richer = atSeat(view, seat, (one) => ({ ...one, money: one.money + value, tokens: [...one.tokens, value] }));
  return withoutTop(richer, business);
}

function revealed(view: View, business: Business, value: number): View {
  const place = placeOf(business);
  const group = view.unseen.length === 1 ? 0 : place;
  const values = view.unseen[group] ?? [];
  const at = values.indexOf(value);
  return {
    ...view,
    stacks: view.stacks.map((stack, i) => (i === place ? { top: value, hidden: stack.hidden - 1 } : stack)),
    unseen: view.unseen.map((one, i) => (i === group ? one.filter((_, j) => j !== at) : one)),
  };
}
