// Bar charts as pictures that a code host shows beside the text: plain SVG with its own colours, readable on light and dark pages.
import type { Bound, Figure } from './figures.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export interface Bar {
  readonly label: string;
  readonly figure: Figure;
  readonly bound: Bound | null;
}

const WIDTH = 640;
const LABEL = 190;
const ROW = 26;
const HEAD = 30;
const STYLE =
  'text{font:13px system-ui,sans-serif;fill:#241c10}.title{font-weight:600;font-size:15px}.bar{fill:#a87b1f}' +
  '.whisker{stroke:#241c10;fill:none}.bound{fill:#cfe3cf}';

/** Bars with whiskers; the green band is where a bar should end. A bar below zero is drawn as none. */
export function barChart(title: string, bars: readonly Bar[], top: number): string {
  const scale = (value: number): number =>
    Math.round(10 * (LABEL + (Math.min(Math.max(value, 0), top) / top) * (WIDTH - LABEL - 70))) / 10;
  const height = HEAD + bars.length * ROW + 6;
  const rows = bars.map(({ label, figure: { value, give }, bound }, i) => {
    const y = HEAD + i * ROW;
    const [low, high] = [scale(value - give), scale(value + give)];
    const [from, to] = [scale(bound?.least ?? 0), scale(bound?.most ?? top)];
    const band = bound === null ? '' : `<rect class="bound" x="${from}" y="${y}" width="${to - from}" height="22"/>`;
    return (
      `${band}<text x="${LABEL - 8}" y="${y + 16}" text-anchor="end">${escaped(label)}</text>` +
      `<rect class="bar" x="${LABEL}" y="${y + 4}" width="${scale(value) - LABEL}" height="14"/>` +
      `<path class="whisker" d="M${low} ${y + 11}H${high}M${low} ${y + 7}V${y + 15}M${high} ${y + 7}V${y + 15}"/>` +
      `<text x="${high + 6}" y="${y + 16}">${value.toFixed(1)}</text>`
    );
  });
  const words = bars.map(({ label, figure }) => `${label} ${figure.value.toFixed(1)}`).join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(`${title}: ${words}`)}"><style>${STYLE}</style><rect width="${WIDTH}" height="${height}" fill="#faf5e9"/><text class="title" x="10" y="20">${escaped(title)}</text>${rows.join('\n')}</svg>\n`;
}
