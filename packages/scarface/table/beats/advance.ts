// Folds one event into a view, for the table between two beats. What events do not tell (who decides next, hidden cards) comes with
// the match's own view after the last beat.
import { itemAt } from '@backroom/kit';
import { LAST_NEWS } from '../../src/box.ts';
import { jobCard } from '../../src/cards/index.ts';
import type { Event } from '../../src/events.ts';
import type { PlayerView, View } from '../../src/view.ts';
import { AUTHORITIES_ACTS, BUSINESSES, NIGHTCLUB, NOBODY, STATS, UNDERWORLD_ACTS } from '../../src/vocabulary.ts';
import { atSeat, atTile, districtAt, goods, pieces, thug, tileOf, without } from './change.ts';

export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'settled': {
      const { district } = tileOf(view, event.tile);
      return control(pieces(view, event.seat, event.piece, NOBODY, district), event.tile, event.seat);
    }
    case 'turn':
      return view.players.reduce((next, _, seat) => laidAway(next, seat), view);
    case 'planned':
      return atSeat(offHand(view, event.seat, event.card), event.seat, (p) => ({ plan: [...p.plan, event.card] }));
    case 'crime':
      return atSeat(view, event.seat, () => ({ crime: event.to }));
    case 'acted': {
      const to = UNDERWORLD_ACTS.includes(event.act)
        ? 'underworld'
        : AUTHORITIES_ACTS.includes(event.act)
          ? 'authorities'
          : null;
      // Which Deal it is comes later, perhaps after other decisions.
      if (event.act === 'deal') return { ...view, stack: [...view.stack, { kind: 'deal', seat: event.seat }] };
      return to === null ? view : thug(thug(view, event.seat, 'headquarters', -1), event.seat, to, 1);
    }
    case 'deal':
      return delivered(view, event);
    case 'money': {
      const next = paid(view, event.seat, event.amount ?? 0);
      // Reorganising: after their income the thugs come home.
      return event.reason === 'business' ? home(next, event.seat) : next;
    }
    case 'stolen':
      return paid(paid(view, event.seat, event.amount ?? 0), event.from, -(event.amount ?? 0));
    case 'stored':
      return goods(view, event.seat, event.good, event.at, 1);
    case 'spent':
      return goods(view, event.seat, event.good, event.from, -1);
    case 'good-gone':
      return event.from === null ? view : goods(view, event.seat, event.good, event.from, -1);
    case 'recruited':
      return thug(
        thug(view, event.seat, event.to === 'headquarters' ? 'safehouses' : 'recruits', -1),
        event.seat,
        event.to,
        1,
      );
    case 'took-job':
      return atSeat(view, event.seat, (p) => ({ jobs: [...p.jobs, event.card] }));
    case 'took-dealer':
      return atSeat(view, event.seat, (p) => ({
        deals:
          event.deal < p.deals.length
            ? p.deals.map((deal, i) => (i === event.deal ? { ...deal, cards: [...deal.cards, event.card] } : deal))
            : [...p.deals, { cards: [event.card], thug: 0, alcohol: 0, gun: 0 }],
      }));
    case 'hired':
      return { ...view, market: view.market.map((card) => (card === event.card ? '' : card)) };
    case 'joined':
      return joined(view, event);
    case 'market':
      return { ...view, market: event.market };
    case 'ring':
      return { ...view, ring: event.seat };
    case 'ousted':
      return control(view, event.tile, event.bought === true ? event.seat : NOBODY);
    case 'built':
    case 'wrecked': {
      const by = event.type === 'built' ? 1 : -1;
      const business = BUSINESSES.indexOf(event.business);
      return tokens(view, event.tile, business, by);
    }
    case 'nightclub':
      return tokens(
        atTile(view, event.tile, () => ({ night: 1 })),
        event.tile,
        NIGHTCLUB,
        1,
      );
    case 'released':
      return thug(thug(view, event.seat, 'prison', -event.thugs), event.seat, 'headquarters', event.thugs);
    case 'recalled':
      return thug(thug(view, event.seat, event.from, -1), event.seat, 'headquarters', 1);
    case 'sent':
      return pieces(thug(view, event.seat, 'headquarters', -1), event.seat, 'thug', NOBODY, districtAt(event.district));
    case 'moved':
      return pieces(view, event.seat, event.piece, districtAt(event.from), districtAt(event.to));
    case 'vehicle':
      return pieces(view, event.seat, event.piece, NOBODY, districtAt(event.district));
    case 'seized':
      return control(view, event.tile, event.seat);
    case 'gave-up':
      return control(view, event.tile, NOBODY);
    case 'upgraded':
    case 'downgraded':
      return atSeat(view, event.seat, (p) => ({
        stats: p.stats.map((level, i) => (STATS[i] === event.stat ? event.level : level)),
        boss: event.type === 'upgraded' ? p.boss + 1 : p.boss,
      }));
    case 'dismissed':
      return thug(view, event.seat, event.from, -1);
    case 'harmed': {
      const taken = thug(view, event.seat, event.from, -1);
      if (event.how === 'kill') return taken;
      return thug(taken, event.seat, event.how === 'prison' ? 'prison' : 'recruits', 1);
    }
    case 'police':
      return {
        ...view,
        police: view.police.map(
          (n, d) => n - (d === districtAt(event.from) ? 1 : 0) + (d === districtAt(event.to) ? 1 : 0),
        ),
      };
    case 'drew':
      return atSeat(view, event.seat, (p) => ({
        hand: [...p.hand, ...(event.cards ?? Array.from({ length: event.count }, () => null))],
        deck: p.deck - event.count,
      }));
    case 'discarded':
      return discard(offHand(view, event.seat, event.card), event.seat, event.card);
    case 'recovered':
      return atSeat(offPile(view, event.seat, event.card), event.seat, (p) => ({
        hand: [...p.hand, event.card],
        open: [...p.open, event.card],
      }));
    case 'fired':
      return fired(view, event.seat, event.card);
    case 'fulfilled':
      return atSeat(view, event.seat, (p) => ({
        jobs: without(p.jobs, p.jobs.includes(event.job) ? event.job : null),
        fulfilled: jobCard(event.job).powers === undefined ? p.fulfilled : [...p.fulfilled, event.job],
      }));
    case 'unfulfilled':
      return atSeat(view, event.seat, (p) => ({
        fulfilled: without(p.fulfilled, event.job),
        jobs: [...p.jobs, seesHand(view, event.seat) ? event.job : null],
      }));
    case 'shuffled':
      return event.deck === 'own' ? reshuffled(home(view, event.seat), event.seat) : view;
    case 'kept-job':
    case 'rival-job':
      // In a draft the Jobs are dealt out when the last one is kept.
      return view.solo === null ? view : atSeat(view, event.seat, (p) => ({ jobs: [...p.jobs, event.card] }));
    case 'over':
      return event.money.reduce((next, money, seat) => atSeat(next, seat, () => ({ money })), view);
    case 'time':
      return { ...view, time: event.at };
    case 'ness':
      return { ...view, ness: event.at };
    case 'news':
      // After the last one there is no further round.
      return {
        ...view,
        headlines: [...view.headlines, event.card],
        ...(event.card === LAST_NEWS ? {} : { time: 0, round: view.round + 1 }),
      };
    case 'rival-plan':
      return view.solo === null ? view : { ...view, solo: { ...view.solo, plan: event.cards } };
    case 'rival-walk':
      return view.solo === null ? view : { ...view, solo: { ...view.solo, at: districtAt(event.to) } };
    default:
      return view;
  }
}

