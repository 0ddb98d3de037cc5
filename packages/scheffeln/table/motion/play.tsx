// Plays one beat: pieces move to their places in the next view. Only transform and opacity are animated. When the beat is over or
// skipped, the next view is drawn and everything here is removed in the same frame.
import { itemAt, type ShownBeat } from '@backroom/kit';
import { render } from 'preact';
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';
import type { Card } from '../../src/vocabulary.ts';
import type { Geometry, Point } from '../geometry.ts';
import { CardFace } from '../parts/pieces.tsx';
import { soundOf } from './heard.ts';
import { pathsOf, stopsOf } from './paths.ts';

export interface Stage {
  readonly root: HTMLElement;
  readonly geometry: Geometry;
  readonly view: View;
  money(value: number): string;
  sound(name: string): void;
}

/** Removed when the beat is over. */
interface Playing {
  readonly animations: Animation[];
  readonly made: Element[];
  readonly restore: (() => void)[];
}

export function play(stage: Stage, beat: ShownBeat<Event>): () => void {
  const playing: Playing = { animations: [], made: [], restore: [] };
  const sound = soundOf(beat);
  if (sound !== undefined) stage.sound(sound);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    for (const [i, event] of beat.events.entries()) show(stage, playing, beat, event, i);
  return () => {
    for (const animation of playing.animations) animation.cancel();
    for (const element of playing.made) element.remove();
    for (const restore of playing.restore) restore();
  };
}

function show(stage: Stage, playing: Playing, { kind, ms, events }: ShownBeat<Event>, event: Event, i: number): void {
  const { root, view } = stage;
  const comeUp = (selector: string, from: Keyframe): void => {
    const share = ms / events.length;
    for (const element of root.querySelectorAll(selector))
      playing.animations.push(
        element.animate([from, { transform: 'none', opacity: 1 }], {
          delay: share * i,
          duration: share,
          fill: 'backwards',
          easing: 'ease-out',
        }),
      );
  };
  switch (event.type) {
    case 'drove':
    case 'evaded':
      return drive(stage, playing, event, ms);
    case 'played':
    case 'discarded':
      return layDown(stage, playing, event, ms);
    case 'chose':
      return fly(stage, playing, face(root, event.character), medal(root, event.seat), ms);
    case 'exchanged': {
      const there = event.partner === null ? face(root, event.to) : medal(root, event.partner);
      fly(stage, playing, there, medal(root, event.seat), ms);
      const back = event.partner === null ? face(root, event.from) : there;
      return fly(stage, playing, medal(root, event.seat), back, ms);
    }
    case 'took':
    case 'mafia-took':
      return event.seat === null || kind !== 'coin' ? undefined : coin(stage, playing, event, event.seat, ms);
    case 'blocked': {
      const car =
        kind === 'blocked' && root.querySelector(`[data-pick="car:${itemAt(view.seats, event.seat).character}"]`);
      if (car) playing.animations.push(car.animate(SHAKE, { duration: ms * 0.8 }));
      return;
    }
    case 'dealt':
      return comeUp('.sch-hand .sch-card', { transform: 'translateY(40%)', opacity: 0 });
    case 'turned':
      return comeUp(`[data-row="${event.index}"]`, { transform: 'scaleX(0)' });
    case 'revealed':
      return comeUp(`[data-pick="place:${event.business}"] .token`, { transform: 'scaleY(0)' });
    default:
      return;
  }
}

/** Of a beat: an animation begins a frame or two after it, on a slow page later, and must end before it. */
const MOVING_SHARE = 0.9;
/**
 * A car stands as early, but its animation holds it until just before the end of the beat. Chromium wakes the page 40 ms before
 * an animation ends, and its compositor then waits for the page: a frame of the last piece of the way came 10 ms late.
 */
const HELD_SHARE = 0.999;

const SHAKE: Keyframe[] = [0, -4, 4, -3, 3, 0].map((by) => ({ transform: `translateX(${by}%)` }));

const face = (root: Element, colour: string): HTMLElement | null =>
  root.querySelector(`.sch-faces [data-pick="face:${colour}"] .sch-medal`);
const medal = (root: Element, seat: number): HTMLElement | null =>
  root.querySelector(`[data-seat="${seat}"] .sch-medal`);

