// An entry as one readable line: "17 2026-11-16T00:12:01.123Z seat 2: move red  #c9f". The line is what is
// hashed, so every entry has exactly one.
import { type AnyGame, type Parsed, parsed, refused, sameData } from '@backroom/kit';
import type { Claim, Deed, Doer, Entry } from './deeds.ts';
import { readDeed, writeDeed } from './written/deed.ts';
import { readPlain, writePlain } from './written/plain.ts';
import { readMoment, writeMoment } from './written/time.ts';
import { isCid, isMoment } from './written/words.ts';

/** Longer than any position in text form; short enough to check. */
const LONGEST = 65_536;

/** Throws if a line cannot express the entry, for example a level with a newline in its name. */
export function writeEntry(game: AnyGame, entry: Entry): string {
  const plain = writePlain(game, entry);
  if (plain !== null) return plain;
  const line = compose(game, entry);
  const back = readEntry(game, line);
  if (!back.ok) throw new TypeError(`entry ${entry.seq} cannot be written: ${back.why}`);
  if (!sameData(back.value, entry)) throw new TypeError(`entry ${entry.seq} would be read back with other data`);
  return line;
}

/** Accepts only what `writeEntry` writes, byte for byte. */
export function readEntry(game: AnyGame, line: string): Parsed<Entry> {
  const plain = readPlain(game, line);
  if (plain !== null) return parsed(plain);
  if (line.length > LONGEST) return refused(`a line has at most ${LONGEST} characters`);
  if (!/^[ -~]*$/.test(line)) return refused('a line has only printable ASCII characters');
  const [, seq, time = '', doer = '', colon, rest = ''] =
    /^(\d{1,15}) (\S+) (seat \d{1,2}|chance|clock|house)(:?) (.*)$/.exec(line) ?? [];
  if (seq === undefined)
    return refused('a line reads "number time doer deed", such as "3 2026-11-16T00:12:01.123Z house begins"');
  const at = readMoment(time);
  if (at === null) return refused(`${JSON.stringify(time.slice(0, 40))} is not a time like 2026-11-16T00:12:01.123Z`);
  const by = readDoer(doer);
  const [words, cid] = cutCid(rest);
  if (cid !== null && !isCid(cid)) return refused("a command's id has 1 to 100 characters, none of them a space");
  const deed = colon === ':' ? readGameDeed(game, by, words) : readDeed(words);
  if (!deed.ok) return deed;
  const entry: Entry = { seq: Number(seq), at, by, cid, deed: deed.value };
  // Writing it back detects any other spacing, order or leading zeros.
  return compose(game, entry) === line ? parsed(entry) : refused('it is not in the canonical form');
}

/** Deeds of the game follow a colon, in its notation; deeds at the table read as a sentence. */
function compose(game: AnyGame, { seq, at, by, cid, deed }: Entry): string {
  const doer = typeof by === 'number' ? `seat ${by}` : by;
  const words = isOfGame(deed) ? `: ${writeGameDeed(game, deed)}` : ` ${writeDeed(deed)}`;
  return `${seq} ${isMoment(at) ? writeMoment(at) : at} ${doer}${words}${cid === null ? '' : `  #${cid}`}`;
}

type GameDeed = Extract<Deed, { readonly action: unknown }>;

const isOfGame = (deed: Deed): deed is GameDeed => deed.do === 'act' || deed.do === 'draw' || deed.do === 'wait';

/** Notation never has two spaces in a row: two spaces start the remarks. */
function writeGameDeed(game: AnyGame, deed: GameDeed): string {
  const notation = game.write(deed.action);
  if (deed.do !== 'act') return notation;
  const race = deed.race === null ? '' : `  race ${deed.race.map(writeClaim).join(' ')}`;
  return `${notation}${deed.ordered ? '  ordered' : ''}${race}`;
}

/** Seat, arrival and credit: 2@1794787921123-40. */
const writeClaim = ({ seat, arrived, credit }: Claim): string => `${seat}@${arrived}-${credit}`;

function readGameDeed(game: AnyGame, by: Doer, words: string): Parsed<Deed> {
  if (by === 'house') return refused('the host makes no moves');
  const [notation = '', ...remarks] = words.split('  ');
  const action = game.read(notation);
  if (!action.ok) return action;
  if (by === 'chance') return parsed({ do: 'draw', action: action.value });
  if (by === 'clock') return parsed({ do: 'wait', action: action.value });
  const ordered = remarks[0] === 'ordered';
  const raced = remarks[ordered ? 1 : 0];
  const race = raced === undefined ? [] : readRace(raced);
  return parsed({ do: 'act', action: action.value, race: race.length === 0 ? null : race, ordered });
}

function readRace(text: string): Claim[] {
  return [...text.matchAll(/(\d{1,2})@(\d{1,15})-(\d{1,15})/g)].map(([, seat, arrived, credit]) => ({
    seat: Number(seat),
    arrived: Number(arrived),
    credit: Number(credit),
  }));
}

const readDoer = (text: string): Doer =>
  text.startsWith('seat ') ? Number(text.slice('seat '.length)) : (text as 'chance' | 'clock' | 'house');

/** An id has no space, and quoted text no #, so the last # starts the id. */
function cutCid(text: string): readonly [string, string | null] {
  const cut = text.lastIndexOf('  #');
  return cut === -1 ? [text, null] : [text.slice(0, cut), text.slice(cut + '  #'.length)];
}
