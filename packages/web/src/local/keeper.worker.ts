// The worker that keeps this device's tables: matches, hidden hands and all. The page gets what a seat may see.
import { openPageWorkers } from '@backroom/bots/browser';
import { openSmallTable, SmallTable } from '@backroom/croupier';
import { findOffer, mindFor } from '@backroom/games';
import thinker from '@backroom/games/thinker?worker&url';
import { readOptions } from '@backroom/kit';
import type { Entry, Terms } from '@backroom/match';
import type { ToServer } from '@backroom/protocol';
import type { FromKeeper, Opening, ToKeeper } from './messages.ts';
import { type Shelved, shelve, takeDown } from './shelf.ts';
import { trusted } from './trusted.ts';

const bureau = openPageWorkers({
  mindFor,
  start: () => new Worker(trusted(thinker), { type: 'module' }) as never,
  onTrouble: (trouble) => console.warn('a bot was in trouble', trouble.kind, trouble.why),
});

const AT_ONCE_MS = 100;

/** Promises, so that two who sit down at the same moment sit at the same table. */
const tables = new Map<string, Promise<SmallTable>>();

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function open({ game: id, options, holders, names, position }: Opening): Promise<string> {
  const game = findOffer(id)?.game;
  if (game === undefined) throw new Error(`no game here is called ${id}`);
  const read = readOptions<unknown>(game.options, options);
  if (!read.ok) throw new Error(read.why);
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  const terms: Terms = {
    match: hex(crypto.getRandomValues(new Uint8Array(11))),
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
  const opened = openSmallTable(game, terms, holders, secret, Date.now());
  if (!opened.ok) throw new Error(opened.why);
  const here = holders.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []));
  await shelve({ id: terms.match, game: id, names, secret, here, openedAt: Date.now(), over: false }, opened.value);
  return terms.match;
}

function tableOf(match: string, humanePace = true): Promise<SmallTable> {
  const known = tables.get(match);
  if (known !== undefined) return known;
  const set = setUp(match, humanePace);
  tables.set(match, set);
  set.catch(() => tables.delete(match));
  return set;
}

async function setUp(match: string, humanePace: boolean): Promise<SmallTable> {
  const kept = await takeDown(match);
  const game = kept === null ? undefined : findOffer(kept.match.game)?.game;
  if (kept === null || game === undefined) throw new Error('this match is not on this device');
  let shelved: Shelved = kept.match;
  const isOurs = ({ by, deed }: Entry): boolean => deed.do === 'act' && shelved.here.some((seat) => seat === by);
  let hasBegun = kept.entries.some(isOurs);
  const set = SmallTable.set(
    {
      bureau,
      humanePace,
      now: () => Date.now(),
      later: (ms, what) => {
        // Nobody waits to sit down: until a person has made his first move, bots make theirs at once.
        const timer = setTimeout(what, hasBegun ? ms : Math.min(ms, AT_ONCE_MS));
        return () => clearTimeout(timer);
      },
      keep: (entries) => {
        hasBegun ||= entries.some(isOurs);
        shelved = { ...shelved, over: shelved.over || entries.some(({ deed }) => deed.do === 'disclose') };
        void shelve(shelved, entries).catch((error) => console.warn('this browser keeps nothing', error));
      },
      trouble: (why) => console.warn(why),
    },
    game,
    { secret: kept.match.secret, names: kept.match.names, entries: kept.entries },
  );
  if (!set.ok) throw new Error(set.why);
  return set.value;
}

async function sit({ match, seat, port, humanePace }: Extract<ToKeeper, { ask: 'sit' }>): Promise<void> {
  const table = await tableOf(match, humanePace);
  const sitter = table.connect(seat, (message) => port.postMessage(message));
  port.onmessage = ({ data }: MessageEvent<ToServer | null>) => (data === null ? sitter.leave() : sitter.hear(data));
}

async function answer(message: ToKeeper): Promise<unknown> {
  switch (message.ask) {
    case 'open':
      return open(message.opening);
    case 'sit':
      return sit(message);
    case 'record': {
      const table = await tableOf(message.match);
      const kept = await takeDown(message.match);
      if (table.match.phase !== 'over') throw new Error('the match is still going on');
      return { game: table.game.id, names: kept?.match.names ?? [], entries: table.log };
    }
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
