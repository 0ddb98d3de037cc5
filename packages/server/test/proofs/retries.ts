// P3: commands that are repeated, out of order, over breaking connections, to a server that is killed: one effect, one
// answer.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Seeded, shuffle } from '@backroom/kit';
import type { Order } from '@backroom/match';
import { anOrder, MANY_ORDERS } from './support/order.ts';
import { ServerProcess } from './support/process.ts';
import { Wire } from './support/proxy.ts';
import { checkRecord } from './support/record.ts';
import { Visitor } from './support/visitor.ts';

export interface Retrying {
  readonly folder: string;
  readonly commands: number;
  readonly kills: number;
  readonly random: Seeded;
}

export interface Retried {
  readonly commands: number;
  readonly sent: number;
  readonly answers: number;
  readonly connections: number;
}

interface Sent {
  readonly text: string;
  /** How often it must be answered before the client stops repeating it. */
  left: number;
  readonly seqs: Set<number>;
  readonly refusals: string[];
}

/** A misbehaving client: it sends anything over any of its connections, and never waits for an answer. */
async function pester(
  visitor: Visitor,
  match: string,
  through: () => string,
  commands: readonly Sent[],
  random: Seeded,
) {
  const byCid = new Map(commands.map((command) => [(JSON.parse(command.text) as { cid: string }).cid, command]));
  const metrics = { sent: 0, answers: 0, connections: 0 };
  while (commands.some(({ left }) => left > 0)) {
    const ticket = await visitor.ticket(match).catch(() => null);
    if (ticket === null) {
      await pause(40);
      continue;
    }
    metrics.connections++;
    const socket = new WebSocket(`${through().replace('http', 'ws')}/ws`, 'backroom.json');
    const closed = new Promise((resolve) => {
      socket.onclose = resolve;
      socket.onerror = resolve;
    });
    let isWelcome = false;
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data)) as { t: string; cid?: string; seq?: number; code?: string };
      if (answer.t === 'welcome') isWelcome = true;
      const command = answer.cid === undefined ? undefined : byCid.get(answer.cid);
      if (command === undefined || (answer.t !== 'ok' && answer.t !== 'no')) return;
      metrics.answers++;
      command.left--;
      if (answer.t === 'ok') command.seqs.add(answer.seq as number);
      else command.refusals.push(answer.code as string);
    };
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: 'hello', protocol: 1, ticket, since: null }));
      void (async () => {
        const isOpen = (): boolean => socket.readyState === WebSocket.OPEN;
        // Nothing is carried out before the welcome.
        while (isOpen() && !isWelcome) await pause(5);
        const before = metrics.answers;
        const open = commands.filter(({ left }) => left > 0);
        const old = commands.filter(({ left }) => left <= 0);
        // Now and then repeat an old command.
        const batch = shuffle([...open.slice(0, 25), ...shuffle([...old], random).slice(0, 4)], random);
        for (const { text } of batch.slice(0, 25)) {
          if (!isOpen()) return;
          socket.send(text);
          metrics.sent++;
        }
        await pause(80 + random.below(100));
        // A slow server has answered nothing yet: hanging up each time, nobody would ever get an answer.
        while (isOpen() && metrics.answers === before) await pause(5);
        socket.close();
      })();
    };
    await Promise.race([closed, pause(2500)]);
  }
  return metrics;
}

export async function retryAll({ folder, commands, kills, random }: Retrying): Promise<Retried> {
  const server = new ServerProcess(join(folder, 'server.db'), MANY_ORDERS);
  await server.open();
  const tables = Math.max(2, Math.round(commands / 80));
  const proxy = await Wire.open(Number(new URL(server.address).port), { delay: 8, cutOneIn: 60, random });
  const matches = new Map<string, readonly Sent[]>();
  const clients: ReturnType<typeof pester>[] = [];
  for (let n = 0; n < tables; n++) {
    const visitor = await Visitor.enter(server.address, n + 1);
    const { match } = await visitor.open({ chairs: ['me', 'lookout'] });
    const sent = Array.from({ length: Math.ceil(commands / tables) }, (_, i): Sent => {
      // Every other one is malformed, and refused each time.
      const order = i % 2 === 0 ? anOrder(i) : { actions: [`x${i}`], unless: [], times: 1 };
      const text = JSON.stringify({ t: 'order', cid: `p3.${n}.${i}`, order });
      return { text, left: 1 + random.below(5), seqs: new Set(), refusals: [] };
    });
    matches.set(match, sent);
    // Half of them over a breaking connection.
    const through = (): string => (n % 2 === 0 ? proxy.address : server.address);
    clients.push(pester(visitor, match, through, sent, random.split(`client ${n}`)));
  }
  const all = Promise.all(clients);
  let done = false;
  void all.then(() => {
    done = true;
  });
  for (let kill = 0; kill < kills && !done; kill++) {
    await pause(300 + random.below(500));
    await server.kill();
    await server.open();
    proxy.cutAll();
  }
  const tallies = await all;
  proxy.close();
  await server.kill('SIGTERM');
  compare(matches, server.data);
  const sum = (pick: (metrics: (typeof tallies)[number]) => number): number =>
    tallies.reduce((total, metrics) => total + pick(metrics), 0);
  return {
    commands: [...matches.values()].flat().length,
    sent: sum(({ sent }) => sent),
    answers: sum(({ answers }) => answers),
    connections: sum(({ connections }) => connections),
  };
}

function compare(matches: ReadonlyMap<string, readonly Sent[]>, path: string): void {
  const kept = checkRecord(path);
  for (const [match, sent] of matches) {
    const lines = kept.get(match)?.lines ?? [];
    for (const { text, seqs, refusals } of sent) {
      const { cid, order } = JSON.parse(text) as { cid: string; order: Order };
      assert.ok(seqs.size <= 1, `${cid} was answered with ${[...seqs]}`);
      const found = lines.filter((line) => line.cid === cid);
      if (order.unless.length > 0) assert.deepEqual(refusals, [], `${cid} could always be done`);
      assert.ok(seqs.size === 0 || refusals.length === 0, `${cid} was both done and refused: ${refusals}`);
      assert.deepEqual(
        found.map(({ seq }) => seq),
        [...seqs],
        `${cid} in the log`,
      );
    }
  }
}
