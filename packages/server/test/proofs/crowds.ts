// P16, P17, P24: a client that sends too much, a client that reads nothing, and everybody reconnecting at once.
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientConnection } from '@backroom/protocol';
import { until } from '../support/server.ts';
import { Wire } from './support/proxy.ts';
import { frame, handshake, RawSocket } from './support/raw.ts';
import { percentile } from './support/seed.ts';
import { Visitor } from './support/visitor.ts';

/** Sits down by hand, with a ticket. */
export async function sitDown(port: number, ticket: string, headers: Record<string, string> = {}): Promise<RawSocket> {
  const raw = await sayHello(port, ticket, headers);
  await until(() => raw.text.includes('"welcome"'), 'somebody with a ticket is welcome');
  return raw;
}

/** Tries a ticket, which may be refused. */
export async function sayHello(
  port: number,
  ticket: string,
  headers: Record<string, string> = {},
  since: number | null = null,
): Promise<RawSocket> {
  const raw = new RawSocket(port);
  raw.write(handshake(port, headers));
  await until(() => raw.status === 101, 'the handshake is taken');
  raw.write(frame(JSON.stringify({ t: 'hello', protocol: 1, ticket, since })));
  return raw;
}

/** How long the server takes to answer another client, in milliseconds. */
export async function answerTimes(line: ClientConnection, times: number): Promise<number[]> {
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const begun = performance.now();
    await line.ask({ t: 'head' });
    took.push(performance.now() - begun);
    await pause(60);
  }
  return took;
}

export interface Storm {
  readonly clients: number;
  /** Milliseconds until they were back, after all were cut at once. */
  readonly median: number;
  readonly p99: number;
  /** Commands that were on their way when the line broke, and were answered afterwards. */
  readonly answered: number;
}

/** Clients at their own tables, all cut at the same moment, each with a pending command. */
export async function storm(address: string, clients: number): Promise<Storm> {
  const random = { below: () => 1 };
  const wire = await Wire.open(Number(new URL(address).port), { delay: 0, cutOneIn: Number.MAX_SAFE_INTEGER, random });
  const lines: ClientConnection[] = [];
  const ups = new Map<ClientConnection, number>();
  for (let n = 0; n < clients; n++) {
    const visitor = await Visitor.enter(address, n + 1);
    const { match } = await visitor.open({ chairs: ['me', 'open'] });
    const line = visitor.line(match, {
      through: wire.address,
      listener: (news) => {
        if (news.t === 'line' && news.state === 'up') ups.set(line, performance.now());
      },
    });
    lines.push(line);
  }
  await until(() => ups.size === clients, 'all are there', 120_000);
  ups.clear();
  const asked = lines.map((line) => line.ask({ t: 'head' }));
  const begun = performance.now();
  wire.cutAll();
  await until(() => ups.size === clients, 'all are back', 60_000);
  const answered = (await Promise.all(asked)).length;
  const took = [...ups.values()].map((at) => at - begun);
  for (const line of lines) line.stop();
  wire.close();
  return { clients, median: percentile(took, 50), p99: percentile(took, 99), answered };
}
