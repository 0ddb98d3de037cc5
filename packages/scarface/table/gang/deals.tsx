// Deals: what each asks for and brings, what it stores, and whether a thug is on it.
import type { JSX } from 'preact';
import { sumOf } from '../../src/rules/dealing.ts';
import { storageOf } from '../../src/rules/goods.ts';
import { Portrait } from '../cards/index.ts';
import { dealPick } from '../choices.ts';
import { Icon } from '../icons/index.ts';
import { Group } from '../parts/group.tsx';
import { Goods } from '../parts/pieces.tsx';
import { useStill } from '../parts/still.ts';
import { Touchable } from '../parts/touchable.tsx';
import type { Scene } from '../scene.ts';

export const Deals = ({ scene }: { readonly scene: Scene }): JSX.Element | null =>
  useStill(scene, ['deal'], () => drawDeals(scene));

function drawDeals(scene: Scene): JSX.Element | null {
  const { view, now, speaker, say } = scene;
  const { seat } = view;
  const own = seat === null ? undefined : now.players[seat];
  if (own === undefined || seat === null) return null;
  const { headings } = speaker.texts.table;
  return (
    <Group class="sft-deals" label={headings.deals}>
      <h2>
        <Icon name="dealer" /> {headings.deals}
      </h2>
      {own.deals.map((deal, i) => {
        const most = storageOf(now, seat, deal);
        const held = deal.alcohol + deal.gun;
        return (
          <Touchable
            key={i}
            scene={scene}
            pick={dealPick(i)}
            label={`${speaker.place(`deal ${i}`, own.deals)}: ${speaker.goods(sumOf(deal, 'alcohol'), sumOf(deal, 'gun'))}; ${say.storage(
              String(held),
              String(most),
            )}`}
            class={`sft-deal${deal.thug === 1 ? ' busy' : ''}`}
            gang={own.gang}
          >
            <span class="faces" aria-hidden="true">
              {deal.cards.map((id) => (
                <Portrait key={id} id={id} />
              ))}
            </span>
            <span class="title">{deal.cards.map((id) => speaker.tile(id)).join(' + ')}</span>
            <span class="values">
              {sumOf(deal, 'muscle') > 0 && (
                <span>
                  {sumOf(deal, 'muscle')}
                  <Icon name="muscle" />
                </span>
              )}
              {sumOf(deal, 'influence') > 0 && (
                <span>
                  {sumOf(deal, 'influence')}
                  <Icon name="influence" />
                </span>
              )}
              →
              <Goods alcohol={sumOf(deal, 'alcohol')} gun={sumOf(deal, 'gun')} />
            </span>
            <span class="stock">
              {Array.from({ length: Math.max(most, held) }, (_, slot) => (
                <i key={slot} class={slot < held ? 'full' : ''}>
                  {slot < deal.alcohol ? <Icon name="bottle" /> : slot < held ? <Icon name="gun" /> : null}
                </i>
              ))}
              {deal.thug === 1 && <Icon name="thug" class="thug" />}
            </span>
          </Touchable>
        );
      })}
      {scene.lit.has('deal:new') && (
        <Touchable scene={scene} pick="deal:new" label={say.newDeal} class="sft-deal new">
          + {say.newDeal}
        </Touchable>
      )}
    </Group>
  );
}
