// What cards do: one glyph for each operation that is not simply the thing it is about.
import { type Drawing, dot, solid } from './strokes.ts';
import { THINGS } from './things.ts';

/** Drawn in the lower right corner of a smaller thing. */
const MARKS = {
  plus: 'M9 0h6v9h9v6h-9v9H9v-9H0V9h9z',
  minus: 'M0 8.5h24v7H0z',
  cross: 'M4.2 0L12 7.8 19.8 0 24 4.2 16.2 12l7.8 7.8-4.2 4.2L12 16.2 4.2 24 0 19.8 7.8 12 0 4.2z',
  up: 'M12 0l12 13h-7v11H7V13H0z',
  down: 'M12 24L0 11h7V0h10v11h7z',
  out: 'M24 12L11 24v-7H0V7h11V0z',
  back: 'M0 9L11-1v7q13 0 13 11v7h-7v-6q0-4-6-4v6z',
} as const;
type Mark = keyof typeof MARKS;

export interface Composed {
  readonly base: Drawing;
  readonly mark: string;
}

const marked = (thing: keyof typeof THINGS, mark: Mark): Composed => ({ base: THINGS[thing], mark: MARKS[mark] });

export const DEEDS = {
  pay: marked('dollar', 'out'),
  steal: solid(
    dot(12, 6.2, 5.5),
    'M1 12.5l4-1.5 3 3h5.5q1.8 0 1.8 1.6T13.5 17H10v1.3h4.5l5.5-3.8q2-.8 2.8.6t-.5 2.6L16 22.5H8L5 20.7 1 22z',
  ),
  'lose-goods': marked('goods', 'cross'),
  boost: solid('M12 1l10 9.5-2.6 2.7L12 6.3l-7.4 6.9L2 10.5z', 'M12 10.5L22 20l-2.6 2.7-7.4-6.9-7.4 6.9L2 20z'),
  recruit: marked('thug', 'plus'),
  release: marked('prison', 'out'),
  imprison: marked('thug', 'minus'),
  hit: solid(
    'M12 .8l2.3 5.7 5.6-2.4-2.4 5.6 5.7 2.3-5.7 2.3 2.4 5.6-5.6-2.4-2.3 5.7-2.3-5.7-5.6 2.4 2.4-5.6L.8 12l5.7-2.3-2.4-5.6 5.6 2.4z',
  ),
  kill: solid(
    'M12 1q10 0 10 9.5 0 5-3.8 7V22h-12.4v-4.5Q2 15.5 2 10.5 2 1 12 1zM5.5 11.3q0 2.7 2.4 2.7t2.7-2.7-2.7-2.5-2.4 2.5zM18.5 11.3q0 2.7-2.4 2.7t-2.7-2.7 2.7-2.5 2.4 2.5zM12 14.5l-1.5 3h3zM9 19v3h1.4v-3zM13.6 19v3H15v-3z',
  ),
  send: marked('thug', 'out'),
  move: solid('M1 6.5h12V1.5L22.5 8l-9.5 6.5v-5H1z', 'M2 15h4v3.5H2zM8 15h4v3.5H8zM14 19.5h4V23h-4zM8 19.5h4V23H8z'),
  'drive-off': solid(
    'M6 1h7v9.5q6 1 9 4.5v4H13l-1.5-2H10v2H4.5Q6 12 6 1z',
    'M4.5 20.5h17.5V23H4.5z',
    'M.8 5h3.7v1.9H.8zM.8 9h3v1.9h-3z',
  ),
  build: marked('business', 'plus'),
  wreck: marked('business', 'cross'),
  draw: marked('card', 'plus'),
  discard: marked('card', 'minus'),
  sell: solid(
    `M1.5 1.5h10.3L23 12.7 12.7 23 1.5 11.8zM6 4.2a1.9 1.9 0 1 0 .01 0zM13.3 9.3l-1 1q-2-.6-3.3.7-1.3 1.5-.3 2.7 1.1 1 3.3-.3 1.4-.7 1.8-.2.5.5-.1 1.2-.8.8-2.1 0l-1.3 1.5q1.4 1 2.7.7l1 1 1.2-1.2-1-1q1.8-2 .4-3.6-1.2-1.3-3.6-.1-1.2.7-1.6.2t.1-1q.8-.7 1.9.1l1.3-1.3q-1-.9-2-.8z`,
  ),
  fence: marked('authorities', 'plus'),
  hire: solid(
    dot(9, 6, 4.8),
    'M1 22q0-10 8-10 2.5 0 4.2 1L11 15.5 14.5 22z',
    'M13.5 15.7l2-2 2.4 2.4 4-4.6 2 2-6 6.7z',
  ),
  supply: marked('goods', 'down'),
  recall: solid('M8 1.5v5.2h6q8.5 0 8.5 8.3 0 7.5-8.5 7.5H5v-4h9q4 0 4-3.5 0-3.9-4-3.9H8v5.4L.8 9z'),
  oust: marked('control', 'cross'),
  seize: marked('control', 'up'),
  upgrade: solid(
    'M1.5 16h5.7v7H1.5z',
    'M9 10h5.7v13H9z',
    'M16.5 4h6v19h-6z',
    'M1.5 10.5L9.7 2.3H6V0h8v8h-2.4V4.3L3.3 12.5z',
  ),
  downgrade: solid(
    'M1.5 4h6v19h-6z',
    'M9.3 10H15v13H9.3z',
    'M16.8 16h5.7v7h-5.7z',
    'M13.3 0l7 7V3.5h2.4v8h-8V9.2h3.6l-7-7z',
  ),
  recover: marked('card', 'back'),
  fire: marked('rival', 'cross'),
  unfulfil: marked('job', 'cross'),
  choose: solid('M10.3 23v-8L3.8 9.5v3L.5 5l8-1.8-2 2.5L12 10.3l5.5-4.6-2-2.5 8 1.8-3.3 7.5v-3L13.7 15v8z'),
  may: solid('M4 1.5L18 12 4 22.5z', 'M18.5 2H22v20h-3.5z'),
  if: solid(
    `M12 1q7.5 0 7.5 6.5 0 3.5-3.5 5.3-2.2 1.2-2.2 3.2h-4q0-3.8 3.5-5.7 2-1.2 2-2.9 0-2.8-3.3-2.8-3 0-3.5 3H4.3Q5 1 12 1zM12 17.8a2.6 2.6 0 1 0 .01 0z`,
  ),
  market: marked('people', 'back'),
  peek: solid('M.8 12Q6 3.5 12 3.5T23.2 12Q18 20.5 12 20.5T.8 12zM12 6.8a5.2 5.2 0 1 0 .01 0z', dot(12, 12, 2.6)),
  exchange: solid('M1 7h14V2l8 6.5L15 15v-5H1z', 'M23 15.5v3.5H9v4.5L1 17l8-4.5v3z'),
  special: solid('M10 1h4v7l6-3.5 2 3.5-6 3.5 6 3.5-2 3.5-6-3.5v8h-4v-8l-6 3.5-2-3.5 6-3.5L2 8l2-3.5L10 8z'),
} as const satisfies Record<string, Drawing | Composed>;
