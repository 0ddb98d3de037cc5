// Small things of the table: figures with counts, goods, a gang's sign.
import type { JSX } from 'preact';
import { Icon, type IconName, OF_GOOD } from '../icons/index.ts';

export function Pieces({ name, count }: { readonly name: IconName; readonly count: number }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <span class="sft-pieces">
      <Icon name={name} />
      {count > 1 && <b>{count}</b>}
    </span>
  );
}

/** The gap for a piece that is flying here, or has just left. */
export const Gap = ({ piece }: { readonly piece: string }): JSX.Element => (
  <span class="sft-piece gap" data-piece={piece} aria-hidden="true" />
);

export function Goods({ alcohol, gun }: { readonly alcohol: number; readonly gun: number }): JSX.Element {
  return (
    <span class="sft-goods">
      {alcohol > 0 && (
        <span>
          {alcohol}
          <Icon name={OF_GOOD.alcohol} />
        </span>
      )}
      {gun > 0 && (
        <span>
          {gun}
          <Icon name={OF_GOOD.gun} />
        </span>
      )}
    </span>
  );
}
