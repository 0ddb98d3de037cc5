// Anything on the table that answers a touch: lit if it leads somewhere, dark if not, and then it says why.
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import type { Pick } from '../choices.ts';
import type { Scene } from '../scene.ts';

interface Props {
  readonly scene: Scene;
  readonly pick: Pick;
  readonly label: string;
  readonly class: string;
  readonly style?: CSSProperties;
  readonly colour?: string;
  /** Given by a group that moves one stop along its members; without it whatever is lit is a stop. */
  readonly stop?: boolean;
  readonly order?: number;
  readonly children: ComponentChildren;
}

export function Touchable({
  scene,
  pick,
  label,
  class: name,
  style,
  colour,
  stop,
  order,
  children,
}: Props): JSX.Element {
  const { hold, lit, pointed } = scene;
  const isLit = lit.has(pick);
  const held = hold.picks.includes(pick);
  return (
    <button
      type="button"
      class={`sch-touch ${name}${isLit ? ' lit' : ''}${held ? ' held' : ''}${pointed.has(pick) ? ' pointed' : ''}`}
      style={style ?? {}}
      data-pick={pick}
      data-colour={colour}
      data-order={order}
      aria-label={label}
      aria-pressed={held ? 'true' : undefined}
      aria-disabled={isLit || held ? undefined : 'true'}
      tabIndex={(stop ?? (isLit || held)) ? 0 : -1}
      onClick={() => scene.touch(pick)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && scene.gaze(pick)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && scene.gaze(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && scene.gaze(pick)}
      onBlur={() => scene.gaze(null)}
    >
      {children}
    </button>
  );
}
