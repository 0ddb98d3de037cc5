// The preview of an action as text: which cars would move where, which they cover or free, and whose earnings change. Loaded with the
// first preview.
import { itemAt } from '@backroom/kit';
import type { Car } from '../src/vocabulary.ts';
import { nameOf, type Scene } from './scene.ts';

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
