// Labels for a game's options and values from the game's words; otherwise the raw keys and values.
import { isRecord, type OptionNames } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import { gameCalled } from '../games.ts';
import { extrasOf } from '../more-of-games.ts';
import { spoken } from '../words/index.ts';

export interface SpokenOptions extends OptionNames {
  say(field: string, value: unknown): string;
}

/** Raw keys and values until the words are loaded. */
export function useOptionNames(game: string): SpokenOptions {
  const language = spoken.value?.language ?? 'en';
  const labels = useThere(
    async () => (await (await extrasOf(gameCalled(game))).optionLabels?.(language)) ?? {},
    [game, language],
  );
  const name = (field: string): string => labels?.[field]?.name ?? field;
  const value = (field: string, chosen: unknown): string =>
    labels?.[field]?.values[isRecord(chosen) ? 'alone' : String(chosen)] ?? String(chosen);
  return { name, value, say: (field, chosen) => `${name(field)}: ${value(field, chosen)}` };
}