const paid = (view: View, seat: number, amount: number): View =>
  atSeat(view, seat, (p) => ({ money: p.money === null ? null : p.money + amount }));

/** A marker comes or goes; its old owner gets theirs back. */
function control(view: View, tile: string, owner: number): View {
  const before = tileOf(view, tile).owner;
  let next = atTile(view, tile, () => ({ owner }));
  if (before !== NOBODY) next = atSeat(next, before, (p) => ({ markers: p.markers + 1 }));
  if (owner !== NOBODY) next = atSeat(next, owner, (p) => ({ markers: p.markers - 1 }));
  return next;
}

function tokens(view: View, tile: string, business: number, by: number): View {
  const placed = atTile(view, tile, (t) => ({ tokens: t.tokens.map((n, b) => (b === business ? n + by : n)) }));
  return { ...placed, tokens: view.tokens.map((n, b) => (b === business ? n - by : n)) };
}

const onPile = (p: PlayerView, cards: readonly string[]): Partial<PlayerView> => ({
  discard: p.discard === null ? null : [...p.discard, ...cards],
  discardTop: cards.at(-1) ?? p.discardTop,
  remembered: [...p.remembered, ...cards].sort(),
});

const discard = (view: View, seat: number, card: string): View => atSeat(view, seat, (p) => onPile(p, [card]));

