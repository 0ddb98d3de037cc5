// A picture of the terminal table for the README: a real screen of a real game, its colours turned into SVG.

import { Readable, Writable } from 'node:stream';
import { MANIFESTS } from '@backroom/games/manifests';
import { itemAt } from '@backroom/kit';
import { play } from '../src/play/index.ts';

/** The game that the page shows first. */
const GAME = itemAt(MANIFESTS, 0);

const CELL = { width: 8.4, height: 18 };
const MARGIN = 14;
const NIGHT = '#15110d';
const PAPER = '#e9dcc3';

/** A few moves of a game that is always the same; the last screen is the picture. */
async function screenOfAGame(): Promise<string[]> {
  let text = '';
  const output = Object.assign(
    new Writable({
      write(part, _encoding, done) {
        text += part;
        done();
      },
    }),
    { isTTY: true, columns: 80, rows: 24, getColorDepth: () => 8 },
  );
  const args = `${GAME.id} --seats 4 --names Rosa --level sharp --seed speakeasy --lang en --fast`.split(' ');
  const typed = Readable.from(['3\n1\n1\n1\n1\n2\n1\n']);
  await play(args, { input: typed, output, env: {} });
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.includes('Your move'));
  const first = lines.slice(0, last).findLastIndex((line) => line.includes(GAME.title.toUpperCase()));
  return lines.slice(first, last + 1);
}

interface Run {
  readonly text: string;
  readonly ink: string;
  readonly back: string | null;
  readonly bold: boolean;
}

/** A line's runs of equal style. */
function runsOf(line: string): Run[] {
  const plain = { ink: PAPER, back: null, bold: false };
  let style: Omit<Run, 'text'> = plain;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is read here.
  return line.split(/(\u001B\[[\d;]*m)/).flatMap((part) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
    const codes = /^\u001B\[([\d;]*)m$/.exec(part)?.[1]?.split(';').map(Number);
    if (codes === undefined) return part === '' ? [] : [{ ...style, text: part }];
    if (codes[0] === 0) style = plain;
    for (let i = 0; i < codes.length; i++) {
      if (codes[i] === 1) style = { ...style, bold: true };
      if (codes[i] === 2) style = { ...style, ink: '#9a8c76' };
      if (codes[i] === 38) style = { ...style, ink: xterm(codes[i + 2] ?? 0) };
      if (codes[i] === 48) style = { ...style, back: xterm(codes[i + 2] ?? 0) };
      if (codes[i] === 38 || codes[i] === 48) i += 2;
    }
    return [];
  });
}

/** The 256 terminal colours, without the first sixteen, which differ between terminals. */
function xterm(code: number): string {
  const part = (level: number): number => (level === 0 ? 0 : 55 + 40 * level);
  const cube = code - 16;
  const [red, green, blue] =
    code >= 232
      ? new Array<number>(3).fill(8 + 10 * (code - 232))
      : [part(Math.floor(cube / 36)), part(Math.floor(cube / 6) % 6), part(cube % 6)];
  return `rgb(${red} ${green} ${blue})`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function drawLine(line: string, row: number): string {
  const top = MARGIN + row * CELL.height;
  let column = 0;
  return runsOf(line)
    .map(({ text, ink, back, bold }) => {
      const x = (MARGIN + column * CELL.width).toFixed(1);
      const width = (text.length * CELL.width).toFixed(1);
      column += text.length;
      const rectangle =
        back === null ? '' : `<rect x="${x}" y="${top}" width="${width}" height="${CELL.height}" fill="${back}"/>`;
      if (text.trim() === '') return rectangle;
      const weight = bold ? ' font-weight="bold"' : '';
      return `${rectangle}<text x="${x}" y="${top + 13.5}" fill="${ink}"${weight} textLength="${width}" xml:space="preserve">${escaped(text)}</text>`;
    })
    .join('');
}

export async function terminalPicture(): Promise<string> {
  const lines = await screenOfAGame();
  const width = Math.ceil(80 * CELL.width + 2 * MARGIN);
  const height = Math.ceil(lines.length * CELL.height + 2 * MARGIN);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="A round of ${GAME.title} in the terminal">
<rect width="${width}" height="${height}" rx="10" fill="${NIGHT}"/>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14">
${lines.map(drawLine).filter(Boolean).join('\n')}
</g>
</svg>
`;
}
