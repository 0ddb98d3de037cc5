// What was asked for on the command line, read once: either all of it is right or nothing is started.
import { randomInt } from 'node:crypto';
import {
  type AnyGame,
  type Field,
  LANGUAGES,
  type Language,
  type Parsed,
  parsed,
  readOptions,
  refused,
} from '@backroom/kit';
import type { Phrases } from './phrases.ts';
import { aliases as scheffelnAliases } from './scheffeln/flags.ts';
import { cut, plain } from './text.ts';

export interface Wish {
  readonly options: unknown;
  readonly seats: number;
  /** How many sit at this keyboard: the first seats are theirs. */
  readonly people: number;
  /** As given, seat by seat; fewer than seats or none. */
  readonly names: readonly string[];
  readonly seed: string;
  readonly fast: boolean;
  readonly colour: boolean;
  /** What makes the same table again, as it would be typed, but for the seed. */
  readonly again: readonly string[];
}

/** A flag for one field of the game's options: a fixed value, or one of several by what is typed. */
export type Alias = { readonly flag: string; readonly field: string } & (
  | { readonly always: unknown }
  | { readonly values: Readonly<Record<string, unknown>> }
);

const ALIASES: Readonly<Record<string, readonly Alias[]>> = { scheffeln: scheffelnAliases };
const LONGEST_SEED = 40;
const LONGEST_ECHO = 30;

/** The language that was asked for, or the first that the environment names and we speak. */
export function languageOf(args: readonly string[], env: NodeJS.ProcessEnv): Language {
  const asked = args.flatMap((arg, i) =>
    arg === '--lang' ? [args[i + 1]] : arg.startsWith('--lang=') ? [arg.slice(7)] : [],
  );
  const named = [...asked, env.LC_ALL, env.LC_MESSAGES, env.LANG].map((name) => name?.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => language === named.find((name) => (LANGUAGES as readonly unknown[]).includes(name))) ??
    'en'
  );
}

export function readFlags(game: AnyGame, args: readonly string[], phrases: Phrases): Parsed<Wish> {
  const said = listFlags(game, args, phrases);
  if (!said.ok) return said;
  const { given, fields } = said.value;
  const options = readOptions(game.options, fields);
  if (!options.ok) return refused(phrases.flags.conflict(options.why));
  const range = game.seats(options.value);
  const seats = wholeNumber('--seats', given, Math.min(range.min + 1, range.max), range.min, range.max, phrases);
  if (!seats.ok) return seats;
  const people = wholeNumber('--players', given, 1, 1, seats.value, phrases);
  if (!people.ok) return people;
  const names = (given.get('--names') ?? '').split(',').map((name) => plain(name).slice(0, 60));
  if (names.length > seats.value) return refused(phrases.flags.tooManyNames(names.length, seats.value));
  const seed = given.get('--seed') ?? newSeed();
  if (seed !== plain(seed) || !/^\S+$/.test(seed) || seed.length > LONGEST_SEED) {
    return refused(phrases.flags.badSeed(LONGEST_SEED));
  }
  return parsed({
    options: options.value,
    seats: seats.value,
    people: people.value,
    names,
    seed,
    fast: given.has('--fast'),
    colour: !given.has('--no-color'),
    again: [...said.value.typed, `--seats ${seats.value}`, ...(people.value > 1 ? [`--players ${people.value}`] : [])],
  });
}

interface Said {
  readonly given: ReadonlyMap<string, string>;
  /** The game's own options. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Those options as typed. */
  readonly typed: readonly string[];
}

const WITH_VALUE = ['--seats', '--players', '--names', '--seed', '--lang'];
const ALONE = ['--fast', '--no-color', '--help'];

function listFlags(game: AnyGame, args: readonly string[], phrases: Phrases): Parsed<Said> {
  const { flags } = phrases;
  const ours = [...ownAliases(game), ...(ALIASES[game.id] ?? [])];
  const given = new Map<string, string>();
  const fields: Record<string, unknown> = {};
  const typed: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const [flag, inline] = splitAtEquals(args[i]);
    if (!flag.startsWith('--')) return refused(flags.extraWord(echo(args[i])));
    const alias = ours.find((one) => one.flag === flag);
    if (alias === undefined && !WITH_VALUE.includes(flag) && !ALONE.includes(flag)) {
      return refused(flags.unknownFlag(echo(flag)));
    }
    if (ALONE.includes(flag) || (alias !== undefined && 'always' in alias)) {
      if (inline !== null) return refused(flags.unwantedValue(flag));
      if (alias === undefined) given.set(flag, '');
      else if ('always' in alias) fields[alias.field] = alias.always;
      if (alias !== undefined) typed.push(flag);
      continue;
    }
    const value = inline ?? args[++i];
    if (value === undefined || (inline === null && value.startsWith('--'))) return refused(flags.missingValue(flag));
    if (flag === '--lang' && !(LANGUAGES as readonly string[]).includes(value)) {
      return refused(flags.badValue(flag, echo(value), orList(LANGUAGES, phrases)));
    }
    if (alias === undefined || 'always' in alias) {
      given.set(flag, value);
      continue;
    }
    if (!Object.hasOwn(alias.values, value)) {
      return refused(flags.badValue(flag, echo(value), orList(Object.keys(alias.values), phrases)));
    }
    fields[alias.field] = alias.values[value];
    typed.push(`${flag} ${value}`);
  }
  return parsed({ given, fields, typed });
}

/** Every field of a game's options has a flag of its own name, so that a new game needs no line here. */
function ownAliases(game: AnyGame): Alias[] {
  const fields: [string, Field<unknown>][] = Object.entries(game.options.fields);
  return fields.map(([field, { samples }]) => {
    const flag = `--${field.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
    if (samples.length === 2 && samples.includes(true) && samples.includes(false)) return { flag, field, always: true };
    return { flag, field, values: Object.fromEntries(samples.map((value) => [String(value ?? 'none'), value])) };
  });
}

function splitAtEquals(arg: string): [string, string | null] {
  const at = arg.indexOf('=');
  return arg.startsWith('--') && at > 0 ? [arg.slice(0, at), arg.slice(at + 1)] : [arg, null];
}

function wholeNumber(
  flag: string,
  given: ReadonlyMap<string, string>,
  standard: number,
  min: number,
  max: number,
  phrases: Phrases,
): Parsed<number> {
  const text = given.get(flag);
  if (text === undefined) return parsed(standard);
  const number = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return number >= min && number <= max ? parsed(number) : refused(phrases.flags.badNumber(flag, echo(text), min, max));
}

/** What somebody typed, fit to be printed back. */
export const echo = (text: string): string => cut(plain(text.slice(0, 200)), LONGEST_ECHO);

const orList = (values: readonly string[], { flags }: Phrases): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} ${flags.or} ${values.at(-1)}`;

/** Short enough to tell a friend, without letters that look like digits. */
function newSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
}
