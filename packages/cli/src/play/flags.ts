// The words of a command line, read into flags. What they mean together is wish.ts's business.
import { type Parsed, parsed, refused } from '@backroom/kit';
import type { Phrases } from './phrases.ts';
import { cut, plain } from './text.ts';

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
  for (let i = 0; i < args.length; i++) {
    const [flag, joined] = splitAtEquals(args[i]);
    if (!flag.startsWith('--')) return refused(flags.extraWord(echo(args[i])));
    if (!Object.hasOwn(known, flag)) return refused(flags.unknownFlag(echo(flag)));
    const follows = known[flag];
    if (follows === 'nothing') {
      if (joined !== null) return refused(flags.unwantedValue(flag));
      given.set(flag, '');
      continue;
    }
    const value = joined ?? args[++i];
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

/** What somebody typed, fit to be printed back. */
export const echo = (text: string): string => cut(plain(text.slice(0, 200)), LONGEST_ECHO);
