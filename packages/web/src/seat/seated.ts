// A table as this page sits at it, wherever it is played: at a server, or in a worker of this page. What reads it cannot tell.
import type { Refusal, Result, Seat } from '@backroom/kit';
import type { Recap, Request, Terms, UndoOffer } from '@backroom/match';
import type { FromServer, StepFace, TableFace } from '@backroom/protocol';
import type { ReadonlySignal } from '@preact/signals';

export type Answer = Extract<FromServer, { t: 'ok' | 'no' }>;
export type Offer = Pick<UndoOffer, 'kind' | 'to' | 'of' | 'why'>;

/** up: all is well; down: the line is cut and being mended; local: played on this device; ended: no more of it. */
export type LineState = 'up' | 'down' | 'local' | 'ended';

export interface Moment {
  readonly terms: Terms;
  readonly commitment: string;
  /** Whose eyes these are; null: a spectator's. At a hot seat it changes behind the curtain. */
  readonly seat: Seat | null;
  readonly seq: number;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly refusals: readonly Refusal<unknown>[];
  /** Seats that must decide now. */
  readonly toAct: readonly Seat[];
  readonly table: TableFace;
  readonly result: Result | null;
  /** When the table's own clock acts, by this device's clock; null: none runs. */
  readonly deadlineAt: number | null;
}

export interface Seated {
  readonly match: string;
  readonly game: string;
  /** Null until the table has said welcome. View, legal actions and news change together, so one signal holds them. */
  readonly moment: ReadonlySignal<Moment | null>;
  /** Everything this seat saw happen, as far as this page knows, oldest first. */
  readonly story: ReadonlySignal<readonly StepFace[]>;
  readonly line: ReadonlySignal<LineState>;
  readonly chat: ReadonlySignal<readonly Extract<FromServer, { t: 'said' }>[]>;
  act(action: unknown): Promise<Answer>;
  undoOffer(): Promise<Offer>;
  undo(): Promise<Answer>;
  ask(what: Exclude<Request, 'undo'>): Promise<Answer>;
  agree(): Promise<Answer>;
  decline(): Promise<Answer>;
  leave(): Promise<Answer>;
  comeBack(): Promise<Answer>;
  say(words: { readonly phrase: string } | { readonly text: string }): Promise<Answer>;
  recap(since: number): Promise<Recap | null>;
  /** The whole match as text, once it is over. */
  record(): Promise<string>;
  /** Leaves the table to itself; the seat stays one's own. */
  close(): void;
}

/** A table of this device, with some seats for people who sit in front of it. */
export interface HotSeat extends Seated {
  /** Seats played by people on this device. */
  readonly here: readonly Seat[];
  /** The seat that should look next, while the curtain is drawn; null: nobody has to change. */
  readonly curtain: ReadonlySignal<Seat | null>;
  /** The person of that seat says he is there. */
  lift(): void;
}

/** A table at which several people of this device act at once: all of them look at it together, and each has choices of his own. */
export interface Crowd extends Seated {
  readonly strips: readonly Strip[];
}

export interface Strip {
  readonly seat: Seat;
  readonly seated: Seated;
}
