// The whole table in sentences, most urgent first, so that one can play by ear.
import type { Section } from '@backroom/kit';
import { personCard, sideOf } from '../cards/index.ts';
import { sumOf } from '../rules/dealing.ts';
import { storageOf } from '../rules/goods.ts';
import { bossRow, defenceAgainst } from '../rules/strength.ts';
import type { Player, State, Tile } from '../state.ts';
import type { View } from '../view.ts';
import { BUSINESSES, CUBES, DISTRICTS, NOBODY, STATS, TIME_SPACES } from '../vocabulary.ts';
import { priceText } from './act.ts';
import { jobText, newsText, skillText } from './cards/index.ts';
import type { TableTexts } from './catalogue.ts';
import { promptOf } from './prompt.ts';
import { rivalSection } from './rival/table.ts';
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
    section('news', [newsLine(speaker, view)]),
  ].filter(({ lines }) => lines.length > 0);
}

function roundLines({ texts: { table }, numbers }: Speaker, view: View): string[] {
  if (view.players.length === 0) return [];
  const n = numbers.number;
  return [
    table.round({
      round: n(view.round),
      time: n(view.time),
      of: n(TIME_SPACES[view.players.length]),
      ness: n(view.ness),
    }),
  ];
}

function ownSections(speaker: Speaker, view: View, s: State, seat: number): Section[] {
  const { texts, language, card } = speaker;
  const { table } = texts;
  const p = s.players[seat];
  const people = (ids: readonly string[]): string[] => ids.map((id) => personLine(speaker, p, id));
  const plan = { heading: table.headings.plan, lines: people(p.plan) };
  return [
    ...(p.plan.length > 0 ? [plan] : []),
    { heading: table.headings.hand, lines: p.hand.length === 0 ? [table.noCards] : people(p.hand) },
    {
      heading: table.headings.jobs,
      lines: [
        ...p.jobs.map((id) => table.job(card(id), jobText(language, id))),
        ...p.fulfilled.map((id) => table.fulfilledJob(card(id), jobText(language, id))),
      ],
    },
    { heading: table.headings.deals, lines: p.deals.map((_, i) => dealLine(speaker, s, seat, i)) },
    { heading: table.headings.gang, lines: gangLines(speaker, view, p, seat) },
  ].filter(({ lines }) => lines.length > 0);
}

function personLine({ texts: { table, nouns, cards }, numbers, language }: Speaker, p: Player, id: string): string {
  const person = personCard(id);
  const { muscle, influence } = person.role === 'boss' ? bossRow(p) : person;
  const named = (list: readonly (keyof typeof nouns.crimes)[]): string[] => list.map((crime) => nouns.crimes[crime]);
  return [
    table.person({
      name: cards[id]?.name ?? id,
      level: person.level === 0 ? null : numbers.number(person.level),
      muscle: nouns.muscle(muscle),
      influence: nouns.influence(influence),
      crimes: numbers.list(named(person.crimes)),
    }),
    ...(person.standard ? [table.standard(skillText(language, `${id}/standard`))] : []),
    ...(person.matching
      ? [table.matching(numbers.either(named(person.matching.crimes)), skillText(language, `${id}/matching`))]
      : []),
  ].join('\n');
}

function dealLine(speaker: Speaker, s: State, seat: number, index: number): string {
  const { texts, numbers } = speaker;
  const { table, nouns } = texts;
  const { deals } = s.players[seat];
  const deal = deals[index];
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

function gangLines(speaker: Speaker, view: View, p: Player, seat: number): string[] {
  const { texts, numbers, sum } = speaker;
  const { table, nouns } = texts;
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
        level: numbers.number(p.stats[i]),
        price: p.stats[i] >= 3 ? null : priceText(speaker, view, seat, stat),
      }),
    ),
    table.pile({ deck: nouns.cards(p.deck.length), discard: nouns.cards(p.discard.length) }),
  ];
}

function districtLine(speaker: Speaker, view: View, s: State, d: number): string {
  const { texts, numbers, who } = speaker;
  const { table, nouns } = texts;
  const tiles = s.tiles.filter((tile) => tile.district === d).map((tile) => tileText(speaker, view, s, tile));
  const pieces = s.players.flatMap((p, seat) => {
    const there = [
      ...(p.thugs[d] > 0 ? [nouns.thugs(p.thugs[d])] : []),
      ...(p.cars[d] > 0 ? [nouns.cars(p.cars[d])] : []),
      ...(p.trucks[d] > 0 ? [nouns.trucks(p.trucks[d])] : []),
    ];
    return there.length > 0 ? [table.pieces(who(seat), numbers.list(there))] : [];
  });
  const police = s.police[d] > 0 ? [nouns.policeCars(s.police[d])] : [];
  return table.district({
    district: nouns.districts[DISTRICTS[d]],
    what: [...tiles, ...police, ...pieces].map((line) => `\n${line}`).join(''),
  });
}

function tileText(speaker: Speaker, view: View, s: State, tile: Tile): string {
  const { texts, numbers, who } = speaker;
  const { table, nouns } = texts;
  const side = sideOf(tile);
  const businesses = tile.tokens.flatMap((n, b) => Array.from({ length: n }, () => nouns.businesses[BUSINESSES[b]]));
  const observer = view.seat ?? (tile.owner === 0 ? 1 : 0);
  return table.tile({
    tile: speaker.tile(tile.id),
    owner: tile.owner === NOBODY ? null : who(tile.owner),
    // To whoever holds it, the printed one; to the others what they would need.
    defence: numbers.number(tile.owner === observer ? side.defence : defenceAgainst(s, observer, tile)),
    needs: speaker.goods(side.alcohol, side.gun) || table.nothing,
    sum: speaker.sum(side.profit),
    businesses: businesses.length > 0 ? numbers.list(businesses) : table.nothing,
    stock: speaker.goods(tile.alcohol, tile.gun) || table.nothing,
    night: tile.night === 1,
  });
}

function marketLines(speaker: Speaker, view: View): string[] {
  const { texts } = speaker;
  const stranger = { gang: 'outfit', boss: 0 } as unknown as Player;
  const tops = [view.low[0], view.high[0]].filter((id) => id !== undefined && id !== null);
  return [
    ...view.market.map((id) => (id === '' ? texts.table.emptySpace : personLine(speaker, stranger, id))),
    ...tops.map((id) => texts.table.nextOnDeck(speaker.card(id))),
  ];
}

function rivalLines(speaker: Speaker, view: View, seat: number): string[] {
  const { texts, numbers, who } = speaker;
  const { table, nouns } = texts;
  const p = view.players[seat];
  const over = view.stack.length === 0;
  return [
    table.rival({
      who: who(seat),
      gang: texts.gangs[p.gang].name,
      crime: numbers.number(p.crime),
      hand: nouns.cards(p.hand.length),
      deck: nouns.cards(p.deck),
      jobs: numbers.number(p.jobs.length),
      fulfilled: p.fulfilled.length > 0 ? speaker.cards(p.fulfilled) : table.nothing,
      upgrades: numbers.number(p.stats.reduce((sum, level) => sum + level - 1, 0)),
    }),
    over ? table.final(speaker.sum(finalOf(view).totals[seat])) : standingOf(speaker, view, seat),
    ...(view.ring === seat ? [table.ringOf(who(seat))] : []),
    ...(p.plan.length > 0 ? [table.planOf(speaker.cards(p.plan))] : []),
  ];
}

function newsLine({ texts: { table }, language, card }: Speaker, view: View): string {
  const active = view.headlines[view.headlines.length - 1];
  return table.news(card(active), newsText(language, active));
}
