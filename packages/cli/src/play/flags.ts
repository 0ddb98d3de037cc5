// Parses a command line into flags. wish.ts interprets them.
import { type Parsed, parsed, refused } from '@backroom/kit';
import { cut, plain } from '@backroom/kit/terminal';
import type { Phrases } from './phrases.ts';

/** What follows a flag: nothing, anything, or one of some words. */
export type Follows = 'nothing' | 'anything' | readonly string[];

/** Each flag that was given, with what follows it. A later one replaces an earlier one. */
export type Flags = ReadonlyMap<string, string>;

export function readFlags(
  args: readonly string[],
  known: Readonly<Record<string, Follows>>,
  phrases: Phrases,
): Parsed<Flags> {
  const { flags } = phrases;
  const given = new Map<string, string>();
  const left = [...args];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [flag, joined] = splitAtEquals(word);
    if (!flag.startsWith('--')) return refused(flags.extraWord(echo(word)));
    const follows = Object.hasOwn(known, flag) ? known[flag] : undefined;
    if (follows === undefined) return refused(flags.unknownFlag(echo(flag)));
    if (follows === 'nothing') {
      if (joined !== null) return refused(flags.unwantedValue(flag));
      given.set(flag, '');
      continue;
    }
    const value = joined ?? left.shift();
    if (value === undefined || (joined === null && value.startsWith('--'))) return refused(flags.missingValue(flag));
    if (follows !== 'anything' && !follows.includes(value)) {
      return refused(flags.badValue(flag, echo(value), inWords(follows, phrases)));
    }
    given.set(flag, value);
  }
  return parsed(given);
}

/** `--seats=3` is `--seats 3`. */
function splitAtEquals(arg: string): [string, string | null] {
  const at = arg.indexOf('=');
  return arg.startsWith('--') && at > 0 ? [arg.slice(0, at), arg.slice(at + 1)] : [arg, null];
}

const inWords = (values: readonly string[], { flags }: Phrases): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} ${flags.or} ${values.at(-1)}`;

const LONGEST_ECHO = 30;

/** The user's text, safe to print. */
export const echo = (text: string): string => cut(plain(text.slice(0, 200)), LONGEST_ECHO);
