// The example in docs/api.md is a program that works: two of them, each a process of its own, play a match to its end at a real
// house, and one whose line is cut in the middle comes back and plays on.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { closeHouse, Guest, openHouse } from '../../../packages/server/test/support/house.ts';

const program = fileURLToPath(new URL('../bot.mjs', import.meta.url));

async function playAsBot(link: string): Promise<{ readonly status: number | null; readonly said: string }> {
  const bot = spawn(process.execPath, [program, link], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let trouble = '';
  bot.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  bot.stderr.on('data', (text: Buffer) => {
    trouble += text;
  });
  const late = setTimeout(() => bot.kill(), 60_000);
  const [status] = (await once(bot, 'close')) as [number | null];
  clearTimeout(late);
  return { status, said: said === '' ? trouble : said };
}

/** A way to the house that is cut once, when so many bytes of moves have come through it. */
async function weakLine(port: number, cutAfter: number) {
  const all = new Set<Socket>();
  let cuts = 0;
  let bytes = 0;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      all.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => all.delete(socket));
    }
    near.pipe(far).pipe(near);
    far.on('data', (data) => {
      bytes += data.length;
      if (cuts > 0 || bytes < cutAfter) return;
      cuts++;
      for (const socket of all) socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    cuts: () => cuts,
    close: () => {
      for (const socket of all) socket.destroy();
      server.close();
    },
  };
}

test('two bots in processes of their own play a match to the end, though the line of one is cut', async () => {
  const house = await openHouse();
  const line = await weakLine(house.open.port, 40_000);
  try {
    const host = await Guest.enter(house.open.address, 'Mabel');
    const made = await host.open({ chairs: ['open', 'open'] });
    const [first, second] = await Promise.all([
      playAsBot(`${house.open.address}${made.invitations[0].link}`),
      playAsBot(`${line.address}${made.invitations[1].link}`),
    ]);
    assert.deepEqual([first.status, second.status], [0, 0], first.said + second.said);
    assert.equal(first.said, second.said, 'both are told the same result');
    assert.ok('scores' in JSON.parse(first.said) || first.said.length > 2);
    assert.equal(line.cuts(), 1, 'the line was cut in the middle');
  } finally {
    line.close();
    await closeHouse(house);
  }
});

test('a bot takes a seat at a public table without an invitation', async () => {
  const house = await openHouse();
  try {
    const host = await Guest.enter(house.open.address, 'Mabel');
    const made = await host.open({ chairs: ['open', 'lookout'], visibility: 'public' });
    const { status, said } = await playAsBot(`${house.open.address}/j/${made.match}`);
    assert.equal(status, 0, said);
  } finally {
    await closeHouse(house);
  }
});
