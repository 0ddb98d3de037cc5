// Parses the flags of `play`. If one is wrong, nothing starts.
import { randomInt } from 'node:crypto';
import type { LevelName, Temperament } from '@backroom/bots';
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
import type { OptionFlag } from '@backroom/kit/terminal';
import { plain } from '@backroom/kit/terminal';
import { quoted } from '../own-command.ts';
import { LEVEL_VALUES, TEMPERAMENT_VALUES } from './flag-values.ts';
import { echo, type Flags, type Follows, readFlags } from './flags.ts';
import type { Phrases } from './phrases.ts';

export interface PlayArgs {
  readonly options: unknown;
  readonly seats: number;
  /** The number of people at this keyboard: the first seats are theirs. */
  readonly people: number;
  /** The names given, by seat. There may be fewer names than seats. */
  readonly names: readonly string[];
  readonly seed: string;
  /** How well the bots play. */
  readonly level: LevelName | 'random';
  /** The temperament of all bots; null: each has its own, by the seed. */
  readonly temperament: Temperament | 'none' | null;
  readonly fast: boolean;
  /** Sentences instead of a drawing. */
  readonly text: boolean;
  readonly colour: boolean;
  /** The flags that make the same deal again, for a shell. */
  readonly again: readonly string[];
  /** The same flags as separate words, for a saved game. */
  readonly args: readonly string[];
}

const EVERY_GAME: Readonly<Record<string, Follows>> = {
  '--seats': 'anything',
  '--players': 'anything',
  '--names': 'anything',
  '--seed': 'anything',
  '--level': LEVEL_VALUES,
  '--temperament': TEMPERAMENT_VALUES,
  '--lang': LANGUAGES,
  '--fast': 'nothing',
  '--text': 'nothing',
  '--no-color': 'nothing',
  '--help': 'nothing',
};

/** Strong enough to be fun, weak enough for beginners. */
const STANDARD_LEVEL: LevelName = 'runner';
const LONGEST_SEED = 40;
const LONGEST_NAME = 60;

/** The language of the flag, otherwise that of the environment, if we have it. */
export function languageOf(args: readonly string[], { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const asked = args.flatMap((arg, i) =>
    arg === '--lang' ? [args[i + 1]] : arg.startsWith('--lang=') ? [arg.slice(7)] : [],
  );
  const spoken = (name = ''): Language | undefined => LANGUAGES.find((one) => one === name.slice(0, 2).toLowerCase());
  // As with every flag, the last one counts.
  return asked.map(spoken).findLast((one) => one !== undefined) ?? spoken(LC_ALL || LC_MESSAGES || LANG) ?? 'en';
}

/** `shorter`: the game's own short flags for its options. */
export function readWish(
  game: AnyGame,
  args: readonly string[],
  phrases: Phrases,
  shorter: readonly OptionFlag[] = [],
): Parsed<PlayArgs> {
  const aliases = [...ownFlags(game), ...shorter];
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
    level: (given.get('--level') ?? STANDARD_LEVEL) as PlayArgs['level'],
    temperament: (given.get('--temperament') ?? null) as PlayArgs['temperament'],
    fast: given.has('--fast'),
    text: given.has('--text'),
    colour: !given.has('--no-color'),
    args: [
      ...typed.flatMap((flag) => [flag, given.get(flag) ?? '']).filter((word) => word !== ''),
      '--seats',
      String(seats.value),
      `--seed=${seed}`,
    ],
    again: [
      ...typed.map((flag) => `${flag} ${given.get(flag)}`.trim()),
      `--seats ${seats.value}`,
      `--seed=${quoted(seed)}`,
    ],
  });
}

const isWord = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Every option of a game becomes a flag, so a new game needs no code here. Options with values that are not one word get none. */
function ownFlags(game: AnyGame): OptionFlag[] {
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

const followsOf = (aliases: readonly OptionFlag[]): Record<string, Follows> =>
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

/** Short enough to tell a friend, without letters that look like digits. */
function newSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
}
