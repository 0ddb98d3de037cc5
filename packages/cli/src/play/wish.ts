// What a person wishes to play: read once, and either all of it is right or nothing is started.
import { randomInt } from 'node:crypto';
import { LEVELS, type LevelName, TEMPERAMENTS, type Temperament } from '@backroom/bots';
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
import { echo, type Flags, type Follows, readFlags } from './flags.ts';
import type { Phrases } from './phrases.ts';
import { aliases as scarfaceAliases } from './scarface/aliases.ts';
import { aliases as scheffelnAliases } from './scheffeln/aliases.ts';
import { plain } from './text.ts';

export interface Wish {
  readonly options: unknown;
  readonly seats: number;
  /** How many sit at this keyboard: the first seats are theirs. */
  readonly people: number;
  /** As given, seat by seat; fewer than seats or none. */
  readonly names: readonly string[];
  readonly seed: string;
  /** How well the house plays. */
  readonly level: LevelName | 'random';
  /** How all of the house are minded; null: each in a way of its own, by the seed. */
  readonly temperament: Temperament | 'none' | null;
  readonly fast: boolean;
  /** Sentences instead of a drawing. */
  readonly text: boolean;
  readonly colour: boolean;
  /** The flags that make the same deal again. */
  readonly again: readonly string[];
}

/** A flag for one field of a game's options: what each word after it means, or '' where none follows. */
export interface Alias {
  readonly flag: string;
  readonly field: string;
  readonly meaning: Readonly<Record<string, unknown>>;
}

const ALIASES: Readonly<Record<string, readonly Alias[]>> = { scheffeln: scheffelnAliases, scarface: scarfaceAliases };

const EVERY_GAME: Readonly<Record<string, Follows>> = {
  '--seats': 'anything',
  '--players': 'anything',
  '--names': 'anything',
  '--seed': 'anything',
  '--level': [...LEVELS, 'random'],
  '--temperament': [...TEMPERAMENTS, 'none'],
  '--lang': LANGUAGES,
  '--fast': 'nothing',
  '--text': 'nothing',
  '--no-color': 'nothing',
  '--help': 'nothing',
};

/** Good enough to be a game, weak enough for a first evening. */
const STANDARD_LEVEL: LevelName = 'runner';
const LONGEST_SEED = 40;
const LONGEST_NAME = 60;

/** The language that was asked for, else the environment's, if we speak it. */
export function languageOf(args: readonly string[], { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const asked = args.flatMap((arg, i) =>
    arg === '--lang' ? [args[i + 1]] : arg.startsWith('--lang=') ? [arg.slice(7)] : [],
  );
  const spoken = (name = ''): Language | undefined => LANGUAGES.find((one) => one === name.slice(0, 2).toLowerCase());
  return asked.map(spoken).find((one) => one !== undefined) ?? spoken(LC_ALL || LC_MESSAGES || LANG) ?? 'en';
}

export function readWish(game: AnyGame, args: readonly string[], phrases: Phrases): Parsed<Wish> {
  const aliases = [...ownAliases(game), ...(ALIASES[game.id] ?? [])];
  const flags = readFlags(args, { ...EVERY_GAME, ...followsOf(aliases) }, phrases);
  if (!flags.ok) return flags;
  const given = flags.value;
  const chosen = aliases.filter(({ flag }) => given.has(flag));
  const fields = chosen.map(({ flag, field, meaning }) => [field, meaning[given.get(flag) ?? '']]);
  const options = readOptions(game.options, Object.fromEntries(fields));
  if (!options.ok) return refused(phrases.flags.conflict(options.why));
  const range = game.seats(options.value);
  const seats = wholeNumber('--seats', given, { ...range, standard: Math.min(range.min + 1, range.max) }, phrases);
  if (!seats.ok) return seats;
  const people = wholeNumber('--players', given, { min: 1, max: seats.value, standard: 1 }, phrases);
  if (!people.ok) return people;
  const names = (given.get('--names') ?? '').split(',').map((name) => plain(name).slice(0, LONGEST_NAME));
  if (names.length > seats.value) return refused(phrases.flags.tooManyNames(names.length, seats.value));
  const seed = given.get('--seed') ?? newSeed();
  if (!isSeed(seed)) return refused(phrases.flags.badSeed(LONGEST_SEED));
  const kept = [...chosen.map(({ flag }) => flag), '--lang', '--level', '--temperament', '--players'];
  const typed = kept.filter((flag) => given.has(flag));
  return parsed({
    options: options.value,
    seats: seats.value,
    people: people.value,
    names,
    seed,
    level: (given.get('--level') ?? STANDARD_LEVEL) as Wish['level'],
    temperament: (given.get('--temperament') ?? null) as Wish['temperament'],
    fast: given.has('--fast'),
    text: given.has('--text'),
    colour: !given.has('--no-color'),
    again: [
      ...typed.map((flag) => `${flag} ${given.get(flag)}`.trim()),
      `--seats ${seats.value}`,
      `--seed=${quoted(seed)}`,
    ],
  });
}

const isWord = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Every field of a game's options has a flag of its own name, so that a new game needs no line here; but for what no word can say. */
function ownAliases(game: AnyGame): Alias[] {
  const fields: [string, Field<unknown>][] = Object.entries(game.options.fields);
  const simple = fields.filter(([, { samples }]) => samples.length > 1 && samples.every(isWord));
  return simple.map(([field, { samples }]) => {
    const flag = `--${field.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
    if (samples.length === 2 && samples.includes(true) && samples.includes(false)) {
      return { flag, field, meaning: { '': true } };
    }
    return { flag, field, meaning: Object.fromEntries(samples.map((value) => [String(value ?? 'none'), value])) };
  });
}

const followsOf = (aliases: readonly Alias[]): Record<string, Follows> =>
  Object.fromEntries(
    aliases.map(({ flag, meaning }) => [flag, Object.hasOwn(meaning, '') ? 'nothing' : Object.keys(meaning)]),
  );

interface Range {
  readonly min: number;
  readonly max: number;
  readonly standard: number;
}

function wholeNumber(flag: string, given: Flags, { min, max, standard }: Range, phrases: Phrases): Parsed<number> {
  const text = given.get(flag);
  if (text === undefined) return parsed(standard);
  const number = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return number >= min && number <= max ? parsed(number) : refused(phrases.flags.badNumber(flag, echo(text), min, max));
}

/** A seed is printed for people to type again, so it must be typable. */
const isSeed = (seed: string): boolean => seed === plain(seed) && /^\S+$/.test(seed) && seed.length <= LONGEST_SEED;

/** For a shell. */
const quoted = (text: string): string => (/^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** Short enough to tell a friend, without letters that look like digits. */
function newSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
}
