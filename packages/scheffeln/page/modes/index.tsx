// The five modes of Scheffeln, each with a picture of what is new in it.
import './modes.css';
import type { GameMode, Language } from '@backroom/kit';
import type { JSX } from 'preact';
import { Draw } from '../../table/art/draw.tsx';
import { CAR_BOX, FACE_BOX, RUN_BOX } from '../../table/art/frames.ts';
import { layDrawings } from '../../table/art/laid.ts';
import { type ModeId, modeWords } from './words.ts';

const Car = ({ of }: { readonly of: string }): JSX.Element => (
  <span data-colour={of}>
    <Draw id="car" box={CAR_BOX} />
  </span>
);

const Run = ({ of }: { readonly of: string }): JSX.Element => (
  <span class="run">
    <Draw id={`run-${of}`} box={RUN_BOX} />
  </span>
);

const Face = ({ of }: { readonly of: string }): JSX.Element => (
  <span class="face" data-colour={of}>
    <Draw id={`face-${of}`} box={FACE_BOX} />
  </span>
);

interface Way {
  readonly id: ModeId;
  readonly options: GameMode['options'];
  readonly art: () => JSX.Element;
}

const WAYS: readonly Way[] = [
  { id: 'basic', options: {}, art: () => <Car of="red" /> },
  {
    id: 'limousine',
    options: { movementCards: 32 },
    art: () => (
      <>
        <Car of="blue" />
        <Car of="yellow" />
      </>
    ),
  },
  {
    id: 'run',
    options: { run: true },
    art: () => (
      <>
        <Run of="joker" />
        <Run of="backward" />
      </>
    ),
  },
  {
    id: 'mafia',
    options: { mafia: true },
    art: () => (
      <>
        <Face of="black" />
        <Car of="black" />
      </>
    ),
  },
  {
    id: 'speed',
    options: { mode: 'speed' },
    art: () => (
      <>
        <Face of="red" />
        <Face of="green" />
        <Face of="purple" />
      </>
    ),
  },
];

export async function modesIn(language: Language): Promise<readonly GameMode[]> {
  layDrawings();
  return WAYS.map(({ id, options, art: Drawn }) => ({
    id,
    options,
    ...modeWords[language][id],
    Art: () => (
      <span class="sch-paints sch-mode" aria-hidden="true">
        <Drawn />
      </span>
    ),
  }));
}
