// A game's options as fields, made from its own schema.
import type { AnyGame, Json } from '@backroom/kit';
import { Late } from '../app/lazy.tsx';
import { useOptionNames } from './options.ts';
import { Select } from './select.tsx';
import { changed, type OptionValues, valuesOf } from './wish.ts';

/** Options of one game that are no plain choice. */
const company = async () => (await import('./scarface/company.tsx')).Company;

interface Props {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly change: (options: OptionValues) => void;
}

export function OptionFields({ game, options, change }: Props) {
  const names = useOptionNames(game.id);
  return (
    <>
      {Object.keys(game.options.fields).map((field) => {
        const values = valuesOf(game, options, field);
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
      {game.id === 'scarface' && <Late load={company} game={game} options={options} change={change} />}
    </>
  );
}
