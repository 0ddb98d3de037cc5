// Anything on the table that reacts to a touch: lit if it leads to an action; otherwise a touch says why not.
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import type { Pick } from '../choices.ts';
import type { Scene } from '../scene.ts';

interface Props {
  readonly scene: Scene;
  readonly pick: Pick;
  readonly label: string;
  readonly class: string;
  readonly style?: CSSProperties;
  /** Cards of a Plan that is being picked. */
  readonly pressed?: boolean;
  /** Touching it shows something, even though no action begins with it. */
  readonly live?: boolean;
  readonly gang?: string | undefined;
  /** The name of a piece's place, for what flies there. */
  readonly piece?: string;
  readonly children?: ComponentChildren;
}

/** Pieces and the thugs at home can be picked up and dropped. */
const DRAGGED = new Set(['piece', 'area', 'police', 'rival']);

export function Touchable({
  scene,
  pick,
  label,
  class: name,
  style,
  pressed = false,
  live = false,
  gang,
  piece,
  children,
}: Props): JSX.Element {
  const isHeld = scene.hold.picks.includes(pick);
  const isLit = scene.lit.has(pick);
  const states = [
    isLit ? 'lit' : live && 'live',
    isHeld && 'held',
    pressed && 'picked',
    scene.pointed.has(pick) && 'pointed',
  ];
  return (
    <button
      type="button"
      class={['sft-touch', name, ...states].filter(Boolean).join(' ')}
      style={style ?? {}}
      data-pick={pick}
      data-gang={gang}
      data-piece={piece}
      data-drag={DRAGGED.has(pick.slice(0, pick.indexOf(':'))) ? '' : undefined}
      aria-label={label}
      title={label}
      aria-pressed={isHeld || pressed ? 'true' : undefined}
      aria-disabled={isLit || isHeld || live ? undefined : 'true'}
      tabIndex={-1}
      onClick={() => scene.touch(pick)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && scene.gaze(pick)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && scene.gaze(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && scene.gaze(pick)}
    >
      {children}
    </button>
  );
}
