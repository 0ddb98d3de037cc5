// The worker that keeps this device's tables, with all hidden cards. The page gets only what a seat may see.
import { firstToAct, openSmallTable } from '@backroom/croupier';
import { type AnyGame, readOptions } from '@backroom/kit';
import type { Holder, Terms } from '@backroom/match';
import { rulesFrom } from '../games.ts';
import { setBotPace } from './bot-pace.ts';
import { callBots } from './late-bots.ts';
import { loadMatch, saveMatch } from './match-store.ts';
import { MatchTab } from './match-tab.ts';
import type { FromKeeper, LocalOpening, MatchRecord, Opened, ToKeeper } from './messages.ts';

const tabs = new Map<string, Promise<MatchTab>>();

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function open(opening: LocalOpening): Promise<Opened> {
  const { game: id, options, holders, names, position, guestBegins = false, given } = opening;
  const game = await rulesFrom(id, position);
  if (game === undefined) throw new Error(`unknown game: ${id}`);
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
  const session = turned(holders, turn);
  const opened = openSmallTable(game, terms, session, secret, now);
  if (!opened.ok) throw new Error(opened.why);
  const here = session.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []));
  const shelved = { id: terms.match, game: id, names: turned(names, turn), secret, here, openedAt: now, over: false };
  await saveMatch(shelved, opened.value);
  return { match: terms.match, here };
}

/**
 * A guest who plays alone begins: they get the seat that decides first. The deal itself does not change: it depends on the secret,
 * and not on who sits where.
 */
function turnToFirst(game: AnyGame, terms: Terms, holders: readonly Holder[], secret: string, now: number): number {
  const [first = 0] = firstToAct(game, terms, secret, now);
  const guest = holders.findIndex(({ kind }) => kind === 'person');
  return (first - guest + holders.length) % holders.length;
}

const turned = <T>(list: readonly T[], by: number): readonly T[] =>
  list.map((_, i) => list[(i - by + list.length) % list.length] as T);

function placeAt(match: string): Promise<MatchTab> {
  const known = tabs.get(match) ?? MatchTab.at(match);
  tabs.set(match, known);
  return known;
}

/** From the database: everything published is there, no matter which tab keeps the table. */
async function record(match: string): Promise<MatchRecord> {
  const kept = await loadMatch(match);
  if (kept === null) throw new Error('this match is not on this device');
  if (!kept.match.over) throw new Error('the match is still going on');
  return { game: kept.match.game, names: kept.match.names, entries: kept.entries };
}

async function answer(message: ToKeeper): Promise<unknown> {
  switch (message.ask) {
    case 'open':
      return open(message.opening);
    case 'sit':
      setBotPace(message.botPace);
      return (await placeAt(message.match)).sit(message.port, message.seat);
    case 'pace':
      return setBotPace(message.botPace);
    case 'bots':
      return callBots(message.game);
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
