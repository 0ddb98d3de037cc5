// A picture to share: how the evening ended, drawn as a card in night and gold. A string of SVG that needs nothing else.
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

export const WIDTH = 1200;
export const HEIGHT = 630;
const FIELD = { left: 620, right: 1120, top: 190, bottom: 500 };
export const NIGHT = '#10131b';
export const GOLD = '#d9b45b';
export const IVORY = '#f4ecd8';
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

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
};

export function drawCard({ title, ranking, caption }: CardText, worths: readonly Worth[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Georgia, 'Times New Roman', serif" fill="${IVORY}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/>`,
    fan(),
    ...[20, 30].map(
      (inset, i) => `<path d="${stepped(inset)}" fill="none" stroke="${GOLD}" stroke-width="${i === 0 ? 3 : 1}"/>`,
    ),
    `<text x="${WIDTH / 2}" y="108" text-anchor="middle" font-size="52" fill="${GOLD}" letter-spacing="4">${escaped(title)}</text>`,
    ...ranking.map(({ name, sum, seat, won }, i) => {
      const y = 220 + i * Math.min(64, 320 / ranking.length);
      const [colour, dash] = LINES[seat % LINES.length];
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
  if (worths.length === 0) return [];
  const { left, right, top, bottom } = FIELD;
  const last = Math.max(1, worths[worths.length - 1].step);
  const most = scaleOf(worths);
  const place = ({ step, money }: Worth, seat: number): string =>
    `${(left + ((right - left) * step) / last).toFixed(1)} ${(bottom - ((bottom - top) * money[seat]) / most).toFixed(1)}`;
  return [
    `<path d="M${left} ${top}V${bottom}H${right}" fill="none" stroke="${GOLD}" stroke-width="1"/>`,
    ...worths[0].money.map((_, seat) => {
      const [colour, dash] = LINES[seat % LINES.length];
      const path = worths.map((worth, i) => `${i === 0 ? 'M' : 'L'}${place(worth, seat)}`).join('');
      return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round" stroke-dasharray="${dash}"/>`;
    }),
  ];
}

/** Rays from below, as over a picture palace. */
export function fan(): string {
  const rays = Array.from({ length: 25 }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / 25;
    return `<path d="M600 700L${(600 - 1000 * Math.cos(angle)).toFixed(0)} ${(700 - 1000 * Math.sin(angle)).toFixed(0)}"/>`;
  });
  return `<g stroke="${GOLD}" stroke-width="1" opacity="0.12">${rays.join('')}</g>`;
}

export function stepped(inset: number): string {
  const step = 18;
  const [right, bottom] = [WIDTH - inset, HEIGHT - inset];
  return `M${inset + step} ${inset}H${right - step}v${step}h${step}V${bottom - step}h${-step}v${step}H${inset + step}v${-step}h${-step}V${inset + step}h${step}z`;
}
