// PostgreSQL keeps the contract, and its connections may be cut at any moment.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Appends } from '../../src/store/postgres/appends.ts';
import { openPostgresStore } from '../../src/store/postgres/index.ts';
import { Link } from '../../src/store/postgres/link.ts';
import { MIGRATIONS, migrate } from '../../src/store/postgres/schema.ts';
import { StoreError } from '../../src/store/trouble.ts';
import { Postgres } from '../support/postgres.ts';
import { until } from '../support/server.ts';
import { wakingTime } from '../support/waking-time.ts';
import { testContract } from './contract.ts';
import { matchRow, oneLine } from './made-up.ts';

const database = await Postgres.start();
after(() => database.stop());

testContract('PostgreSQL', async () => {
  const url = await database.database();
  const store = await openPostgresStore(url);
  let latest = store;
  return {
    store,
    async reopen() {
      await latest.close();
      latest = await openPostgresStore(url);
      return latest;
    },
    end: () => latest.close(),
  };
});

const isTrouble =
  (code: string, message = /./) =>
  (error: unknown) =>
    error instanceof StoreError && error.code === code && message.test(error.message);

test('a database that is not ours, too new, not durable or not there is refused, without its password', async () => {
  const foreign = await database.database();
  await database.run('CREATE SCHEMA backroom', foreign);
  await assert.rejects(openPostgresStore(foreign), isTrouble('not-ours'));
  const newer = await database.database();
  await (await openPostgresStore(newer)).close();
  await database.run('INSERT INTO backroom.schema VALUES (99)', newer);
  await assert.rejects(openPostgresStore(newer), isTrouble('newer-schema', /99/));
  const lazy = await database.database();
  await database.run('ALTER SYSTEM SET full_page_writes = off', lazy);
  await database.run('SELECT pg_reload_conf()', lazy);
  try {
    await assert.rejects(
      async () => {
        // The setting is read by each process when it gets to it.
        for (;;) await (await openPostgresStore(lazy)).close();
      },
      isTrouble('not-durable', /full_page_writes/),
    );
  } finally {
    await database.run('ALTER SYSTEM RESET full_page_writes');
    await database.run('SELECT pg_reload_conf()');
  }
  const nowhere = `postgres://backroom:secret-word@127.0.0.1:${database.port}/nowhere`;
  await assert.rejects(
    openPostgresStore(nowhere),
    (error) => isTrouble('cannot-open')(error) && !String(error).includes('secret-word'),
  );
});

const PLANTED: (typeof MIGRATIONS)[number] = {
  version: MIGRATIONS.length + 1,
  sql: "ALTER TABLE match ADD COLUMN mood text NOT NULL DEFAULT 'tense'",
};
const tomorrow = [...MIGRATIONS, PLANTED];

async function withLink(work: (link: Link, schema: () => Promise<number>) => Promise<void>): Promise<void> {
  const link = new Link(await database.database(), { connections: 1 });
  const schema = async (): Promise<number> =>
    (await link.query<{ found: number }>('SELECT coalesce(max(version), 0) AS found FROM schema'))[0].found;
  try {
    await work(link, schema);
  } finally {
    await link.close();
  }
}

for (const version of [0, ...MIGRATIONS.map((one) => one.version)])
  test(`a PostgreSQL database of schema ${version} is migrated to the next schema with its rows`, () =>
    withLink(async (link, schema) => {
      if (version > 0) {
        await migrate(link, MIGRATIONS.slice(0, version));
        assert.equal(await schema(), version);
        await link.query(
          `INSERT INTO match (id, game, rules, secret, created_at, status, visibility, title, host)
           VALUES ('m', 'g', 1, 's', 1, 'over', 'public', 't', 'h')`,
        );
      }
      await migrate(link, tomorrow);
      assert.equal(await schema(), PLANTED.version);
      const rows = await link.query<{ id: string; mood: string }>('SELECT id, mood FROM match');
      assert.deepEqual(rows, version > 0 ? [{ id: 'm', mood: 'tense' }] : []);
      await migrate(link, tomorrow);
      assert.equal(await schema(), PLANTED.version);
    }));

test('a PostgreSQL migration that fails leaves the schema as it was', () =>
  withLink(async (link, schema) => {
    await migrate(link);
    const broken = [...tomorrow, { version: PLANTED.version + 1, sql: 'CREATE TABLE half (a int); SELECT nonsense' }];
    await assert.rejects(migrate(link, broken), StoreError);
    assert.equal(await schema(), MIGRATIONS.length);
    assert.deepEqual(await link.query("SELECT 1 FROM pg_tables WHERE tablename = 'half'"), []);
    await migrate(link, tomorrow);
    assert.equal(await schema(), PLANTED.version);
    await assert.rejects(migrate(link), isTrouble('newer-schema', new RegExp(`${PLANTED.version}`)));
  }));

test('nodes that start together on an empty database make its tables once', async () => {
  const url = await database.database();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore(url)));
  await stores[0].createMatch(matchRow('m'), [oneLine(1, 'a')]);
  for (const store of stores) assert.equal((await store.match('m'))?.id, 'm');
  await Promise.all(stores.map((store) => store.close()));
});

