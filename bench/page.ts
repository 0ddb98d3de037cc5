// Puts what was measured into docs/performance.md, between its two marks.
import { readFileSync, writeFileSync } from 'node:fs';

const page = new URL('../docs/performance.md', import.meta.url);
const BEGIN = '<!-- measured:begin -->';
const END = '<!-- measured:end -->';

export function writePage(section: string): void {
  const text = readFileSync(page, 'utf8');
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`docs/performance.md must have the lines ${BEGIN} and ${END}`);
  writeFileSync(page, `${text.slice(0, begin + BEGIN.length)}\n${section}\n${text.slice(end)}`);
}
