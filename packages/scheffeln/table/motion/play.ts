// Plays the news on the page: cars drive, coins fly, cards turn. Only transform and opacity move; all of it can be finished
// at once, so nobody waits for it.
import type { Tempo } from '@backroom/kit';
import type { Event } from '../../src/events.ts';
import type { Car } from '../../src/vocabulary.ts';
import type { Geometry, Point } from '../geometry.ts';
import type { Timeline } from './timeline.ts';

/** Ends whatever is still moving. */
export type Finish = () => void;

export interface Stage {
  readonly root: HTMLElement;
  readonly geometry: Geometry;
  readonly tempo: Tempo;
  money(value: number): string;
  sound(name: string): void;
}

const SOUNDS: Partial<Record<Event['type'], string>> = {
  drove: 'engine',
  evaded: 'horn',
  played: 'card',
  discarded: 'card',
  turned: 'card',
  took: 'coin',
  'mafia-took': 'coin',
  blocked: 'horn',
  exchanged: 'chair',
  chose: 'chair',
  grabbed: 'slap',
  countdown: 'bell',
  dealt: 'shuffle',
  over: 'fanfare',
};

/** All movements end together, and after the last car stands: each end makes the browser put its layers in order again. */
const AFTER_MS = 100;

export function play(stage: Stage, timeline: Timeline): Finish {
  const { root, tempo } = stage;
  const running: Animation[] = [];
  for (const [car, stretches] of timeline.drives) running.push(...drive(stage, timeline, car, stretches));
  for (const { at, event } of timeline.cues)
    running.push(...show(stage, event, at / tempo, (timeline.length + AFTER_MS) / tempo));
  // One that is over but not put away keeps the next one of the same thing off the compositor: it would run on the page's own
  // thread, and stutter.
  for (const animation of running) animation.onfinish ??= () => animation.cancel();
  const timers = timeline.cues.flatMap(({ at, event }) => {
    const name = SOUNDS[event.type];
    return name === undefined ? [] : [setTimeout(() => stage.sound(name), at / tempo)];
  });
  root.dataset.moving = '';
  const done = setTimeout(() => delete root.dataset.moving, timeline.length / tempo);
  return () => {
    for (const timer of [...timers, done]) clearTimeout(timer);
    for (const animation of running) if (animation.playState !== 'idle') animation.finish();
    delete root.dataset.moving;
  };
}

type Stretches = NonNullable<ReturnType<Timeline['drives']['get']>>;

/** One animation for the whole of a car's news, however often it moves: it begins where the car stood before. */
function drive({ root, geometry: g, tempo }: Stage, timeline: Timeline, car: Car, stretches: Stretches): Animation[] {
  const length = timeline.length + AFTER_MS;
  const element = root.querySelector<HTMLElement>(`[data-pick="car:${car}"]`);
  const board = element?.closest<HTMLElement>('.sch-ring');
  const hull = element?.querySelector<SVGElement>('.hull');
  if (!element || !board || !hull) return [];
  const scale = board.clientWidth / g.width;
  const home = stretches[stretches.length - 1].points.at(-1) ?? { x: 0, y: 0 };
  const middle = (g.streets[0] + g.streets[1]) / 2;
  const stops = stretches.flatMap(stopsOf);
  const frames = (shape: (point: Point) => string): Keyframe[] => [
    ...stops.map(({ at, point, last }) => ({
      offset: at / length,
      transform: shape(point),
      easing: last ? 'linear' : 'ease-in-out',
    })),
    { offset: 1, transform: shape(home) },
  ];
  const timing: KeyframeAnimationOptions = { duration: length / tempo, fill: 'backwards' };
  // Halfway round a bend a car is seen from the front.
  const facing = ({ y }: Point): string => `scaleX(${y < middle ? 1 : -1})`;
  const place = ({ x, y }: Point): string => `translate(${(x - home.x) * scale}px,${(y - home.y) * scale}px)`;
  const turns = stops.some(({ point }) => facing(point) !== facing(home));
  return [element.animate(frames(place), timing), ...(turns ? [hull.animate(frames(facing), timing)] : [])];
}

interface Stop {
  readonly at: number;
  readonly point: Point;
  readonly last: boolean;
}

/** Even speed along the way. */
function stopsOf({ from, to, points }: Stretches[number]): Stop[] {
  const lengths = points.map((p, i) => (i === 0 ? 0 : Math.hypot(p.x - points[i - 1].x, p.y - points[i - 1].y)));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map((point, i) => {
    gone += lengths[i];
    return { at: from + ((to - from) * gone) / whole, point, last: i < points.length - 2 || i === points.length - 1 };
  });
}

/** How long something takes to come up. */
const POP_MS = 300;

function show(stage: Stage, event: Event, delay: number, end: number): Animation[] {
  const { root, tempo } = stage;
  const come = (selector: string, from: Keyframe, easing: string): Animation[] => {
    const element = root.querySelector(selector);
    const there = Math.min(1, POP_MS / tempo / (end - delay));
    const frames = [{ ...from, easing }, { transform: 'none', opacity: 1, offset: there }, { transform: 'none' }];
    return element === null ? [] : [element.animate(frames, { delay, duration: end - delay, fill: 'backwards' })];
  };
  const pop = (selector: string): Animation[] =>
    come(selector, { transform: 'scale(.3)', opacity: 0 }, 'cubic-bezier(.2,1.4,.4,1)');
  switch (event.type) {
    case 'turned':
      return come(`[data-row="${event.index}"]`, { transform: 'scaleX(0)' }, 'ease-out');
    case 'chose':
    case 'grabbed':
    case 'exchanged':
      return pop(`[data-seat="${event.seat}"] .sch-medal`);
    case 'played':
      return pop('.sch-played li:nth-last-child(1 of :not(.down))');
    case 'took':
    case 'mafia-took':
      return event.seat === null ? [] : coin(stage, event.business, event.seat, stage.money(event.value), delay);
    default:
      return [];
  }
}

/** A token flies from its house to whoever takes it. */
function coin({ root, tempo }: Stage, place: string, seat: number, text: string, delay: number): Animation[] {
  const from = root.querySelector(`[data-pick="place:${place}"] .token`)?.getBoundingClientRect();
  const to = root.querySelector(`[data-seat="${seat}"] .money`)?.getBoundingClientRect();
  if (from === undefined || to === undefined) return [];
  const origin = root.getBoundingClientRect();
  const element = document.createElement('span');
  element.className = 'sch-coin';
  element.ariaHidden = 'true';
  element.textContent = text;
  root.append(element);
  const at = (rect: DOMRect, scale: number): string =>
    `translate(${rect.left + rect.width / 2 - origin.left}px,${rect.top + rect.height / 2 - origin.top}px) translate(-50%,-50%) scale(${scale})`;
  const flight = element.animate(
    [
      { transform: at(from, 0.6), opacity: 0 },
      { transform: at(from, 1.35), opacity: 1, offset: 0.25 },
      { transform: at(to, 1), opacity: 1, offset: 0.9 },
      { transform: at(to, 0.7), opacity: 0 },
    ],
    { delay, duration: 900 / tempo, fill: 'both', easing: 'ease-in-out' },
  );
  flight.onfinish = () => element.remove();
  return [flight];
}
