// The page's own texts, besides those of the games. One catalogue for each language; a missing sentence does not compile.
import type { LevelName, Temperament } from '@backroom/bots';
import type { Theme } from '../app/themes.ts';

/** Codes of the server's errors that a visitor may see; any other is `trouble`. */
export type ProblemCode =
  | 'not-found'
  | 'no-session'
  | 'not-yours'
  | 'malformed'
  | 'too-many'
  | 'taken'
  | 'not-over'
  | 'other-rules'
  | 'not-stored'
  | 'foreign-origin'
  | 'unreachable'
  | 'trouble';

export type Problems = Readonly<Record<ProblemCode, string>>;

export interface PageWords {
  readonly name: string;
  /** The name of a guest who gave none. */
  readonly guest: string;
  readonly nav: {
    readonly skip: string;
    readonly home: string;
    readonly lobby: string;
    readonly mine: string;
    readonly learn: string;
    readonly puzzle: string;
    readonly rules: string;
    readonly settings: string;
    readonly menu: string;
  };
  readonly home: {
    readonly tagline: string;
    readonly sitDown: string;
    readonly sitDownWhy: (game: string) => string;
    readonly alone: string;
    readonly aloneWhy: string;
    readonly invite: string;
    readonly lobby: string;
    readonly hotSeat: string;
    readonly learn: string;
    readonly puzzle: string;
    readonly loading: string;
    readonly ways: string;
    readonly inviteWhy: string;
    readonly lobbyWhy: string;
    readonly hotSeatWhy: string;
    readonly learnWhy: string;
    readonly puzzleWhy: string;
    readonly mineWhy: string;
    readonly fullTable: string;
    readonly newDeal: string;
  };
  readonly levels: Readonly<Record<LevelName, string>>;
  readonly temperaments: Readonly<Record<Temperament, string>>;
  readonly invitation: {
    readonly opening: string;
    readonly freeSeat: string;
  };
  readonly table: {
    readonly picture: string;
    readonly text: string;
    readonly log: string;
    readonly chat: string;
    readonly hint: string;
    readonly hintThinking: string;
    readonly undo: string;
    readonly agree: string;
    readonly decline: string;
    readonly waitingFor: (names: string) => string;
    readonly paused: string;
    readonly away: string;
    readonly offline: string;
    readonly lineDown: string;
    readonly send: string;
    readonly say: string;
    readonly gathering: (free: number) => string;
    readonly spectators: (count: number) => string;
    readonly youWatch: string;
    readonly curtain: (name: string) => string;
    readonly curtainLift: string;
    readonly recap: string;
    readonly refused: string;
    readonly more: string;
    readonly close: string;
    readonly yourTurn: string;
    readonly sharing: string;
    readonly spectator: string;
    readonly waitingAnswer: string;
    readonly takenBackSteps: (count: number) => string;
    readonly lineEnded: string;
    readonly atTable: string;
    readonly over: string;
    readonly won: (names: string) => string;
  };
  readonly settings: {
    readonly language: string;
    readonly theme: string;
    readonly themes: Readonly<Record<Theme, string>>;
  };
  readonly trouble: {
    readonly title: string;
    readonly nowhere: string;
    readonly tryAgain: string;
    readonly home: string;
    readonly what: string;
    readonly missing: string;
    readonly renewed: string;
    readonly reload: string;
  };
}
