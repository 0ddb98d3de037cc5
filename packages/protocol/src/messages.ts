// The messages of a table's socket. JSON by default; the same messages may be packed. docs/api.md explains each of them.
import type { Refusal, Result, Seat } from '@backroom/kit';
import type { Claim, Doer, Holder, Order, Recap, Request, Terms, UndoWhy } from '@backroom/match';
import type { Lexicon } from './packed.ts';
import type { Patch } from './patch.ts';

export const PROTOCOL = 1;

/** Names of the socket's forms, as WebSocket subprotocols. */
export const FORMS = ['backroom.json', 'backroom.packed'] as const;
export type Form = (typeof FORMS)[number];

// From a client ------------------------------------------------------------------------------------------------------

export type ToServer =
  /** The first message, within five seconds. `since`: the last seq that this client has; null: none; -1: none, and `missed` should contain the last steps. */
  | {
      readonly t: 'hello';
      readonly protocol: number;
      readonly ticket: string;
      readonly since: number | null;
      /** With every step: the whole view, or a patch to the previous one. */
      readonly views: 'whole' | 'patches';
      /** The list of legal actions with every step that asks this seat to decide. */
      readonly legal: boolean;
      /** The lexicon that the client has already, if it uses the packed form. */
      readonly lexicon: string | null;
    }
  | ClientCommand
  | { readonly t: 'say'; readonly cid: string; readonly phrase: string | null; readonly text: string | null }
  /** Questions; each is answered once, by a message of the same name. */
  | { readonly t: 'undo-offer' }
  | { readonly t: 'refusals' }
  | { readonly t: 'recap'; readonly since: number }
  /** The chain's hash after a step: a client that keeps it can prove later that history was not rewritten. */
  | { readonly t: 'head' };

/** Commands. Each has exactly one answer, `ok` or `no`, with its cid; if it is sent again, it gets the same answer. */
export type ClientCommand =
  /** An action as the game defines it, or its notation as text. */
  | { readonly t: 'act'; readonly cid: string; readonly action: unknown }
  | { readonly t: 'share'; readonly cid: string; readonly share: string }
  | { readonly t: 'leave'; readonly cid: string }
  | { readonly t: 'return'; readonly cid: string }
  | { readonly t: 'order'; readonly cid: string; readonly order: Order | null }
  | { readonly t: 'undo'; readonly cid: string }
  | { readonly t: 'ask'; readonly cid: string; readonly what: Request }
  | { readonly t: 'agree'; readonly cid: string }
  | { readonly t: 'decline'; readonly cid: string };

// From the server ----------------------------------------------------------------------------------------------------

export interface ChairFace {
  readonly holder: Holder | null;
  readonly name: string;
  /** The seat's owner is away, and a stand-in plays for them. */
  readonly away: boolean;
  readonly connected: boolean;
}

export type PhaseName = 'gathering' | 'sharing' | 'playing' | 'paused' | 'over';

/** Time left, for a seat whose clock runs or has a bank. */
export interface ClockFace {
  readonly seat: Seat;
  readonly running: boolean;
  readonly free: number;
  readonly bank: number;
}

export interface RequestFace {
  readonly by: Seat;
  readonly what: Request;
  readonly to: number | null;
  readonly agreed: readonly Seat[];
  readonly waiting: readonly Seat[];
}

/** The state of the table around the game. */
export interface TableFace {
  readonly phase: PhaseName;
  readonly chairs: readonly ChairFace[];
  readonly clocks: readonly ClockFace[];
  readonly request: RequestFace | null;
  /** The number of spectators. */
  readonly watchers: number;
  /** This seat's own standing order; those of others are not sent. */
  readonly order: Order | null;
}

/** What a seat may see of one entry of the log. */
export interface StepFace {
  readonly seq: number;
  readonly at: number;
  readonly by: Doer;
  readonly deed: string;
  readonly events: readonly unknown[];
  readonly race: readonly Claim[] | null;
}

export type FromServer =
  | {
      readonly t: 'welcome';
      readonly protocol: number;
      readonly match: string;
      readonly seat: Seat | null;
      readonly terms: Terms;
      readonly commitment: string;
      /** The last entry that this message includes. */
      readonly seq: number;
      readonly now: number;
      readonly table: TableFace;
      readonly view: unknown;
      readonly legal: readonly unknown[] | null;
      readonly deadline: number | null;
      readonly result: Result | null;
      /** The steps after `since`, if there are not too many; otherwise empty, and `view` has the result. After -1: the last ones. */
      readonly missed: readonly StepFace[];
      readonly lexicon: Lexicon | null;
    }
  /** One entry of the log or several, and the view after them. */
  | {
      readonly t: 'steps';
      readonly steps: readonly StepFace[];
      /** One of these two, as asked for in `hello`; neither if the view did not change. */
      readonly view?: unknown;
      readonly patch?: Patch;
      /** If requested, and if this seat may decide. */
      readonly legal?: readonly unknown[];
      /** Table time until the clock acts, where one is running. */
      readonly deadline?: number;
      /** Left out if unchanged. */
      readonly table?: TableFace;
      readonly result?: Result;
    }
  | { readonly t: 'ok'; readonly cid: string; readonly seq: number }
  | {
      readonly t: 'no';
      readonly cid: string | null;
      readonly code: string;
      readonly why: string;
      readonly rule?: string;
      readonly values?: Readonly<Record<string, string | number>>;
    }
  | { readonly t: 'table'; readonly table: TableFace }
  /** A chat line: a phrase of the list, or a text. Show it and the name as plain text. */
  | {
      readonly t: 'said';
      /** Grows with every line of a table. */
      readonly id: number;
      /** Null: a spectator. Players get the lines of spectators after the end. */
      readonly seat: Seat | null;
      readonly name: string;
      readonly phrase: string | null;
      readonly text: string | null;
      readonly at: number;
    }
  /** The server has removed a line: clients should hide it. */
  | { readonly t: 'unsaid'; readonly id: number }
  | {
      readonly t: 'undo-offer';
      readonly kind: 'free' | 'consent' | 'blocked';
      readonly to: number | null;
      readonly of: readonly Seat[];
      readonly why: UndoWhy;
    }
  | { readonly t: 'refusals'; readonly refusals: readonly Refusal<unknown>[] }
  /** Null: there is no recap of that time. */
  | { readonly t: 'recap'; readonly recap: Recap | null }
  | { readonly t: 'head'; readonly seq: number; readonly hash: string }
  /** For spectators with open hands: every seat's view some time ago. Nothing newer is sent. */
  | {
      readonly t: 'hands';
      readonly match: string;
      readonly terms: Terms;
      /** The last entry that had happened by then; 0: the wait is not over yet. */
      readonly seq: number;
      /** How far behind this is, in milliseconds. */
      readonly delay: number;
      readonly names: readonly string[];
      /** One for each seat. */
      readonly views: readonly unknown[];
      readonly result: Result | null;
    }
  /** The server closes the socket: the reason, and whether to reconnect. */
  | { readonly t: 'bye'; readonly code: string; readonly why: string; readonly retry: boolean };

/** Every command gets one: accepted with its seq, or refused. */
export type Answer = Extract<FromServer, { t: 'ok' | 'no' }>;
