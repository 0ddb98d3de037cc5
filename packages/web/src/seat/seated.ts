// A table as the page uses it, on a server or in a worker of this page. The screens treat both alike.
import type { Refusal, Result, Seat, ShownBeat } from '@backroom/kit';
import type { Recap, Request, Terms, UndoOffer } from '@backroom/match';
import type { Answer, FromServer, StepFace, TableFace } from '@backroom/protocol';
import type { ReadonlySignal } from '@preact/signals';

export type MoveOffer = Pick<UndoOffer, 'kind' | 'to' | 'of' | 'why'>;

/** up: connected; down: reconnecting; local: on this device; ended: closed for good. */
export type LineState = 'up' | 'down' | 'local' | 'ended';

export interface Moment {
  readonly terms: Terms;
  readonly commitment: string;
  /** The viewer's seat; null: a spectator. At a hot seat it changes behind the curtain. */
  readonly seat: Seat | null;
  readonly seq: number;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly refusals: readonly Refusal<unknown>[];
  /** Seats that must decide now. */
  readonly toAct: readonly Seat[];
  /** A clock runs, or several seats can take the same thing. */
  readonly isRace: boolean;
  readonly table: TableFace;
  readonly result: Result | null;
  /** When the table's clock acts, in this device's time; null: no clock runs. */
  readonly deadlineAt: number | null;
  /** The beat being shown, starting from `view`. Nothing is legal until it is over. */
  readonly beat?: ShownBeat<unknown>;
}

export interface Seated {
  readonly match: string;
  readonly game: string;
  /** The shown moment; null until the table's welcome. View, legal actions and news change together, so one signal holds them. */
  readonly moment: ReadonlySignal<Moment | null>;
  /** The events that this page knows of, as this seat saw them, oldest first. */
  readonly story: ReadonlySignal<readonly StepFace[]>;
  readonly line: ReadonlySignal<LineState>;
  readonly chat: ReadonlySignal<readonly Extract<FromServer, { t: 'said' }>[]>;
  act(action: unknown): Promise<Answer>;
  undoOffer(): Promise<MoveOffer>;
  undo(): Promise<Answer>;
  ask(what: Exclude<Request, 'undo'>): Promise<Answer>;
  agree(): Promise<Answer>;
  decline(): Promise<Answer>;
  leave(): Promise<Answer>;
  comeBack(): Promise<Answer>;
  say(words: { readonly phrase: string } | { readonly text: string }): Promise<Answer>;
  recap(since: number): Promise<Recap | null>;
  /** Ends a pause; otherwise skips the animation to the next pause, or to the end. */
  skip(): void;
  /** Replays everything since this seat's last decision. */
  showAgain(): void;
  /** Animates a recap. */
  showRecap(recap: Recap): void;
  /** The whole match as text, once it is over. */
  record(): Promise<string>;
  /** Disconnects. The player keeps the seat. */
  close(): void;
}

/** A table with several people at this device. */
export interface HotSeat extends Seated {
  /** Seats played by people on this device. */
  readonly here: readonly Seat[];
  /** The seat that should look next, while the curtain is closed; null: no change. */
  readonly curtain: ReadonlySignal<Seat | null>;
  /** The person of that seat is ready to look. */
  lift(): void;
}

/** A table at which several people at this device act at once: they share the view, and each has their own choices. */
export interface Crowd extends Seated {
  readonly strips: readonly Strip[];
}

export interface Strip {
  readonly seat: Seat;
  readonly seated: Seated;
}
