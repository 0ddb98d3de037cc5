// An icon by its name. With a title it is read aloud and explains itself; without one it is decoration beside its own words.
import './icons.css';
import { layDrawings } from '@backroom/kit/table/drawings';
import type { JSX } from 'preact';
import type { IconName } from './names.ts';
import address from './sprite.ts?drawn';

/** Called once by the table, before anything is drawn. */
export const layIcons = (): void => layDrawings(address);

interface Props {
  readonly name: IconName;
  readonly title?: string | undefined;
  readonly class?: string | undefined;
}

export function Icon({ name, title, class: extra }: Props): JSX.Element {
  return (
    <svg
      class={`scf-icon${extra ? ` ${extra}` : ''}`}
      viewBox="0 0 24 24"
      focusable="false"
      data-icon={name}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? 'true' : undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <use href={`#scf-i-${name}`} />
    </svg>
  );
}

/** A number with its icon: "2 fists". What it means is said by `title`, or by the words around it. */
export function Counted({ name, n, title, class: extra }: Props & { readonly n: number | string }): JSX.Element {
  return (
    <span class={`scf-counted${extra ? ` ${extra}` : ''}`}>
      <b>{n}</b>
      <Icon name={name} title={title} />
    </span>
  );
}
