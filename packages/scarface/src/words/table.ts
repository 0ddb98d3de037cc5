// The whole table in sentences, most urgent first, so that one can play by ear.
import { itemAt, type Section } from '@backroom/kit';
import { defenceOf } from '../reckoning.ts';
import { sumOf } from '../rules/dealing.ts';
import { storageOf } from '../rules/goods.ts';
import { saleAt } from '../rules/selling.ts';
import { bossRow } from '../rules/strength.ts';
import type { State, Tile } from '../state.ts';
import type { View } from '../view.ts';
import { BUSINESSES, CUBES, DISTRICTS, NOBODY, STATS, TIME_SPACES } from '../vocabulary.ts';
import { priceText } from './act.ts';
import { sentence } from './cards/card.ts';
import type { TableTexts } from './catalogue.ts';
import { promptOf } from './prompt.ts';
import { rivalSection } from './rival/table.ts';
import { goodsText } from './sale.ts';
import type { Speaker } from './speaker.ts';
import { finalOf, standingOf, stateLike } from './standing.ts';

export function tableOf(speaker: Speaker, view: View): Section[] {
  const { headings } = speaker.texts.table;
  const now = { heading: headings.now, lines: [promptOf(speaker, view), ...roundLines(speaker, view)] };
  if (view.players.length === 0) return [now];
  const s = stateLike(view);
  const own = view.seat === null ? [] : ownSections(speaker, view, s, view.seat);
  const section = (heading: keyof TableTexts['headings'], lines: readonly string[]): Section => ({
    heading: headings[heading],
    lines,
  });
  return [
    now,
    ...own,
    section(
      'city',
      DISTRICTS.map((_, d) => districtLine(speaker, view, s, d)),
    ),
    ...rivalSection(
      speaker,
      view,
      s,
      s.players.flatMap((p, seat) => (seat < view.seats ? [] : p.deals.map((_, i) => dealLine(speaker, s, seat, i)))),
    ),
    section('market', marketLines(speaker, view)),
    section(
      'rivals',
      view.players.flatMap((_, seat) =>
        seat === view.seat || seat >= view.seats ? [] : [rivalLines(speaker, view, seat).join('\n')],
      ),
    ),
    section('news', [newsLine(speaker, view), ...federalLines(speaker, view)]),
  ].filter(({ lines }) => lines.length > 0);
}

function roundLines({ texts: { table }, numbers }: Speaker, view: View): string[] {
  if (view.players.length === 0) return [];
  const n = numbers.number;
  return [
    table.round({
      round: n(view.round),
      time: n(view.time),
      of: n(itemAt(TIME_SPACES, view.players.length)),
      ness: n(view.ness),
    }),
  ];
}

function ownSections(speaker: Speaker, view: View, s: State, seat: number): Section[] {
  const { table } = speaker.texts;
  const p = itemAt(s.players, seat);
  const people = (ids: readonly string[]): string[] => ids.map((id) => cardLines(speaker, id, p.boss));
  const plan = { heading: table.headings.plan, lines: people(p.plan) };
  return [
    ...(p.plan.length > 0 ? [plan] : []),
    { heading: table.headings.hand, lines: p.hand.length === 0 ? [table.noCards] : people(p.hand) },
    {
      heading: table.headings.jobs,
      lines: [
        ...[...draftedBy(view, seat), ...p.jobs].map((id) => cardLines(speaker, id)),
        ...p.fulfilled.map((id) => cardLines(speaker, id, null, table.fulfilledJob)),
      ],
    },
    { heading: table.headings.deals, lines: p.deals.map((_, i) => dealLine(speaker, s, seat, i)) },
    { heading: table.headings.gang, lines: gangLines(speaker, view, s, seat) },
  ].filter(({ lines }) => lines.length > 0);
}

/** Jobs that are kept so far while the draft goes on (SC-100). */
export function draftedBy(view: View, seat: number): string[] {
  const frame = view.stack.find(({ kind }) => kind === 'draft');
  return frame?.kind === 'draft' ? itemAt(frame.kept, seat).filter((id) => id !== null) : [];
}

/**
 * A card in full: its name, what is on it line by line, and its flavour. `named`: how its name and its first line are
 * put together.
 */
function cardLines(
  { texts: { table }, printed }: Speaker,
  id: string,
  boss: number | null = null,
  named = table.card,
): string {
  const { title, lines, flavour } = printed(id, boss);
  const [first = '', ...rest] = lines.map(sentence);
  return [named(title, first), ...rest, `— ${flavour}`].join('\n');
}

function dealLine(speaker: Speaker, s: State, seat: number, index: number): string {
  const { texts, numbers } = speaker;
  const { table, nouns } = texts;
  const { deals } = itemAt(s.players, seat);
  const deal = itemAt(deals, index);
  const [muscle, influence] = [sumOf(deal, 'muscle'), sumOf(deal, 'influence')];
  const needs = [...(muscle > 0 ? [nouns.muscle(muscle)] : []), ...(influence > 0 ? [nouns.influence(influence)] : [])];
  return table.deal({
    deal: speaker.place(`deal ${index}`, deals),
    needs: needs.length > 0 ? numbers.list(needs) : table.nothing,
    gives: speaker.goods(sumOf(deal, 'alcohol'), sumOf(deal, 'gun')),
    stock: speaker.goods(deal.alcohol, deal.gun) || table.nothing,
    storage: numbers.number(storageOf(s, seat, deal)),
    busy: deal.thug === 1,
  });
}

