// The preview of an action as text: which cars would move where, which they cover or free, and whose earnings change.
import { itemAt } from '@backroom/kit';
import type { Event } from '../src/events.ts';
import type { Car, Colour } from '../src/vocabulary.ts';
import { nameOf, type Scene, type TablePicture } from './scene.ts';

const covered = (ring: Scene['after']['ring']): Map<Car, Car> =>
  new Map(ring.flatMap(([bottom, top]) => (bottom === undefined || top === undefined ? [] : [[bottom, top] as const])));

export function foretold(scene: Scene): string[] {
  const { picture, tongue, foreseen, after, now, later: then } = scene;
  const { say, pieces } = tongue;
  const driven = foreseen.filter((event) => ['drove', 'evaded', 'exchanged', 'no-evasion'].includes(event.type));
  const [before, under] = [covered(picture.view.ring), covered(after.ring)];
  const freed = [...before.keys()].filter((car) => !under.has(car)).map((car) => say.frees(pieces.car(car)));
  const sum = (of: Scene['now'][number]): string => (of === null || of.sum === 0 ? say.nothing : pieces.money(of.sum));
  const changes = then.flatMap((one, seat) =>
    (one?.sum ?? 0) === (now[seat]?.sum ?? 0) || one === null
      ? []
      : [say.change({ who: nameOf(picture, seat), before: sum(itemAt(now, seat)), after: sum(one) })],
  );
  return [
    ...driven.map((event) => picture.words.event(event, picture.names)),
    ...(freed.length === 0 ? [] : [`${freed.join(', ')}.`]),
    ...(changes.length > 0 ? [`${changes.join('; ')}.`] : driven.length > 0 ? [say.nobodyElse] : []),
  ].map(capital);
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const MOVES: readonly Event['type'][] = ['played', 'discarded', 'exchanged', 'drove', 'evaded', 'chose', 'grabbed'];
const SCORING: readonly Event['type'][] = ['took', 'blocked', 'mafia-took', 'time-up'];

/** The latest events in a sentence or two: the scoring if there was one, otherwise the move. */
export function justTold({ news, words, names }: TablePicture): string {
  const scored = news.filter(({ type }) => SCORING.includes(type));
  const told = scored.length > 0 ? scored : news.filter(({ type }) => MOVES.includes(type));
  return told.map((event) => words.event(event, names)).join(' ');
}

/** The question that the next touch answers. */
export function question({ hold, tongue }: Scene): string | null {
  const { say, pieces } = tongue;
  const first = hold.picks[0];
  if (first === undefined || hold.armed !== null) return null;
  const last = itemAt(hold.picks, hold.picks.length - 1);
  const named = last.slice(last.indexOf(':') + 1);
  if (last.startsWith('face:')) return say.discardFor(pieces.character(named as Colour));
  if (last.startsWith('car:')) return say.whereTo(pieces.carAfterPreposition(named as Car));
  return last === 'card:nasty' ? say.whom : say.whichCar;
}
