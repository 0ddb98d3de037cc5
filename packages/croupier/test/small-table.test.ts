// A table without a server: it plays the same matches, keeps everything, and can be set up again at any moment.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { WorkerPool } from '@backroom/bots';
import { findOffer } from '@backroom/games';
import { openBotWorkers } from '@backroom/games/node';
import { everyOptions, readOptions, Seeded } from '@backroom/kit';
import { type Entry, exportMatch, type Holder, type Terms, verifyMatch } from '@backroom/match';
import type { FromServer } from '@backroom/protocol';
import {
  BotSeats,
  type BotServices,
  firstToAct,
  type Kept,
  openSmallTable,
  SmallTable,
  type SmallTableServices,
} from '../src/index.ts';

const scheffeln = findOffer('scheffeln')?.game;
assert.ok(scheffeln);
const game = scheffeln;
const pool = openBotWorkers({ size: 1, onFailure: () => {} });
after(() => pool.close());

const person: Holder = { kind: 'person' };
const bot: Holder = { kind: 'bot', level: 'lookout', temperament: 'vengeful' };

function termsFor(options: unknown, seats: number): Terms {
  const read = readOptions<unknown>(game.options, options);
  assert.ok(read.ok);
  return {
    match: 'a-small-table-of-tests',
    game: game.id,
    rules: game.rules,
    options: read.value as Terms['options'],
    seats,
    pace: null,
    undo: 'allowed',
    window: 0,
    standIn: { level: 'lookout', temperament: null },
    position: null,
    after: null,
  };
}

const noTrouble: BotServices['botTrouble'] = (_, seat, error) => assert.fail(`bot ${seat}: ${error}`);

/** Plays legal actions for every person's seat; returns the log when the game is over. */
async function play(
  options: unknown,
  holders: readonly Holder[],
  seed: string,
  restarts: number,
  minds: Pick<BotServices, 'pool' | 'botTrouble'> = { pool, botTrouble: noTrouble },
): Promise<Kept> {
  const secret = '07'.repeat(32);
  const opened = openSmallTable(game, termsFor(options, holders.length), holders, secret, 1000);
  assert.ok(opened.ok, JSON.stringify(opened));
  const kept: Entry[] = [...opened.value];
  const random = new Seeded(seed);
  let time = 1000;
  let cid = 0;
  const now = (): number => time;
  const later = (ms: number, what: () => void): (() => void) => {
    const timer = setTimeout(
      () => {
        time += ms;
        what();
      },
      Math.min(ms, 20),
    );
    return () => clearTimeout(timer);
  };
  const services: SmallTableServices = {
    bots: (table) => new BotSeats({ ...minds, humanePace: false, now, later }, table),
    now,
    later,
    keep: (entries) => kept.push(...entries),
  };
  const restartAt = new Set(Array.from({ length: restarts }, () => 10 + random.below(40)));
  for (;;) {
    const set = SmallTable.set(services, game, { secret, names: [], entries: [...kept] });
    assert.ok(set.ok);
    const table = set.value;
    const isOver = await new Promise<boolean>((resolve) => {
      const moveOn = (): void => {
        if (table.match.phase === 'over') return resolve(true);
        if (restartAt.delete(kept.length) || [...restartAt].some((n) => n < kept.length && restartAt.delete(n)))
          return resolve(false);
        for (const [seat, holder] of holders.entries()) {
          const legal = holder.kind === 'person' ? game.legal(table.match.state, seat) : [];
          if (table.match.phase !== 'playing' || legal.length === 0) continue;
          time += 50;
          const line = lines[seat];
          return line.hear({ t: 'act', cid: `c-${++cid}`, action: legal[random.below(legal.length)] });
        }
      };
      const lines = holders.map((_, seat) =>
        table.connect(seat, (message: FromServer) => {
          if (message.t === 'no') assert.fail(message.why);
          if (message.t === 'steps') setImmediate(moveOn);
        }),
      );
      for (const line of lines)
        line.hear({ t: 'hello', protocol: 1, ticket: '', since: null, views: 'whole', legal: false, lexicon: null });
      setImmediate(moveOn);
    });
    table.close();
    if (isOver) return { secret, names: [], entries: kept };
  }
}

test('a match of people and bots on one device can be stored, set up again and finished, and it verifies', async () => {
  const { entries } = await play({}, [person, bot, person], 'one device', 2);
  const verified = verifyMatch(() => game, exportMatch(game, entries));
  assert.ok(verified.ok, JSON.stringify(verified.checks.filter((check) => check.outcome === 'failed')));
});

test('a bot that decides twice in a row is asked twice: at two seats, from one round to the next (SH-50)', async () => {
  const { entries } = await play({}, [person, bot], 'twice in a row', 0);
  assert.equal(entries.at(-1)?.deed.do, 'disclose');
});

test('a bot whose job failed is asked again, so the table goes on', async () => {
  let jobs = 0;
  let failed = 0;
  const unreliable: WorkerPool = {
    run: (job, wishes) => (++jobs % 3 === 0 ? pool.run(job, wishes) : Promise.reject(new Error('lost'))),
    close: () => {},
  };
  const { entries } = await play({}, [person, bot], 'failing jobs', 1, {
    pool: unreliable,
    botTrouble: () => failed++,
  });
  assert.equal(entries.at(-1)?.deed.do, 'disclose');
  assert.ok(failed > 10, `${failed} of ${jobs} jobs failed`);
});

test('every mode of the game can be played on one device', async () => {
  for (const [i, options] of everyOptions<{ mode: string }>(game.options)
    .filter((_, n) => n % 7 === 0)
    .entries()) {
    const seats = options.mode === 'speed' ? 3 : 2;
    const holders = Array.from({ length: seats }, () => person);
    const { entries } = await play(options, holders, `mode ${i}`, 0);
    assert.equal(entries.at(-1)?.deed.do, 'disclose');
  }
});

test('the deal tells who decides first, before anybody sits down', () => {
  for (let n = 0; n < 20; n++) {
    const secret = n.toString(16).padStart(2, '0').repeat(32);
    const terms = { ...termsFor({}, 4), match: `a-small-table-number-${n}` };
    const foretold = firstToAct(game, terms, secret, 1000);
    const holders = Array.from({ length: 4 }, (_, seat) => (foretold.includes(seat) ? person : bot));
    const opened = openSmallTable(game, terms, holders, secret, 2000);
    assert.ok(opened.ok);
    const bots = { look: () => {}, notice: () => {}, dismiss: () => {} };
    const services: SmallTableServices = { bots: () => bots, now: () => 2000, later: () => () => {}, keep: () => {} };
    const set = SmallTable.set(services, game, { secret, names: [], entries: opened.value });
    assert.ok(set.ok);
    assert.deepEqual(game.toAct(set.value.match.state), foretold);
    assert.equal(set.value.match.botsToAct().length, 0);
  }
});
