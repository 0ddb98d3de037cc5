// Where a match to look at comes from: this device, the house, or a file.
import { findOffer } from '@backroom/games';
import type { AnyGame, Names, Seat } from '@backroom/kit';
import { type Entry, type Frame, importMatch, type Onlooker } from '@backroom/match';
import { writeDown } from '../local/exporting.ts';
import { recordOf } from '../local/keeper.ts';
import { me } from '../seat/api.ts';
import { type Beat, beatsOf, beatsThrough } from './film.ts';

export type Where = 'here' | 'house' | 'file';

export interface Film {
  readonly where: Where;
  readonly match: string;
  readonly game: AnyGame;
  readonly names: Names;
  readonly seats: number;
  /** Null while the match goes on: then there is only what one seat saw. */
  readonly entries: readonly Entry[] | null;
  /** The written match, once it is over. */
  readonly text: string | null;
  /** Whose eyes one may look through. */
  readonly onlookers: readonly Onlooker[];
  beats(onlooker: Onlooker): Promise<readonly Beat[]>;
}

const findGame = (id: string, rules: number): AnyGame | undefined => {
  const game = findOffer(id)?.game;
  return game?.rules === rules ? game : undefined;
};

/** A match that is over: everything can be worked out on this device. */
function wholeFilm(where: Where, game: AnyGame, entries: readonly Entry[], names: Names, text: string): Film {
  const [{ deed }] = entries;
  if (deed.do !== 'open') throw new Error('a match begins with its opening');
  const { seats, match } = deed.terms;
  // An imported file may end before the game does; what is open is open only after the end.
  const isOver = entries.some((entry) => entry.deed.do === 'disclose' || entry.deed.do === 'end');
  const everySeat = Array.from({ length: seats }, (_, seat): Seat => seat);
  return {
    ...{ where, match, game, seats, entries, text },
    names: everySeat.map((seat) => names[seat] ?? ''),
    onlookers: [...everySeat, null, ...(isOver ? (['open'] as const) : [])],
    beats: async (onlooker) => beatsThrough(game, entries, onlooker),
  };
}

export function filmOfText(text: string, where: Where = 'file'): Film {
  const read = importMatch(findGame, text);
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
  const { game: id, names, entries } = await recordOf(match);
  const game = findOffer(id)?.game;
  if (game === undefined) throw new Error(`no game here is called ${id}`);
  return wholeFilm('here', game, entries, names, writeDown(game, entries, names));
}

interface Replayed {
  readonly seat: Onlooker;
  readonly steps: readonly Frame[];
}

/** One's own seat; null for a spectator, and for somebody whom the house does not know. */
async function ownSeat(match: string): Promise<Seat | null> {
  const known = await me().catch(() => null);
  return known?.seats.find((one) => one.match === match)?.seat ?? null;
}

/** From the house: all of it once the match is over, else what one's own seat or a spectator has seen so far. */
export async function filmOfHouse(match: string, wished: Seat | null): Promise<Film> {
  const log = await fetch(`/api/tables/${match}/log`);
  if (log.ok) return filmOfText(await log.text(), 'house');
  const seat = wished ?? (await ownSeat(match));
  const asked = seat === null ? '' : `?seat=${seat}`;
  const replay = await fetch(`/api/tables/${match}/replay${asked}`);
  if (!replay.ok) throw new Error(`${replay.status}`);
  const { steps } = (await replay.json()) as Replayed;
  const opening = steps[0]?.deed;
  const game = opening?.do === 'open' ? findGame(opening.terms.game, opening.terms.rules) : undefined;
  if (opening?.do !== 'open' || game === undefined) throw new Error('this match is of a game that is not known here');
  const { seats } = opening.terms;
  return {
    ...{ where: 'house', match, game, seats },
    names: Array.from({ length: seats }, () => ''),
    entries: null,
    text: null,
    onlookers: [seat],
    beats: async () => beatsOf(steps),
  };
}
