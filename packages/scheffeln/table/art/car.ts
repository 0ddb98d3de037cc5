// One drawing of a limousine for all cars: long bonnet, running board, spare wheel. It is painted in its owner's colour.
import { dot, type Strokes } from './outlines.ts';

const hull = 'M8 43V32q0-4 5-5h5l5-16q2-6 9-6h44q6 0 9 5l8 15 38 2q9 1 10 8l1 8z';

export const CAR: Strokes = [
  ['outline', `${hull}${dot(34, 44, 12)}${dot(118, 44, 12)}`],
  ['self', hull],
  ['night', 'M22 12q2-7 10-7h44q6 0 9 5l1 3H22z'],
  ['pane', 'M27 14h15v11H23.5zM46 14h16v11H46zM66 14h13l6 11H66z'],
  ['shine', 'M13 28h122q5 1 6 5H10zM29 14h4l-4 11h-4zM49 14h4l-3 11h-4z'],
  ['night', 'M98 31h2v8h-2zM103 31h2v8h-2zM12 45q1-20 22-20t22 20zM96 45q1-20 22-20 17 0 23 15l3 5z'],
  ['gold', `M54 43h46v4H54zM140 24h4v17h-4zM143 40h6v4h-6z${dot(135, 28, 5)}`],
  ['beam', dot(136, 28, 3)],
  ['tyre', `${dot(34, 44, 11)}${dot(118, 44, 11)}M1 26q4-3 7 0v16q-3 3-7 0z`],
  ['gold', `${dot(34, 44, 6.5)}${dot(118, 44, 6.5)}`],
  ['tyre', 'M33 37h2v14h-2zM27 43h14v2H27zM117 37h2v14h-2zM111 43h14v2h-14z'],
];

/** What RUN cards show. */
export const RUN: Readonly<Record<'joker' | 'backward' | 'evasion' | 'nasty', Strokes>> = {
  joker: [
    ['gold', 'M30 2l6 17 18-5-10 15 12 14-18 0-8 16-8-16H4l12-14L6 14l18 5z'],
    ['ink', dot(30, 30, 10)],
    ['glow', 'M30 22l2.5 5.5 6 .5-4.5 4 1.5 6-5.5-3-5.5 3 1.5-6-4.5-4 6-.5z'],
  ],
  backward: [['gold', 'M4 28L26 8v12h12q18 0 18 18v14H44V40q0-8-8-8H26v12z']],
  evasion: [
    ['gold', 'M6 54q-4-42 30-38V4l20 18-20 18V28q-20-4-18 26z'],
    ['red', 'M38 46h18v8H38z'],
  ],
  nasty: [
    ['gold', 'M4 18h34V6l18 17-18 17V28H4z'],
    ['red', 'M56 36v10H26v12L8 42l18-16v10z'],
  ],
};
