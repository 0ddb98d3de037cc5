// Shows a beat: flying pieces move above the table. The table itself is not changed, so that its layout never shifts.
import type { ShownBeat } from '@backroom/kit';
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';
import { type Flight, flightsOf, type Spot } from './flights.ts';

export interface Stage {
  readonly root: HTMLElement;
  readonly view: View;
  money(sum: number): string;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Starts the beat; the returned function ends it at once. */
export function play(stage: Stage, beat: ShownBeat<Event>): () => void {
  const { root, view } = stage;
  root.dataset.moving = beat.kind;
  const made: HTMLElement[] = [];
  // Without animations each change shows at its time. What a Raid did has flown before it is told.
  const isStill = beat.kind === 'account' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const flights = isStill ? [] : beat.events.flatMap((event) => flightsOf(event, view)).slice(0, MOST);
  for (const [i, flight] of flights.entries()) {
    const element = fly(stage, flight, beat.ms, i * STAGGER);
    if (element !== null) made.push(element);
  }
  return () => {
    delete root.dataset.moving;
    for (const element of made) element.remove();
  };
}

/** The most pieces that fly at once. */
const MOST = 12;
const STAGGER = 60;

function find(root: HTMLElement, spot: Spot | null): DOMRect | null {
  for (const selector of spot ?? []) {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) return box;
  }
  return null;
}

function iconOf(name: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'scf-icon');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#scf-i-${name}`);
  svg.append(use);
  return svg;
}

function fly(stage: Stage, flight: Flight, ms: number, delay: number): HTMLElement | null {
  const { root } = stage;
  const to = find(root, flight.to);
  if (to === null) return null;
  const from = find(root, flight.from);
  const origin = root.getBoundingClientRect();
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.left + box.width / 2 - origin.left}px,${box.top + box.height / 2 - origin.top}px) translate(-50%,-50%) scale(${scale})`;
  const flying = document.createElement('span');
  flying.className = `scf-flying${flight.icon === 'dollar' ? ' coin' : ''}`;
  flying.ariaHidden = 'true';
  const landing = flight.to[0]?.match(/data-piece="(.+)"/)?.[1];
  if (landing !== undefined) flying.dataset.to = landing;
  const leaving = flight.from?.[0]?.match(/data-piece="(.+)"/)?.[1];
  if (leaving !== undefined) flying.dataset.from = leaving;
  if (flight.gang !== null) flying.dataset.gang = flight.gang;
  const face = flight.icon === 'federal' ? root.querySelector('.sft-crime .ness svg') : null;
  flying.append(face?.cloneNode(true) ?? iconOf(flight.icon));
  if (flight.sum !== undefined) flying.append(`${flight.sum > 0 ? '+' : ''}${stage.money(flight.sum)}`);
  root.append(flying);
  const start = from ?? to;
  flying.animate(
    [
      { transform: at(start, 0.5), opacity: 0 },
      { transform: at(start, 1.25), opacity: 1, offset: 0.2 },
      { transform: at(to, 1.25), opacity: 1, offset: 0.85 },
      { transform: at(to, 0.9), opacity: flight.sum === undefined ? 0.9 : 1 },
    ],
    { duration: Math.max(120, ms - delay), delay, fill: 'both', easing: 'ease-in-out' },
  );
  return flying;
}
