// Writes figures into docs/performance.md, between the two marks of that name.
import { readFileSync, writeFileSync } from 'node:fs';

const page = new URL('../docs/performance.md', import.meta.url);

export function writePage(section: string, mark: string): void {
  const [from, to] = [`<!-- ${mark}:begin -->`, `<!-- ${mark}:end -->`];
  const text = readFileSync(page, 'utf8');
  const begin = text.indexOf(from);
  const end = text.indexOf(to);
  if (begin < 0 || end < begin) throw new Error(`docs/performance.md must have the lines ${from} and ${to}`);
  writeFileSync(page, `${text.slice(0, begin + from.length)}\n${section}\n${text.slice(end)}`);
}
