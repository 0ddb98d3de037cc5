// P1, P24: how a line comes back after the house was away: soon, not all at once, and never twice at the same time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import fc from 'fast-check';
import { Line, type Socket } from '../src/index.ts';

/** A house that is away until a moment of virtual time, and people whose lines were cut when that time began. */
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
    const line = new Line(
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

  /** Until nobody waits any more. */
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

test('P1: after an outage of up to half a minute nobody stays away for more than 1.2 s longer', () =>
  fc.assert(
    fc.asyncProperty(fc.nat(30_000), fc.nat(), async (away, seed) => {
      const outage = new Outage(away, seed);
      outage.come();
      await outage.pass();
      assert.ok(outage.now <= away + 1200, `away for ${away} ms, back after ${outage.now} ms`);
    }),
    { numRuns: 40 },
  ));

test('P24: those who were cut together do not come back together', async () => {
  const outage = new Outage(900, 1);
  for (let n = 0; n < 400; n++) outage.come();
  await outage.pass();
  const back = outage.tries.map((tries) => tries.at(-1) as number);
  const perTenth = Map.groupBy(back, (at) => Math.floor(at / 100));
  for (const [tenth, some] of perTenth) assert.ok(some.length < 100, `${some.length} of 400 in tenth ${tenth}`);
});

test('whoever has been away for minutes asks every ten seconds or so', async () => {
  const outage = new Outage(600_000, 2);
  outage.come();
  await outage.pass();
  const [tries] = outage.tries;
  assert.ok(tries.length < 200, `${tries.length} tries in ten minutes`);
  assert.ok(outage.now <= 600_000 + 15_000);
});

test('who is sent away for good gets an answer to everything that is still open', async () => {
  const socket = { send: () => {}, close: () => {} } as unknown as Socket;
  const line = new Line(
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
