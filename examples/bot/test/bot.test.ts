// The example in docs/api.md works: two of these programs, each in its own process, play a match to its end on a real
// server, and one whose connection is cut reconnects and plays on.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { closeServer, Guest, openServer } from '../../../packages/server/test/support/server.ts';

const program = fileURLToPath(new URL('../bot.mjs', import.meta.url));

/** Where bots keep their tokens. */
const folder = mkdtempSync(join(tmpdir(), 'backroom-bot-'));
after(() => rmSync(folder, { recursive: true }));

const startBot = (link: string, ...options: string[]) =>
  spawn(process.execPath, [...options, program, link], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });

async function playAsBot(
  link: string,
  ...options: string[]
): Promise<{ readonly status: number | null; readonly said: string }> {
  const bot = startBot(link, ...options);
  let said = '';
  let trouble = '';
  bot.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  bot.stderr.on('data', (text: Buffer) => {
    trouble += text;
  });
  const late = setTimeout(() => bot.kill(), 300_000);
  const [status] = (await once(bot, 'close')) as [number | null];
  clearTimeout(late);
  return { status, said: said === '' ? trouble : said };
}

/** A proxy to the server that cuts the connection once, after `cutAfter` bytes of moves. */
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

test('two bots in separate processes play a match to the end, although one connection is cut', async () => {
  const server = await openServer();
  const line = await weakLine(server.open.port, 40_000);
  try {
    const host = await Guest.enter(server.open.address, 'Mabel');
    const made = await host.open({ chairs: ['open', 'open'] });
    const [first, second] = await Promise.all([
      playAsBot(`${server.open.address}${made.invitations[0].link}`),
      playAsBot(`${line.address}${made.invitations[1].link}`),
    ]);
    assert.deepEqual([first.status, second.status], [0, 0], first.said + second.said);
    assert.equal(first.said, second.said, 'both are told the same result');
    assert.ok('scores' in JSON.parse(first.said) || first.said.length > 2);
    assert.equal(line.cuts(), 1, 'the line was cut in the middle');
  } finally {
    line.close();
    await closeServer(server);
  }
});

test('a bot takes a seat at a public table without an invitation', async () => {
  const server = await openServer();
  try {
    const host = await Guest.enter(server.open.address, 'Mabel');
    const made = await host.open({ chairs: ['open', 'lookout'], visibility: 'public' });
    const { status, said } = await playAsBot(`${server.open.address}/j/${made.match}`);
    assert.equal(status, 0, said);
    assert.deepEqual(readdirSync(folder), [], 'tokens are deleted when their match is over');
  } finally {
    await closeServer(server);
  }
});

test('a bot that cannot play leaves its invitation unused, and one that was killed gets its seat back', async () => {
  const server = await openServer();
  try {
    const host = await Guest.enter(server.open.address, 'Mabel');
    const made = await host.open({ chairs: ['open', 'open'] });
    const [first, second] = made.invitations.map(({ link }) => `${server.open.address}${link}`);
    const refused = await playAsBot(first, '--no-experimental-websocket');
    assert.equal(refused.status, 1);
    assert.match(refused.said, /needs Node 22 or later.*not claimed/);
    // The table still waits for the other seat, so the killed bot is certainly in the middle.
    const killed = startBot(first);
    await once(killed.stderr, 'data');
    killed.kill();
    await once(killed, 'close');
    const [again, other] = await Promise.all([playAsBot(first), playAsBot(second)]);
    assert.deepEqual([again.status, other.status], [0, 0], again.said + other.said);
  } finally {
    await closeServer(server);
  }
});
