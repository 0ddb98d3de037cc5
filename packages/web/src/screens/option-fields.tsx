// A game's options as fields, made from its own schema.
import type { AnyGame, Json } from '@backroom/kit';
import { Late } from '../app/lazy.tsx';
import { useOptionNames } from './options.ts';
import { Select } from './select.tsx';
import { changed, fitting, type OptionValues, valuesOf } from './wish.ts';

/** Options of one game that are no plain choice. */
const company = async () => (await import('./scarface/company.tsx')).Company;

interface Props {
  readonly game: AnyGame;
  readonly options: OptionValues;
  /** How many sit down. */
  readonly seats: number;
  readonly change: (options: OptionValues) => void;
}

export function OptionFields({ game, options, seats, change }: Props) {
  const names = useOptionNames(game.id);
  const isScarface = game.id === 'scarface';
  return (
    <>
      {Object.keys(game.options.fields).map((field) => {
        // There, what leads is no plain choice and stands below.
        const values = isScarface ? fitting(game, options, field) : valuesOf(game, options, field);
        if (values.length < 2) return null;
        return (
          <Select<Json>
            key={field}
            label={names.name(field)}
            value={options[field] ?? null}
            of={values}
            name={(value) => names.value(field, value)}
            choose={(value) => change(changed(game, options, field, value))}
          />
        );
      })}
      {isScarface && <Late load={company} {...{ game, options, seats, change }} />}
    </>
  );
}
