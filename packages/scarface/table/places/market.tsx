// The market: four Associates to hire, the two cards that come next, and who wears the Family Ring.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { personCard } from '../../src/cards/index.ts';
import { reachOf } from '../../src/rules/acts.ts';
import { turnOf } from '../../src/rules/strength.ts';
import { Icon } from '../icons/index.ts';
import { Card, cardLabel, saidOf } from '../parts/card.tsx';
import { Group } from '../parts/group.tsx';
import { Missing } from '../parts/missing.tsx';
import { useStill } from '../parts/still.ts';
import { Touchable } from '../parts/touchable.tsx';
import type { Scene } from '../scene.ts';

export function Market({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const level = levelToHire(scene);
  return useStill(scene, ['card', 'pile'], () => drawMarket(scene, level), [level]);
}

/** The highest level that the Plan as it is picked can hire; null: nothing is picked, or nobody is there to send. */
function levelToHire({ state, view, isPlanning, picked }: Scene): number | null {
  const turn = turnOf(state);
  if (!isPlanning || picked.length === 0 || turn === null || turn.seat !== view.seat) return null;
  return itemAt(state.players, turn.seat).headquarters > 0 ? reachOf(state, turn, 'hire') : null;
}

function drawMarket(scene: Scene, level: number | null): JSX.Element {
  const { view, speaker, say } = scene;
  const decks = ['low', 'high'] as const;
  return (
    <Group class="sft-market" label={speaker.texts.table.headings.market}>
      <h2>
        <Icon name="market" /> {speaker.texts.table.headings.market}
        {view.ring >= 0 && view.players[view.ring] && (
          <span
            class="ring"
            data-gang={itemAt(view.players, view.ring).gang}
            role="img"
            aria-label={speaker.texts.table.ringOf(speaker.who(view.ring))}
            title={speaker.texts.table.ringOf(speaker.who(view.ring))}
          >
            <Icon name="ring" />
          </span>
        )}
        {level !== null && level > 0 && <small class="hires">{say.hireUpTo(speaker.numbers.number(level))}</small>}
        <small class="next">{say.next}</small>
      </h2>
      <div class="offers">
        {view.market.map((id, i) =>
          id === '' ? (
            <span key={`gap${i}`} class="sft-gap" />
          ) : (
            <Touchable key={id} scene={scene} pick={`card:${id}`} live label={cardLabel(scene, id)} class="sft-slot">
              <Card scene={scene} id={id} size="market" />
              {level !== null && personCard(id).level > level && (
                <Missing icon="influence" by={personCard(id).level - level} />
              )}
              {scene.mode === 'pad' && (
                <span class="told" aria-hidden="true">
                  {saidOf(scene, id)}
                </span>
              )}
            </Touchable>
          ),
        )}
        <span class="tops" data-next={say.next}>
          {decks.map((name) => {
            const id = view[name][0] ?? null;
            if (id === null) return null;
            const left = speaker.texts.nouns.cards(view[name].length);
            return (
              <Touchable
                key={name}
                scene={scene}
                pick={`pile:${name}`}
                live
                label={`${say.next}: ${cardLabel(scene, id)} ${say.piles[name]}: ${left}`}
                class="sft-slot top"
              >
                <Card scene={scene} id={id} size="market" />
                <b class="left" title={`${say.piles[name]}: ${left}`}>
                  {view[name].length}
                </b>
              </Touchable>
            );
          })}
        </span>
      </div>
    </Group>
  );
}
