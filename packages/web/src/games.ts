// The games of the house as the page loads them: rules, words and picture, each when it is needed.
import { type AnyGame, type AnyTongues, LANGUAGES, type Language, type Picture, type Words } from '@backroom/kit';
import type { ComponentType } from 'preact';

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame: the page treats a game's data as opaque.
export type AnyPicture = Picture<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type GameWords = Words<any, any, any>;

export interface GameOfThePage {
  readonly id: string;
  /** The same in every language. */
  readonly title: string;
  /** To play by, from the beginning. */
  readonly rules: () => Promise<AnyGame>;
  /** With the way back from a position. */
  readonly whole: () => Promise<AnyGame>;
  readonly words: AnyTongues;
  /** Null: not drawn yet, so that the text table is the table. */
  readonly picture: (() => Promise<ComponentType<AnyPicture>>) | null;
  readonly sounds: () => Promise<Readonly<Record<string, (device: AudioContext) => void>>>;
  /** Can several people take turns at one device? Not where all act at once. */
  readonly inTurns: (options: Readonly<Record<string, unknown>>) => boolean;
}

/** The list of a game's languages, and then the one that is asked for: each loaded when it is. */
const tongues = (load: () => Promise<{ readonly words: AnyTongues }>): AnyTongues =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, async () => (await load()).words[language]()]),
  ) as unknown as AnyTongues;

export const GAMES: readonly GameOfThePage[] = [
  {
    id: 'scheffeln',
    title: 'Scheffeln',
    rules: async () => (await import('@backroom/scheffeln/afresh')).afresh,
    whole: async () => (await import('@backroom/scheffeln')).scheffeln,
    words: tongues(() => import('@backroom/scheffeln/words')),
    picture: async () => {
      const { layDrawings, Table } = await import('@backroom/scheffeln/table');
      layDrawings();
      return Table;
    },
    sounds: async () => (await import('@backroom/scheffeln/sounds')).sounds,
    inTurns: ({ mode }) => mode !== 'speed',
  },
  {
    id: 'scarface',
    title: 'Scarface 1920',
    rules: async () => (await import('@backroom/scarface')).scarface,
    whole: async () => (await import('@backroom/scarface')).scarface,
    words: tongues(() => import('@backroom/scarface/words')),
    picture: null,
    sounds: async () => ({}),
    inTurns: () => true,
  },
];

export const gameCalled = (id: string): GameOfThePage | undefined => GAMES.find((game) => game.id === id);

export const wordsOf = async ({ words }: GameOfThePage, language: Language): Promise<GameWords> =>
  (await words[language]()).words;

/** Most matches begin at the beginning, and need less. */
export const rulesFrom = async (id: string, position: unknown): Promise<AnyGame | undefined> =>
  position === null ? gameCalled(id)?.rules() : gameCalled(id)?.whole();
