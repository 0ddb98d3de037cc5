// The player aid: a turn in outline, the actions with what they cost and bring, Raid, reorganising and the end. Its texts are those of
// the printed rules; they are loaded on demand.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { costGroup, type HelpTexts } from '../../src/help/texts.ts';
import { ACTS, STATS } from '../../src/vocabulary.ts';
import { Icon, OF_ACT, OF_STAT } from '../icons/index.ts';
import type { Scene } from '../scene.ts';

/** Opens the aid: one key, or a touch. */
export function AidButton({ scene }: { readonly scene: Scene }): JSX.Element {
  return (
    <button
      type="button"
      class="sft-aid-button"
      aria-keyshortcuts="a"
      aria-label={scene.say.aid}
      title={scene.say.aid}
      onClick={() => scene.open('aid:')}
    >
      ?
    </button>
  );
}

export function Aid({ scene }: { readonly scene: Scene }): JSX.Element {
  const { speaker, icons } = scene;
  const [help, setHelp] = useState<HelpTexts | null>(null);
  useEffect(() => void speaker.texts.help().then((loaded) => setHelp(loaded.help)), [speaker.language]);
  if (help === null) return <div class="sft-aid" aria-busy="true" />;
  const { aid } = help.page;
  const { nouns } = speaker.texts;
  return (
    <div class="sft-aid">
      <h2>{aid.title}</h2>
      <div class="columns">
        <Steps title={aid.turn} steps={aid.turnSteps} />
        <Steps title={aid.reorganising} steps={aid.reorganisingSteps} />
        <Steps title={aid.raid} steps={aid.raidSteps} />
        <Steps title={aid.end} steps={aid.endSteps} />
      </div>
      <section class="actions">
        <h3>{aid.actions}</h3>
        <dl>
          {ACTS.map((act) => (
            <div key={act}>
              <dt>
                <Icon name={OF_ACT[act]} /> {nouns.acts[act]}
              </dt>
              <dd>
                {aid.acts[act]}
                <small>
                  {aid.cost}: {aid.costs[costGroup(act)]}
                </small>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="signs">
        <h3>{aid.stats}</h3>
        <ul>
          {STATS.map((stat) => (
            <li key={stat}>
              <Icon name={OF_STAT[stat]} /> <b>{nouns.stats[stat]}</b> {aid.statEffects[stat]}
            </li>
          ))}
        </ul>
        <ul class="icons">
          {SIGNS.map((name) => (
            <li key={name}>
              <Icon name={name} /> {icons[name]}
            </li>
          ))}
        </ul>
      </section>
      <p>
        <a href="/learn#scarface">{aid.lesson}</a>
      </p>
    </div>
  );
}

/** The signs that stand on cards and plates without a word beside them. */
const SIGNS = [
  'muscle',
  'influence',
  'crime',
  'dollar',
  'bottle',
  'gun',
  'thug',
  'car',
  'truck',
  'police',
  'ring',
  'level',
  'speakeasy',
  'casino',
  'brothel',
  'nightclub',
  'bootlegging',
  'corruption',
  'gambling',
  'theft',
  'vice',
  'violence',
] as const;

function Steps({ title, steps }: { readonly title: string; readonly steps: readonly string[] }): JSX.Element {
  return (
    <section>
      <h3>{title}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
