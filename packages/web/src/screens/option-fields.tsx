// A game's options as fields, made from its own schema.
import type { AnyGame, Json } from '@backroom/kit';
import { nameOption, nameValue } from './options.ts';
import { Select } from './select.tsx';
import { changed, type OptionValues, valuesOf } from './wish.ts';

interface Props {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly change: (options: OptionValues) => void;
}

export function OptionFields({ game, options, change }: Props) {
  return (
    <>
      {Object.keys(game.options.fields).map((field) => {
        const values = valuesOf(game, options, field);
        if (values.length < 2) return null;
        return (
          <Select<Json>
            key={field}
            label={nameOption(game.id, field)}
            value={options[field] ?? null}
            of={values}
            name={(value) => nameValue(game.id, field, value)}
            choose={(value) => change(changed(game, options, field, value))}
          />
        );
      })}
    </>
  );
}
