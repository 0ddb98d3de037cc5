// The course of a game as a chart, one line for each seat: self-contained SVG text.
import { itemAt, type Names } from '@backroom/kit';
import type { Point } from './course.ts';
import { markOf } from './marks.ts';
import type { TurningPoint } from './turning.ts';
import type { ReviewWords } from './words/index.ts';

export interface Drawn {
  readonly words: ReviewWords;
  readonly names: Names;
  /** Marked with their numbers, as they are told beside the chart. */
  readonly turningPoints?: readonly TurningPoint<unknown>[];
  /** Where several charts share a page, each has its own. */
  readonly id?: string;
}

const WIDTH = 760;
const HEIGHT = 400;
const FIELD = { left: 70, right: 590, top: 84, bottom: 344 };
const NIGHT = '#10131b';
const GOLD = '#c9a44c';
const IVORY = '#f4ecd8';
/** The distance between labels at the ends of lines. */
const LABEL = 22;
const LONGEST_NAME = 12;
/** Numbers of turning points closer than this take turns in height. */
const CLOSE = 14;
/** About how many markers a line has. */
const MARKERS = 7;

export function chart(course: readonly Point<unknown>[], drawn: Drawn): string {
  const { words, names, turningPoints = [], id = 'course' } = drawn;
  const { title, viewpoint } = words.texts.chart;
  const x = (i: number): number => FIELD.left + ((FIELD.right - FIELD.left) * i) / Math.max(1, course.length - 1);
  const turns = turningPoints.map(({ seq }) => x(course.findIndex((point) => point.seq === seq)));
  const description = [viewpoint, ...words.describe(course, names)].join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="${escaped(id)}-title ${escaped(id)}-desc" font-family="'Josefin Sans Variable', ui-sans-serif, system-ui, sans-serif" font-size="14" fill="${IVORY}">`,
    `<title id="${escaped(id)}-title">${escaped(title)}</title>`,
    `<desc id="${escaped(id)}-desc">${escaped(description)}</desc>`,
    frame(),
    `<text x="${WIDTH / 2}" y="44" text-anchor="middle" font-size="18" fill="${GOLD}" letter-spacing="1">${escaped(title)}</text>`,
    grid(words),
    ...turnsAt(turns),
    ...itemAt(course, 0).chances.map((_, seat) =>
      line(
        course.map(({ chances }, i) => [x(i), y(itemAt(chances, seat))]),
        seat,
      ),
    ),
    ...labels(itemAt(course, course.length - 1), drawn),
    '</svg>',
  ].join('\n');
}

const y = (chance: number): number => FIELD.bottom - (FIELD.bottom - FIELD.top) * chance;
const tenth = (n: number): string => String(Math.round(n * 10) / 10);

/** Two fine rules with stepped corners. */
function frame(): string {
  const stepped = (inset: number, step: number): string => {
    const [right, bottom] = [WIDTH - inset, HEIGHT - inset];
    return `M${inset + step} ${inset}H${right - step}v${step}h${step}V${bottom - step}h${-step}v${step}H${inset + step}v${-step}h${-step}V${inset + step}h${step}z`;
  };
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/>`,
    `<path d="${stepped(8, 10)}" fill="none" stroke="${GOLD}" stroke-width="1.5"/>`,
    `<path d="${stepped(13, 10)}" fill="none" stroke="${GOLD}" stroke-width="0.5"/>`,
  ].join('\n');
}

function grid({ numbers, texts: { chart: said } }: ReviewWords): string {
  const { left, right, bottom } = FIELD;
  const rules = [0, 0.25, 0.5, 0.75, 1].map(
    (chance) =>
      `<path d="M${left} ${tenth(y(chance))}H${right}" stroke="${GOLD}" stroke-width="${chance === 0 ? 1 : 0.3}"/>` +
      `<text x="${left - 8}" y="${tenth(y(chance) + 5)}" text-anchor="end">${escaped(numbers.percent(chance))}</text>`,
  );
  return [
    ...rules,
    `<text x="${left}" y="${bottom + 24}">${escaped(said.start)}</text>`,
    `<text x="${right}" y="${bottom + 24}" text-anchor="end">${escaped(said.end)}</text>`,
  ].join('\n');
}

/** Moves a number up if it would touch the one before. */
function turnsAt(places: readonly number[]): string[] {
  let raised = false;
  return places.map((at, i) => {
    raised = !raised && i > 0 && at - itemAt(places, i - 1) < CLOSE;
    return (
      `<path d="M${tenth(at)} ${FIELD.top}V${FIELD.bottom}" stroke="${GOLD}" stroke-width="0.8" stroke-dasharray="1 5"/>` +
      `<text x="${tenth(at)}" y="${FIELD.top - (raised ? 22 : 8)}" text-anchor="middle" fill="${GOLD}">${i + 1}</text>`
    );
  });
}

function line(points: readonly (readonly [number, number])[], seat: number): string {
  const { colour, dash, shape } = markOf(seat);
  const path = points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${tenth(px)} ${tenth(py)}`).join('');
  const every = Math.max(1, Math.round(points.length / MARKERS));
  // Each seat's markers start at another offset, so that overlapping lines still show theirs.
  const marked = points.filter((_, i) => i % every === (seat * 2) % every && i < points.length - 1);
  const markers = [...marked, ...points.slice(-1)].map(
    ([px, py]) => `<path d="${shape}" transform="translate(${tenth(px)} ${tenth(py)})"/>`,
  );
  return (
    `<g stroke="${colour}" stroke-width="2" stroke-linejoin="round">` +
    `<path d="${path}" fill="none"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>` +
    `<g fill="${NIGHT}" stroke-width="1.5">${markers.join('')}</g></g>`
  );
}

/** Each beside the end of its line, moved apart where they would touch. */
function labels({ chances }: Point<unknown>, { names, words }: Drawn): string[] {
  const order = chances.map((_, seat) => seat).sort((a, b) => y(itemAt(chances, a)) - y(itemAt(chances, b)) || a - b);
  const places: number[] = [];
  for (const [i, seat] of order.entries())
    places.push(Math.max(y(itemAt(chances, seat)), (places[i - 1] ?? 0) + LABEL));
  const over = Math.max(0, (places.at(-1) ?? 0) - FIELD.bottom);
  // A second pass from below keeps the last label inside the chart.
  for (let i = places.length - 1; i >= 0; i--)
    places[i] = Math.min(itemAt(places, i), FIELD.bottom - (over > 0 ? (places.length - 1 - i) * LABEL : 0));
  return order.map((seat, i) => {
    const { colour, shape } = markOf(seat);
    const text = `${shortened(itemAt(names, seat))} ${words.numbers.percent(itemAt(chances, seat))}`;
    return (
      `<path d="M${FIELD.right + 6} ${tenth(y(itemAt(chances, seat)))}L${FIELD.right + 16} ${tenth(itemAt(places, i))}" stroke="${colour}" stroke-width="0.8"/>` +
      `<path d="${shape}" transform="translate(${FIELD.right + 24} ${tenth(itemAt(places, i))})" fill="${NIGHT}" stroke="${colour}" stroke-width="1.5"/>` +
      `<text x="${FIELD.right + 35}" y="${tenth(itemAt(places, i) + 5)}" fill="${colour}">${escaped(text)}</text>`
    );
  });
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
