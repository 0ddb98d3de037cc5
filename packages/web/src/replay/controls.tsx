// The replay controls: first, back, play, forward, last, and the choice of viewer.
import { itemAt, type Names } from '@backroom/kit';
import type { Viewer } from './film.ts';
import type { ReplayWords } from './words/index.ts';

interface Props {
  readonly step: number;
  readonly last: number;
  readonly playing: boolean;
  readonly texts: ReplayWords;
  readonly viewer: Viewer;
  readonly viewers: readonly Viewer[];
  readonly names: Names;
  readonly go: (step: number) => void;
  readonly play: (on: boolean) => void;
  readonly look: (viewer: Viewer) => void;
}

/** Drawn as SVG, because symbols from fonts look different on every device. */
const SIGNS = {
  first: 'M4 4v16M20 4L8 12l12 8z',
  previous: 'M18 4L6 12l12 8z',
  play: 'M6 4l14 8-14 8z',
  stop: 'M6 5h12v14H6z',
  next: 'M6 4l12 8-12 8z',
  last: 'M20 4v16M4 4l12 8-12 8z',
} as const;

const Sign = ({ of }: { readonly of: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={SIGNS[of]} fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
  </svg>
);

export function Controls({ step, last, playing, texts, viewer, viewers, names, go, play, look }: Props) {
  const button = (sign: keyof typeof SIGNS, label: string, onClick: () => void, off = false) => (
    <button type="button" class="button" aria-label={label} title={label} aria-disabled={off} onClick={onClick}>
      <Sign of={sign} />
    </button>
  );
  return (
    <div class="controls">
      <fieldset class="buttons">
        <legend class="unseen">{texts.controls}</legend>
        {button('first', texts.first, () => go(0), step === 0)}
        {button('previous', texts.previous, () => go(Math.max(0, step - 1)), step === 0)}
        {playing
          ? button('stop', texts.stop, () => play(false))
          : button('play', texts.play, () => play(true), step === last)}
        {button('next', texts.next, () => go(Math.min(last, step + 1)), step === last)}
        {button('last', texts.last, () => go(last), step === last)}
      </fieldset>
      <label class="field where">
        <span>{texts.step(step, last)}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-valuetext={texts.step(step, last)}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
      </label>
      <label class="field">
        <span>{texts.through}</span>
        <select
          value={viewers.indexOf(viewer)}
          onChange={({ currentTarget }) => look(itemAt(viewers, Number(currentTarget.value)))}
        >
          {viewers.map((one, i) => (
            <option key={String(one)} value={i}>
              {one === null ? texts.spectator : one === 'open' ? texts.open : names[one]}
            </option>
          ))}
        </select>
      </label>
      <p class="keys">{texts.keys}</p>
    </div>
  );
}
