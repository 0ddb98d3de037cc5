// The props of every part of the picture: the table, the preview, and the handlers for touches.
import { itemAt, type Language, type Picture, wholeTenths } from '@backroom/kit';
import type { Action, SeatAction } from '../src/actions.ts';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { ahead, type Hold, type Pick } from './choices.ts';
import type { Geometry } from './geometry.ts';
import { afterwards, type Earning, earningsOf } from './standing.ts';
import type { Tongue } from './words/index.ts';

export type TablePicture = Picture<Action, Event, View>;

export interface Foresight {
  readonly foreseen: readonly Event[];
  readonly after: View;
  readonly later: readonly (Earning | null)[];
}

export interface Scene extends Foresight {
  readonly picture: TablePicture;
  readonly tongue: Tongue;
  readonly geometry: Geometry;
  readonly hold: Hold;
  readonly lit: ReadonlySet<Pick>;
  /** The way of an action that is being pointed out. */
  readonly pointed: ReadonlySet<Pick>;
  /** The action that is armed or looked at. */
  readonly shown: SeatAction | null;
  readonly now: readonly (Earning | null)[];
  readonly note: string | null;
  /** What the card under the pointer does, if its path does not show it. */
  readonly told: string | null;
  /** The guaranteed result of an action; requested from the page once for each position. */
  foresee(action: SeatAction): readonly Event[];
  touch(pick: Pick): void;
  gaze(pick: Pick | null): void;
  putBack(): void;
  /** Says this in the line, until the next touch. */
  tell(sentence: string): void;
}

export const seatActions = (legal: readonly Action[]): readonly SeatAction[] => legal as readonly SeatAction[];

/** Touches that continue the current path, or start one. */
export function litOf(legal: readonly SeatAction[], { picks, armed }: Hold): ReadonlySet<Pick> {
  const before = armed === null ? picks : picks.slice(0, -1);
  return new Set([...ahead(legal, before).keys(), ...(armed?.type === 'move' ? ahead(legal, []).keys() : [])]);
}

/** The preview of an action: its events, the table after them, and everybody's earnings then. */
export function foresight(view: View, foreseen: readonly Event[]): Foresight {
  const after = afterwards(view, foreseen);
  return { foreseen, after, later: earningsOf(after) };
}

export const nameOf = ({ names, words, view }: TablePicture, seat: number): string =>
  names[seat] || itemAt(words.standing(view, seat, names).split(':'), 0);

export const ownerOf = (view: View, colour: string): number =>
  view.seats.findIndex((seat) => seat.character === colour);

/** A sum in thousands, where there is little room. */
export function inThousands(language: Language, sum: number): string {
  return sum === 0 ? '0' : `${wholeTenths(language, Math.round(sum / 100))}k`;
}
