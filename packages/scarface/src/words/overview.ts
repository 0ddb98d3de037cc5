// The table in short: what one needs at a glance, a line each, from the same words as the whole table.
import { itemAt, type Section } from '@backroom/kit';
import type { Player } from '../state.ts';
import type { View } from '../view.ts';
import { DISTRICTS, NOBODY } from '../vocabulary.ts';
import { sentence } from './cards/card.ts';
import type { Speaker } from './speaker.ts';
import { standingOf, stateLike } from './standing.ts';
import { draftedBy, tableOf } from './table.ts';

export function overviewOf(speaker: Speaker, view: View): readonly Section[] {
  const now = itemAt(tableOf(speaker, view), 0);
  if (view.seat === null || view.players.length === 0) return [now];
  const { headings } = speaker.texts.table;
  const p = itemAt(stateLike(view).players, view.seat);
  const people = (ids: readonly string[]): string[] => ids.map((id) => personLine(speaker, p, id));
  const jobs = [...draftedBy(view, view.seat), ...p.jobs];
  const rivals = view.players.flatMap((_, seat) =>
    seat === view.seat ? [] : [`${speaker.who(seat)}: ${standingOf(speaker, view, seat)}`],
  );
  return [
    now,
    { heading: headings.gang, lines: gangLines(speaker, p) },
    { heading: headings.plan, lines: people(p.plan) },
    { heading: headings.hand, lines: people(p.hand) },
    { heading: headings.jobs, lines: jobs.length === 0 ? [] : [speaker.cards(jobs)] },
    { heading: headings.city, lines: DISTRICTS.map((_, d) => districtLine(speaker, view, d)) },
    { heading: headings.rivals, lines: rivals },
  ].filter(({ lines }) => lines.length > 0);
}

/** Name, rank, values and crimes: the first line of the card. */
function personLine({ texts: { table }, printed }: Speaker, p: Player, id: string): string {
  const { title, lines } = printed(id, p.boss);
  return table.card(title, sentence(lines[0] ?? ''));
}

function gangLines({ texts: { table, nouns }, numbers, sum, goods, place }: Speaker, p: Player): string[] {
  const areas = (['headquarters', 'safehouses', 'recruits', 'prison'] as const).flatMap((area) =>
    p[area] > 0 ? [table.place(nouns.thugs(p[area]), nouns.areas[area])] : [],
  );
  const stores = p.deals.map(
    (deal, i) => `${place(`deal ${i}`, [])}: ${goods(deal.alcohol, deal.gun) || table.nothing}`,
  );
  return [
    `${table.money(sum(p.money))} ${table.crime(numbers.number(p.crime))}`,
    ...(areas.length > 0 ? [table.thugs(numbers.list(areas))] : []),
    `${stores.join('; ')}.`,
  ];
}

function districtLine({ texts: { nouns }, tile, who }: Speaker, view: View, d: number): string {
  const tiles = view.tiles
    .filter(({ district }) => district === d)
    .map(({ id, owner }) => (owner === NOBODY ? tile(id) : `${tile(id)} (${who(owner)})`));
  const cars = itemAt(view.police, d);
  const police = cars > 0 ? [nouns.policeCars(cars).replace(/\.$/, '')] : [];
  return `${nouns.districts[itemAt(DISTRICTS, d)]}: ${[...tiles, ...police].join(', ')}`;
}
