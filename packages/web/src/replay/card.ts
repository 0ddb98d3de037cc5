// A result card to share, as self-contained SVG text.
import { itemAt } from '@backroom/kit';
import { escaped, fan, GOLD, HEIGHT, IVORY, NIGHT, stepped, WIDTH } from '@backroom/kit/card';
import { scaleOf, type Worth } from './money.ts';

export interface CardText {
  readonly title: string;
  /** Best first. */
  readonly ranking: readonly {
    readonly name: string;
    readonly sum: string;
    readonly seat: number;
    readonly won: boolean;
  }[];
  readonly caption: string;
}

const FIELD = { left: 620, right: 1120, top: 190, bottom: 500 };
const LINES: readonly (readonly [colour: string, dash: string])[] = [
  ['#f3d78a', ''],
  ['#f4ecd8', '14 6'],
  ['#7fd0b2', '4 6'],
  ['#f0a0a0', '18 6 4 6'],
  ['#8fbdf0', '8 5'],
  ['#c9b0f0', '14 5 4 5 4 5'],
  ['#f5b06c', '2 5'],
  ['#c6cad4', '24 8'],
];
const LONGEST_NAME = 16;

const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
};

export function drawCard({ title, ranking, caption }: CardText, worths: readonly Worth[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="'Josefin Sans Variable', ui-sans-serif, sans-serif" fill="${IVORY}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/>`,
    fan(),
    ...[20, 30].map(
      (inset, i) => `<path d="${stepped(inset)}" fill="none" stroke="${GOLD}" stroke-width="${i === 0 ? 3 : 1}"/>`,
    ),
    `<text x="${WIDTH / 2}" y="108" text-anchor="middle" font-family="Limelight, Georgia, serif" font-size="52" fill="${GOLD}" letter-spacing="4">${escaped(title)}</text>`,
    ...ranking.map(({ name, sum, seat, won }, i) => {
      const y = 220 + i * Math.min(64, 320 / ranking.length);
      const [colour, dash] = itemAt(LINES, seat % LINES.length);
      return (
        `<path d="M80 ${y - 10}h44" stroke="${colour}" stroke-width="4" stroke-dasharray="${dash}"/>` +
        `<text x="140" y="${y}" font-size="34" fill="${won ? GOLD : IVORY}">${won ? '★ ' : ''}${escaped(shortened(name))}</text>` +
        `<text x="560" y="${y}" font-size="34" text-anchor="end">${escaped(sum)}</text>`
      );
    }),
    ...linesOf(worths),
    `<text x="${WIDTH / 2}" y="574" text-anchor="middle" font-size="24" fill="${GOLD}">${escaped(caption)}</text>`,
    '</svg>',
  ].join('\n');
}

function linesOf(worths: readonly Worth[]): string[] {
  const [first, end] = [worths[0], worths.at(-1)];
  if (first === undefined || end === undefined) return [];
  const { left, right, top, bottom } = FIELD;
  const last = Math.max(1, end.step);
  const most = scaleOf(worths);
  const place = ({ step, money }: Worth, seat: number): string =>
    `${(left + ((right - left) * step) / last).toFixed(1)} ${(bottom - ((bottom - top) * itemAt(money, seat)) / most).toFixed(1)}`;
  return [
    `<path d="M${left} ${top}V${bottom}H${right}" fill="none" stroke="${GOLD}" stroke-width="1"/>`,
    ...first.money.map((_, seat) => {
      const [colour, dash] = itemAt(LINES, seat % LINES.length);
      const path = worths.map((worth, i) => `${i === 0 ? 'M' : 'L'}${place(worth, seat)}`).join('');
      return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round" stroke-dasharray="${dash}"/>`;
    }),
  ];
}
