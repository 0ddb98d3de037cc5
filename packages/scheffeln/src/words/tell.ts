// The log: one line for each event.
import type { Event } from '../events.ts';
import type { Car } from '../vocabulary.ts';
import type { Speaker } from './speaker.ts';

export function tell(speaker: Speaker, event: Event): string {
  const { texts, numbers, who } = speaker;
  const { events } = texts;
  switch (event.type) {
    case 'laid-out':
      return events.laidOut({
        cars: event.ring.map((cars) => stackOfCars(speaker, cars)).join(', '),
        tops: event.tops.map(numbers.money).join(', '),
        who: who(event.start),
      });
    case 'dealt':
      return tellDeal(speaker, event);
    case 'turned':
      return events.turned(numbers.number(event.index + 1), event.card);
    case 'chose':
      return events.chose(who(event.seat), event.character);
    case 'played':
      return events.played(who(event.seat), event.card);
    case 'discarded':
      return event.card === null
        ? events.discarded(who(event.seat))
        : events.discardedOpenly(who(event.seat), event.card);
    case 'exchanged': {
      const swap = { who: who(event.seat), from: event.from, to: event.to };
      return event.partner === null ? events.exchanged(swap) : events.swapped({ ...swap, partner: who(event.partner) });
    }
    case 'drove':
      return tellDrive(speaker, event);
    case 'evaded':
      return events.evaded(event);
    case 'no-evasion':
      return events.evadedInVain(who(event.seat));
    case 'grabbed':
      return events.grabbed(who(event.seat), event.character);
    case 'countdown':
      return events.countdown(who(event.seat), numbers.clock(event.ms));
    case 'time-up':
      return event.without.length === 0
        ? events.timeUp
        : events.timeUpWithout(numbers.list(event.without.map(who)), event.without.length);
    case 'took':
      return events.took({ who: who(event.seat), sum: numbers.money(event.value), at: event.business });
    case 'blocked':
      return events.blocked({ who: who(event.seat), at: event.business, by: event.by });
    case 'mafia-took': {
      const paid = { sum: numbers.money(event.value), at: event.business };
      return event.seat === null ? events.mafiaWasted(paid) : events.mafiaGave({ ...paid, who: who(event.seat) });
    }
    case 'revealed':
      return events.revealed({ sum: numbers.money(event.value), at: event.business });
    case 'over':
      return events.over({
        who: numbers.list(event.winners.map(who)),
        shared: event.winners.length > 1,
        scores: event.scores.map((score, seat) => events.score(who(seat), numbers.money(score))).join(', '),
      });
  }
}

const stackOfCars = ({ texts }: Speaker, [bottom, top]: readonly Car[]): string => {
  const { freeCar, noCar, pair } = texts.table;
  if (bottom === undefined) return noCar;
  return top === undefined ? freeCar(bottom) : pair(freeCar(bottom), freeCar(top));
};

/** The hands that the event still shows follow; a viewer who sees none is told only that there are new cards. */
function tellDeal({ texts, numbers, who }: Speaker, event: Extract<Event, { type: 'dealt' }>): string {
  const hands = event.hands.flatMap((hand, seat) =>
    hand === null || hand.length === 0
      ? []
      : [texts.events.hand({ who: who(seat), cards: hand.map((card) => texts.pieces.cards[card]).join(', ') })],
  );
  return [texts.events.dealt({ round: numbers.number(event.round), who: who(event.start) }), ...hands].join(' ');
}

function tellDrive({ texts: { events } }: Speaker, event: Extract<Event, { type: 'drove' }>): string {
  const { car, rider, onto, from: at } = event;
  if (event.from === event.to)
    return rider === null ? events.stayed(car, at) : events.stayedTogether({ car, rider, at });
  if (rider !== null) return events.droveTogether({ ...event, rider });
  return onto === null ? events.drove(event) : events.droveOnto({ ...event, onto });
}
