// P1, P24: clients reconnect after an outage soon, not all at once, and never twice at the same time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import fc from 'fast-check';
import { ClientConnection, type Socket } from '../src/index.ts';

/** A server that is down until a moment of virtual time, and clients whose connections broke when the outage began. */
class Outage {
  now = 0;
  /** When each of them tried. */
  readonly tries: number[][] = [];
  private readonly until: number;
  private readonly random: Seeded;
  private readonly timers: { at: number; what: () => void }[] = [];

  constructor(until: number, seed: number) {
    this.until = until;
    this.random = new Seeded(String(seed));
  }

  come(): void {
    const tries: number[] = [];
    this.tries.push(tries);
    const line = new ClientConnection(
      {
        ticket: () => {
          tries.push(this.now);
          return this.now < this.until ? Promise.reject(new Error('closed')) : Promise.resolve('a ticket');
        },
        open: () => {
          line.stop();
          return { close: () => {} } as Socket;
        },
        later: (ms, what) => void this.timers.push({ at: this.now + ms, what }),
        chance: () => this.random.below(1_000_000) / 1_000_000,
      },
      { form: 'backroom.json', legal: true },
      'a device',
    );
    line.start();
  }

  /** Runs until no client waits. */
  async pass(): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      this.timers.sort((a, b) => b.at - a.at);
      const next = this.timers.pop();
      if (next === undefined) return;
      this.now = next.at;
      next.what();
    }
  }
}

test('P1: after an outage of up to half a minute every client is back within 1.2 s', () =>
  fc.assert(
    fc.asyncProperty(fc.nat(30_000), fc.nat(), async (away, seed) => {
      const outage = new Outage(away, seed);
      outage.come();
      await outage.pass();
      assert.ok(outage.now <= away + 1200, `away for ${away} ms, back after ${outage.now} ms`);
    }),
    { numRuns: 40 },
  ));

test('P24: clients that lost their connections together do not reconnect at the same moment', async () => {
  const outage = new Outage(900, 1);
  for (let n = 0; n < 400; n++) outage.come();
  await outage.pass();
  const back = outage.tries.map((tries) => tries.at(-1) as number);
  const perTenth = Map.groupBy(back, (at) => Math.floor(at / 100));
  for (const [tenth, some] of perTenth) assert.ok(some.length < 100, `${some.length} of 400 in tenth ${tenth}`);
});

test('a client that has been away for minutes asks about every ten seconds', async () => {
  const outage = new Outage(600_000, 2);
  outage.come();
  await outage.pass();
  const [tries] = outage.tries;
  assert.ok(tries.length < 200, `${tries.length} tries in ten minutes`);
  assert.ok(outage.now <= 600_000 + 15_000);
});

test('a client that is closed for good gets an answer to every open command', async () => {
  const socket = { send: () => {}, close: () => {} } as unknown as Socket;
  const line = new ClientConnection(
    {
      ticket: () => Promise.resolve('a ticket'),
      open: () => socket,
      later: () => {},
      chance: () => 0,
    },
    { form: 'backroom.json', legal: true },
    'a device',
  );
  line.start();
  await new Promise((resolve) => setImmediate(resolve));
  const answer = line.command({ t: 'act', action: 'ready' });
  socket.onmessage?.({ data: JSON.stringify({ t: 'bye', code: 'flood', why: 'Too many messages.', retry: false }) });
  assert.deepEqual(await answer, { t: 'no', cid: 'a device-1', code: 'flood', why: 'Too many messages.' });
});
