// Options in a form, changed field by field.
import type { AnyGame } from './game.ts';
import type { Json } from './json.ts';
import { readOptions } from './options.ts';
import type { OptionValues } from './page.ts';

export const standardOptions = (game: AnyGame): OptionValues =>
  Object.fromEntries(
    Object.entries(game.options.fields).map(([name, field]) => [name, (field as { default: Json }).default]),
  );

export const isPossible = (game: AnyGame, options: OptionValues): boolean => readOptions(game.options, options).ok;

/** Changes one option. If the result is not valid, the other options return to their defaults. */
export function withOption(game: AnyGame, options: OptionValues, field: string, value: Json): OptionValues {
  const next = { ...options, [field]: value };
  return isPossible(game, next) ? next : { ...standardOptions(game), [field]: value };
}
