// The Plan and the hand. Cards are picked on this device; the totals and what becomes possible show at once, and one press
// sends the Plan. Once it lies, its skills wait to be used.
import type { JSX } from 'preact';
import { personCard } from '../../src/cards/index.ts';
import { skillText } from '../../src/words/cards/index.ts';
import { Icon } from '../icons/index.ts';
import { Card, cardLabel } from '../parts/card.tsx';
import { Group } from '../parts/group.tsx';
import { Touchable } from '../parts/touchable.tsx';
import { ownOf, type Scene } from '../scene.ts';
import { Matches } from './matches.tsx';

export function PlanAndHand({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const own = ownOf(scene);
  if (own === null) return null;
  const { speaker, isPlanning, picked } = scene;
  const hand = own.hand.filter((id) => id !== null);
  return (
    <Group
      class="sft-hand"
      label={speaker.texts.table.headings.hand}
      style={{ '--planned': own.plan.length, '--held': hand.length }}
    >
      {own.plan.map((id) => (
        <InPlan key={id} scene={scene} id={id} />
      ))}
      {own.plan.length > 0 && hand.length > 0 && <span class="sft-fold" aria-hidden="true" />}
      {hand.map((id) => (
        <Touchable
          key={id}
          scene={scene}
          pick={`card:${id}`}
          pressed={isPlanning && picked.includes(id)}
          live
          label={cardLabel(scene, id)}
          class="sft-slot in-hand"
        >
          <Card scene={scene} id={id} size="hand" withSkills={isPlanning && picked.includes(id)} />
        </Touchable>
      ))}
      <Matches plan={[...own.plan, ...(isPlanning ? picked : [])]} />
      {own.plan.length + hand.length === 0 && <p class="empty">{speaker.texts.table.noCards}</p>}
    </Group>
  );
}

/** A card of the Plan with its skills. */
function InPlan({ scene, id }: { readonly scene: Scene; readonly id: string }): JSX.Element {
  const { say, speaker } = scene;
  const card = personCard(id);
  return (
    <span class="sft-planned">
      <Touchable scene={scene} pick={`look:${id}`} live label={cardLabel(scene, id)} class="sft-slot">
        <Card scene={scene} id={id} size="hand" withSkills />
      </Touchable>
      <span class="skills">
        {(['standard', 'matching'] as const).map((kind) =>
          card[kind] === undefined ? null : (
            <Touchable
              key={kind}
              scene={scene}
              pick={`skill:${id}:${kind}`}
              label={`${say.skills[kind]}: ${skillText(speaker.speech, `${id}/${kind}`)}`}
              class={`sft-skill ${kind}`}
            />
          ),
        )}
      </span>
    </span>
  );
}

/** For spectators and the other players: the Plan of the player whose turn it is. */
export function TheirPlan({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { view, speaker } = scene;
  const turn = view.stack.find((frame) => frame.kind === 'turn');
  const plan = turn?.kind === 'turn' ? (view.players[turn.seat]?.plan ?? []) : [];
  return (
    <Group class="sft-hand" label={speaker.texts.table.headings.plan} style={{ '--planned': plan.length, '--held': 0 }}>
      {plan.map((id) => (
        <Touchable key={id} scene={scene} pick={`look:${id}`} live label={cardLabel(scene, id)} class="sft-slot">
          <Card scene={scene} id={id} size="hand" />
        </Touchable>
      ))}
    </Group>
  );
}

/** Muscle, Influence and Crime Rate of what lies there or is picked. */
export function Totals({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const own = ownOf(scene);
  const frame = scene.view.stack.find(({ kind }) => kind === 'turn');
  if (own === null || frame === undefined || !('seat' in frame) || frame.seat !== scene.view.seat) return null;
  const { muscle, influence, crime, say, speaker } = scene;
  const rises = crime > own.crime;
  return (
    <span class="sft-totals">
      <span title={speaker.texts.nouns.muscle(muscle)}>
        <b>{muscle}</b>
        <Icon name="muscle" />
      </span>
      <span title={speaker.texts.nouns.influence(influence)}>
        <b>{influence}</b>
        <Icon name="influence" />
      </span>
      {rises && (
        <span class="rises" title={say.crimeRises(speaker.numbers.number(crime))}>
          <b>
            {own.crime}→{crime}
          </b>
          <Icon name="crime" />
        </span>
      )}
    </span>
  );
}
