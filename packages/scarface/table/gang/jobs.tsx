// The player's Jobs: those still hidden from the others, with the progress of each, and the active ones.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { jobCard } from '../../src/cards/index.ts';
import { jobText } from '../../src/words/cards/index.ts';
import { draftedBy } from '../../src/words/table.ts';
import { type Chip, Chips, conditionChip, effectChips, type Need, powerChips, progressOf } from '../cards/index.ts';
import { Icon } from '../icons/index.ts';
import { Group } from '../parts/group.tsx';
import { useStill } from '../parts/still.ts';
import { Touchable } from '../parts/touchable.tsx';
import { ownOf, type Scene } from '../scene.ts';

export const Jobs = ({ scene }: { readonly scene: Scene }): JSX.Element | null =>
  useStill(scene, ['job', 'look'], () => drawJobs(scene));

function drawJobs(scene: Scene): JSX.Element | null {
  const own = ownOf(scene);
  if (own === null) return null;
  const { speaker, view } = scene;
  const { headings } = speaker.texts.table;
  return (
    <Group class="sft-jobs" label={headings.jobs}>
      <h2>
        <Icon name="job" /> {headings.jobs}
      </h2>
      {[...(view.seat === null ? [] : draftedBy(view, view.seat)), ...own.jobs].map((id) =>
        id === null ? null : <Job key={id} scene={scene} id={id} />,
      )}
      {own.fulfilled.map((id) => (
        <Touchable
          key={id}
          scene={scene}
          pick={`look:${id}`}
          live
          label={`${speaker.card(id)}: ${jobText(speaker.speech, id)}`}
          class="sft-job done"
        >
          <b>{speaker.tile(id)}</b>
          <span class="text">{jobText(speaker.speech, id)}</span>
        </Touchable>
      ))}
    </Group>
  );
}

function Job({ scene, id }: { readonly scene: Scene; readonly id: string }): JSX.Element {
  const { speaker, view, say } = scene;
  const needs = view.seat === null ? [] : progressOf(view, view.seat, id);
  const told = needs.flatMap(({ have, need, met }) =>
    have === null || need === null ? [met ? '✓' : '–'] : [`${have}/${need}`],
  );
  return (
    <Touchable
      scene={scene}
      pick={`job:${id}`}
      live
      label={`${speaker.card(id)}: ${jobText(speaker.speech, id)} ${say.progress}: ${told.join(', ')}`}
      class={`sft-job${scene.lit.has(`job:${id}`) ? ' ready' : ''}`}
    >
      <b>{speaker.tile(id)}</b>
      <span class="progress">
        {needs.map((need, i) => (
          <span key={i} class={need.met ? 'need met' : 'need'}>
            <Chips of={[conditionChip(itemAt(jobCard(id).needs, i))]} />
            <Pips {...need} />
          </span>
        ))}
        <span class="brings">
          <Chips of={bringsOf(id)} />
        </span>
      </span>
      <span class="text">{jobText(speaker.speech, id)}</span>
    </Touchable>
  );
}

/** What it pays once, or what it changes for good. */
function bringsOf(id: string): readonly Chip[] {
  const { reward, powers } = jobCard(id);
  return reward ? effectChips(reward) : powerChips(powers ?? []);
}

/** More than this has no steps. */
const MOST_PIPS = 5;

function Pips({ have, need, met }: Need): JSX.Element {
  if (have === null || need === null) return <i class={met ? 'on' : ''} />;
  if (need > MOST_PIPS || need < 1)
    return (
      <>
        <small>
          {have}/{need}
        </small>
        {need > 0 && (
          <span class="pips" style={{ '--done': `${(100 * Math.min(have, need)) / need}%` }}>
            <i class="whole" />
          </span>
        )}
      </>
    );
  return (
    <span class="pips">
      {Array.from({ length: need }, (_, i) => (
        <i key={i} class={i < have ? 'on' : ''} />
      ))}
    </span>
  );
}
