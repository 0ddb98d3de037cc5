// Anything on the table that reacts to a touch: lit if it leads to an action; otherwise a touch says why not.
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Pick } from '../choices.ts';
import type { Scene } from '../scene.ts';

/** The state of a piece and its handlers: plain values, so that changes can be detected. */
export interface Answering {
  readonly pick: Pick;
  readonly lit: boolean;
  readonly held: boolean;
  readonly pointed: boolean;
  readonly touch: Scene['touch'];
  readonly gaze: Scene['gaze'];
}

export const answering = ({ hold, lit, pointed, touch, gaze }: Scene, pick: Pick): Answering => ({
  pick,
  lit: lit.has(pick),
  held: hold.picks.includes(pick),
  pointed: pointed.has(pick),
  touch,
  gaze,
});

const LONG_PRESS_MS = 450;

interface Props {
  readonly is: Answering;
  readonly label: string;
  readonly class: string;
  readonly style?: CSSProperties;
  readonly colour?: string;
  /** Set by a group with one tab stop; left out: everything lit is a tab stop. */
  readonly stop?: boolean;
  readonly order?: number;
  readonly children: ComponentChildren;
}

export function Touchable({ is, label, class: name, style, colour, stop, order, children }: Props): JSX.Element {
  const { pick, lit, held, pointed, touch, gaze } = is;
  // A finger cannot hover: holding it down shows the preview.
  const isLong = useRef(false);
  const timer = useRef(0);
  const press = ({ pointerType }: PointerEvent): void => {
    isLong.current = false;
    if (pointerType === 'mouse') return;
    timer.current = window.setTimeout(() => {
      isLong.current = true;
      gaze(pick);
    }, LONG_PRESS_MS);
  };
  /** The preview stays until the next touch. */
  const release = (): void => clearTimeout(timer.current);
  return (
    <button
      type="button"
      class={`sch-touch ${name}${lit ? ' lit' : ''}${held ? ' held' : ''}${pointed ? ' pointed' : ''}`}
      style={style ?? {}}
      data-pick={pick}
      data-colour={colour}
      data-order={order}
      aria-label={label}
      aria-pressed={held ? 'true' : undefined}
      aria-disabled={lit || held ? undefined : 'true'}
      tabIndex={(stop ?? (lit || held)) ? 0 : -1}
      onClick={() => (isLong.current ? undefined : touch(pick))}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={(event) => isLong.current && event.preventDefault()}
      onPointerEnter={(event) => event.pointerType === 'mouse' && gaze(pick)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && gaze(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && gaze(pick)}
      onBlur={() => gaze(null)}
    >
      {children}
    </button>
  );
}
