// A store in memory, as plain as the contract reads: what the real ones are compared with.
import type { Alongside, Appended, Line, MatchRow, SideRow, Store } from '../../src/store/contract.ts';
import { StoreError } from '../../src/store/trouble.ts';

const bytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

export function modelStore(): Store {
  const matches = new Map<string, { row: MatchRow; lines: Line[]; dueAt: number | null }>();
  let side: SideRow[] = [];

  function known(id: string) {
    const match = matches.get(id);
    if (!match) throw new StoreError('unknown-match', id);
    return match;
  }
  const find = (kind: string, key: string): SideRow | null =>
    side.find((row) => row.kind === kind && row.key === key) ?? null;
  function drop(gone: (row: SideRow) => boolean): number {
    const before = side.length;
    side = side.filter((row) => !gone(row));
    return before - side.length;
  }
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
    matches: async ({ status, visibility, limit }) =>
      [...matches.values()]
        .map(({ row }) => row)
        .filter((row) => (status ?? row.status) === row.status && (visibility ?? row.visibility) === row.visibility)
        .sort((a, b) => b.createdAt - a.createdAt || bytes(b.id, a.id))
        .slice(0, limit),
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
      log.push(...lines);
      alongside(id, also);
      return { ok: true };
    },
    lines: async (id, from) => (matches.get(id)?.lines ?? []).filter(({ seq }) => seq >= from),
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
    get: async (kind, key) => find(kind, key),
    async take(kind, key) {
      const row = find(kind, key);
      drop((other) => other === row);
      return row;
    },
    list: async (kind, owner, limit) =>
      side
        .filter((row) => row.kind === kind && row.owner === owner)
        .sort((a, b) => bytes(a.key, b.key))
        .slice(0, limit),
    remove: async (kind, key) => void drop((row) => row.kind === kind && row.key === key),
    removeOwned: async (kind, owner) => drop((row) => row.kind === kind && row.owner === owner),
    forgetExpired: async (now) => drop(({ expiresAt }) => expiresAt !== null && expiresAt <= now),
    backUp: async () => {},
    health: async () => ({ ok: true, detail: 'a model' }),
    close: async () => {},
  };
}
