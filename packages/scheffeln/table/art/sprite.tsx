// Every drawing, once, out of sight: the table uses them by name.
import type { JSX } from 'preact';
import { BUSINESSES, CARS } from '../../src/vocabulary.ts';
import { SHAPES } from '../signs.ts';
import { CAR, CAR_BOX, RUN, RUN_BOX } from './car.ts';
import { FACE_BOX, FACES } from './faces.ts';
import { PLACE_BOX, PLACES_DRAWN } from './places.ts';
import { Drawing } from './strokes.tsx';

const RUN_KINDS = ['joker', 'backward', 'evasion', 'nasty'] as const;

function Sprite(): JSX.Element {
  return (
    <svg class="sch-sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <Drawing id="car" box={CAR_BOX} strokes={CAR} />
      {CARS.map((car) => (
        <Drawing key={car} id={`face-${car}`} box={FACE_BOX} strokes={FACES[car]} />
      ))}
      {CARS.map((car) => (
        <Drawing key={car} id={`sign-${car}`} box="-1 -1 26 26" strokes={[['sign', SHAPES[car]]]} />
      ))}
      {BUSINESSES.map((place) => (
        <Drawing key={place} id={`place-${place}`} box={PLACE_BOX} strokes={PLACES_DRAWN[place]} />
      ))}
      {RUN_KINDS.map((kind) => (
        <Drawing key={kind} id={`run-${kind}`} box={RUN_BOX} strokes={RUN[kind]} />
      ))}
    </svg>
  );
}

/** One and the same for ever: nothing in it is looked at again when the table changes. */
export const SPRITE = <Sprite />;
