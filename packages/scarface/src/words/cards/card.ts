// A whole card as it would be printed: its name, then a line for each thing on it.
import { DEALERS, FEDERAL, GANG_BOARDS, JOBS, NEWS, PEOPLE, TILES } from '../../cards/index.ts';
import type {
  DealerCard,
  FederalCard,
  GangBoard,
  JobCard,
  NewsCard,
  PersonCard,
  Price,
  Side,
  TileCard,
} from '../../language.ts';
import { bossRow } from '../../rules/strength.ts';
import { STATS } from '../../vocabulary.ts';
import { federalText, jobText, newsText, type Speech } from './index.ts';
import type { CardWords } from './names.ts';
import { capital } from './speaking.ts';

/** A line that lacks a full stop gets one. */
export const sentence = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);

export interface CardText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly flavour: string;
}

/** `boss`: how many cubes have left the Boss Track, for a Boss whose player is known. */
type Printed = (speech: Speech, boss: number | null) => readonly string[];

const DOT = ' · ';

/** Only what is asked for: nobody needs 0 Muscle. */
function points({ voice }: Speech, muscle: number, influence: number): string[] {
  return [
    ...(muscle > 0 ? [voice.points('muscle', muscle)] : []),
    ...(influence > 0 ? [voice.points('influence', influence)] : []),
  ];
}

function goods({ voice }: Speech, alcohol: number, gun: number): string[] {
  return [...(alcohol > 0 ? [voice.goods('alcohol', alcohol)] : []), ...(gun > 0 ? [voice.goods('gun', gun)] : [])];
}

/** What somebody brings; null for a Boss whose player is not known. */
function valuesOf(
  card: PersonCard,
  boss: number | null,
): { readonly muscle: number; readonly influence: number } | null {
  if (card.role !== 'boss') return card;
  return card.gang === undefined || boss === null ? null : bossRow({ gang: card.gang, boss });
}

const person =
  (card: PersonCard): Printed =>
  ({ texts, voice }, boss) => {
    const { labels } = texts;
    const rank = card.role ? labels.roles[card.role] : labels.level(card.level);
    const values = valuesOf(card, boss);
    const shown =
      values === null
        ? [labels.bossValues]
        : [voice.points('muscle', values.muscle), voice.points('influence', values.influence)];
    const crimes = card.crimes.map((crime) => texts.crimes[crime]);
    const lines = [[rank, ...shown, ...crimes].join(DOT)];
    if (card.standard) lines.push(labels.standard(voice.sentences(card.standard)));
    if (card.matching) {
      const wanted = voice.or(card.matching.crimes.map((crime) => texts.crimes[crime]));
      lines.push(labels.matching(wanted, voice.sentences(card.matching.effects)));
    }
    return lines;
  };

const job =
  (card: JobCard): Printed =>
  (speech) => [jobText(speech, card.id)];

const news =
  (card: NewsCard): Printed =>
  (speech) => [newsText(speech, card.id)];

const dealer =
  (card: DealerCard): Printed =>
  (speech) => {
    const { labels } = speech.texts;
    const needs = points(speech, card.muscle, card.influence);
    const gives = labels.gives(speech.voice.and(goods(speech, card.alcohol, card.gun)));
    const parts = [
      ...(needs.length > 0 ? [labels.needs(speech.voice.and(needs))] : []),
      gives,
      labels.stores(card.storage),
    ];
    return [`${capital(parts.join(', '))}.`];
  };

const federal =
  (card: FederalCard): Printed =>
  (speech) =>
    federalText(speech, card.id).split('\n');

const side = (speech: Speech, { alcohol, defence, gun, profit }: Side, night: boolean): string =>
  speech.texts.labels.side({
    night,
    defence,
    goods: speech.voice.and(goods(speech, alcohol, gun)),
    sum: speech.voice.dollars(profit),
  });

const tile =
  (card: TileCard): Printed =>
  (speech) => [side(speech, card.normal, false), side(speech, card.nightclub, true)];

const board =
  (card: GangBoard): Printed =>
  (speech) => {
    const { texts, voice } = speech;
    const { labels } = texts;
    const rows = card.rows.map(({ from, influence, muscle }) =>
      labels.row({ cubes: from, points: points(speech, muscle, influence).join(', ') }),
    );
    const bonuses = card.bonuses.map((one) =>
      one === null ? '–' : one === 'right-hand' ? labels.rightHand : voice.dollars(one),
    );
    const price = (stat: (typeof STATS)[number], { crime, influence, money, muscle }: Price, level: number): string =>
      labels.price({
        stat: texts.stats[stat],
        level,
        points: points(speech, muscle, influence).join(', '),
        sum: voice.dollars(money),
        crime,
      });
    return [
      ...rows,
      labels.bonuses(bonuses.join(DOT)),
      ...STATS.flatMap((stat) => card.prices[stat].map((one, i) => price(stat, one, i + 2))),
    ];
  };

const printed = new Map<string, Printed>([
  ...PEOPLE.map((card) => [card.id, person(card)] as const),
  ...JOBS.map((card) => [card.id, job(card)] as const),
  ...DEALERS.map((card) => [card.id, dealer(card)] as const),
  ...FEDERAL.map((card) => [card.id, federal(card)] as const),
  ...NEWS.map((card) => [card.id, news(card)] as const),
  ...TILES.map((card) => [card.id, tile(card)] as const),
  ...GANG_BOARDS.map((card) => [card.gang, board(card)] as const),
]);

/** Everything on a card, tile or gang board, given its name in that language. Every place that shows a card takes its text from here. */
export function cardText(
  speech: Speech,
  id: string,
  { flavour, name }: CardWords,
  boss: number | null = null,
): CardText {
  const lines = printed.get(id)?.(speech, boss) ?? [];
  return { title: name, lines: lines.map(speech.texts.finish), flavour };
}
