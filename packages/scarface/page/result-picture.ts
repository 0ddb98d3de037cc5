// A picture to share of a game against the Enforcer: two totals under a marquee, in night and gold. A string of SVG.
import { itemAt } from '@backroom/kit';
import { escaped, fan, GOLD, HEIGHT, IVORY, NIGHT, stepped, WIDTH } from '@backroom/kit/card';
import type { ResultCard } from '../src/words/rival/result-card.ts';

const MIDDLE = WIDTH / 2;
/** The middles of the two halves: the player's, the Enforcer's. */
const HALVES = [330, 870] as const;

/** `against`: between the two names. */
export function drawResult({ title, verdict, sides, difficulty, result }: ResultCard, against: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="'Josefin Sans Variable', ui-sans-serif, sans-serif" text-anchor="middle" fill="${IVORY}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/>`,
    fan(),
    skyline(),
    ...[20, 30].map(
      (inset, i) => `<path d="${stepped(inset)}" fill="none" stroke="${GOLD}" stroke-width="${i === 0 ? 3 : 1}"/>`,
    ),
    text(MIDDLE, 104, fitting(title, 44, 1040), GOLD, title),
    text(MIDDLE, 152, 26, IVORY, difficulty.toLocaleUpperCase(), ' letter-spacing="8"'),
    `<path d="M${MIDDLE - 150} 172h300M${MIDDLE - 90} 180h180" stroke="${GOLD}" stroke-width="2"/>`,
    ...sides.flatMap(({ gang, total }, i) => {
      const isAhead = result?.outcome === (i === 0 ? 'won' : 'lost');
      const [x, colour] = [itemAt(HALVES, i), isAhead ? GOLD : IVORY];
      return [
        text(x, 272, fitting(gang, 38, 440), colour, gang),
        text(x, 404, fitting(total ?? '', 124, 440), colour, total ?? ''),
        ...(isAhead ? [star(x, 214)] : []),
      ];
    }),
    lozenge(),
    text(MIDDLE, 358, fitting(against, 26, 92), GOLD, against, ' font-style="italic"'),
    text(MIDDLE, 486, fitting(verdict, 36, 1000), IVORY, verdict),
    '</svg>',
  ].join('\n');
}

/** A serif's letters are about half as wide as high. */
const fitting = (words: string, size: number, width: number): number =>
  Math.min(size, Math.floor(width / (Math.max(1, words.length) * 0.56)));

const text = (x: number, y: number, size: number, fill: string, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${more}>${escaped(words)}</text>`;

/** Between the two: a lamp in the style of the time. */
function lozenge(): string {
  const [x, y] = [MIDDLE, 350];
  return [64, 56]
    .map(
      (r, i) =>
        `<path d="M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z" fill="${i === 0 ? NIGHT : 'none'}" stroke="${GOLD}" stroke-width="${i === 0 ? 3 : 1}"/>`,
    )
    .join('');
}

/** Over the winner. */
function star(x: number, y: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [radius, angle] = [i % 2 === 0 ? 16 : 6.5, (Math.PI * i) / 5 - Math.PI / 2];
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${GOLD}"/>`;
}

/** Towers with setbacks along the lake, the tallest in the middle. */
function skyline(): string {
  const heights = [26, 44, 34, 58, 40, 70, 52, 86, 62, 98, 62, 86, 52, 70, 40, 58, 34, 44, 26];
  const width = 54;
  const left = MIDDLE - (heights.length * width) / 2;
  const towers = heights.map((height, i) => {
    const x = left + i * width;
    const ground = HEIGHT - 34;
    return `M${x + 5} ${ground}v${-height * 0.72}h8v${-height * 0.28}h28v${height * 0.28}h8v${height * 0.72}z`;
  });
  return `<path d="${towers.join('')}" fill="${GOLD}" fill-opacity="0.16" stroke="${GOLD}" stroke-opacity="0.45"/>`;
}
