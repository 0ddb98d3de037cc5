// The names of a game's options and their values, where the house has words for them; else as the game notes them.
import { type OptionWords, words } from '../words/index.ts';

function optionWords(game: string, field: string): OptionWords | undefined {
  const all: Readonly<Record<string, Readonly<Record<string, OptionWords>>>> = words().options;
  return all[game]?.[field];
}

export const nameOption = (game: string, field: string): string => optionWords(game, field)?.name ?? field;

export const nameValue = (game: string, field: string, value: unknown): string =>
  optionWords(game, field)?.values[String(value)] ?? String(value);

export const sayOption = (game: string, field: string, value: unknown): string =>
  `${nameOption(game, field)}: ${nameValue(game, field, value)}`;
