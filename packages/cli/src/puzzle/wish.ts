// Parses the flags of `puzzle`. If one is wrong, nothing is shown.
import { dayOf, GRADES, type Puzzle, puzzleOn } from '@backroom/bots/puzzle';
import { itemAt, LANGUAGES, type Parsed, parsed, refused } from '@backroom/kit';
import { echo, type Flags, type Follows, readFlags } from '../play/flags.ts';
import type { Phrases } from '../play/phrases.ts';
import type { PuzzlePhrases } from './phrases.ts';

const FLAGS: Readonly<Record<string, Follows>> = {
  '--date': 'anything',
  '--grade': GRADES.map(String),
  '--number': 'anything',
  '--game': 'anything',
  '--lang': LANGUAGES,
  '--text': 'nothing',
  '--no-color': 'nothing',
  '--help': 'nothing',
};

/** A puzzle to be shown, and the day it belongs to, if it is the puzzle of a day. */
export interface Posed {
  readonly puzzle: Puzzle;
  readonly day: number | null;
}

/** The first puzzle is 0; another one is the next. All come before any comes again. */
export type PuzzleArgs = (place: number) => Posed;

/** `--language` is what people say, `--lang` what the table calls it. */
export const inTableWords = (args: readonly string[]): string[] =>
  args.map((arg) => arg.replace(/^--language(?==|$)/, '--lang'));

export const readPuzzleFlags = (args: readonly string[], phrases: Phrases): Parsed<Flags> =>
  readFlags(args, FLAGS, phrases);

export function readOrder(
  flags: Flags,
  collection: readonly Puzzle[],
  today: string,
  { phrases, puzzlePhrases }: { readonly phrases: Phrases; readonly puzzlePhrases: PuzzlePhrases },
): Parsed<PuzzleArgs> {
  const { length } = collection;
  const [number, date, grade] = ['--number', '--date', '--grade'].map((flag) => flags.get(flag));
  if (number !== undefined) {
    if (date !== undefined || grade !== undefined) return refused(puzzlePhrases.oneOrOther);
    const first = /^\d{1,5}$/.test(number) ? Number(number) : 0;
    if (first < 1 || first > length) return refused(phrases.flags.badNumber('--number', echo(number), 1, length));
    return parsed((place) => ({ puzzle: itemAt(collection, (first - 1 + place) % length), day: null }));
  }
  const day = dayOf(date ?? today);
  if (!day.ok) return refused(puzzlePhrases.badDate(echo(date ?? today)));
  const pool = grade === undefined ? collection : collection.filter((puzzle) => String(puzzle.grade) === grade);
  // Only past days: tomorrow's puzzle is for tomorrow.
  return parsed((place) => ({
    puzzle: puzzleOn(pool, day.value - place),
    day: grade === undefined ? day.value - place : null,
  }));
}