/** The Plan of the turn that has ended. */
const laidAway = (view: View, seat: number): View =>
  itemAt(view.players, seat).plan.length === 0 ? view : atSeat(view, seat, (p) => ({ ...onPile(p, p.plan), plan: [] }));

/** Thugs at the Authorities and on Deals go back to Headquarters. */
const home = (view: View, seat: number): View =>
  atSeat(view, seat, (p) => ({
    headquarters: p.headquarters + p.authorities + p.deals.reduce((sum, { thug: n }) => sum + n, 0),
    authorities: 0,
    deals: p.deals.map((deal) => ({ ...deal, thug: 0 })),
  }));

/** The discard pile becomes the deck. */
const reshuffled = (view: View, seat: number): View =>
  seat >= view.seats
    ? view
    : atSeat(view, seat, (p) => ({
        deck: p.remembered.length,
        discard: p.discard === null ? null : [],
        discardTop: null,
        remembered: [],
      }));

/** A thug goes to the Deal, unless a card has it deliver by itself. */
function delivered(view: View, { seat, deal }: Extract<Event, { type: 'deal' }>): View {
  const isSent = view.stack.at(-1)?.kind === 'deal';
  if (!isSent && seat < view.seats) return view;
  const next = isSent ? { ...view, stack: view.stack.slice(0, -1) } : view;
  return thug(thug(next, seat, 'headquarters', -1), seat, `deal ${deal}`, 1);
}

/** A card leaves a hand: a known one, or one of the unknown. */
const offHand = (view: View, seat: number, card: string): View =>
  atSeat(view, seat, (p) => ({
    hand: without(p.hand, p.hand.includes(card) ? card : null),
    open: without(p.open, card),
  }));

const offPile = (view: View, seat: number, card: string): View =>
  atSeat(view, seat, (p) => {
    const pile = p.discard === null ? null : without(p.discard, card);
    return { discard: pile, discardTop: pile?.at(-1) ?? null, remembered: without(p.remembered, card) };
  });

/** Does this view know the Jobs and cards that seat holds? */
const seesHand = (view: View, seat: number): boolean => seat === view.seat || seat >= view.seats;

function joined(view: View, { seat, card, to }: Extract<Event, { type: 'joined' }>): View {
  const owned = atSeat(view, seat, (p) => ({ owned: [...p.owned, card].sort(), aside: without(p.aside, card) }));
  return to === 'hand'
    ? atSeat(owned, seat, (p) => ({ hand: [...p.hand, card], open: [...p.open, card] }))
    : discard(owned, seat, card);
}

function fired(view: View, seat: number, card: string): View {
  const gone = itemAt(view.players, seat).remembered.includes(card)
    ? offPile(view, seat, card)
    : offHand(view, seat, card);
  return { ...atSeat(gone, seat, (p) => ({ owned: without(p.owned, card) })), gone: [...view.gone, card] };
}
