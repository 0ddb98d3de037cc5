// Each rival as a panel: what everybody can see of them at a glance.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { gangBoard } from '../../src/cards/index.ts';
import type { View } from '../../src/view.ts';
import { AREAS, STATS } from '../../src/vocabulary.ts';
import { EnforcerRow } from '../board/index.ts';
import { Portrait } from '../cards/index.ts';
import { Icon, type IconName, OF_ITSELF, OF_STAT } from '../icons/index.ts';
import { Group } from '../parts/group.tsx';
import { Goods } from '../parts/pieces.tsx';
import { useStill } from '../parts/still.ts';
import { Touchable } from '../parts/touchable.tsx';
import type { Scene } from '../scene.ts';
import { Lately, reasonOf } from './lately.tsx';

export const rivalsOf = (view: View): readonly number[] =>
  view.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);

export function Rivals({ scene }: { readonly scene: Scene }): JSX.Element {
  const { view, speaker } = scene;
  return (
    <Group class="sft-rivals" label={speaker.texts.table.headings.rivals}>
      {view.solo !== null && (
        <EnforcerRow view={view} words={speaker} icons={scene.icons} reason={reasonOf(scene.picture)} />
      )}
      {rivalsOf(view).map((seat) => (
        <Rival key={seat} scene={scene} seat={seat} />
      ))}
      <Lately scene={scene} />
    </Group>
  );
}

interface RivalProps {
  readonly scene: Scene;
  readonly seat: number;
}

const Rival = (props: RivalProps): JSX.Element | null =>
  useStill(props.scene, [`seat:${props.seat}`], () => drawRival(props), [
    props.scene.picture.waitingFor.includes(props.seat),
  ]);

function drawRival({ scene, seat }: RivalProps): JSX.Element {
  const { view, speaker, say, icons, picture } = scene;
  const p = itemAt(view.players, seat);
  const acts = picture.waitingFor.includes(seat);
  const facts: readonly Fact[] = [
    { icon: 'crime', label: say.crime, value: p.crime },
    { icon: 'hand', label: say.hand, value: p.hand.length },
    { icon: 'deck', label: say.deck, value: p.deck },
    {
      icon: 'neighbourhood',
      label: icons.neighbourhood,
      value: view.tiles.filter(({ owner }) => owner === seat).length,
    },
    { icon: 'job', label: icons.job, value: `${p.fulfilled.length}/${p.jobs.length + p.fulfilled.length}` },
    { icon: 'cube', label: say.boss, value: p.boss },
  ];
  const thugs = AREAS.map((area): Fact => ({ icon: OF_ITSELF[area], label: say.areas[area], value: p[area] }));
  const top = p.discardTop;
  return (
    <Touchable
      scene={scene}
      pick={`seat:${seat}`}
      live
      label={`${speaker.who(seat)}: ${picture.words.standing(view, seat, picture.names)}`}
      class={`sft-rival${acts ? ' acts' : ''}`}
      gang={p.gang}
    >
      <span class="who">
        <span class="face">
          <Portrait id={gangBoard(p.gang).boss} />
        </span>
        <b>{speaker.who(seat)}</b>
        {view.ring === seat && <Icon name="ring" />}
        {p.money !== null && <b class="money">{speaker.sum(p.money)}</b>}
        <small>
          <Icon name={p.gang} /> {speaker.texts.gangs[p.gang].name}
        </small>
      </span>
      <Facts class="facts" of={facts} />
      <Facts class="thugs" of={thugs} />
      <span class="line stats">
        {STATS.map((stat, i) => (
          <span key={stat} title={`${speaker.texts.nouns.stats[stat]}: ${itemAt(p.stats, i)}/3`}>
            <Icon name={OF_STAT[stat]} />
            <span class="pips">
              {[1, 2, 3].map((level) => (
                <i key={level} class={level <= itemAt(p.stats, i) ? 'on' : ''} />
              ))}
            </span>
          </span>
        ))}
      </span>
      <span class="line last">
        {p.deals.map((deal, i) => (
          <span
            key={i}
            class={deal.thug === 1 ? 'busy' : ''}
            title={deal.cards.map((id) => speaker.tile(id)).join(' + ')}
          >
            <Icon name={deal.thug === 1 ? 'thug' : 'dealer'} />
            {deal.alcohol + deal.gun === 0 ? '–' : <Goods alcohol={deal.alcohol} gun={deal.gun} />}
          </span>
        ))}
        {top !== null && (
          <span class="discard" title={`${say.discard}: ${speaker.tile(top)}`}>
            <Icon name="discard" />
            <span>{speaker.tile(top)}</span>
          </span>
        )}
      </span>
      <Legend
        facts={[...facts, ...thugs]}
        stats={STATS.map((stat, i) => ({
          icon: OF_STAT[stat],
          label: speaker.texts.nouns.stats[stat],
          value: itemAt(p.stats, i),
        }))}
      />
    </Touchable>
  );
}

interface Fact {
  readonly icon: IconName;
  readonly label: string;
  readonly value: number | string;
}

/** Six columns, the same for every rival. */
const Facts = ({ class: name, of }: { readonly class: string; readonly of: readonly Fact[] }): JSX.Element => (
  <span class={`line ${name}`}>
    {of.map(({ icon, label, value }) => (
      <span key={icon} class={value === 0 ? 'none' : ''} title={`${label}: ${value}`}>
        <Icon name={icon} />
        {value}
      </span>
    ))}
  </span>
);

/** With names, for keyboard players: with a mouse or a finger each sign explains itself. */
const Legend = ({
  facts,
  stats,
}: {
  readonly facts: readonly Fact[];
  readonly stats: readonly Fact[];
}): JSX.Element => (
  <span class="legend" aria-hidden="true">
    {[...facts, ...stats].map(({ icon, label, value }) => (
      <span key={icon}>
        <Icon name={icon} /> {label} <b>{value}</b>
      </span>
    ))}
  </span>
);
