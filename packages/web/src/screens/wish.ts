// What somebody wants of a new table, and the orders that this becomes: for the house, or for this device.
import { LEVELS, type LevelName, TEMPERAMENTS, type Temperament } from '@backroom/bots';
import { type AnyGame, type Json, readOptions } from '@backroom/kit';
import type { Holder, PACES } from '@backroom/match';
import type { Opening } from '../local/messages.ts';
import type { TableWish } from '../seat/api.ts';
import { regulars } from '../seat/names.ts';

/** me: whoever fills in the form; here: somebody else at this device; open: a friend by invitation. */
export type Sitter = 'me' | 'here' | 'open' | LevelName;

export interface Chair {
  readonly who: Sitter;
  readonly temperament: Temperament | null;
  /** Of somebody at this device. */
  readonly name: string;
}

export type OptionValues = Readonly<Record<string, Json>>;

export interface Wish {
  /** screen: at the house as well, but nobody sits at this device: it shows the table to the room. */
  readonly where: 'online' | 'device' | 'screen';
  readonly options: OptionValues;
  readonly chairs: readonly Chair[];
  readonly pace: keyof typeof PACES;
  readonly undo: boolean;
  readonly visibility: 'unlisted' | 'public';
}

export const chairFor = (where: Wish['where'], seat: number, friends: boolean): Chair => ({
  who: sitterFor(where, seat, friends),
  temperament: TEMPERAMENTS[seat % TEMPERAMENTS.length] ?? null,
  name: '',
});

function sitterFor(where: Wish['where'], seat: number, friends: boolean): Sitter {
  if (seat === 0 && where !== 'screen') return 'me';
  if (seat > 1 && !friends) return LEVELS[1];
  return where === 'device' ? 'here' : 'open';
}

/** Those who may be asked to a seat, beside bots. */
export const peopleFor = (where: Wish['where']): readonly Sitter[] =>
  where === 'online' ? ['open', 'here'] : where === 'screen' ? ['open'] : ['here'];

export const standard = (game: AnyGame): OptionValues =>
  Object.fromEntries(
    Object.entries(game.options.fields).map(([name, field]) => [name, (field as { default: Json }).default]),
  );

const isPossible = (game: AnyGame, options: OptionValues): boolean => readOptions(game.options, options).ok;

/** With one option changed; whatever does not go with it returns to its standard. */
export function changed(game: AnyGame, options: OptionValues, field: string, value: Json): OptionValues {
  const next = { ...options, [field]: value };
  return isPossible(game, next) ? next : { ...standard(game), [field]: value };
}

/** The values that a field may have; without those that do not go with the rest, but for the first field, which leads. */
export function valuesOf(game: AnyGame, options: OptionValues, field: string): readonly Json[] {
  const leads = Object.keys(game.options.fields)[0] === field;
  return leads ? allOf(game, field) : fitting(game, options, field);
}

/** Without those that do not go with the rest. */
export const fitting = (game: AnyGame, options: OptionValues, field: string): readonly Json[] =>
  allOf(game, field).filter((value) => isPossible(game, { ...options, [field]: value }));

const allOf = (game: AnyGame, field: string): readonly Json[] =>
  (game.options.fields[field]?.schema.enum ?? []) as readonly Json[];

/** Where all act at once, a claim with a longer way to the house is waited for, so long at most. */
const RACE_WINDOW_MS = 150;

const isBot = (who: Sitter): who is LevelName => LEVELS.some((level) => level === who);

export function forHouse(game: string, { options, chairs, pace, undo, visibility }: Wish, pledge: string): TableWish {
  return {
    game,
    options,
    chairs: chairs.map(({ who, temperament }) =>
      isBot(who) ? (temperament === null ? who : `${who}:${temperament}`) : who === 'me' ? who : 'open',
    ),
    pace,
    undo: undo ? 'allowed' : 'none',
    window: RACE_WINDOW_MS,
    visibility,
    pledge,
  };
}

export function forDevice(
  game: string,
  { options, chairs }: Wish,
  own: string,
  seatName: (n: number) => string,
): Opening {
  const free = regulars();
  return {
    game,
    options,
    holders: chairs.map(
      ({ who, temperament }): Holder => (isBot(who) ? { kind: 'bot', level: who, temperament } : { kind: 'person' }),
    ),
    names: chairs.map(({ who, name }, seat) =>
      who === 'me' ? own : isBot(who) ? (free.pop() ?? '') : name.trim() || seatName(seat + 1),
    ),
    position: null,
  };
}
