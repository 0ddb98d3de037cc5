// What the page says, beside what the games say. One catalogue a language; a missing sentence does not compile.
import type { LevelName, Temperament } from '@backroom/bots';
import type { UndoWhy } from '@backroom/match';
import type { Options as Scheffeln } from '@backroom/scheffeln';
import type { Theme } from '../app/themes.ts';

/** How an option is called, and its values by their notation. */
export interface OptionWords {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Codes of the server's refusals that a visitor may meet; any other is `trouble`. */
type ProblemCode =
  | 'not-found'
  | 'no-session'
  | 'not-yours'
  | 'malformed'
  | 'too-many'
  | 'taken'
  | 'not-over'
  | 'foreign-origin'
  | 'unreachable'
  | 'trouble';

export interface PageWords {
  readonly name: string;
  /** What somebody is called who has told no name. */
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
    readonly sitDownWhy: string;
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
    readonly anew: string;
  };
  readonly newTable: {
    readonly title: string;
    readonly game: string;
    readonly options: string;
    readonly seats: string;
    readonly seat: (number: number) => string;
    readonly me: string;
    readonly here: string;
    readonly open: string;
    readonly pace: string;
    readonly paces: Readonly<Record<'none' | 'relaxed' | 'live' | 'days', string>>;
    readonly visibility: string;
    readonly unlisted: string;
    readonly public: string;
    readonly undo: string;
    readonly where: string;
    readonly online: string;
    readonly thisDevice: string;
    readonly layOut: string;
    readonly yourName: string;
    readonly players: string;
    readonly whoSits: (number: number) => string;
    readonly nameOf: (number: number) => string;
    readonly temperament: string;
    readonly noTemperament: string;
    readonly noClockHere: string;
  };
  readonly options: { readonly scheffeln: Readonly<Record<keyof Scheffeln, OptionWords>> };
  readonly levels: Readonly<Record<LevelName, string>>;
  readonly temperaments: Readonly<Record<Temperament, string>>;
  readonly invitation: {
    readonly title: string;
    readonly explain: string;
    readonly forSeat: (number: number) => string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly qr: string;
    readonly waiting: (count: number) => string;
    readonly youAreInvited: (host: string) => string;
    readonly takeSeat: string;
    readonly gone: string;
    readonly otherDevice: string;
    readonly otherDeviceWhy: string;
    readonly welcomeBack: string;
    readonly goOnHere: string;
    readonly opening: string;
    readonly freeSeat: string;
    readonly noSecret: string;
    readonly newLink: string;
  };
  readonly lobby: {
    readonly title: string;
    readonly empty: string;
    readonly quick: string;
    readonly quickWhy: string;
    readonly join: string;
    readonly watch: string;
    readonly by: (host: string) => string;
    readonly free: (count: number) => string;
    readonly refresh: string;
    readonly playing: string;
    readonly openOwn: string;
  };
  readonly mine: {
    readonly title: string;
    readonly empty: string;
    readonly yourTurn: string;
    readonly going: string;
    readonly over: string;
    readonly onThisDevice: string;
    readonly forget: string;
    readonly online: string;
    readonly gathering: string;
    readonly open: string;
    readonly otherTurn: (names: string) => string;
  };
  readonly table: {
    readonly picture: string;
    readonly text: string;
    readonly log: string;
    readonly chat: string;
    readonly hint: string;
    readonly hintThinking: string;
    readonly undo: string;
    readonly undoFree: string;
    readonly undoConsent: string;
    readonly undoWhy: Readonly<Record<UndoWhy, string>>;
    readonly asks: (who: string, what: 'undo' | 'pause' | 'resume' | 'end' | 'open-hands') => string;
    readonly agree: string;
    readonly decline: string;
    readonly waitingFor: (names: string) => string;
    readonly pause: string;
    readonly resume: string;
    readonly paused: string;
    readonly end: string;
    readonly leave: string;
    readonly comeBack: string;
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
    readonly race: (first: string, seconds: string, winner: string) => string;
    readonly more: string;
    readonly close: string;
    readonly yourTurn: string;
    readonly sharing: string;
    readonly chatOff: string;
    readonly chatEmpty: string;
    readonly spectator: string;
    readonly logEmpty: string;
    readonly waitingAnswer: string;
    readonly left: (who: string) => string;
    readonly returned: (who: string) => string;
    readonly pausedBy: string;
    readonly goesOn: string;
    readonly takenBack: (who: string) => string;
    readonly ended: string;
    readonly takenBackSteps: (count: number) => string;
    readonly pin: string;
    readonly pinSet: string;
    readonly pinWrong: string;
    readonly pinWhy: string;
    readonly lineEnded: string;
    readonly atTable: string;
  };
  readonly ending: {
    readonly title: string;
    readonly won: (names: string) => string;
    readonly youWon: string;
    readonly rank: string;
    readonly player: string;
    readonly money: string;
    readonly replay: string;
    readonly again: string;
    readonly stopped: string;
    readonly result: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: Readonly<Record<Theme, string>>;
    readonly tempo: string;
    readonly tempos: Readonly<Record<0 | 1 | 2 | 4, string>>;
    readonly sounds: string;
    readonly confirm: string;
    readonly textTable: string;
    readonly name: string;
    readonly nameWhy: string;
    readonly onDevice: string;
  };
  readonly problems: Readonly<Record<ProblemCode, string>>;
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