test('P3 a connection that is cut at any moment of a commit: each line is there once, and its answer says so', async (t) => {
  const url = await database.database();
  const store = await openPostgresStore(url);
  const ids = ['a', 'b', 'c'];
  for (const id of ids) await store.createMatch(matchRow(id), []);
  let isOver = false;
  const cutting = (async () => {
    while (!isOver) {
      await database.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'backroom'");
      // Sometimes at once, sometimes after a commit or two: cut without a pause, a slow machine would never commit
      // anything.
      await pause(Math.random() * 40);
    }
  })();
  let [stored, refused] = [0, 0];
  await Promise.all(
    ids.map(async (id) => {
      for (let seq = 1; seq <= 20; ) {
        try {
          assert.deepEqual(await store.append(id, [oneLine(seq, `${id}.${seq}`)]), { ok: true });
          stored++;
        } catch (error) {
          assert.ok(isTrouble('lost')(error) || isTrouble('busy')(error), String(error));
          refused++;
          // What a table does: it asks the record, and sends again what is not there.
          if ((await store.answerTo(id, `${id}.${seq}`).catch(() => null)) === null) continue;
        }
        seq++;
      }
    }),
  );
  isOver = true;
  await cutting;
  for (const id of ids)
    assert.deepEqual(
      (await store.lines(id, 1)).map(({ cid }) => cid),
      Array.from({ length: 20 }, (_, n) => `${id}.${n + 1}`),
    );
  t.diagnostic(`${stored} stored at once, ${refused} refused`);
  assert.ok(stored > 0, 'an append that is cut is tried again');
  await store.close();
});

test('an append whose first try was lost and whose second was refused may have been stored: it counts as lost', async () => {
  const troubles = [new StoreError('lost', 'the connection was lost'), new StoreError('busy', 'too busy')];
  const link = { query: () => Promise.reject(troubles.shift()) } as Partial<Link> as Link;
  await assert.rejects(new Appends(link).append('m', [oneLine(1, 'a')], {}), isTrouble('lost', /too busy/));
  assert.deepEqual(troubles, []);
});

/** How far a transaction is when the database stands still. */
const MOMENTS = ['before it begins', 'before its commit', 'before it is taken back'] as const;

test(`P25 a database that stands still ${MOMENTS.join(', or ')}: a transaction is refused within 5 s, and the next one works`, async () => {
  const url = await database.database();
  const stores = await Promise.all(MOMENTS.map(() => openPostgresStore(url)));
  let freeze = (): void => {};
  const frozen = new Promise<void>((resolve) => {
    freeze = () => {
      database.freeze(true);
      resolve();
    };
  });
  let begun = 0;
  const transact = (moment: string, n: number): Promise<void> =>
    stores[n].cluster.exclusively(moment, async () => {
      begun++;
      await frozen;
      if (moment === 'before it is taken back') throw new Error('this fails by itself');
    });
  const [, ...others] = MOMENTS.keys();
  const refused = others.map((n) => assert.rejects(transact(MOMENTS[n], n), isTrouble('lost', /4000 ms/)));
  await until(() => begun === others.length, 'two transactions have begun');
  try {
    freeze();
    const from = wakingTime();
    refused.push(assert.rejects(transact(MOMENTS[0], 0), isTrouble('lost', /4000 ms/)));
    await Promise.all(refused);
    assert.ok(wakingTime() - from < 5000);
    assert.equal(begun, others.length, 'the third has not begun');
  } finally {
    database.freeze(false);
  }
  for (const [n, store] of stores.entries()) {
    while (!(await store.health()).ok);
    assert.equal(await store.cluster.exclusively(MOMENTS[n], async () => 'done'), 'done');
    await store.close();
  }
});

test('P25 a database that hangs: writes are refused within 5 s, none is acknowledged, and later all works', async () => {
  const url = await database.database();
  const store = await openPostgresStore(url);
  await store.createMatch(matchRow('m'), []);
  database.freeze(true);
  const began = wakingTime();
  const writes = [1, 2, 3].map((seq) => store.append('m', [oneLine(seq, `${seq}`)]));
  const read = store.match('m');
  const health = store.health();
  try {
    for (const answer of await Promise.allSettled([...writes, read])) assert.equal(answer.status, 'rejected');
    assert.ok(wakingTime() - began < 5000);
    assert.equal((await health).ok, false);
  } finally {
    database.freeze(false);
  }
  while (!(await store.health()).ok);
  // What was sent before may have been committed meanwhile: the record says so, and nothing is there twice.
  const found = (await store.lines('m', 1)).length;
  for (let seq = found + 1; seq <= 3; seq++)
    assert.ok((await store.append('m', [oneLine(seq, `${seq}`)])).ok || (await store.answerTo('m', `${seq}`)) === seq);
  assert.deepEqual(
    (await store.lines('m', 1)).map(({ cid }) => cid),
    ['1', '2', '3'],
  );
  await store.close();
});
