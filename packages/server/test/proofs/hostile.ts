// P12: invalid messages at full speed, by strangers and by a player at the table.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { isRecord, pick, type Seeded } from '@backroom/kit';
import { until } from '../support/server.ts';
import { ServerProcess, type Weight } from './support/process.ts';
import { frame, handshake, RawSocket } from './support/raw.ts';
import { checkRecord, type Kept } from './support/record.ts';
import { Visitor } from './support/visitor.ts';

export interface Attack {
  readonly folder: string;
  readonly messages: number;
  readonly random: Seeded;
}

export interface Withstood {
  readonly messages: number;
  readonly sockets: number;
  /**
   * In megabytes, from before the first message to after the last: what is in use after a collection, and the whole
   * process.
   */
  readonly growth: Weight;
}

const WORDS = ['hello', 'act', 'share', 'leave', 'order', 'undo', 'ask', 'agree', 'say', 'recap', 'head', 'refusals'];
const KEYS = ['t', 'cid', 'action', 'seat', 'by', 'order', 'since', 'ticket', '__proto__', 'constructor', 'toString'];

/** Anything at all that JSON can say, and some that it cannot. */
function rubbish(random: Seeded, depth = 0): unknown {
  switch (random.below(depth > 4 ? 8 : 11)) {
    case 0:
      return null;
    case 1:
      return random.below(2) === 0;
    case 2:
      return pick([0, -1, 1e308, 1e-9, 2 ** 53, -0.5, random.below(100)], random);
    case 3:
      return pick(['', 'x'.repeat(random.below(400)), '\u0000', '\ud800', '‮', '../..', "'; --", '%00'], random);
    case 4:
    case 5:
      return pick(WORDS, random);
    case 6:
      return { type: pick(['move', 'draw', 'pick', 'wait', 'deal'], random), seat: random.below(9), ms: -1 };
    case 7:
      return `move ${pick(['red', 'blue', 'RED', ''], random)}`;
    case 8:
      return Array.from({ length: random.below(6) }, () => rubbish(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(5) }, () => [pick(KEYS, random), rubbish(random, depth + 1)]),
      );
  }
}

/** Never a command that could be carried out: ids are wrong, types are wrong, or it is not this seat's to do. */
function hostileFrame(random: Seeded): Buffer {
  switch (random.below(8)) {
    case 0: {
      const bytes = Buffer.alloc(random.below(80));
      for (let i = 0; i < bytes.length; i++) bytes[i] = random.below(256);
      return frame(bytes, { opcode: 2 });
    }
    case 1:
      return frame(JSON.stringify({ t: pick(WORDS, random), cid: `x${random.below(9)}`, more: rubbish(random) }));
    case 2:
      return frame(JSON.stringify({ t: 'act', cid: `a${random.below(1e6)}`, action: { forged: rubbish(random) } }));
    case 3:
      return frame(JSON.stringify({ t: 'act', cid: `a${random.below(1e6)}`, action: null, seat: random.below(4) }));
    case 4: {
      // A right message with a wrong byte in it, or an end too early.
      const text = JSON.stringify({ t: 'order', cid: 'bot:7:1', order: { actions: ['x'], unless: [], times: 1e9 } });
      const at = random.below(text.length);
      return frame(random.below(2) === 0 ? text.slice(0, at) : `${text.slice(0, at)}"${text.slice(at + 1)}`);
    }
    case 5:
      return frame(JSON.stringify({ t: 'hello', protocol: 1, ticket: 'A'.repeat(22), since: random.below(9) - 4 }));
    case 6:
      return frame('['.repeat(random.below(40)) + pick(['', '1', '"'], random));
    default:
      return frame(JSON.stringify(harmless(rubbish(random))) ?? '');
  }
}

/** Random junk may contain a command that anybody may give (leave, undo): it is one by its id alone. */
const harmless = (said: unknown): unknown => (isRecord(said) && 't' in said ? { ...said, cid: 0 } : said);

export async function attack({ folder, messages, random }: Attack): Promise<Withstood> {
  // Without a rate limit: that is another proof, and would end this one early.
  const server = new ServerProcess(join(folder, 'server.db'), ['--messages', '10000', '--changes', '1000']);
  await server.open();
  const port = Number(new URL(server.address).port);
  const visitor = await Visitor.enter(server.address, 1);
  const other = await Visitor.enter(server.address, 2);
  const made = await visitor.open({ chairs: ['me', 'open'] });
  await other.claim(made);
  const line = other.line(made.match);
  await until(() => line.table?.phase === 'playing', 'the game begins');
  const { hash } = await line.ask({ t: 'head' });
  const before = await server.weigh();
  let sockets = 0;
  for (let sent = 0; sent < messages; sockets++) {
    const burst = Math.min(messages - sent, 2000);
    sent += burst;
    await bombard(port, sockets % 4 === 0 ? null : await visitor.ticket(made.match), burst, random);
    assert.ok(server.isRunning, `the server is gone: ${server.complaints}`);
  }
  const after = await server.weigh();
  const growth = { heap: after.heap - before.heap, resident: after.resident - before.resident };
  assert.equal((await line.ask({ t: 'head' })).hash, hash, 'the log has changed');
  line.stop();
  await server.kill('SIGTERM');
  assert.equal(server.complaints, '');
  const kept = checkRecord(server.data).get(made.match) as Kept;
  assert.equal(kept.lines.at(-1)?.hash, hash);
  return { messages, sockets, growth };
}

/**
 * All at once, without waiting for an answer; then a question, whose answer shows that everything before it was read.
 */
async function bombard(port: number, ticket: string | null, count: number, random: Seeded): Promise<void> {
  const raw = new RawSocket(port);
  raw.write(handshake(port));
  await until(() => raw.status !== 0, 'the handshake is answered');
  if (ticket !== null) {
    raw.write(frame(JSON.stringify({ t: 'hello', protocol: 1, ticket, since: null })));
    await until(() => raw.text.includes('"welcome"'), 'somebody with a ticket is welcome');
  }
  raw.keeps = false;
  let batch: Buffer[] = [];
  for (let i = 0; i < count; i++) {
    const one = hostileFrame(random);
    // A command before the hello closes the socket: only malformed messages keep it open.
    batch.push(ticket === null ? frame('{"t":') : one);
    if (batch.length === 200) {
      raw.write(Buffer.concat(batch));
      batch = [];
    }
  }
  raw.keeps = true;
  raw.write(Buffer.concat([...batch, frame(JSON.stringify({ t: 'act', cid: 'the-last-one' }))]));
  await until(() => raw.text.includes('"the-last-one"'), 'the last one is answered', 120_000);
  raw.destroy();
}
