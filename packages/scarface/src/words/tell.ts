// Which sentence an event calls for.
import { itemAt } from '@backroom/kit';
import type { Chosen, Event } from '../events.ts';
import { lineText } from './rival/line.ts';
import type { Speaker } from './speaker.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function tell(speaker: Speaker, event: Event): string {
  const { texts, numbers, who, card, tile } = speaker;
  const { events, nouns } = texts;
  const seat = 'seat' in event ? who(event.seat) : '';
  switch (event.type) {
    case 'set-up':
      return events.setUp({ who: who(event.first) });
    case 'kept-job':
      return event.card === null ? events.keptJob(seat) : events.keptJobOpen(seat, card(event.card));
    case 'returned-job':
      return events.returnedJob(seat);
    case 'passed-jobs':
      return events.passedJobs;
    case 'settled':
      return events.settled({ who: seat, tile: tile(event.tile), piece: nouns.pieces[event.piece] });
    case 'turn':
      return events.turn(seat);
    case 'no-cards':
      return events.noCards(seat);
    case 'planned':
      return events.planned(seat, card(event.card));
    case 'ready':
      return events.ready({
        who: seat,
        cards: nouns.cards(event.cards),
        muscle: nouns.muscle(event.muscle),
        influence: nouns.influence(event.influence),
      });
    case 'crime':
      return event.to > event.from
        ? events.crimeUp(seat, numbers.number(event.to))
        : events.crimeDown(seat, numbers.number(event.to));
    case 'skill':
      return events.skill(seat, card(event.card), event.skill);
    case 'acted':
      return events.acted(seat, event.act);
    case 'deal':
      return events.deal(seat, speaker.cards(event.cards));
    case 'money':
      return money(speaker, event);
    case 'short':
      return events.short({
        who: seat,
        reason: event.reason,
        owed: speaker.sum(event.owed),
        paid: speaker.sum(event.paid),
      });
    case 'stolen':
      return event.amount === null
        ? events.stoleHidden(seat, who(event.from))
        : events.stole({ who: seat, from: who(event.from), sum: speaker.sum(event.amount) });
    case 'goods':
      return events.goods(seat, speaker.goods(event.alcohol, event.gun));
    case 'stored':
      return events.stored(seat, speaker.good(event.good), speaker.place(event.at));
    case 'good-gone':
      return events.goodGone(seat, speaker.good(event.good));
    case 'spent':
      return events.spent(seat, speaker.good(event.good), speaker.place(event.from));
    case 'boost':
      return events.boost(seat, points(speaker, event));
    case 'recruited':
      return events.recruited(seat, event.to);
    case 'looked':
      return event.cards === null
        ? events.looked(seat, event.deck, nouns.cards(event.count))
        : events.lookedOpen(seat, speaker.cards(event.cards));
    case 'took-job':
      return event.card === null ? events.tookJob(seat) : events.tookJobOpen(seat, card(event.card));
    case 'took-dealer':
      return events.tookDealer(seat, card(event.card));
    case 'hired':
      return events.hired(seat, card(event.card));
    case 'joined':
      return events.joined({ who: seat, card: card(event.card), toHand: event.to === 'hand' });
    case 'market':
      return events.market(speaker.cards(event.market.filter((id) => id !== '')));
    case 'ring':
      return events.ring(seat);
    case 'over':
      return over(speaker, event);
    default:
      return tellStreets(speaker, event);
  }
}

type Street = Exclude<
  Event,
  {
    type:
      | 'set-up'
      | 'kept-job'
      | 'returned-job'
      | 'passed-jobs'
      | 'settled'
      | 'turn'
      | 'no-cards'
      | 'planned'
      | 'ready'
      | 'crime'
      | 'skill'
      | 'acted'
      | 'deal'
      | 'money'
      | 'short'
      | 'stolen'
      | 'goods'
      | 'stored'
      | 'good-gone'
      | 'spent'
      | 'boost'
      | 'recruited'
      | 'looked'
      | 'took-job'
      | 'took-dealer'
      | 'hired'
      | 'joined'
      | 'market'
      | 'ring'
      | 'over';
  }
>;

