// Small pieces: a sign (shape and letter), a face in its medallion, a limousine.
import type { JSX } from 'preact';
import type { Car, Card } from '../../src/vocabulary.ts';
import { Draw } from '../art/draw.tsx';
import { CAR_BOX, FACE_BOX, RUN_BOX, SIGN_BOX } from '../art/frames.ts';
import { isCar, letterOf } from '../signs.ts';
import { steady } from './steady.ts';

/** Colour, shape and letter together: any two of them are enough. */
export const Sign = steady(
  ({ of, class: name = '' }: { of: Car; class?: string }): JSX.Element => (
    <span class={`sch-sign ${name}`} data-colour={of} aria-hidden="true">
      <Draw id={`sign-${of}`} box={SIGN_BOX} />
      <b>{letterOf(of)}</b>
    </span>
  ),
);

export const Medal = steady(
  ({ of }: { of: Car }): JSX.Element => (
    <span class="sch-medal" data-colour={of} aria-hidden="true">
      <Draw id={`face-${of}`} box={FACE_BOX} />
      <Sign of={of} />
    </span>
  ),
);

export const Limousine = steady(
  ({ of }: { of: Car }): JSX.Element => (
    <span class="sch-limousine" data-colour={of} aria-hidden="true">
      <Draw id="car" box={CAR_BOX} class="hull" />
      <Sign of={of} />
    </span>
  ),
);

/** A name where there is little room: whole, and smaller the longer it is. */
export const FittedName = ({ name }: { name: string }): JSX.Element => (
  <span class="name" data-long={name.length > 6 ? name.length > 8 : undefined}>
    {name}
  </span>
);

/** The face of a movement card. */
export const CardFace = steady(
  ({ card, name }: { card: Card; name: string }): JSX.Element => (
    <span class="sch-face" data-colour={isCar(card) ? card : 'run'} aria-hidden="true">
      {isCar(card) ? (
        <>
          <Sign of={card} class="corner" />
          <Draw id="car" box={CAR_BOX} class="art" />
        </>
      ) : (
        <Draw id={`run-${card}`} box={RUN_BOX} class="art run" />
      )}
      <span class="title">{name}</span>
    </span>
  ),
);
