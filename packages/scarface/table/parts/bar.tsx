// The question, and the answers that have no place on the board: buttons and cards.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SeatAction } from '../../src/actions.ts';
import type { Business } from '../../src/vocabulary.ts';
import { optionText } from '../../src/words/cards/index.ts';
import { ahead, type Choice, type Pick } from '../choices.ts';
import { Icon, OF_GOOD } from '../icons/index.ts';
import { actsOf, haveNames, Spot } from '../places/spots.tsx';
import { Totals } from '../plan/tray.tsx';
import type { Scene } from '../scene.ts';
import { AidButton } from './aid.tsx';
import { Card, cardLabel, saidOf } from './card.tsx';
import { Group } from './group.tsx';
import { Touchable } from './touchable.tsx';

/** Kinds of picks that never lie on the board. */
const LOOSE = new Set(['vehicle', 'good', 'token', 'spot', 'option', 'do', 'supply', 'all']);

const kindOf = (pick: Pick): string => itemAt(pick.split(':'), 0);

/** Does this lie somewhere on the board? */
function isOnBoard({ view }: Scene, pick: Pick): boolean {
  const [kind = '', id = ''] = pick.split(':');
  if (LOOSE.has(kind)) return false;
  if (kind !== 'card') return true;
  const own = view.seat === null ? undefined : view.players[view.seat];
  return view.market.includes(id) || own?.hand.includes(id) === true;
}

/** More letters than this need a third line beside the totals, on a phone. */
const LONG = 64;

interface BarProps {
  readonly scene: Scene;
  readonly note: string | null;
  /** What can be done now, where the board has no room to show it. */
  readonly withActs?: boolean;
}

export function Bar({ scene, note, withActs = false }: BarProps): JSX.Element {
  const { picture, view, lit, hold, say, isPlanning, picked } = scene;
  const loose = [...lit].filter((pick) => !isOnBoard(scene, pick));
  const cards = loose.filter((pick) => kindOf(pick) === 'card');
  const buttons = loose.filter((pick) => kindOf(pick) !== 'card');
  const acts = withActs ? actsOf(scene) : [];
  const question =
    note ??
    (isPlanning ? (picked.length === 0 ? say.planHint : say.planThen) : picture.words.prompt(view, picture.names));
  return (
    <Group class="sft-bar" label={say.choose}>
      <div class="asked-now">
        <p class={question.length > LONG ? 'question long' : 'question'} role="status">
          {question}
        </p>
        <Preview scene={scene} />
      </div>
      <Totals scene={scene} />
      <AidButton scene={scene} />
      {cards.length > 0 && (
        <div class={cards.length <= MOST_TOLD ? 'cards few' : 'cards'} style={{ '--choices': cards.length }}>
          {cards.map((pick) => (
            <CardChoice key={pick} scene={scene} pick={pick} />
          ))}
        </div>
      )}
      <div class={haveNames(scene, acts, buttons.length) ? 'buttons named' : 'buttons'}>
        {hold.armed !== null && (
          <button type="button" class="sft-button main armed" onClick={() => scene.touch(hold.picks.at(-1) ?? '')}>
            {labelOf(scene, hold.armed)}
          </button>
        )}
        {buttons
          .filter((pick) => hold.armed === null || pick !== 'do:ready')
          .map((pick) => (
            <Loose key={pick} scene={scene} pick={pick} />
          ))}
        {hold.picks.length > 0 && (
          <button type="button" class="sft-button" onClick={() => scene.touch('back')}>
            {say.putBack}
          </button>
        )}
        {acts.map((act) => (
          <Spot key={act} scene={scene} act={act} />
        ))}
      </div>
    </Group>
  );
}