/** What happens in the city and to the gangs. */
function tellStreets(speaker: Speaker, event: Street): string {
  const { texts, numbers, who, card, tile, district } = speaker;
  const { events, nouns } = texts;
  const seat = 'seat' in event ? who(event.seat) : '';
  switch (event.type) {
    case 'sold':
      return events.sold({ who: seat, tile: tile(event.tile), sum: speaker.sum(event.profit) });
    case 'ousted':
      return (event.bought === true ? events.boughtOut : events.ousted)({
        who: seat,
        owner: who(event.owner),
        tile: tile(event.tile),
      });
    case 'built':
      return events.built({ who: seat, business: nouns.businesses[event.business], tile: tile(event.tile) });
    case 'wrecked':
      return events.wrecked({ business: nouns.businesses[event.business], tile: tile(event.tile) });
    case 'released':
      return events.released(seat, nouns.thugs(event.thugs));
    case 'recalled':
      return events.recalled(seat, speaker.place(event.from));
    case 'sent':
      return events.sent(seat, district(event.district));
    case 'moved': {
      const way = { piece: nouns.pieces[event.piece], from: district(event.from), to: district(event.to) };
      return event.by === event.seat
        ? events.moved({ who: seat, ...way })
        : events.movedBy({ who: who(event.by), owner: seat, ...way });
    }
    case 'seized': {
      const about = {
        who: seat,
        tile: tile(event.tile),
        muscle: nouns.muscle(event.muscle),
        defence: numbers.number(event.defence),
      };
      return event.owner === null ? events.seized(about) : events.seizedFrom({ ...about, owner: who(event.owner) });
    }
    case 'gave-up':
      return events.gaveUp(seat, tile(event.tile));
    case 'upgraded':
      return events.upgraded({ who: seat, stat: nouns.stats[event.stat], level: numbers.number(event.level) });
    case 'downgraded':
      return events.downgraded({ who: seat, stat: nouns.stats[event.stat], level: numbers.number(event.level) });
    case 'vehicle':
      return events.vehicle({ who: seat, piece: nouns.pieces[event.piece], district: district(event.district) });
    case 'nightclub':
      return events.nightclub(seat, tile(event.tile));
    case 'dismissed':
      return events.dismissed(seat, speaker.place(event.from));
    case 'harmed':
      return events.harmed({ who: seat, how: event.how, place: speaker.place(event.from) });
    case 'police':
      return events.police({ who: seat, from: district(event.from), to: district(event.to) });
    case 'drew':
      return event.cards === null
        ? events.drew(seat, nouns.cards(event.count))
        : events.drewOpen(seat, speaker.cards(event.cards));
    case 'discarded':
      return events.discarded(seat, card(event.card));
    case 'recovered':
      return events.recovered(seat, card(event.card));
    case 'fired':
      return events.fired(seat, card(event.card));
    case 'fulfilled':
      return events.fulfilled(seat, card(event.job));
    case 'unfulfilled':
      return events.unfulfilled(seat, card(event.job));
    case 'trigger':
      return events.trigger(seat, card(event.card));
    case 'raid':
      return events.raid(card(event.card));
    case 'band':
      return events.band({ who: seat, band: nouns.bands[event.band] });
    case 'reorganised':
      return events.reorganised(seat);
    case 'shuffled':
      return event.deck === 'own' ? events.shuffledOwn(seat) : events.shuffledFederal;
    case 'time':
      return event.at === event.of ? events.extra : events.time(numbers.number(event.at), numbers.number(event.of));
    case 'round-end':
      return events.roundEnd(numbers.number(event.round));
    case 'ness':
      return events.ness(numbers.number(event.at));
    case 'news':
      return events.news(card(event.card));
    case 'special':
      return events.special(seat, event.rule);
    default:
      return tellRival(speaker, event);
  }
}

function money({ texts: { events }, who, sum }: Speaker, { seat, amount, reason }: Of<'money'>): string {
  if (amount === null) return events.paidHidden(who(seat), reason);
  const about = { who: who(seat), sum: sum(Math.abs(amount)), reason };
  return amount > 0 ? events.gained(about) : events.paid(about);
}

function points(
  { texts: { nouns }, numbers }: Speaker,
  { muscle, influence }: { muscle: number; influence: number },
): string {
  return numbers.list([
    ...(muscle === 0 ? [] : [nouns.muscle(muscle)]),
    ...(influence === 0 ? [] : [nouns.influence(influence)]),
  ]);
}

function over({ texts: { events }, numbers, who, sum }: Speaker, event: Of<'over'>): string {
  const scores = event.totals.map((total, seat) =>
    events.score({
      who: who(seat),
      total: sum(total),
      money: sum(itemAt(event.money, seat)),
      businesses: sum(itemAt(event.businesses, seat)),
      associates: sum(itemAt(event.associates, seat)),
    }),
  );
  const winners = numbers.list(event.winners.map(who));
  return events.over({ who: winners, shared: event.winners.length > 1, scores: scores.join(' ') });
}

type Rival = Of<'rival-plan' | 'rival-walk' | 'rival-line' | 'because' | 'rival-job' | 'reinforced'>;

/** The Enforcer never hides what he does, nor why. */
function tellRival(speaker: Speaker, event: Rival): string {
  const { texts, card, cards, district } = speaker;
  const { rival } = texts;
  switch (event.type) {
    case 'rival-plan':
      return rival.plan(cards(event.cards), event.actions);
    case 'rival-walk':
      return rival.walk({ from: district(event.from), to: district(event.to), steps: event.steps });
    case 'rival-line': {
      const about = { card: card(event.card), text: lineText(rival, event.card, event.line) };
      if (event.acts) return rival.acted({ ...about, power: event.power });
      return event.needs === undefined
        ? rival.skipped(about)
        : rival.tooWeak({ ...about, power: event.power ?? 0, needs: event.needs });
    }
    case 'because':
      return rival.because[event.why](chosen(speaker, event));
    case 'rival-job':
      return rival.job(card(event.card));
    case 'reinforced':
      return rival.reinforced(event.deck, event.card === null ? null : card(event.card));
  }
}

/** What a reason of his is about. His own Power takes the place of a hand (SC-110). */
function chosen({ texts, card, good, place, tile }: Speaker, about: Chosen): string {
  if (about.tile !== undefined) return tile(about.tile);
  if (about.stat !== undefined) return about.stat === 'hand' ? texts.rival.power : texts.nouns.stats[about.stat];
  if (about.card !== undefined) return card(about.card);
  if (about.good !== undefined) return good(about.good);
  return about.place === undefined ? '' : place(about.place);
}
