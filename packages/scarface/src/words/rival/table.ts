// The Enforcer's part of the spoken table: where he stands, what he has, and his cards line by line (SC-110).
import { itemAt, type Section } from '@backroom/kit';
import { personCard } from '../../cards/index.ts';
import { RIVAL, trackRow } from '../../enforcer/board.ts';
import { enforcerCard } from '../../enforcer/cards/index.ts';
import type { State } from '../../state.ts';
import type { SoloView, View } from '../../view.ts';
import { DISTRICTS, STATS } from '../../vocabulary.ts';
import type { Speaker } from '../speaker.ts';
import { finalOf, standingOf } from '../standing.ts';
import { deedText, powerText } from './line.ts';

const RIVAL_SEAT = 1;
/** On each of his cards. */
const LINES = 4;

/** `deals`: his Deals as lines, which read like everybody's. */
export function rivalSection(speaker: Speaker, view: View, s: State, deals: readonly string[]): Section[] {
  const { solo } = view;
  if (solo === null) return [];
  const { rival, table } = speaker.texts;
  const over = view.stack.length === 0;
  return [
    {
      heading: rival.heading,
      lines: [
        over
          ? table.final(speaker.sum(itemAt(finalOf(view).totals, RIVAL_SEAT)))
          : standingOf(speaker, view, RIVAL_SEAT),
        ...(over ? [] : [nextLine(speaker, view, solo)]),
        rival.place({ district: speaker.district(itemAt(DISTRICTS, solo.at)), number: itemAt(solo.numbers, solo.at) }),
        rival.numbers(inOrder(speaker, solo)),
        ...ownLines(speaker, view, s),
        ...deals,
      ],
    },
    { heading: rival.cardsHeading, lines: cardLines(speaker, view, solo) },
  ];
}

/** What he is about to do, as far as anybody can know: the cards of his deck lie face down. */
function nextLine({ texts: { rival }, card, sum }: Speaker, view: View, solo: SoloView): string {
  const turn = view.stack.find((frame) => frame.kind === 'enforcer');
  if (turn?.kind === 'enforcer' && turn.step === 'act' && turn.cubes > 0 && turn.line < LINES)
    return rival.reading({ card: card(itemAt(solo.plan, turn.at)), line: turn.line + 1, left: turn.cubes });
  const { boss, jobs } = itemAt(view.players, RIVAL_SEAT);
  const { plan, actions } = trackRow(boss);
  if (solo.deck > 0) return rival.nextPlan({ cards: Math.min(plan, solo.deck), actions });
  const [his, news] = [jobs.length, view.headlines.length];
  return rival.nextReorganises({ sum: sum(his * news), jobs: his, news });
}

function inOrder({ numbers, district }: Speaker, solo: SoloView): string {
  const districts = DISTRICTS.map((name, d) => ({ name, number: itemAt(solo.numbers, d) })).sort(
    (a, b) => a.number - b.number,
  );
  return numbers.list(districts.map(({ name, number }) => `${numbers.number(number)} ${district(name)}`));
}

/** Power, Plan and Actions, money and Jobs, thugs, stats, Associates. */
function ownLines(speaker: Speaker, view: View, s: State): string[] {
  const { texts, numbers } = speaker;
  const { rival, table, nouns } = texts;
  const p = itemAt(s.players, RIVAL_SEAT);
  const row = trackRow(p.boss);
  const areas = (['headquarters', 'safehouses', 'recruits', 'underworld', 'authorities', 'prison'] as const).flatMap(
    (area) => (p[area] > 0 ? [table.place(nouns.thugs(p[area]), nouns.areas[area])] : []),
  );
  const levels = STATS.map((stat, i) =>
    rival.level(i + 1, i === 0 ? rival.power : nouns.stats[stat], itemAt(p.stats, i)),
  );
  const people = s.solo?.associates ?? [];
  const total = people.reduce((sum, id) => sum + personCard(id).level, 0);
  return [
    rival.stats({
      power: ownPower(p),
      plan: row.plan,
      actions: row.actions,
      money: speaker.sum(p.money),
      jobs: p.jobs.length,
    }),
    ...(view.ring === RIVAL_SEAT ? [table.ringOf(speaker.who(RIVAL_SEAT))] : []),
    ...(areas.length > 0 ? [table.thugs(numbers.list(areas))] : []),
    rival.levels(numbers.list(levels)),
    ...(p.jobs.length > 0 ? [rival.jobs(speaker.cards(p.jobs))] : []),
    ...(people.length > 0 ? [rival.associates(speaker.cards(people), total)] : []),
  ];
}

/** His Plan, or between his turns the cards he played last, each with its four lines. */
function cardLines(speaker: Speaker, view: View, solo: SoloView): string[] {
  const { rival } = speaker.texts;
  const last = solo.discard.slice(-trackRow(itemAt(view.players, RIVAL_SEAT).boss).plan);
  const shown = solo.plan.length > 0 ? solo.plan : last;
  return [
    rival.decks({ deck: solo.deck, discard: solo.discard.length, b: solo.b, c: solo.c }),
    ...(solo.plan.length > 0
      ? [speaker.texts.table.planOf(speaker.cards(solo.plan)), rival.planPower(planPower(view, solo))]
      : []),
    ...(solo.plan.length === 0 && last.length > 0 ? [rival.lastPlan(speaker.cards(last))] : []),
    ...(shown.length > 0 ? [rival.legend] : []),
    ...shown.map((id) => cardLine(speaker, id)),
  ];
}

/** His stat and the bonuses of the Plan. */
const planPower = (view: View, { plan }: SoloView): number =>
  plan.reduce((power, id) => power + enforcerCard(id).bonus, ownPower(itemAt(view.players, RIVAL_SEAT)));

const ownPower = ({ stats }: { readonly stats: readonly number[] }): number =>
  itemAt(RIVAL.power, itemAt(stats, 0) - 1);

/** A card of his as a person reads it: "P+1: He sells: 1 sale per Power." */
function cardLine(speaker: Speaker, id: string): string {
  const { texts, card } = speaker;
  const { deck, moves, bonus, lines } = enforcerCard(id);
  const read = lines.map(({ power, deed }) => texts.table.card(powerText(power), `${deedText(texts.rival, deed)}.`));
  return texts.rival.card({ card: card(id), deck, moves, bonus, lines: read.map((line) => `\n${line}`).join('') });
}