function drive(stage: Stage, playing: Playing, event: Parameters<typeof pathsOf>[2], ms: number): void {
  const { root, geometry: g, view } = stage;
  const board = root.querySelector<HTMLElement>('.sch-ring');
  if (board === null) return;
  const scale = board.clientWidth / g.width;
  const middle = (g.streets[0] + g.streets[1]) / 2;
  for (const [car, points] of pathsOf(g, view.ring, event)) {
    const element = root.querySelector<HTMLElement>(`[data-pick="car:${car}"]`);
    const hull = element?.querySelector<SVGElement>('.hull');
    if (!element || !hull) continue;
    const home = itemAt(points, 0);
    const stops = stopsOf(points);
    const end = itemAt(points, points.length - 1);
    const frames = (shape: (point: Point) => string): Keyframe[] => [
      ...stops.map(({ at, point, easing }) => ({
        offset: at * (MOVING_SHARE / HELD_SHARE),
        transform: shape(point),
        easing,
      })),
      { offset: 1, transform: shape(end) },
    ];
    const place = ({ x, y }: Point): string => `translate(${(x - home.x) * scale}px,${(y - home.y) * scale}px)`;
    // Halfway round a bend a car is seen from the front.
    const facing = ({ y }: Point): string => `scaleX(${y < middle ? 1 : -1})`;
    const timing: KeyframeAnimationOptions = { duration: ms * HELD_SHARE, fill: 'forwards' };
    playing.animations.push(element.animate(frames(place), timing));
    if (stops.some(({ point }) => facing(point) !== facing(home)))
      playing.animations.push(hull.animate(frames(facing), timing));
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function boxOf(root: Element, element: Element): Box {
  const [origin, box] = [root.getBoundingClientRect(), element.getBoundingClientRect()];
  return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top, width: box.width };
}

const at = ({ x, y, width }: Box, whole: number): string =>
  `translate(${x}px,${y}px) translate(-50%,-50%) scale(${width / whole})`;

/** An element above the table for the time of the beat. */
function above({ root }: Stage, playing: Playing, name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = `sch-above ${name}`;
  element.ariaHidden = 'true';
  root.append(element);
  playing.made.push(element);
  return element;
}

/** A copy flies; what it was made of is unseen meanwhile, so that nothing is drawn twice. */
function fly(stage: Stage, playing: Playing, what: HTMLElement | null, to: HTMLElement | null, ms: number): void {
  if (what === null || to === null) return;
  const flying = above(stage, playing, 'sch-flying');
  const copy = what.cloneNode(true) as HTMLElement;
  copy.style.removeProperty('visibility');
  flying.append(copy);
  hide(playing, what);
  const [start, end] = [boxOf(stage.root, what), boxOf(stage.root, to)];
  flying.style.width = `${start.width}px`;
  const frames = [start, end].map((box) => ({ transform: at(box, start.width) }));
  playing.animations.push(flying.animate(frames, { duration: ms * MOVING_SHARE, fill: 'both', easing: 'ease-in-out' }));
}

/** A card from a hand over the middle of the ring to the played cards. */
function layDown(
  stage: Stage,
  playing: Playing,
  event: Extract<Event, { card: Card | null; seat: number }>,
  ms: number,
) {
  const { root, view } = stage;
  const own =
    view.seat === event.seat ? root.querySelector<HTMLElement>(`.sch-hand [data-pick="card:${event.card}"]`) : null;
  const source = own ?? root.querySelector(`[data-seat="${event.seat}"] .cards`);
  const middle = root.querySelector('.sch-plaza');
  const pile = root.querySelector('.sch-played ol');
  if (source === null || middle === null || pile === null) return;
  const flying = above(stage, playing, 'sch-flying-card');
  const isOpen = event.type === 'played' && event.card !== null;
  if (isOpen) render(<CardFace card={event.card as Card} name="" />, flying);
  else flying.classList.add('down');
  const whole = flying.getBoundingClientRect().width;
  const from = boxOf(root, source);
  const end = within(root, nextPlace(root, pile), PLAYED_WIDTH);
  const frames = [
    { transform: at({ ...from, width: own === null ? 20 : from.width }, whole), offset: 0 },
    { transform: at({ ...boxOf(root, middle), width: whole }, whole), offset: 0.45 },
    { transform: at({ ...boxOf(root, middle), width: whole }, whole), offset: 0.7 },
    { transform: at(end, whole), offset: 1 },
  ];
  playing.animations.push(flying.animate(frames, { duration: ms, fill: 'both', easing: 'ease-in-out' }));
  if (own === null) return;
  hide(playing, own);
}

function hide({ restore }: Playing, element: HTMLElement): void {
  element.style.visibility = 'hidden';
  restore.push(() => element.style.removeProperty('visibility'));
}

/** Where the next card will lie: after the last one. */
function nextPlace(root: Element, pile: Element): Box {
  const last = pile.lastElementChild ?? undefined;
  const box = boxOf(root, last ?? pile);
  const start = last === undefined ? box.x - box.width / 2 : box.x + box.width / 2;
  return { ...box, x: start + PLAYED_WIDTH / 2, width: PLAYED_WIDTH };
}

const PLAYED_WIDTH = 24;

/** Keeps an element of this width inside the table. */
const within = (root: Element, box: Box, width: number): Box => ({
  ...box,
  x: Math.min(root.clientWidth - width / 2, Math.max(width / 2, box.x)),
});

/** As large as a coin becomes on its way. */
const COIN_SCALE = 1.35;

/** A token flies from its house to the player who takes it. */
function coin(
  stage: Stage,
  playing: Playing,
  { business, value }: Extract<Event, { type: 'took' | 'mafia-took' }>,
  seat: number,
  ms: number,
): void {
  const { root } = stage;
  const from = root.querySelector(`[data-pick="place:${business}"] .token`);
  const to = root.querySelector(`[data-seat="${seat}"] .money`);
  if (from === null || to === null) return;
  const paid = to.closest('.sch-seat');
  if (paid) {
    paid.classList.add('paid');
    playing.restore.push(() => paid.classList.remove('paid'));
  }
  const flying = above(stage, playing, 'sch-coin');
  flying.textContent = stage.money(value);
  const whole = flying.offsetWidth * COIN_SCALE;
  const [start, end] = [within(root, boxOf(root, from), whole), within(root, boxOf(root, to), whole)];
  const frames = [
    { transform: at({ ...start, width: 0.6 }, 1), opacity: 0 },
    { transform: at({ ...start, width: COIN_SCALE }, 1), opacity: 1, offset: 0.25 },
    { transform: at({ ...end, width: 1 }, 1), opacity: 1, offset: 0.95 },
    { transform: at({ ...end, width: 1 }, 1), opacity: 1 },
  ];
  playing.animations.push(flying.animate(frames, { duration: ms, fill: 'both', easing: 'ease-in-out' }));
}
