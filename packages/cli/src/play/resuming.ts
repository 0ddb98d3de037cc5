// `play --resume FILE`: the flags and the steps of a saved game. The flags are checked like those of a command line.
import type { Offer } from '@backroom/games';
import { LANGUAGES, type Names, type Parsed, parsed, refused } from '@backroom/kit';
import { plain } from '@backroom/kit/terminal';
import { readText } from '../verify/reading.ts';
import { echo, type Follows, readFlags } from './flags.ts';
import type { Phrases } from './phrases.ts';
import { readSavedGame, type SavedGame } from './saving.ts';
import { type PlayArgs, readWish } from './wish.ts';

export interface Resumed {
  readonly offer: Offer;
  readonly wish: PlayArgs;
  readonly resumed: { readonly path: string; readonly steps: SavedGame['steps'] };
}

/** Options that may be given when a game is resumed. */
const MAY_CHANGE: Readonly<Record<string, Follows>> = {
  '--resume': 'anything',
  '--lang': LANGUAGES,
  '--fast': 'nothing',
  '--text': 'nothing',
  '--no-color': 'nothing',
};

export async function readResumed(
  args: readonly string[],
  offers: readonly Offer[],
  phrases: Phrases,
): Promise<Parsed<Resumed>> {
  const [first = '-'] = args;
  const named = first.startsWith('-') ? null : first;
  const words = named === null ? args : args.slice(1);
  const foreign = words.find((word) => word.startsWith('--') && !Object.hasOwn(MAY_CHANGE, word.replace(/=.*/s, '')));
  if (foreign !== undefined) return refused(phrases.flags.resumeAlone);
  const flags = readFlags(words, MAY_CHANGE, phrases);
  if (!flags.ok) return flags;
  const path = flags.value.get('--resume') ?? '';
  const bad = (why: string): Parsed<never> => refused(phrases.flags.badSave(echo(path), plain(why)));
  const text = await readText(path, process.stdin);
  if (!text.ok) return bad(text.why);
  const saved = readSavedGame(text.value, offers);
  if (!saved.ok) return bad(saved.why);
  const { offer, args: savedArgs, steps } = saved.value;
  if (named !== null && named !== offer.game.id) return bad(`it is a game of ${offer.game.id}`);
  const changed = [...flags.value].filter(([flag]) => flag !== '--resume');
  const wish = readWish(
    offer.game,
    [...savedArgs, ...changed.flatMap(([flag, value]) => (value === '' ? [flag] : [flag, value]))],
    phrases,
    (await offer.terminal?.())?.flags,
  );
  return wish.ok ? parsed({ offer, wish: wish.value, resumed: { path, steps } }) : bad(wish.why);
}

/** The names of all seats as a flag; a comma would begin the next name. */
export const namesFlag = (names: Names): string =>
  `--names=${names.map((name) => name.replaceAll(',', ' ')).join(',')}`;
