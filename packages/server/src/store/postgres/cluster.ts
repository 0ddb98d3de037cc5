// What PostgreSQL does for several nodes: who is alive, where logs end, which timers are due, and hints.
import { itemAt } from '@backroom/kit';
import { type ClusterStore, NO_SIGN_FOR, type Outage } from '../cluster.ts';
import type { Timer } from '../contract.ts';
import { Link } from './link.ts';

export const CHANNEL = 'backroom';
/** A node without a heartbeat for this long counts as dead; milliseconds. Nodes send one every second. */
const ALIVE_FOR = 2500;

/** `hints`: a link whose writes need not be durable. Only NOTIFY goes over it. */
export const openCluster = (link: Link, hints: Link, url: string): ClusterStore & { close(): Promise<void> } => {
  let ear: Link | null = null;
  let isClosed = false;
  return {
    async now() {
      const rows = await link.read<{ now: number }>(
        'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
      );
      return itemAt(rows, 0).now;
    },

    async beat({ node, isOpening, lastOutage }) {
      // A retry is harmless: a second heartbeat changes nothing.
      const rows = await link.read<{ found: string }>('SELECT beat($1, $2, $3, $4, $5)::text AS found', [
        ...[node, isOpening, lastOutage],
        ...[ALIVE_FOR, NO_SIGN_FOR],
      ]);
      const found = JSON.parse(itemAt(rows, 0).found) as { others: string[]; outages: Outage[] };
      return { alive: [node, ...found.others], outages: found.outages };
    },

    async leave(node) {
      await link.query("DELETE FROM node WHERE id = $1 OR seen_at < clock_timestamp() - interval '1 hour'", [node]);
    },

    async heads(matches) {
      const rows = await link.read<{ id: string; seq: number }>(
        `SELECT id, coalesce((SELECT max(seq) FROM event WHERE match = no), 0) AS seq FROM match
       WHERE id IN (SELECT json_array_elements_text($1::text::json))`,
        [JSON.stringify(matches)],
      );
      return new Map(rows.map(({ id, seq }) => [id, seq]));
    },

    claimTimers: (now, until, limit) =>
      link.query<Timer>(
        `UPDATE timer SET due_at = $2 FROM match
       WHERE timer.match = match.no AND timer.match IN (
         SELECT match FROM timer WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED
       )
       RETURNING match.id AS match, timer.due_at AS "dueAt"`,
        [now, until, limit],
      ),

    async notify(text) {
      await hints.query(`SELECT pg_notify('${CHANNEL}', $1)`, [text]);
    },

    async listen(hear, again) {
      const before = ear;
      ear = new Link(url, { connections: 1 });
      void before?.close().catch(() => {});
      await ear.listen(CHANNEL, hear, again);
      if (isClosed) await ear.close();
    },

    async close() {
      isClosed = true;
      await ear?.close();
    },

    exclusively: (name, work) =>
      link.transaction(async (run) => {
        await run('SELECT pg_advisory_xact_lock(hashtext($1))', [name]);
        return work();
      }),
  };
};
