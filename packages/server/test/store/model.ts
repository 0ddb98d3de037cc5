// The simplest store that keeps the contract, in memory: the real ones are compared with it.
import type { Alongside, Appended, Line, MatchRow, Store, StoredRecord } from '../../src/store/contract.ts';
import { StoreError } from '../../src/store/trouble.ts';

type Age = Pick<MatchRow, 'createdAt' | 'id'>;
const newestFirst = (a: Age, b: Age): number => b.createdAt - a.createdAt || bytes(b.id, a.id);
const bytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

export function modelStore(): Store {
  const matches = new Map<string, { row: MatchRow; lines: Line[]; dueAt: number | null }>();
  let side: StoredRecord[] = [];

  function known(id: string) {
    const match = matches.get(id);
    if (!match) throw new StoreError('unknown-match', id);
    return match;
  }
  const find = (kind: string, key: string): StoredRecord | null =>
    side.find((row) => row.kind === kind && row.key === key) ?? null;
  function drop(gone: (row: StoredRecord) => boolean): number {
    const before = side.length;
    side = side.filter((row) => !gone(row));
    return before - side.length;
  }
  const page = (wanted: (row: StoredRecord) => boolean, limit: number, after?: string): StoredRecord[] =>
    side
      .filter((row) => wanted(row) && (after === undefined || bytes(row.key, after) > 0))
      .sort((a, b) => bytes(a.key, b.key))
      .slice(0, limit);
  function alongside(id: string, { dueAt, status }: Alongside): void {
    const match = known(id);
    if (dueAt !== undefined) match.dueAt = dueAt;
    if (status !== undefined) match.row = { ...match.row, status };
  }

  return {
    async createMatch(row, lines) {
      if (matches.has(row.id)) throw new StoreError('taken', row.id);
      matches.set(row.id, { row, lines: [...lines], dueAt: null });
    },
    match: async (id) => matches.get(id)?.row ?? null,
    matches: async ({ status, visibility, host, after, limit }) =>
      [...matches.values()]
        .map(({ row }) => row)
        .filter((row) => (status ?? row.status) === row.status && (visibility ?? row.visibility) === row.visibility)
        .filter((row) => (host ?? row.host) === row.host)
        .filter((row) => after === undefined || newestFirst(after, row) < 0)
        .sort(newestFirst)
        .slice(0, limit),
    rulesInUse: async () => {
      const rows = [...matches.values()].map(({ row }) => row).filter(({ status }) => status !== 'over');
      const groups = Map.groupBy(rows, ({ game, rules }) => JSON.stringify([game, rules]));
      return [...groups.values()]
        .map((group) => ({ game: group[0].game, rules: group[0].rules, matches: group.length }))
        .sort((a, b) => bytes(a.game, b.game) || a.rules - b.rules);
    },
    setStatus: async (id, status) => alongside(id, { status }),
    async amend(id, change) {
      const match = known(id);
      match.row = { ...match.row, ...change };
    },
    async append(id, lines, also = {}): Promise<Appended> {
      const log = known(id).lines;
      for (const { cid } of lines) {
        const earlier = cid !== null && log.find((line) => line.cid === cid);
        if (earlier) return { ok: false, why: 'repeated', cid, seq: earlier.seq };
      }
      if (lines[0].seq !== log.length + 1) return { ok: false, why: 'conflict' };
      if (also.after !== undefined && log.length > 0 && log.at(-1)?.hash !== also.after)
        return { ok: false, why: 'conflict' };
      log.push(...lines);
      alongside(id, also);
      return { ok: true };
    },
    lines: async (id, from, most) => (matches.get(id)?.lines ?? []).filter(({ seq }) => seq >= from).slice(0, most),
    log: async (id) => {
      const lines = matches.get(id)?.lines ?? [];
      return { texts: lines.map(({ text }) => text), head: lines.at(-1)?.hash ?? null };
    },
    answerTo: async (id, cid) => matches.get(id)?.lines.find((line) => line.cid === cid)?.seq ?? null,
    setTimer: async (id, dueAt) => alongside(id, { dueAt }),
    dueTimers: async (now, limit) =>
      [...matches.values()]
        .flatMap(({ row, dueAt }) => (dueAt !== null && dueAt <= now ? [{ match: row.id, dueAt }] : []))
        .sort((a, b) => a.dueAt - b.dueAt || bytes(a.match, b.match))
        .slice(0, limit),

    async put(row) {
      drop(({ kind, key }) => kind === row.kind && key === row.key);
      side.push(row);
    },
    async claim(row) {
      if (find(row.kind, row.key)) return false;
      side.push(row);
      return true;
    },
    async replace(row) {
      if (find(row.kind, row.key)?.owner !== row.owner) return false;
      drop(({ kind, key }) => kind === row.kind && key === row.key);
      side.push(row);
      return true;
    },
    get: async (kind, key) => find(kind, key),
    async take(kind, key) {
      const row = find(kind, key);
      drop((other) => other === row);
      return row;
    },
    list: async (kind, owner, limit, after) => page((row) => row.kind === kind && row.owner === owner, limit, after),
    listByPerson: async (index, person, limit, after) => {
      const [kind, field] = index.split('.');
      const named = ({ value }: StoredRecord): unknown => (value as Record<string, unknown> | null)?.[field];
      return page((row) => row.kind === kind && named(row) === person, limit, after);
    },
    remove: async (kind, key) => void drop((row) => row.kind === kind && row.key === key),
    removeOwned: async (kind, owner) => drop((row) => row.kind === kind && row.owner === owner),
    forgetExpired: async (now) => drop(({ expiresAt }) => expiresAt !== null && expiresAt <= now),
    backUp: async () => {},
    health: async () => ({ ok: true, detail: 'a model' }),
    failed: new Promise(() => {}),
    size: async () => ({ database: 0, free: 0, log: 0 }),
    queueLength: () => ({ waiting: 0, underWay: 0 }),
    close: async () => {},
  };
}
