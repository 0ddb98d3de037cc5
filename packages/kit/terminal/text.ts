// Text in a grid of characters: how wide it is, how it is cut, wrapped and padded.
import { stripVTControlCharacters } from 'node:util';

/**
 * Text that is safe to print on a terminal. Removes escape sequences, control characters, marks that change the writing direction,
 * and all characters whose width differs between terminals: joiners, variation selectors, skin tones, flags, stacked accents.
 */
export function plain(text: string): string {
  return stripVTControlCharacters(text)
    .normalize('NFC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/[\p{C}\p{Me}\p{Variation_Selector}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu, '')
    .replace(/(^|\s)\p{M}+/gu, '$1')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
}

const ZERO_WIDTH = /^[\p{Mn}\p{Me}\u1160-\u11FF]$/u;
/** East Asian wide and fullwidth, and emoji: two columns each. */
const WIDE =
  /^[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F300}-\u{1F64F}\u{1F900}-\u{1F9FF}\u{20000}-\u{3FFFD}]$/u;

function columnsOf(character: string): number {
  if (character < '\u0300') return 1;
  if (ZERO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** Columns on the screen; colour codes do not count. */
export function width(text: string): number {
  let columns = 0;
  for (const character of stripVTControlCharacters(text)) columns += columnsOf(character);
  return columns;
}

/** The text in at most `columns` columns; a cut text ends in an ellipsis. Not for coloured text. */
export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  return `${head(text, columns - 1)}…`;
}

/** The longest start of the text that fits into `columns`. */
function head(text: string, columns: number): string {
  let taken = '';
  let used = 0;
  for (const character of text) {
    used += columnsOf(character);
    if (used > columns) break;
    taken += character;
  }
  return taken;
}

export const padEnd = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - width(text)));
export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - width(text))) + text;

/** The text cut or padded to exactly `columns` columns. */
export const fit = (text: string, columns: number): string => padEnd(cut(text, columns), columns);

/** Lines of at most `columns` columns, broken at spaces. Later lines are indented by the width of `first`. */
export function wrap(text: string, columns: number, first = ''): string[] {
  const indent = ' '.repeat(width(first));
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ').flatMap((one) => pieces(one, columns - indent.length))) {
    if (!isEmpty && width(line) + 1 + width(word) > columns) {
      lines.push(line);
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

/** A word, or its parts if it is longer than a line. */
function pieces(word: string, columns: number): string[] {
  const parts: string[] = [];
  let rest = word;
  while (width(rest) > columns) {
    const part = head(rest, columns);
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return [...parts, rest];
}

/** Cells side by side, as many to a line as fit; each leaves at least its last column free. */
export function inColumns(cells: readonly string[], cellWidth: number, columns: number, indent = ''): string[] {
  const perLine = Math.max(1, Math.floor((columns - indent.length + 1) / cellWidth));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += perLine) {
    const line = cells.slice(i, i + perLine).map((cell) => padEnd(cell, cellWidth));
    lines.push((indent + line.join('')).trimEnd());
  }
  return lines;
}
