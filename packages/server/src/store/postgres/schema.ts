// The tables, as steps from one version of the schema to the next. A step that was released is never changed again.
import { StoreError } from '../trouble.ts';
import { type Link, SCHEMA } from './link.ts';

interface Migration {
  readonly version: number;
  readonly sql: string;
}

/**
 * Texts are compared as UTF-8 bytes (collation "C"), independent of the database's own locale.
 * `event` refers to `match` without a foreign key: checking it would write to the match's row for every line, and only
 * `append_lines` and `createMatch` insert lines.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    sql: `
      CREATE TABLE match (
        no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text COLLATE "C" NOT NULL UNIQUE,
        game text COLLATE "C" NOT NULL,
        rules bigint NOT NULL,
        secret text NOT NULL,
        created_at bigint NOT NULL,
        status text NOT NULL CHECK (status IN ('gathering', 'playing', 'over')),
        visibility text NOT NULL CHECK (visibility IN ('public', 'unlisted')),
        title text NOT NULL,
        host text COLLATE "C" NOT NULL
      );
      CREATE INDEX match_by_age ON match (created_at, id);
      CREATE INDEX match_by_status ON match (status, created_at, id);
      CREATE INDEX match_by_host ON match (host, created_at, id);

      CREATE TABLE event (
        match bigint NOT NULL,
        seq bigint NOT NULL CHECK (seq >= 1),
        at bigint NOT NULL,
        cid text COLLATE "C",
        text text NOT NULL,
        hash text NOT NULL,
        PRIMARY KEY (match, seq)
      );
      CREATE UNIQUE INDEX event_by_cid ON event (match, cid) WHERE cid IS NOT NULL;

      CREATE TABLE timer (
        match bigint PRIMARY KEY,
        due_at bigint NOT NULL
      );
      CREATE INDEX timer_by_time ON timer (due_at);

      CREATE TABLE side (
        kind text COLLATE "C" NOT NULL,
        key text COLLATE "C" NOT NULL,
        owner text COLLATE "C",
        value text NOT NULL,
        expires_at bigint,
        -- People named in the value, to find the row by: see side.ts.
        person text COLLATE "C",
        about text COLLATE "C",
        PRIMARY KEY (kind, key)
      );
      CREATE INDEX side_by_owner ON side (kind, owner, key) WHERE owner IS NOT NULL;
      CREATE INDEX side_by_time ON side (expires_at) WHERE expires_at IS NOT NULL;
      CREATE INDEX side_by_person ON side (kind, person, key) WHERE person IS NOT NULL;
      CREATE INDEX side_about ON side (kind, about, key) WHERE about IS NOT NULL;

      CREATE TABLE node (
        id text COLLATE "C" PRIMARY KEY,
        seen_at timestamptz NOT NULL
      );

      -- Appends lines to one match. The transaction that inserts the first line locks the match until it ends: any other
      -- one that appends must insert the same (match, seq), and waits. So no other lock is needed.
      -- Gives ok, conflict, unknown, or the seq and the cid of a command that was answered before.
      CREATE FUNCTION append_lines(
        the_id text, lines json, again boolean, after_hash text, sets_due boolean, due bigint, new_status text
      )
      RETURNS text LANGUAGE plpgsql AS $$
      DECLARE
        number bigint;
        first bigint := (lines -> 0 ->> 0)::bigint;
        amount bigint := json_array_length(lines);
        written bigint := 0;
        answer text;
      BEGIN
        SELECT no INTO number FROM match WHERE id = the_id;
        IF NOT FOUND THEN RETURN 'unknown'; END IF;
        -- Without the line before it there would be a gap, and after another one it means something else.
        IF first = 1 OR EXISTS (
          SELECT 1 FROM event WHERE match = number AND seq = first - 1 AND hash = coalesce(after_hash, hash)
        ) THEN
          INSERT INTO event VALUES (number, first, (lines -> 0 ->> 1)::bigint, lines -> 0 ->> 2, lines -> 0 ->> 3, lines -> 0 ->> 4)
          ON CONFLICT DO NOTHING;
          GET DIAGNOSTICS written = ROW_COUNT;
        END IF;
        IF written = 1 AND amount > 1 THEN
          INSERT INTO event
          SELECT number, (line ->> 0)::bigint, (line ->> 1)::bigint, line ->> 2, line ->> 3, line ->> 4
          FROM json_array_elements(lines) WITH ORDINALITY AS given (line, place) WHERE place > 1
          ON CONFLICT DO NOTHING;
          GET DIAGNOSTICS written = ROW_COUNT;
          written := written + 1;
          -- A later line repeats an old cid: all or none.
          IF written < amount THEN
            DELETE FROM event WHERE match = number AND seq >= first;
          END IF;
        END IF;
        IF written = amount THEN
          IF sets_due AND due IS NULL THEN DELETE FROM timer WHERE match = number;
          ELSIF sets_due THEN
            INSERT INTO timer VALUES (number, due) ON CONFLICT (match) DO UPDATE SET due_at = excluded.due_at;
          END IF;
          IF new_status IS NOT NULL THEN UPDATE match SET status = new_status WHERE no = number; END IF;
          RETURN 'ok';
        END IF;
        -- Sent before, and the answer got lost: the chain's hash says whether these very lines are there.
        IF again AND EXISTS (
          SELECT 1 FROM event
          WHERE match = number AND seq = first + amount - 1 AND hash = lines -> (amount - 1)::int ->> 4
        ) THEN RETURN 'ok'; END IF;
        SELECT event.seq || ' ' || event.cid INTO answer
        FROM json_array_elements(lines) WITH ORDINALITY AS given (line, place)
        JOIN event ON event.match = number AND event.cid = line ->> 2
        ORDER BY place LIMIT 1;
        RETURN coalesce(answer, 'conflict');
      END $$;
    `,
  },
  {
    version: 2,
    sql: `
      -- When any node last wrote a heartbeat, by this database's clock, and the times in which none did; milliseconds.
      CREATE TABLE alive (last bigint);
      INSERT INTO alive VALUES ((SELECT value::numeric::bigint FROM side WHERE kind = 'house' AND key = 'alive'));
      CREATE TABLE outage (
        no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        began bigint NOT NULL,
        ended bigint NOT NULL
      );

      -- A node's heartbeat. The lock makes nodes take turns, so an outage is recorded once, by the first that is back. Each statement sees
      -- what was committed before it: the others get that record in the answer to their own heartbeat.
      CREATE FUNCTION beat(the_node text, is_opening boolean, last_outage bigint, alive_for bigint, no_sign_for bigint)
      RETURNS json LANGUAGE plpgsql AS $$
      DECLARE
        before bigint;
        this_time bigint;
        others json;
      BEGIN
        SELECT last INTO before FROM alive FOR UPDATE;
        this_time := extract(epoch FROM clock_timestamp()) * 1000;
        SELECT coalesce(json_agg(id), '[]') INTO others FROM node
          WHERE id <> the_node AND seen_at > clock_timestamp() - alive_for * interval '1 millisecond';
        IF this_time - before > no_sign_for OR (is_opening AND json_array_length(others) = 0 AND this_time > before) THEN
          INSERT INTO outage (began, ended) VALUES (before, this_time);
          -- No clock runs for so long without an entry.
          DELETE FROM outage WHERE ended < this_time - 30 * 86400000::bigint;
        END IF;
        UPDATE alive SET last = this_time;
        INSERT INTO node VALUES (the_node, clock_timestamp()) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at;
        RETURN json_build_object('others', others, 'outages', (
          SELECT coalesce(json_agg(outage ORDER BY no), '[]') FROM outage WHERE no > last_outage
        ));
      END $$;
    `,
  },
];

/** An arbitrary number, the same on every node: nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 0x6261636b;

/** Runs all missing migrations in one transaction. */
export async function migrate(link: Link, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const latest = migrations[migrations.length - 1]?.version ?? 0;
  await link.transaction(async (run) => {
    await run(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const [names] = await run<{ taken: boolean; ours: boolean }>(
      `SELECT to_regnamespace('${SCHEMA}') IS NOT NULL AS taken, to_regclass('${SCHEMA}.schema') IS NOT NULL AS ours`,
    );
    const { taken, ours } = names ?? { taken: false, ours: false };
    if (taken && !ours)
      throw new StoreError(
        'not-ours',
        `The database has a schema ${SCHEMA} of some other program. Give another database.`,
      );
    if (!taken) await run(`CREATE SCHEMA ${SCHEMA}; CREATE TABLE ${SCHEMA}.schema (version integer PRIMARY KEY)`);
    const [newest] = await run<{ version: number | null }>('SELECT max(version) AS version FROM schema');
    const found = newest?.version ?? 0;
    if (found > latest)
      throw new StoreError(
        'newer-schema',
        `The database has schema ${found}, and this program knows schemas up to ${latest}. Use the program that wrote it, or a newer one.`,
      );
    for (const { version, sql: step } of migrations.filter((one) => one.version > found)) {
      await run(step);
      await run('INSERT INTO schema VALUES ($1)', [version]);
    }
  });
}

/** Checks the PostgreSQL settings without which a power failure could lose an acknowledged move. */
export async function confirmDurable(link: Link): Promise<void> {
  const [found = {}] = await link.query<Record<string, string>>(
    `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
            current_setting('synchronous_commit') AS synchronous_commit, current_setting('server_encoding') AS server_encoding`,
  );
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    if (found[setting] === 'off')
      throw new StoreError(
        'not-durable',
        `PostgreSQL has ${setting} off: turn it on, or moves are lost with the power.`,
      );
  if (found.server_encoding !== 'UTF8')
    throw new StoreError(
      'not-durable',
      `The database keeps texts as ${found.server_encoding}: create it with the encoding UTF8.`,
    );
}
