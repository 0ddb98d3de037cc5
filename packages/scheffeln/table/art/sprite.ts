// Every drawing, once, as one file of symbols: the table uses them by name.
import { BUSINESSES, CARS } from '../../src/vocabulary.ts';
import { SHAPES } from '../signs.ts';
import { CAR, RUN } from './car.ts';
import { FACES } from './faces.ts';
import { CAR_BOX, FACE_BOX, PLACE_BOX, RUN_BOX, SIGN_BOX } from './frames.ts';
import type { Strokes } from './outlines.ts';
import { PLACES_DRAWN } from './places.ts';

const RUN_KINDS = ['joker', 'backward', 'evasion', 'nasty'] as const;

const stroke = ([paint, outline]: Strokes[number]): string =>
  `<path ${paint[0] === '#' ? `fill="${paint}"` : `class="p-${paint}"`} d="${outline}"/>`;

const symbol = (id: string, box: string, strokes: Strokes): string =>
  `<symbol id="sch-${id}" viewBox="${box}">${strokes.map(stroke).join('')}</symbol>`;

/** @public Drawn into a file by the build. */
export const svg: string = [
  '<svg xmlns="http://www.w3.org/2000/svg" class="sch-sprite" width="0" height="0" aria-hidden="true" focusable="false">',
  symbol('car', CAR_BOX, CAR),
  ...CARS.map((car) => symbol(`face-${car}`, FACE_BOX, FACES[car])),
  ...CARS.map((car) => symbol(`sign-${car}`, SIGN_BOX, [['sign', SHAPES[car]]])),
  ...BUSINESSES.map((place) => symbol(`place-${place}`, PLACE_BOX, PLACES_DRAWN[place])),
  ...RUN_KINDS.map((kind) => symbol(`run-${kind}`, RUN_BOX, RUN[kind])),
  '</svg>',
].join('');
