// From touches to actions. Every legal action is a short path of touches; a piece is lit if it continues such a path. There are no
// rules here: paths come from the legal list, and from what would be legal after an action of it.
import { itemAt, type Refusal } from '@backroom/kit';
import { type Action, dealPlace, type SeatAction } from '../src/actions.ts';
import type { FrameView, View } from '../src/view.ts';
import { type Area, DISTRICTS, type District, NOBODY } from '../src/vocabulary.ts';

/** Something that can be touched: its kind and its id, joined by colons. */
export type Pick = string;

/** What a path of touches asks for: one action, or several one after the other. */
export interface Choice {
  readonly path: readonly Pick[];
  readonly steps: readonly SeatAction[];
}

const placePick = (place: string): Pick =>
  place.startsWith('deal ') ? `deal:${place.slice('deal '.length)}` : `tile:${place}`;

/** The paths of the legal actions, each from what it names. */
export function choicesOf(view: View, legal: readonly SeatAction[]): Choice[] {
  const frame = view.stack.at(-1);
  return legal.map((action) => ({ path: pathOf(action, frame, legal), steps: [action] }));
}

function pathOf(action: Action, frame: FrameView | undefined, legal: readonly SeatAction[]): readonly Pick[] {
  switch (action.type) {
    case 'settle': {
      const both = legal.filter((other) => other.type === 'settle' && other.tile === action.tile).length > 1;
      return both ? [`tile:${action.tile}`, `vehicle:${action.piece}`] : [`tile:${action.tile}`];
    }
    case 'keep':
    case 'return':
      return [`card:${action.card}`];
    case 'card':
    case 'plan':
      return [`card:${action.card}`];
    case 'act':
      return [`act:${action.act}`];
    case 'skill':
      return [`skill:${action.card}:${action.skill}`];
    case 'fulfil':
      return [`job:${action.job}`];
    case 'deal':
    case 'tuck':
      return [`deal:${action.deal}`];
    case 'new-deal':
      return ['deal:new'];
    case 'good':
      return [`good:${action.good}`];
    case 'store':
    case 'replace':
      return [placePick(action.at)];
    case 'return-good':
      return ['supply'];
    case 'spend': {
      const both = legal.filter((other) => other.type === 'spend' && other.from === action.from).length > 1;
      return both ? [placePick(action.from), `good:${action.good}`] : [placePick(action.from)];
    }
    case 'recruit':
      return [`area:${action.to === 'safehouses' ? 'recruits' : 'safehouses'}`];
    case 'tile':
      return [`tile:${action.tile}`];
    case 'build':
    case 'wreck': {
      const some = legal.filter((other) => other.type === action.type && other.tile === action.tile).length > 1;
      return some ? [`tile:${action.tile}`, `token:${action.business}`] : [`tile:${action.tile}`];
    }
    case 'district':
      return [`district:${action.district}`];
    case 'move':
      return [piecePick(action.piece, fromOf(frame)), `district:${action.to}`];
    case 'vehicle': {
      const both = legal.some((other) => other.type === 'vehicle' && other.piece !== action.piece);
      return both ? [`district:${action.district}`, `vehicle:${action.piece}`] : [`district:${action.district}`];
    }
    case 'stat':
      return [`stat:${action.stat}`];
    case 'thug':
      return [spotPick(action.from, frame)];
    case 'police':
      return [`police:${action.from}`, `district:${action.to}`];
    case 'drive-off':
      return [`rival:${action.seat}:${action.piece}:${action.from}`, `district:${action.to}`];
    case 'seat':
      return [`seat:${action.seat}`];
    case 'option':
      return [`option:${action.option}`];
    default:
      return [`do:${action.type}`];
  }
}

export const piecePick = (piece: string, district: District | null): Pick => `piece:${piece}:${district}`;

const fromOf = (frame: FrameView | undefined): District | null =>
  frame?.kind === 'move' && frame.from !== NOBODY ? itemAt(DISTRICTS, frame.from) : null;

/** The player's own thugs are picked by place; those of others by owner, unless they are on the streets. */
function spotPick(spot: string, frame: FrameView | undefined): Pick {
  const owner = frame?.kind === 'harm' ? frame.victim : null;
  const isOwn = owner === null || (frame !== undefined && 'seat' in frame && frame.seat === owner);
  if (DISTRICTS.includes(spot as District))
    return isOwn ? piecePick('thug', spot as District) : `rival:${owner}:thug:${spot}`;
  if (!isOwn) return `spot:${spot}`;
  return spot.startsWith('deal ') ? placePick(spot) : areaPick(spot as Area);
}

