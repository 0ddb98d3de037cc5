import { itemAt } from '@backroom/kit';

// The lines of a chart differ by dash, marker and label. Colour only helps.

interface Mark {
  readonly colour: string;
  /** An SVG dash pattern; empty for an unbroken line. */
  readonly dash: string;
  /** The path of a marker around the origin, some nine units wide. */
  readonly shape: string;
}

/** One for each seat of the largest table; further seats repeat them. Contrast with the background: 7 : 1 or more. */
const MARKS: readonly Mark[] = [
  { colour: '#e8c770', dash: '', shape: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z' },
  { colour: '#f4ecd8', dash: '9 4', shape: 'M-4 -4h8v8h-8z' },
  { colour: '#7fd0b2', dash: '2 4', shape: 'M0 -5L5 4H-5z' },
  { colour: '#f0a0a0', dash: '12 4 2 4', shape: 'M0 -5.5L5.5 0L0 5.5L-5.5 0z' },
  { colour: '#8fbdf0', dash: '5 3', shape: 'M0 5L5 -4H-5z' },
  { colour: '#c9b0f0', dash: '9 3 2 3 2 3', shape: 'M-1.5 -5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z' },
  { colour: '#f5b06c', dash: '1 3', shape: 'M-5 -2.5h10v5h-10z' },
  { colour: '#c6cad4', dash: '16 5', shape: 'M-2.5 -5h5v10h-5z' },
];

export const markOf = (seat: number): Mark => itemAt(MARKS, seat % MARKS.length);