function gangLines(speaker: Speaker, view: View, s: State, seat: number): string[] {
  const { texts, numbers, sum } = speaker;
  const { table, nouns } = texts;
  const p = itemAt(s.players, seat);
  const row = bossRow(p);
  const areas = (['headquarters', 'safehouses', 'recruits', 'underworld', 'authorities', 'prison'] as const).flatMap(
    (area) => (p[area] > 0 ? [table.place(nouns.thugs(p[area]), nouns.areas[area])] : []),
  );
  return [
    table.money(sum(p.money)),
    table.crime(numbers.number(p.crime)),
    ...(view.ring === seat ? [table.ring] : []),
    ...(areas.length > 0 ? [table.thugs(numbers.list(areas))] : []),
    table.boss({
      muscle: nouns.muscle(row.muscle),
      influence: nouns.influence(row.influence),
      left: numbers.number(CUBES - p.boss),
    }),
    ...STATS.map((stat, i) =>
      table.stat({
        stat: nouns.stats[stat],
        level: numbers.number(itemAt(p.stats, i)),
        price: itemAt(p.stats, i) >= 3 ? null : priceText(speaker, s, seat, stat),
      }),
    ),
    table.pile({ deck: nouns.cards(p.deck.length), discard: nouns.cards(p.discard.length) }),
    ...(p.discard.length > 0 ? [table.discardPile(speaker.cards(p.discard.slice().reverse()))] : []),
  ];
}

function districtLine(speaker: Speaker, view: View, s: State, d: number): string {
  const { texts, numbers, who } = speaker;
  const { table, nouns } = texts;
  const tiles = s.tiles.filter((tile) => tile.district === d).map((tile) => tileText(speaker, view, s, tile));
  const pieces = s.players.flatMap((p, seat) => {
    const there = [
      ...(itemAt(p.thugs, d) > 0 ? [nouns.thugs(itemAt(p.thugs, d))] : []),
      ...(itemAt(p.cars, d) > 0 ? [nouns.cars(itemAt(p.cars, d))] : []),
      ...(itemAt(p.trucks, d) > 0 ? [nouns.trucks(itemAt(p.trucks, d))] : []),
    ];
    return there.length > 0 ? [table.pieces(who(seat), numbers.list(there))] : [];
  });
  const police = itemAt(s.police, d) > 0 ? [nouns.policeCars(itemAt(s.police, d))] : [];
  return table.district({
    district: nouns.districts[itemAt(DISTRICTS, d)],
    what: [...tiles, ...police, ...pieces].map((line) => `\n${line}`).join(''),
  });
}

function tileText(speaker: Speaker, view: View, s: State, tile: Tile): string {
  const { texts, numbers, who } = speaker;
  const { table, nouns } = texts;
  const businesses = tile.tokens.flatMap((n, b) =>
    Array.from({ length: n }, () => nouns.businesses[itemAt(BUSINESSES, b)]),
  );
  const observer = view.seat ?? (tile.owner === 0 ? 1 : 0);
  const sale = saleAt(s, tile.owner === NOBODY ? observer : tile.owner, tile);
  return table.tile({
    tile: speaker.tile(tile.id),
    owner: tile.owner === NOBODY ? null : who(tile.owner),
    defence: numbers.number(defenceOf(s, observer, tile).total),
    needs: goodsText(speaker, sale),
    sum: speaker.sum(sale.profit),
    graft: sale.graft > 0 ? speaker.sum(sale.graft) : null,
    businesses: businesses.length > 0 ? numbers.list(businesses) : table.nothing,
    stock: speaker.goods(tile.alcohol, tile.gun) || table.nothing,
    night: tile.night === 1,
  });
}

function marketLines(speaker: Speaker, view: View): string[] {
  const { texts } = speaker;
  const tops = [view.low[0], view.high[0]].filter((id) => id !== undefined && id !== null);
  return [
    ...view.market.map((id) => (id === '' ? texts.table.emptySpace : cardLines(speaker, id))),
    ...tops.map((id) => texts.table.nextOnDeck(speaker.card(id))),
  ];
}

function rivalLines(speaker: Speaker, view: View, seat: number): string[] {
  const { texts, numbers, who } = speaker;
  const { table, nouns } = texts;
  const p = itemAt(view.players, seat);
  const over = view.stack.length === 0;
  return [
    table.rival({
      who: who(seat),
      gang: texts.gangs[p.gang].name,
      crime: numbers.number(p.crime),
      hand: nouns.cards(p.hand.length),
      deck: nouns.cards(p.deck),
      jobs: p.jobs.length,
      fulfilled: p.fulfilled.length > 0 ? speaker.cards(p.fulfilled) : table.nothing,
      upgrades: numbers.number(p.stats.reduce((sum, level) => sum + level - 1, 0)),
    }),
    over ? table.final(speaker.sum(itemAt(finalOf(view).totals, seat))) : standingOf(speaker, view, seat),
    ...(view.ring === seat ? [table.ringOf(who(seat))] : []),
    ...(p.plan.length > 0 ? [table.planOf(speaker.cards(p.plan))] : []),
    // Everybody saw these cards, so listing them reveals nothing.
    ...(p.discardTop === null ? [] : [table.discardOf(speaker.card(p.discardTop), speaker.cards(p.remembered))]),
  ];
}

const newsLine = (speaker: Speaker, view: View): string =>
  cardLines(speaker, itemAt(view.headlines, view.headlines.length - 1));

/** The card of the last Raid, with all that stands on it. */
function federalLines(speaker: Speaker, view: View): string[] {
  const last = view.federalUsed[view.federalUsed.length - 1];
  return last === undefined ? [] : [cardLines(speaker, last, null, speaker.texts.table.lastRaid)];
}
