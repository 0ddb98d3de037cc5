// A drawing is defined once, as a symbol, and used by its name.
import type { JSX } from 'preact';

/** Hidden from screen readers, because the text beside it says the same. */
export function Draw({ id, box, class: name = '' }: { id: string; box: string; class?: string }): JSX.Element {
  const [, , width, height] = box.split(' ');
  return (
    <svg
      class={name}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#sch-${id}`} />
    </svg>
  );
}
