// The settings of a new table, and the requests made from them: for the server, or for this device.
import { LEVELS, type LevelName, TEMPERAMENTS, type Temperament } from '@backroom/bots';
import { type AnyGame, isPossible, type Json, type OptionValues } from '@backroom/kit';
import type { Holder, PACES } from '@backroom/match';
import type { LocalOpening } from '../local/messages.ts';
import type { TableWish } from '../seat/api.ts';
import { regulars } from '../seat/names.ts';

/** me: the person at the form; here: somebody else at this device; open: a friend by invitation. */
export type Sitter = 'me' | 'here' | 'open' | LevelName;

export interface ChairChoice {
  readonly who: Sitter;
  readonly temperament: Temperament | null;
  /** The name of a person at this device. */
  readonly name: string;
}

export interface NewTableWish {
  /** screen: on the server as well, but nobody sits at this device: it is the big screen. */
  readonly where: 'online' | 'device' | 'screen';
  readonly options: OptionValues;
  readonly chairs: readonly ChairChoice[];
  readonly pace: keyof typeof PACES;
  readonly undo: boolean;
  readonly visibility: 'unlisted' | 'public';
  /** Allowed even though other people play. */
  readonly hints: boolean;
}

export const chairFor = (where: NewTableWish['where'], seat: number, friends: boolean): ChairChoice => ({
  who: sitterFor(where, seat, friends),
  temperament: TEMPERAMENTS[seat % TEMPERAMENTS.length] ?? null,
  name: '',
});

function sitterFor(where: NewTableWish['where'], seat: number, friends: boolean): Sitter {
  if (seat === 0 && where !== 'screen') return 'me';
  if (seat > 1 && !friends) return LEVELS[1];
  return where === 'device' ? 'here' : 'open';
}

/** Who may get a seat, besides bots. */
export const peopleFor = (where: NewTableWish['where']): readonly Sitter[] =>
  where === 'online' ? ['open', 'here'] : where === 'screen' ? ['open'] : ['here'];

/** The values that a field offers: the first field all of its values, the others only those that fit. */
export function valuesOf(game: AnyGame, options: OptionValues, field: string): readonly Json[] {
  const leads = Object.keys(game.options.fields)[0] === field;
  return leads ? allOf(game, field) : fitting(game, options, field);
}

/** The values that fit the other fields. */
export const fitting = (game: AnyGame, options: OptionValues, field: string): readonly Json[] =>
  allOf(game, field).filter((value) => isPossible(game, { ...options, [field]: value }));

const allOf = (game: AnyGame, field: string): readonly Json[] =>
  (game.options.fields[field]?.schema.enum ?? []) as readonly Json[];

/** Where all act at once, the server waits this long for claims from slower connections. */
const RACE_WINDOW_MS = 150;

const isBot = (who: Sitter): who is LevelName => LEVELS.some((level) => level === who);

export function forServer(game: string, wish: NewTableWish, pledge: string): TableWish {
  const { options, chairs, pace, undo, visibility, hints } = wish;
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
    hints,
    pledge,
  };
}

export function forDevice(
  game: string,
  { options, chairs }: NewTableWish,
  own: string,
  seatName: (n: number) => string,
): LocalOpening {
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
