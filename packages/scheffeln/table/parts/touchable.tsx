// Anything on the table that answers a touch: lit if it leads somewhere, dark if not, and then it says why.
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import type { Pick } from '../choices.ts';
import type { Scene } from '../scene.ts';

/** How something stands now, and what touching it calls: plain values, so that it can be seen whether any has changed. */
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

interface Props {
  readonly is: Answering;
  readonly label: string;
  readonly class: string;
  readonly style?: CSSProperties;
  readonly colour?: string;
  /** Given by a group that moves one stop along its members; without it whatever is lit is a stop. */
  readonly stop?: boolean;
  readonly order?: number;
  readonly children: ComponentChildren;
}

export function Touchable({ is, label, class: name, style, colour, stop, order, children }: Props): JSX.Element {
  const { pick, lit, held, pointed, touch, gaze } = is;
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
      onClick={() => touch(pick)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && gaze(pick)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && gaze(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && gaze(pick)}
      onBlur={() => gaze(null)}
    >
      {children}
    </button>
  );
}