const areaPick = (area: Area): Pick => `area:${area}`;

export const dealPick = (index: number): Pick => placePick(dealPlace(index));

const begins = (path: readonly Pick[], start: readonly Pick[]): boolean => start.every((pick, i) => path[i] === pick);

/** What may be touched next, and the choice where that completes one. */
export function ahead(choices: readonly Choice[], picks: readonly Pick[]): ReadonlyMap<Pick, Choice | null> {
  const found = new Map<Pick, Choice | null>();
  for (const choice of choices) {
    const { path } = choice;
    const pick = path[picks.length];
    if (pick === undefined || !begins(path, picks)) continue;
    const isWhole = path.length === picks.length + 1;
    // Complete actions come before paths that continue.
    if (!found.has(pick) || (isWhole && found.get(pick) === null)) found.set(pick, isWhole ? choice : null);
  }
  return found;
}

/** The district in which something stands; null: it stands in none. */
export function groundOf(view: View, pick: Pick): Pick | null {
  const parts = pick.split(':');
  const kind = itemAt(parts, 0);
  if (kind === 'tile') {
    const tile = view.tiles.find(({ id }) => id === parts[1]);
    return tile === undefined ? null : `district:${DISTRICTS[tile.district]}`;
  }
  return ['piece', 'police', 'rival'].includes(kind) ? `district:${parts.at(-1)}` : null;
}

/** The touches so far; `armed`: a complete choice that waits for the second touch. */
export interface Hold {
  readonly picks: readonly Pick[];
  readonly armed: Choice | null;
}

export const EMPTY: Hold = { picks: [], armed: null };

export interface Touch {
  readonly hold: Hold;
  readonly act: Choice | null;
}

/** The meaning of a touch now; null: none, and the piece is not lit. `confirm`: a complete choice waits for a second touch. */
export function touch(
  choices: readonly Choice[],
  { picks, armed }: Hold,
  pick: Pick,
  confirm: (choice: Choice) => boolean,
): Touch | null {
  if (armed !== null && pick === picks.at(-1)) return { hold: EMPTY, act: armed };
  const before = armed === null ? picks : picks.slice(0, -1);
  for (const start of [before, []]) {
    const next = ahead(choices, start);
    if (!next.has(pick)) continue;
    const choice = next.get(pick) ?? null;
    if (choice !== null && !confirm(choice)) return { hold: EMPTY, act: choice };
    if (before.length > 0 && start.length === 0 && before[0] === pick) return { hold: EMPTY, act: null };
    return { hold: { picks: [...start, pick], armed: choice }, act: null };
  }
  return before.includes(pick) ? { hold: EMPTY, act: null } : null;
}

/** Touches that continue the current path, or start one. */
export function litOf(choices: readonly Choice[], { picks, armed }: Hold): ReadonlySet<Pick> {
  return new Set(ahead(choices, armed === null ? picks : picks.slice(0, -1)).keys());
}

/**
 * What to touch for this row of actions: the longest part of it that is one choice. Cards of a Plan are picked one by one, and
 * those that are picked already need no pointing out.
 */
export function pointedOut(
  choices: readonly Choice[],
  row: readonly SeatAction[],
  picked: readonly string[],
): ReadonlySet<Pick> {
  const open = row.findIndex((action) => action.type !== 'plan' || !picked.includes(action.card));
  const next = row[open < 0 ? 0 : open];
  if (next?.type === 'plan') return new Set([`card:${next.card}`]);
  if (next?.type === 'ready') return new Set(['do:ready']);
  const wanted = row.slice(Math.max(0, open)).map((action) => JSON.stringify(action));
  let best: Choice | null = null;
  for (const choice of choices)
    if (
      choice.steps.length > (best?.steps.length ?? 0) &&
      choice.steps.every((step, i) => JSON.stringify(step) === wanted[i])
    )
      best = choice;
  return new Set(best?.path ?? []);
}

/** Why touching this does nothing. */
export function whyNot(view: View, refusals: readonly Refusal<Action>[], pick: Pick): Refusal<Action> | null {
  return refusals.find(({ action }) => pathOf(action, view.stack.at(-1), []).includes(pick)) ?? null;
}
