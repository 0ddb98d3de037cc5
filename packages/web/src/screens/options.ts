// The names of a game's options and their values, where the house has words for them; else as the game notes them.
import { isRecord } from '@backroom/kit';
import { type OptionWords, words } from '../words/index.ts';
import { useScarfaceWords } from './scarface/words/index.ts';

export interface OptionNames {
  name(field: string): string;
  value(field: string, value: unknown): string;
  say(field: string, value: unknown): string;
}

/** As far as the words for it have come. */
export function useOptionNames(game: string): OptionNames {
  const scarface = useScarfaceWords(game === 'scarface');
  const all: Readonly<Record<string, Readonly<Record<string, OptionWords>> | undefined>> = {
    ...words().options,
    scarface: scarface?.options,
  };
  const name = (field: string): string => all[game]?.[field]?.name ?? field;
  const value = (field: string, chosen: unknown): string =>
    all[game]?.[field]?.values[isRecord(chosen) ? 'alone' : String(chosen)] ?? String(chosen);
  return { name, value, say: (field, chosen) => `${name(field)}: ${value(field, chosen)}` };
}
