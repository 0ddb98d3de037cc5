// P1, P25, P31 with several nodes: real processes at a real PostgreSQL, players at all of them, and trouble.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '@backroom/kit';
import { ClientConnection, type FromServer, type News } from '@backroom/protocol';
import { openPostgresStore } from '../../src/store/postgres/index.ts';
import { ServeCommand } from '../support/backroom.ts';
import { Postgres } from '../support/postgres.ts';
import { until } from '../support/server.ts';
import { wakingTime } from '../support/waking-time.ts';
import { clockLines, SHORT_CLOCKS } from './support/clock-lines.ts';
import { DatabaseWire } from './support/database-wire.ts';
import { Door } from './support/door.ts';
import { percentile } from './support/seed.ts';
import { Visitor } from './support/visitor.ts';

/**
 * Nodes behind a load balancer. A node that is asked to close is taken from it first, as in a deployment; that a node was killed
 * it finds out by itself. Without doors (for measuring) clients go to the nodes directly.
 */
export class Balanced {
  readonly nodes: (ServeCommand | null)[] = [];
  private readonly url: string;
  private readonly environment: NodeJS.ProcessEnv;
  private readonly hasDoors: boolean;
  private readonly doors: Door[] = [];
  /** Where the balancer looks for each node; null: taken out. */
  private readonly ports: (number | null)[] = [];

  constructor(url: string, { doors = true, environment = {} as NodeJS.ProcessEnv } = {}) {
    this.url = url;
    this.hasDoors = doors;
    this.environment = environment;
  }

  async open(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, (_, index) => this.reopen(index)));
    for (let index = 0; this.hasDoors && index < count; index++)
      this.doors.push(await Door.open(() => this.from(index).flatMap((port) => port ?? [])));
  }

  get pids(): readonly number[] {
    return this.nodes.flatMap((node) => (node === null ? [] : [node.pid]));
  }

  /** What the nodes had to say. */
  get output(): string {
    return this.nodes.map((node) => node?.output ?? '').join('');
  }

  address(preferred: number): string {
    if (this.hasDoors) return this.doors[preferred].address;
    const node = this.nodes[preferred] ?? this.nodes.find((one) => one !== null);
    assert.ok(node, 'no node is open');
    return node.address;
  }

  async end(index: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const node = this.nodes[index];
    if (signal === 'SIGTERM') this.ports[index] = null;
    node?.signal(signal);
    const status = (await node?.ended) ?? null;
    this.nodes[index] = null;
    return status;
  }

  async reopen(index: number, environment = this.environment): Promise<void> {
    const node = await ServeCommand.open(this.url, [], environment);
    this.nodes[index] = node;
    this.ports[index] = Number(new URL(node.address).port);
  }

  async close(): Promise<void> {
    for (const door of this.doors) door.close();
    await Promise.all(this.nodes.map((node) => node?.close()));
  }

  /** The preferred one first. */
  private from = (preferred: number): readonly (number | null)[] => [
    ...this.ports.slice(preferred),
    ...this.ports.slice(0, preferred),
  ];
}

/** A command that was not accepted: how long after it was sent the player learnt so, and by what. */
export interface Refusal {
  readonly ms: number;
  readonly by: 'no' | 'bye' | 'cut';
}

export class Player {
  readonly acknowledged: { match: string; cid: string; seq: number }[] = [];
  readonly heard: FromServer[] = [];
  readonly line: ClientConnection;
  /** How long it was without a node, each time; milliseconds. */
  readonly away: number[] = [];
  readonly refusals: Refusal[] = [];
  private sentAt: number | null = null;
  private readonly match: string;
  private lostAt: number | null = null;
  private readonly listener: (news: FromServer) => void;

  constructor(
    balanced: Balanced,
    visitor: Visitor,
    match: string,
    preferred: number,
    listener: (news: FromServer) => void = () => {},
  ) {
    this.match = match;
    this.listener = listener;
    this.line = new ClientConnection(
      {
        ticket: () => visitor.at(balanced.address(preferred)).ticket(match),
        open: (wanted) => {
          const socket = new WebSocket(`${balanced.address(preferred).replace('http', 'ws')}/ws`, wanted);
          socket.binaryType = 'arraybuffer';
          return socket as never;
        },
        later: (ms, what) => void setTimeout(what, ms).unref(),
        chance: Math.random,
      },
      { form: 'backroom.packed', legal: true },
      visitor.person.slice(0, 6),
      (news) => this.hear(news),
    );
    this.line.start();
  }

  get isOver(): boolean {
    return this.line.table?.phase === 'over';
  }

  /** Plays something legal if it may; not before what came of the last move has come back. */
  async move(random: Seeded, accepted: (seq: number) => void = () => {}): Promise<void> {
    const legal = this.line.legal ?? [];
    if (legal.length === 0) return;
    this.sentAt = wakingTime();
    const answer = await this.line.command({ t: 'act', action: legal[random.below(legal.length)] });
    if (answer.t !== 'ok') return this.refused('no');
    this.sentAt = null;
    this.acknowledged.push({ match: this.match, cid: answer.cid, seq: answer.seq });
    accepted(answer.seq);
    await until(() => this.line.seq >= answer.seq, 'the move comes back');
  }

