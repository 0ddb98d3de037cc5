// The worker that keeps this device's tables: matches, hidden hands and all. The page gets what a seat may see.
import { firstToAct, openSmallTable } from '@backroom/croupier';
import { type AnyGame, readOptions } from '@backroom/kit';
import type { Holder, Terms } from '@backroom/match';
import { rulesFrom } from '../games.ts';
import { callBots } from './late-bots.ts';
import type { FromKeeper, Opened, Opening, Record, ToKeeper } from './messages.ts';
import { Place } from './place.ts';
import { shelve, takeDown } from './shelf.ts';

const places = new Map<string, Promise<Place>>();

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function open(opening: Opening): Promise<Opened> {
  const { game: id, options, holders, names, position, guestBegins = false, given } = opening;
  const game = await rulesFrom(id, position);
  if (game === undefined) throw new Error(`no game here is called ${id}`);
  const read = readOptions<unknown>(game.options, options);
  if (!read.ok) throw new Error(read.why);
  const secret = given?.secret ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  const terms: Terms = {
    match: given?.match ?? hex(crypto.getRandomValues(new Uint8Array(11))),
    game: id,
    rules: game.rules,
    options: read.value as Terms['options'],
    seats: holders.length,
    pace: null,
    undo: 'allowed',
    window: 0,
    standIn: { level: 'sharp', temperament: null },
    position,
    after: null,
  };
  const now = Date.now();
  const turn = guestBegins ? turnToFirst(game, terms, holders, secret, now) : 0;
  const sitting = turned(holders, turn);
  const opened = openSmallTable(game, terms, sitting, secret, now);
  if (!opened.ok) throw new Error(opened.why);
  const here = sitting.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []));
  const shelved = { id: terms.match, game: id, names: turned(names, turn), secret, here, openedAt: now, over: false };
  await shelve(shelved, opened.value);
  return { match: terms.match, here };
}

/**
 * A guest who comes in alone begins: he takes the seat to which the draw gives the first decision. The deal itself is what
 * it is: it depends on the secret, and not on who sits where.
 */
function turnToFirst(game: AnyGame, terms: Terms, holders: readonly Holder[], secret: string, now: number): number {
  const [first = 0] = firstToAct(game, terms, secret, now);
  const guest = holders.findIndex(({ kind }) => kind === 'person');
  return (first - guest + holders.length) % holders.length;
}

const turned = <T>(list: readonly T[], by: number): readonly T[] =>
  list.map((_, i) => list[(i - by + list.length) % list.length] as T);

function placeAt(match: string): Promise<Place> {
  const known = places.get(match) ?? Place.at(match);
  places.set(match, known);
  return known;
}

/** From the shelf: whichever tab keeps the table, whatever has been told is there. */
async function record(match: string): Promise<Record> {
  const kept = await takeDown(match);
  if (kept === null) throw new Error('this match is not on this device');
  if (!kept.match.over) throw new Error('the match is still going on');
  return { game: kept.match.game, names: kept.match.names, entries: kept.entries };
}

async function answer(message: ToKeeper): Promise<unknown> {
  switch (message.ask) {
    case 'open':
      return open(message.opening);
    case 'sit':
      return (await placeAt(message.match)).sit(message.port, message.seat, message.humanePace);
    case 'bots':
      return callBots();
    case 'record':
      return record(message.match);
  }
}

self.onmessage = ({ data }: MessageEvent<ToKeeper>) => {
  const { id } = data;
  answer(data).then(
    (value) => self.postMessage({ id, ok: true, value } satisfies FromKeeper),
    (error: unknown) =>
      self.postMessage({
        id,
        ok: false,
        why: error instanceof Error ? error.message : String(error),
      } satisfies FromKeeper),
  );
};
