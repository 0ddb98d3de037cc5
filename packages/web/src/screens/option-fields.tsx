// A game's options as fields, made from its own schema.
import { type Json, type OptionFieldsProps, type OptionValues, withOption } from '@backroom/kit';
import { Select } from '@backroom/kit/preact';
import type { ComponentType } from 'preact';
import { Late } from '../app/lazy.tsx';
import { usePageServices } from '../app/page-services.ts';
import type { GameAtHand } from '../table/slots.ts';
import { useOptionNames } from './options.ts';
import { fitting, valuesOf } from './wish.ts';

type Load = () => Promise<ComponentType<OptionFieldsProps>>;

interface Props {
  readonly game: GameAtHand;
  readonly options: OptionValues;
  /** The number of seats. */
  readonly seats: number;
  readonly change: (options: OptionValues) => void;
}

export function OptionFields({ game: { rules: game, parts }, options, seats, change }: Props) {
  const names = useOptionNames(game.id);
  const page = usePageServices(game.id);
  const { optionFields } = parts;
  return (
    <>
      {Object.keys(game.options.fields).map((field) => {
        // If the game has its own fields below, the leading option may be there.
        const values = optionFields ? fitting(game, options, field) : valuesOf(game, options, field);
        if (values.length < 2) return null;
        return (
          <Select<Json>
            key={field}
            label={names.name(field)}
            value={options[field] ?? null}
            of={values}
            name={(value) => names.value(field, value)}
            choose={(value) => change(withOption(game, options, field, value))}
          />
        );
      })}
      {optionFields && <Late load={optionFields as Load} {...{ page, game, names, options, seats, change }} />}
    </>
  );
}