  private hear(news: News): void {
    if (news.t !== 'line') {
      this.heard.push(news);
      if (news.t === 'bye') this.refused('bye');
      return this.listener(news);
    }
    if (news.state === 'down') {
      this.lostAt ??= wakingTime();
      this.refused('cut');
    }
    if (news.state !== 'up' || this.lostAt === null) return;
    this.away.push(wakingTime() - this.lostAt);
    this.lostAt = null;
  }

  /** Sent again by the client itself when it is back, it counts no more. */
  private refused(by: Refusal['by']): void {
    if (this.sentAt !== null) this.refusals.push({ ms: wakingTime() - this.sentAt, by });
    this.sentAt = null;
  }
}

/** Every acknowledged move stands in the log where its answer said, and no log has a gap. */
export async function checkAcknowledged(url: string, players: readonly Player[]): Promise<number> {
  const store = await openPostgresStore(url);
  try {
    const all = players.flatMap(({ acknowledged }) => acknowledged);
    for (const match of new Set(all.map((one) => one.match))) {
      const lines = await store.lines(match, 1);
      assert.deepEqual(
        lines.map(({ seq }) => seq),
        lines.map((_, index) => index + 1),
      );
      for (const { cid, seq } of all.filter((one) => one.match === match))
        assert.equal(lines[seq - 1]?.cid, cid, `${cid} was acknowledged as ${seq} of ${match}`);
    }
    return all.length;
  } finally {
    await store.close();
  }
}

export interface Troubled {
  readonly acknowledged: number;
  /** How long players were without a node; milliseconds. */
  readonly away: readonly number[];
  readonly away99: number;
  readonly refusals: readonly Refusal[];
  /** Seats whose clock ran out. */
  readonly late: number;
  /** How often a match was granted time. */
  readonly grants: number;
}

export interface Scene {
  readonly balanced: Balanced;
  readonly database: Postgres;
  /** Between the nodes and the database. */
  readonly wire: DatabaseWire;
  /** Acknowledged moves of each player so far. */
  moves(): readonly number[];
}

interface Troubling {
  readonly nodes: number;
  readonly players: number;
  readonly times: number;
  readonly random: Seeded;
  /** Tables have clocks, which run out after 20 s. */
  readonly clocks?: boolean;
  /** Makes trouble and puts it right. */
  trouble(scene: Scene, n: number): Promise<void>;
}

/** Players and bots at all nodes, while there is trouble. */
export async function playUnderTrouble({
  nodes,
  players: count,
  times,
  random,
  clocks = false,
  trouble,
}: Troubling): Promise<Troubled> {
  const database = await Postgres.start();
  const wire = await DatabaseWire.open(database.port);
  const url = await database.database();
  const environment = clocks ? SHORT_CLOCKS : {};
  const balanced = new Balanced(url.replace(`:${database.port}/`, `:${wire.port}/`), { environment });
  const players: Player[][] = Array.from({ length: count }, () => []);
  let isEnding = false;
  try {
    await balanced.open(nodes);
    const visitors = await Promise.all(players.map((_, n) => Visitor.enter(balanced.address(n % nodes), n + 1)));
    const games = visitors.map((visitor, n) => playOn(visitor, n));
    const moves = (): number[] =>
      players.map((matches) => matches.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0));
    const scene: Scene = { balanced, database, wire, moves };
    for (let n = 0; n <= times; n++) {
      const before = total(moves());
      await until(() => total(moves()) > before + count, `they play before trouble ${n}`, 120_000);
      if (n < times) await trouble(scene, n);
    }
    isEnding = true;
    await Promise.race([Promise.all(games), pause(5000)]);
    const all = players.flat();
    for (const { line } of all) line.stop();
    const acknowledged = await checkAcknowledged(url, all);
    const away = all.flatMap((player) => player.away);
    const refusals = all.flatMap((player) => player.refusals);
    const logs = [...(await clockLines(database, url)).values()];
    const late = total(logs.map((log) => log.late));
    const grants = total(logs.map(({ granted }) => granted.length));
    return { acknowledged, away, away99: percentile(away, 99), refusals, late, grants };
  } catch (error) {
    throw new Error(`the nodes said: ${balanced.output}`, { cause: error });
  } finally {
    isEnding = true;
    for (const { line } of players.flat()) line.stop();
    // Trouble that failed half way is put right, or nothing here could end.
    database.freeze(false);
    await wire.heal();
    await balanced.close();
    await wire.close();
    await database.stop();
  }

  /** One match after the other against a bot. */
  async function playOn(visitor: Visitor, n: number): Promise<void> {
    while (!isEnding) {
      let player: Player;
      try {
        const made = await visitor.open({ chairs: ['me', 'lookout'], ...(clocks ? { pace: 'live' } : {}) });
        player = new Player(balanced, visitor, made.match, n % nodes);
      } catch {
        // The node closes at this moment: a person tries again.
        await pause(100);
        continue;
      }
      players[n].push(player);
      while (!isEnding && !player.isOver) {
        await player.move(random).catch(() => {});
        await pause(2);
      }
      player.line.stop();
    }
  }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
