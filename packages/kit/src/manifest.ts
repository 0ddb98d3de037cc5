// A game as everything else knows it: one manifest, whose parts are loaded when they are needed. Only rules and words are
// required. A manifest's module holds no code of its game but `import()`s, because the page loads the manifests of all games.
import type { TerminalPart } from '../terminal/drawing.ts';
import type { AnyGame, Seat } from './game.ts';
import type { Language } from './languages.ts';
import type { Lesson } from './lesson.ts';
import type { EntranceProps, OptionFieldsProps, OptionLabels, OptionValues, ResultProps } from './page.ts';
import type { Random } from './random.ts';
import type { EndPicture, Picture, ToBeats } from './table.ts';
import type { AnyTongues, HelpChapter, Names } from './words.ts';

/** A part of the page: a function from its props to what Preact draws. The kit itself knows no Preact. */
export type Component<P> = (props: P) => unknown;

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type AnyPicture = Picture<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type AnyToBeats = ToBeats<any, any>;

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type AnyEndPicture = EndPicture<any, any>;

/** A line of a log as a game draws it. */
export interface LogLine {
  readonly isHeading: boolean;
  /** What Preact draws. */
  readonly body: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type ToLog = (events: readonly any[], names: Names) => readonly LogLine[];

/** An earlier version of the rules, so that matches begun under it can continue. They are played at the text table. */
export interface EarlierRules {
  readonly game: AnyGame;
  readonly words: AnyTongues;
  /** The bot knowledge of that version. */
  readonly knowledge: unknown;
}

export interface GameManifest {
  readonly id: string;
  /** The same in every language. */
  readonly title: string;
  /** The prefix of its rule ids: SH for SH-23. */
  readonly rulePrefix: string;
  /** Can several people take turns at one device? They cannot where all act at once. Left out: always. */
  inTurns?(options: Readonly<Record<string, unknown>>): boolean;

  rules(): Promise<{ readonly game: AnyGame }>;
  /** The same rules without `load`, for new matches only, where that makes the first visit smaller. */
  openingRules?(): Promise<{ readonly game: AnyGame }>;
  words(): Promise<{ readonly words: AnyTongues }>;

  /** Earlier versions of its rules, for matches that were begun under them: see docs/match.md. */
  readonly earlier?: Readonly<Record<number, () => Promise<EarlierRules>>>;

  /** Its parts of the page, above all the picture. Left out: the game is played at the text table. */
  page?(): Promise<{ readonly page: GamePage }>;
  /** Parts that are not needed before the first move. A module of its own keeps the first visit small. */
  extras?(): Promise<{ readonly extras: GameExtras }>;
}

/** A way to play a game. */
export interface GameMode {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  readonly options: OptionValues;
  /** Difficulty of a solo game. The page asks for it instead of the bots' level. */
  readonly levels?: { readonly question: string; readonly of: readonly GameModeLevel[] };
  readonly Art: Component<object>;
}

interface GameModeLevel {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  /** In addition to the options of the mode. */
  readonly options: OptionValues;
}

/** A game's own parts of the page. */
export interface GamePage {
  /** The drawn table. Left out: the game is played at the text table. */
  readonly picture?: () => Promise<Component<AnyPicture>>;
  /** The picture is wide: the table takes the whole width of the page. */
  readonly isWide?: boolean;
  /** Does a turn begin with this event? Needed where a turn takes several decisions, so that a player can undo it as a whole. */
  readonly isTurnStart?: (event: unknown) => boolean;
  /** How events are cut into beats to watch. Left out: everything is shown at once. */
  readonly beats?: () => Promise<AnyToBeats>;
  /** The game's own result screen. Left out: a plain ranking. */
  readonly ending?: () => Promise<{ readonly GameEnd: Component<AnyEndPicture> }>;
  /** The log as the game draws it. Left out: in sentences. */
  readonly log?: () => Promise<{ logIn(language: Language): Promise<ToLog> }>;
  /** Sounds by name; each plays on an AudioContext. */
  readonly sounds?: () => Promise<{ readonly sounds: Readonly<Record<string, (device: never) => void>> }>;
  /** Form fields for options that a select field cannot show. */
  readonly optionFields?: () => Promise<Component<OptionFieldsProps>>;
  /** The ways to play it, each with a picture to choose by. Left out: one, with the standard options. */
  readonly modes?: () => Promise<{ modesIn(language: Language): Promise<readonly GameMode[]> }>;
  /** The game's card on the home screen. */
  readonly entrance?: () => Promise<Component<EntranceProps>>;
  /** Shown below the result of a finished match: a card to share, records. */
  readonly result?: () => Promise<Component<ResultProps>>;
}

export interface GameExtras {
  /** Bot knowledge of the game: `Knowledge` of the bots package. */
  readonly knowledge?: () => Promise<object>;
  /** Labels of the game's options and their values. Left out: the raw keys and values. */
  readonly optionLabels?: (language: Language) => Promise<OptionLabels>;
  readonly lesson?: () => Promise<Lesson>;
  /** A collection of puzzles, for `readPuzzles` of the bots package. */
  readonly puzzles?: () => Promise<unknown>;
  readonly terminal?: () => Promise<TerminalPart>;
  /** The rules for people to read, one page for each language. */
  readonly rulePages?: () => Promise<readonly RulePage[]>;
  /** Simple players by name. The ladder measures bots against them. */
  readonly references?: () => Promise<Readonly<Record<string, Reference>>>;
}

/**
 * A player that chooses an action from the state, looking only at what its seat may know; or other knowledge (`Knowledge` of
 * the bots package) that the strongest level plays by.
 */
export type Reference = ((state: never, seat: Seat, random: Random) => unknown) | object;

export interface RulePage {
  readonly language: Language;
  readonly texts: {
    readonly title: string;
    readonly notice: string;
    readonly rulings: string;
    readonly ruling: string;
  };
  readonly chapters: readonly HelpChapter[];
  /** Appended to the rules, such as tables: blocks of Markdown. */
  readonly after: readonly string[];
}
