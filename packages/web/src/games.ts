// The games of the house as the page loads them: rules, words and picture, each when it is needed.
import type { AnyGame, AnyTongues, Language, Picture, Words } from '@backroom/kit';
import type { ComponentType } from 'preact';

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame: the page treats a game's data as opaque.
export type AnyPicture = Picture<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type GameWords = Words<any, any, any>;

export interface GameOfThePage {
  readonly id: string;
  readonly rules: () => Promise<AnyGame>;
  readonly words: AnyTongues;
  readonly picture: () => Promise<ComponentType<AnyPicture>>;
  readonly sounds: () => Promise<Readonly<Record<string, (device: AudioContext) => void>>>;
  /** Can several people take turns at one device? Not where all act at once. */
  readonly inTurns: (options: Readonly<Record<string, unknown>>) => boolean;
}

export const GAMES: readonly GameOfThePage[] = [
  {
    id: 'scheffeln',
    rules: async () => (await import('@backroom/scheffeln')).scheffeln,
    words: {
      en: async () => (await import('@backroom/scheffeln/words')).words.en(),
      de: async () => (await import('@backroom/scheffeln/words')).words.de(),
      fr: async () => (await import('@backroom/scheffeln/words')).words.fr(),
      it: async () => (await import('@backroom/scheffeln/words')).words.it(),
      es: async () => (await import('@backroom/scheffeln/words')).words.es(),
    },
    picture: async () => (await import('@backroom/scheffeln/table')).Table,
    sounds: async () => (await import('@backroom/scheffeln/table')).sounds,
    inTurns: ({ mode }) => mode !== 'speed',
  },
];

export const gameCalled = (id: string): GameOfThePage | undefined => GAMES.find((game) => game.id === id);

export const wordsOf = async ({ words }: GameOfThePage, language: Language): Promise<GameWords> =>
  (await words[language]()).words;
