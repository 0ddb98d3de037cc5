// Deals with what they store: the Dealers' cards, room for goods, and the thug on them.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { storageOf } from '../../src/rules/goods.ts';
import { CardFace, stateOf } from '../cards/index.ts';
import { Icon } from '../icons/index.ts';
import type { BoardProps } from './full.tsx';

export function DealPlates({ view, seat, words, icons }: BoardProps): JSX.Element | null {
  const s = stateOf(view);
  const { deals } = itemAt(s.players, seat);
  if (deals.length === 0) return null;
  return (
    <div class="scf-deals">
      {deals.map((deal, i) => {
        const room = Math.max(storageOf(s, seat, deal), deal.alcohol + deal.gun);
        return (
          <div class={`deal${deal.thug === 1 ? ' busy' : ''}`} key={i} data-deal={i}>
            <span class="dealers">
              {deal.cards.map((id, n) => (
                <CardFace key={`${id}${n}`} id={id} words={words} size="hand" />
              ))}
            </span>
            <span
              class="store"
              role="img"
              aria-label={`${icons.storage}: ${words.goods(deal.alcohol, deal.gun) || words.texts.table.nothing}`}
            >
              {Array.from({ length: room }, (_, slot) => (
                <i key={slot}>
                  {slot < deal.alcohol ? (
                    <Icon name="bottle" />
                  ) : slot < deal.alcohol + deal.gun ? (
                    <Icon name="gun" />
                  ) : null}
                </i>
              ))}
              {deal.thug === 1 && <Icon name="thug" title={icons.thug} class="thug" />}
            </span>
          </div>
        );
      })}
    </div>
  );
}
