// docs/trust.md: one row for each proof, replaced by each new run. It contains only measured figures.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../../../docs/trust.md', import.meta.url);
const BEGIN = '<!-- figures: written by npm run soak -->';
const END = '<!-- end of figures -->';

export interface Figure {
  readonly promise: string;
  readonly name: string;
  readonly what: string;
  readonly figure: string;
  readonly seed: string;
  readonly command: string;
}

export function keepFigure({ promise, name, what, figure, seed, command }: Figure): void {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : `# Trust\n\n${BEGIN}\n${END}\n`;
  const [before, rest] = page.split(BEGIN);
  const [table, after] = (rest ?? '').split(END);
  const day = new Date().toISOString().slice(0, 10);
  const row = `| ${promise} | ${what} | ${figure} | ${seed} | ${day} | \`${command}\` |`;
  const rows = table
    .split('\n')
    .filter((line) => /^\| P\d/.test(line) && !line.includes(`npm run soak -- ${name} `))
    .concat(row)
    .sort((a, b) => numberOf(a) - numberOf(b));
  const head = '| Promise | What | Figure | Seed | Date | Again |\n| --- | --- | --- | --- | --- | --- |';
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${head}\n${rows.join('\n')}\n\n${END}${after ?? '\n'}`);
}

const numberOf = (row: string): number => Number(/P(\d+)/.exec(row)?.[1] ?? 0);
