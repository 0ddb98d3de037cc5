// From a language's catalogue to the sentences of a review. The game's own words name its actions and reasons.
import { type Actor, itemAt, type Names, type Words } from '@backroom/kit';
import type { Point } from '../course.ts';
import type { Weighed } from '../judge.ts';
import type { Decision } from '../review.ts';
import type { Summary } from '../summary.ts';
import type { Swing, TurningPoint } from '../turning.ts';
import type { Catalogue } from './catalogue.ts';
import { type Numbers, numbersOf } from './numbers.ts';

/** The game's words in the same language, and the players' names. */
export interface Voice<A, V> {
  readonly words: Pick<Words<A, unknown, V>, 'action'>;
  readonly names: Names;
  /** Part of a sentence; null where the game gives no reasons. */
  readonly reason: ((reason: unknown, names: Names) => string) | null;
}

/** Complete sentences. */
export interface ReviewWords {
  readonly texts: Catalogue;
  readonly numbers: Numbers;
  /** The chart as text: a line for each step, the start first. */
  course(course: readonly Point<unknown>[], names: Names): string[];
  /** The chart in a few sentences, one a seat. */
  describe(course: readonly Point<unknown>[], names: Names): string[];
  /** What happened, and how it changed the chances. */
  turningPoint<A, V>(point: TurningPoint<A, V>, voice: Voice<A, V>): readonly [what: string, whom: string];
  /** The number of slips and blunders that are not listed. */
  more(decisions: readonly Pick<Decision<unknown, unknown>, 'verdict'>[]): string;
  /** The judgement; the action taken and its chance; then the better action, if there was one. */
  decision<A, V>(decision: Decision<A, V>, voice: Voice<A, V>): readonly string[];
  summary(summary: Summary, names: Names): string;
}

export function speakReview(texts: Catalogue): ReviewWords {
  const numbers = numbersOf(texts.language);
  const { chart, summary: sums } = texts;
  return {
    texts,
    numbers,
    course: (course, names) =>
      course.map((point, i) => {
        const chances = point.chances.map((chance, seat) => `${names[seat]} ${numbers.percent(chance)}`);
        return chart.at(momentOf(texts, numbers, point, i === course.length - 1), chances.join(', '));
      }),
    describe: (course, names) =>
      itemAt(course, 0).chances.map((_, seat) => {
        const chances = course.map((point) => itemAt(point.chances, seat));
        return chart.seat({
          who: itemAt(names, seat),
          first: numbers.percent(itemAt(chances, 0)),
          last: numbers.percent(itemAt(chances, chances.length - 1)),
          lowest: numbers.percent(Math.min(...chances)),
          highest: numbers.percent(Math.max(...chances)),
        });
      }),
    turningPoint: (point, voice) => turningPointOf(texts, numbers, point, voice),
    decision: (decision, voice) => decisionOf(texts, numbers, decision, voice),
    more: (decisions) => {
      const counted = (['slip', 'blunder'] as const).flatMap((verdict) => {
        const count = decisions.filter((decision) => decision.verdict === verdict).length;
        return count === 0 ? [] : [numbers.count(count, sums[verdict])];
      });
      return texts.decisions.more(numbers.list(counted));
    },
    summary: ({ seat, verdicts, accuracy, luck }, names) => {
      const counted = [
        numbers.count(verdicts.best, sums.best),
        numbers.count(verdicts.slip, sums.slip),
        numbers.count(verdicts.blunder, sums.blunder),
      ];
      const told = sums.seat({
        who: itemAt(names, seat),
        kept: numbers.percent(accuracy ?? 1),
        counts: numbers.list(counted),
      });
      const cards = sums.luck(`${numbers.points(luck)} ${numbers.form(luck, sums.point)}`);
      return accuracy === null ? `${names[seat]}: ${cards}` : `${told} ${cards}`;
    },
  };
}

function momentOf(texts: Catalogue, numbers: Numbers, { by, move }: Point<unknown>, isLast: boolean): string {
  const { chart } = texts;
  if (isLast && by !== null) return chart.end;
  const moment = move === 0 ? chart.start : chart.move(numbers.number(move));
  return typeof by === 'string' ? chart.followed(moment, actorOf(texts, by, [])) : moment;
}

function actorOf({ turning }: Catalogue, by: Actor, names: Names): string {
  return by === 'chance' ? turning.chance : by === 'clock' ? turning.clock : itemAt(names, by);
}

function turningPointOf<A, V>(
  texts: Catalogue,
  numbers: Numbers,
  { move, by, action, view, gains, losses }: TurningPoint<A, V>,
  { words, names }: Voice<A, V>,
): readonly [string, string] {
  const { turning } = texts;
  const spoken = (swing: Swing) => ({
    who: itemAt(names, swing.seat),
    before: numbers.percent(swing.before),
    after: numbers.percent(swing.after),
  });
  const what = turning.point({
    move: numbers.number(move),
    who: actorOf(texts, by, names),
    action: words.action(action, view, names),
  });
  const whom = [
    ...gains.map((gain) => turning.rises(spoken(gain))),
    ...losses.map((loss) => turning.falls(spoken(loss))),
  ];
  return [ended(what), ended(whom.join(', '))];
}

function decisionOf<A, V>(
  { decisions, summary: { point } }: Catalogue,
  numbers: Numbers,
  { move, view, verdict, taken, best, loss }: Decision<A, V>,
  { words, names, reason }: Voice<A, V>,
): readonly string[] {
  const why = ({ reasons }: Weighed<A>): string =>
    reason === null || reasons.length === 0
      ? ''
      : decisions.because + reasons.map((one) => reason(one, names)).join(decisions.and);
  const say = (sentence: (action: string, chance: string) => string, one: Weighed<A>): string =>
    ended(sentence(words.action(one.action, view, names), numbers.percent(one.chance)) + why(one));
  const judged = decisions.judged(numbers.number(move), decisions.verdicts[verdict]);
  const lost = ` (${numbers.points(-loss)} ${numbers.form(loss, point)})`;
  if (verdict === 'best' || verdict === 'forced') return [judged, say(decisions.taken, taken)];
  return [judged + lost, say(decisions.taken, taken), say(decisions.better, best)];
}

/** Some actions of some games are complete sentences. */
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
