// The city behind the houses: rays of light, the road, the path of the last move, and the path of the preview.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Event } from '../../src/events.ts';
import { BUSINESSES } from '../../src/vocabulary.ts';
import { type Geometry, lineOf, spot, way } from '../geometry.ts';

const indexOf = (letter: (typeof BUSINESSES)[number]): number => BUSINESSES.indexOf(letter);

function wayOf(g: Geometry, event: Event): string | null {
  if (event.type === 'drove' && event.from !== event.to)
    return lineOf(way(g, indexOf(event.from), indexOf(event.to), event.back));
  if (event.type !== 'evaded') return null;
  const [a, b] = [spot(g, indexOf(event.from)), spot(g, indexOf(event.to))];
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 170} ${b.x} ${b.y}`;
}

const waysOf = (g: Geometry, events: readonly Event[]): string[] => events.flatMap((event) => wayOf(g, event) ?? []);

/** Rays from the middle of the plaza, every second one light. */
function rays(x: number, y: number): string {
  const count = 40;
  const tip = (i: number): string => {
    const angle = (i / count) * 2 * Math.PI;
    return `${Math.round(x + 1400 * Math.cos(angle))} ${Math.round(y + 1400 * Math.sin(angle))}`;
  };
  return Array.from({ length: count / 2 }, (_, i) => `M${x} ${y}L${tip(2 * i)} ${tip(2 * i + 1)}z`).join('');
}

/** Scattered by a fixed rule, so that the sky is always the same. */
const stars = (w: number, h: number): string =>
  Array.from({ length: 60 }, (_, i) => `M${(i * 397) % w} ${(i * i * 53 + i * 31) % h}h.1`).join('');

interface Props {
  readonly g: Geometry;
  readonly past: readonly Event[];
  readonly shown: readonly Event[];
}

export function Backdrop({ g, past, shown }: Props): JSX.Element {
  const { width: w, height: h, bend, streets, plaza } = g;
  const [above, below] = streets;
  const sky = useMemo(() => ({ stars: stars(w, h), rays: rays(w / 2, plaza.y + plaza.height / 2) }), [g]);
  const loop = `M${bend + 26} ${above}H${w - bend - 26}q26 0 26 26V${below - 26}q0 26-26 26H${bend + 26}q-26 0-26-26V${above + 26}q0-26 26-26z`;
  return (
    <svg class="sch-backdrop" viewBox={`0 0 ${w} ${h}`} aria-hidden="true" focusable="false">
      <marker id="sch-arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
        <path class="tip" d="M0 0l10 5-10 5z" />
      </marker>
      <path class="stars" d={sky.stars} />
      <path class="rays" d={sky.rays} />
      <path class="road" d={loop} />
      <path class="kerb" d={loop} />
      <path class="lane" d={loop} />
      {waysOf(g, past)
        .slice(-1)
        .map((d) => (
          <path key="past" class="past" d={d} />
        ))}
      {waysOf(g, shown).map((d) => (
        <path key={d} class="route" d={d} marker-end="url(#sch-arrow)" />
      ))}
    </svg>
  );
}
