// Loads a match for the replay: from this device, the server, or a file.
import type { AnyGame, Names, Seat } from '@backroom/kit';
import { type Entry, importMatch, type ReplayFrame, type Viewer } from '@backroom/match';
import { rulesOfRecord, writeDown } from '../local/exporting.ts';
import { recordOf } from '../local/keeper.ts';
import { findAmongAll } from '../more-of-games.ts';
import { me } from '../seat/api.ts';
import { beatsOf, beatsThrough, type FilmFrame } from './film.ts';

export type Where = 'here' | 'house' | 'file';

export interface Film {
  readonly where: Where;
  readonly match: string;
  readonly game: AnyGame;
  readonly names: Names;
  readonly seats: number;
  /** Null for an unfinished match: then only one seat's faces are known. */
  readonly entries: readonly Entry[] | null;
  /** The written match, once it is over. */
  readonly text: string | null;
  /** The viewers that may be chosen. */
  readonly viewers: readonly Viewer[];
  beats(viewer: Viewer): Promise<readonly FilmFrame[]>;
}

/** A finished match: everything can be computed on this device. */
function wholeFilm(where: Where, game: AnyGame, entries: readonly Entry[], names: Names, text: string): Film {
  const deed = entries[0]?.deed;
  if (deed?.do !== 'open') throw new Error('a match begins with its opening');
  const { seats, match } = deed.terms;
  // An imported file may end before the game does; hidden cards are open only after the end.
  const isOver = entries.some((entry) => entry.deed.do === 'disclose' || entry.deed.do === 'end');
  const everySeat = Array.from({ length: seats }, (_, seat): Seat => seat);
  return {
    ...{ where, match, game, seats, entries, text },
    names: everySeat.map((seat) => names[seat] ?? ''),
    viewers: [...everySeat, null, ...(isOver ? (['open'] as const) : [])],
    beats: async (viewer) => beatsThrough(game, entries, viewer),
  };
}

export async function filmOfText(text: string, where: Where = 'file'): Promise<Film> {
  const read = importMatch(await findAmongAll(), text);
  if (!read.ok) throw new Error(read.why);
  const { game, entries, names } = read.value;
  return wholeFilm(
    where,
    game,
    entries,
    names.map((name) => name ?? ''),
    text,
  );
}

export async function filmHere(match: string): Promise<Film> {
  const record = await recordOf(match);
  const game = await rulesOfRecord(record);
  const { names, entries } = record;
  return wholeFilm('here', game, entries, names, writeDown(game, entries, names));
}

interface Replayed {
  readonly seat: Viewer;
  readonly steps: readonly ReplayFrame[];
}

/** The player's seat; null for a spectator, or without a session. */
async function ownSeat(match: string): Promise<Seat | null> {
  const known = await me().catch(() => null);
  return known?.seats.find((one) => one.match === match)?.seat ?? null;
}

/** From the server: the whole log of a finished match, otherwise what this seat or a spectator has seen so far. */
export async function filmOfServer(match: string, wished: Seat | null): Promise<Film> {
  const log = await fetch(`/api/tables/${match}/log`);
  if (log.ok) return filmOfText(await log.text(), 'house');
  const seat = wished ?? (await ownSeat(match));
  const asked = seat === null ? '' : `?seat=${seat}`;
  const replay = await fetch(`/api/tables/${match}/replay${asked}`);
  if (!replay.ok) throw new Error(`${replay.status}`);
  const { steps } = (await replay.json()) as Replayed;
  const opening = steps[0]?.deed;
  const game = opening?.do === 'open' ? (await findAmongAll())(opening.terms.game, opening.terms.rules) : undefined;
  if (opening?.do !== 'open' || game === undefined) throw new Error('this page does not know the game of this match');
  const { seats } = opening.terms;
  return {
    ...{ where: 'house', match, game, seats },
    names: Array.from({ length: seats }, () => ''),
    entries: null,
    text: null,
    viewers: [seat],
    beats: async () => beatsOf(steps),
  };
}