/** What a touch on the piece under the pointer, or with the focus, would do: in the place of the question. */
function Preview({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const [pick, setPick] = useState<Pick | null>(null);
  useEffect(() => scene.onGaze(setPick), []);
  const { hold, choices } = scene;
  const choice = pick === null || hold.armed !== null ? null : (ahead(choices, hold.picks).get(pick) ?? null);
  if (choice === null || choice.steps.length < 2 || pick === 'do:ready' || LOOSE.has(kindOf(pick ?? ''))) return null;
  return (
    <span class="preview" aria-hidden="true">
      {labelOf(scene, choice)}
    </span>
  );
}

/** With at most this many cards to choose from, each has room for its sentence. */
const MOST_TOLD = 5;

function CardChoice({ scene, pick }: { readonly scene: Scene; readonly pick: Pick }): JSX.Element {
  const id = pick.slice('card:'.length);
  const choice = ahead(scene.choices, scene.hold.picks).get(pick) ?? null;
  return (
    <Touchable
      scene={scene}
      pick={pick}
      label={choice === null ? cardLabel(scene, id) : `${labelOf(scene, choice)} ${cardLabel(scene, id)}`}
      class="sft-slot"
    >
      <Card scene={scene} id={id} size="hand" />
      <span class="told" aria-hidden="true">
        <b>{scene.speaker.tile(id)}</b>
        {saidOf(scene, id)}
      </span>
    </Touchable>
  );
}

/** What a choice does: an action that was joined with its target, in two words; otherwise as a sentence. */
export function labelOf(scene: Scene, choice: Choice): string {
  const { picture, view, say, isPlanning } = scene;
  const last = choice.steps.at(-1);
  if (last === undefined) return '';
  const act = choice.steps.find((step) => step.type === 'act');
  const text =
    act?.type === 'act' && choice.steps.length > 1
      ? [say.acts[act.act], targetOf(scene, last)].filter((part) => part !== '').join(': ')
      : picture.words.action(last, view, picture.names);
  return isPlanning && choice.steps.some(({ type }) => type === 'ready') && last.type !== 'ready'
    ? say.layPlanAnd(text)
    : text;
}

function targetOf({ speaker, now, view }: Scene, action: SeatAction): string {
  const { nouns } = speaker.texts;
  switch (action.type) {
    case 'tile':
      return speaker.tile(action.tile);
    case 'card':
      return speaker.tile(action.card);
    case 'deal':
      return view.seat === null
        ? ''
        : speaker.numbers.list(
            itemAt(itemAt(now.players, view.seat).deals, action.deal).cards.map((id) => speaker.tile(id)),
          );
    case 'stat':
      return nouns.stats[action.stat];
    case 'district':
      return speaker.district(action.district);
    case 'move':
      return `${nouns.pieces[action.piece]} → ${speaker.district(action.to)}`;
    default:
      return '';
  }
}

const FREE = 'do:free-skills';
const FREE_AND_END = 'do:free-skills-and-end';

/** Ends or continues: emphasised. */
const MAIN = new Set(['do:ready', 'do:end-turn', FREE_AND_END, 'do:yes', 'do:ring']);

/** A turn without a Plan is rarely intended. */
const isMain = ({ isPlanning, picked, lit }: Scene, pick: Pick): boolean =>
  MAIN.has(pick) &&
  (pick !== 'do:ready' || !isPlanning || picked.length > 0) &&
  (pick !== 'do:end-turn' || !lit.has(FREE_AND_END));

function Loose({ scene, pick }: { readonly scene: Scene; readonly pick: Pick }): JSX.Element {
  const [kind, what] = pick.split(':');
  const text = looseText(scene, pick);
  return (
    <Touchable scene={scene} pick={pick} label={text} class={`sft-button${isMain(scene, pick) ? ' main' : ''}`}>
      {kind === 'good' && <Icon name={OF_GOOD[what as 'alcohol' | 'gun']} />}
      {kind === 'vehicle' && <Icon name={what as 'car' | 'truck'} />}
      {kind === 'token' && <Icon name={what as 'casino'} />}
      <span>{shortText(scene, pick) ?? text}</span>
    </Touchable>
  );
}

/** A short label: the place is already lit on the board, and the icon says what happens. */
function shortText({ icons, say, choices, speaker }: Scene, pick: Pick): string | null {
  const [kind, what] = pick.split(':');
  const steps = kind === 'all' ? (ahead(choices, []).get(pick)?.steps ?? []) : [];
  if (steps[0]?.type === 'recruit') return `${speaker.numbers.number(steps.length)} → ${say.areas[steps[0].to]}`;
  return kind === 'token' || kind === 'vehicle' ? icons[what as Business | 'car' | 'truck'] : null;
}

function looseText(scene: Scene, pick: Pick): string {
  const { say, view, picked, isPlanning, speaker } = scene;
  if (pick === 'do:ready' && isPlanning) return picked.length === 0 ? say.noPlan : say.layPlan;
  const count = (): number => ahead(scene.choices, []).get(FREE)?.steps.length ?? 0;
  if (pick === FREE) return say.freeSkills(count());
  if (pick === FREE_AND_END) return say.freeSkillsAndEnd(count());
  if (pick === 'do:recruit-all') return say.recruitAll;
  const [kind, what = ''] = pick.split(':');
  if (kind === 'option') {
    const frame = view.stack.at(-1);
    if (frame?.kind === 'choose') return optionText(speaker.speech, frame.of, frame.at, Number(what));
  }
  const before = scene.hold.armed === null ? scene.hold.picks : scene.hold.picks.slice(0, -1);
  const choice = ahead(scene.choices, before).get(pick) ?? null;
  if (choice === null) return what;
  return kind === 'all'
    ? `${labelOf(scene, choice)} ×${speaker.numbers.number(choice.steps.length)}`
    : labelOf(scene, choice);
}
