// The props of every part of the picture: the table, the current touches, and the handlers for them.
import { itemAt, type Picture, type Refusal } from '@backroom/kit';
import type { Action, SeatAction } from '../src/actions.ts';
import type { Event } from '../src/events.ts';
import { influenceFor, muscleFor, turnOf } from '../src/rules/strength.ts';
import type { State } from '../src/state.ts';
import type { PlayerView, View } from '../src/view.ts';
import type { Speaker } from '../src/words/speaker.ts';
import { type Choice, choicesOf, type Hold, type Pick } from './choices.ts';
import { freeSkills, joined, movesAtOnce, recruited, repeated, suppose } from './suppose.ts';
import type { IconWords } from './words/icons/catalogue.ts';
import type { Sentences } from './words/sentences.ts';

export type TablePicture = Picture<Action, Event, View>;
export type Mode = 'desk' | 'pad' | 'phone' | 'low';

/** The Plan as picked so far on this device, and what it would make possible. */
export interface Prospect {
  readonly choices: readonly Choice[];
  readonly refusals: readonly Refusal<Action>[];
  /** The table as it would be with the Plan laid out; otherwise as it is. */
  readonly state: State;
  readonly muscle: number;
  readonly influence: number;
  /** The Crime Rate with this Plan. */
  readonly crime: number;
}

export interface Scene extends Prospect {
  readonly picture: TablePicture;
  readonly view: View;
  /** The table as the rules see it. */
  readonly now: State;
  readonly speaker: Speaker;
  readonly say: Sentences;
  readonly icons: IconWords;
  readonly mode: Mode;
  readonly hold: Hold;
  readonly lit: ReadonlySet<Pick>;
  readonly pointed: ReadonlySet<Pick>;
  /** Cards picked for the Plan on this device, not yet sent. */
  readonly picked: readonly string[];
  readonly isPlanning: boolean;
  /** Places that something leaves or reaches now (`away.ts`). */
  readonly away: ReadonlySet<string>;
  touch(pick: Pick): void;
  /** The pointer or the focus is on this, or on nothing any more. */
  gaze(pick: Pick | null): void;
  /** Calls the listener with each gaze. Returns the function that ends it. */
  onGaze(listener: (pick: Pick | null) => void): () => void;
  /** Shows a card, a rival's board, or a pile in full. */
  open(what: string | null): void;
}

export const ownOf = ({ view }: { readonly view: View }): PlayerView | null =>
  view.seat === null ? null : (view.players[view.seat] ?? null);

/** Is this seat laying its Plan? */
export function isPlanning(view: View, legal: readonly SeatAction[]): boolean {
  const frame = view.stack.at(-1);
  return (
    frame?.kind === 'turn' &&
    frame.step === 'plan' &&
    frame.seat === view.seat &&
    legal.some(({ type }) => type === 'plan')
  );
}

/** Several pieces of one kind go to the same place or come from it, one after the other. */
const AGAIN: ReadonlySet<string> = new Set(['store', 'recruit', 'spend', 'district']);
/** More of them make a list that is slower to read than single touches are. */
const MOST_AGAIN = 4;

export function prospectOf(
  view: View,
  s: State,
  legal: readonly SeatAction[],
  refusals: readonly Refusal<Action>[],
  picked: readonly string[],
): Prospect {
  const plain = choicesOf(view, legal);
  const { seat } = view;
  if (seat === null) return { choices: plain, refusals, state: s, ...strength(s, seat) };
  if (!isPlanning(view, legal)) {
    const isTurn = view.stack.at(-1)?.kind === 'turn';
    const more = isTurn ? turnChoices(s, seat, legal) : [...again(s, seat, plain), ...shortcuts(s, seat, legal, plain)];
    return { choices: [...plain, ...more], refusals, state: s, ...strength(s, seat) };
  }
  const before: SeatAction[] = [...picked.map((card) => ({ type: 'plan', card }) as const), { type: 'ready' }];
  const then = suppose(s, seat, before);
  // A card of the hand is picked on this device; only the whole Plan is sent.
  const others = plain.filter(({ steps }) => !['plan', 'ready'].includes(itemAt(steps, 0).type));
  const lay: Choice = { path: ['do:ready'], steps: before };
  if (then === null) return { choices: [...others, lay], refusals, state: s, ...strength(s, seat) };
  const isTurn = then.state.stack.at(-1)?.kind === 'turn';
  const after = isTurn
    ? [
        ...then.legal
          .filter(({ type }) => type === 'act' || type === 'skill')
          .map((action) => ({
            path: [action.type === 'act' ? `act:${action.act}` : skillPick(action)],
            steps: [...before, action],
          })),
        ...joined(then.state, seat, then.legal, before),
      ]
    : [];
  return {
    choices: [...others, lay, ...after],
    refusals: isTurn ? then.refusals : refusals,
    state: then.state,
    ...strength(then.state, seat),
  };
}

function turnChoices(s: State, seat: number, legal: readonly SeatAction[]): Choice[] {
  const choices = joined(s, seat, legal, []);
  const free = freeSkills(s, seat, legal);
  if (free.length === 0) return choices;
  choices.push({ path: ['do:free-skills'], steps: free });
  const end = legal.find(({ type }) => type === 'end-turn');
  if (end !== undefined) choices.push({ path: ['do:free-skills-and-end'], steps: [...free, end] });
  return choices;
}

/** "All here", in one touch. */
function again(s: State, seat: number, plain: readonly Choice[]): Choice[] {
  const found = plain
    .filter(({ steps }) => AGAIN.has(itemAt(steps, 0).type))
    .map(({ path, steps }) => ({ path: [`all:${path.join(' ')}`], steps: repeated(s, seat, itemAt(steps, 0)) }))
    .filter(({ steps }) => steps.length > 1);
  const home = recruited(
    s,
    seat,
    plain.flatMap(({ steps }) => steps),
  );
  if (home.length > 1) found.push({ path: ['do:recruit-all'], steps: home });
  return found.length > MOST_AGAIN ? [] : found;
}

/** Where only one piece or place can come first, the touch that names it may be left out. */
function shortcuts(s: State, seat: number, legal: readonly SeatAction[], plain: readonly Choice[]): Choice[] {
  const moves = movesAtOnce(s, seat, legal);
  const long = plain.filter(({ path }) => path.length > 1);
  const isOne = new Set(long.map(({ path: [first] }) => first)).size === 1;
  return isOne ? [...moves, ...long.map(({ path, steps }) => ({ path: path.slice(1), steps }))] : moves;
}

const skillPick = (action: SeatAction): Pick =>
  action.type === 'skill' ? `skill:${action.card}:${action.skill}` : `do:${action.type}`;

function strength(s: State, seat: number | null): Strength {
  const turn = turnOf(s);
  const crime = seat === null ? 0 : (s.players[seat]?.crime ?? 0);
  return turn === null
    ? { muscle: 0, influence: 0, crime }
    : { muscle: muscleFor(s, turn), influence: influenceFor(s, turn), crime };
}
type Strength = { readonly muscle: number; readonly influence: number; readonly crime: number };
