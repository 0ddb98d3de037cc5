// Every icon, once, as one file of symbols: the table uses them by name.
import type { Composed } from './deeds.ts';
import { DRAWINGS } from './names.ts';
import type { Drawing, Stroke } from './strokes.ts';

const PAINTS: Readonly<Record<Stroke[0], string>> = {
  f: 'fill="currentColor" fill-rule="evenodd"',
  s: 'fill="currentColor" opacity=".5"',
  l: 'fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"',
  t: 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"',
};

const strokes = (drawing: Drawing): string =>
  drawing.map(([paint, outline]) => `<path ${PAINTS[paint]} d="${outline}"/>`).join('');

/** The thing smaller in the upper left, the mark in the lower right, and a gap between them. */
const composed = ({ base, mark }: Composed, id: string): string =>
  `<mask id="${id}-gap"><path fill="#fff" d="M-3-3h30v30H-3z"/><path transform="translate(14.2 14.2) scale(.4)" stroke="#000" stroke-width="9" stroke-linejoin="round" d="${mark}"/></mask>` +
  `<g mask="url(#${id}-gap)"><g transform="scale(.8)">${strokes(base)}</g></g>` +
  `<path fill="currentColor" transform="translate(14.2 14.2) scale(.4)" d="${mark}"/>`;

const symbol = ([name, drawing]: readonly [string, Drawing | Composed]): string => {
  const id = `scf-i-${name}`;
  return `<symbol id="${id}" viewBox="0 0 24 24">${'mark' in drawing ? composed(drawing, id) : strokes(drawing)}</symbol>`;
};

export const svg: string = [
  '<svg xmlns="http://www.w3.org/2000/svg" class="scf-sprite" width="0" height="0" aria-hidden="true" focusable="false">',
  ...Object.entries<Drawing | Composed>(DRAWINGS).map(symbol),
  '</svg>',
].join('');
