// The player's own gang: thugs at home, levels with the price of the next one, the Boss Track, money and piles.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { gangBoard } from '../../src/cards/index.ts';
import { bossRow } from '../../src/rules/strength.ts';
import { upgradePrice } from '../../src/rules/upgrading.ts';
import { type Area, CUBES, STATS } from '../../src/vocabulary.ts';
import { priceText } from '../../src/words/act.ts';
import { Icon, OF_STAT } from '../icons/index.ts';
import { Group } from '../parts/group.tsx';
import { useStill } from '../parts/still.ts';
import { Touchable } from '../parts/touchable.tsx';
import { Spot } from '../places/spots.tsx';
import { ownOf, type Scene } from '../scene.ts';

const HOME: readonly Area[] = ['headquarters', 'safehouses', 'recruits'];

export const OwnGang = ({ scene }: { readonly scene: Scene }): JSX.Element | null =>
  useStill(scene, ['area', 'stat', 'act', 'pile', 'seat'], () => drawGang(scene));

function drawGang(scene: Scene): JSX.Element | null {
  const own = ownOf(scene);
  const { now, say, speaker } = scene;
  const { seat } = scene.view;
  if (own === null || seat === null) return null;
  const { texts, numbers, sum } = speaker;
  const row = bossRow(own);
  return (
    <Group class="sft-gang" label={texts.table.headings.gang}>
      <h2 data-gang={own.gang}>
        <Touchable
          scene={scene}
          pick={`seat:${seat}`}
          live
          label={say.showBoard(texts.gangs[own.gang].name)}
          class="sft-own"
        >
          <Icon name={own.gang} /> {texts.gangs[own.gang].name}
        </Touchable>
        <b class="purse">{sum(own.money ?? 0)}</b>
      </h2>
      <div class="homes">
        {HOME.map((area) => (
          <Touchable
            key={area}
            scene={scene}
            pick={`area:${area}`}
            label={`${say.areas[area]}: ${texts.nouns.thugs(own[area as 'headquarters'])}`}
            class="sft-home"
            gang={own.gang}
          >
            <span class="figures">
              <Icon name="thug" />
              <b>{own[area as 'headquarters']}</b>
            </span>
            <small>{say.areas[area]}</small>
          </Touchable>
        ))}
      </div>
      <div class="boss" title={say.boss}>
        <b>
          {row.muscle}
          <Icon name="muscle" /> {row.influence}
          <Icon name="influence" />
        </b>
        <span class="track" role="img" aria-label={`${say.boss}: ${numbers.number(own.boss)}/${numbers.number(CUBES)}`}>
          {gangBoard(own.gang).bonuses.map((bonus, i) => (
            <span key={i} class={i < own.boss ? 'cube gone' : i === own.boss ? 'cube next' : 'cube'}>
              {typeof bonus === 'number' ? `$${bonus}` : bonus === null ? '' : <Icon name="people" />}
            </span>
          ))}
        </span>
      </div>
      <div class="stats">
        {STATS.map((stat, i) => {
          const price = priceText(speaker, now, seat, stat);
          return (
            <Touchable
              key={stat}
              scene={scene}
              pick={`stat:${stat}`}
              label={`${texts.nouns.stats[stat]}, ${say.level(numbers.number(itemAt(own.stats, i)))}${price === '' ? '' : `; ${price}`}`}
              class="sft-stat"
            >
              <Icon name={OF_STAT[stat]} />
              <span class="stat">{texts.nouns.stats[stat]}</span>
              <span class="levels">
                {gangBoard(own.gang).values[stat].map((value, level) => (
                  <b key={level} class={level < itemAt(own.stats, i) ? 'on' : ''}>
                    {value}
                  </b>
                ))}
              </span>
              <Price scene={scene} stat={i} />
            </Touchable>
          );
        })}
      </div>
      <div class="acts">
        <Spot scene={scene} act="upgrade" />
        <Spot scene={scene} act="dismiss" />
        <Touchable
          scene={scene}
          pick="pile:own"
          live
          label={`${say.discard}: ${texts.nouns.cards(own.discard?.length ?? 0)}`}
          class="sft-act"
        >
          <Icon name="discard" />
          <span>
            {own.discard?.length ?? 0} · {say.deck} {own.deck}
          </span>
        </Touchable>
      </div>
    </Group>
  );
}

function Price({ scene, stat }: { readonly scene: Scene; readonly stat: number }): JSX.Element | null {
  const { now, view } = scene;
  const price = view.seat === null ? null : upgradePrice(now, view.seat, stat);
  if (price === null) return null;
  const { muscle, influence, money, crime } = price;
  return (
    <small>
      {muscle > 0 && (
        <span>
          {muscle}
          <Icon name="muscle" />
        </span>
      )}
      {influence > 0 && (
        <span>
          {influence}
          <Icon name="influence" />
        </span>
      )}
      <span>${money}</span>
      {crime > 0 && (
        <span>
          +{crime}
          <Icon name="crime" />
        </span>
      )}
    </small>
  );
}
