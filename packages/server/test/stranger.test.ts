// The stranger's test: two clients written from docs/api.md alone, with plain fetch and WebSocket, play a match on the
// real program from the first request to a verified log. It imports nothing of ours on purpose.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

// biome-ignore lint/suspicious/noExplicitAny: a stranger has no types, only the document.
type Json = any;

const program = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'backroom-stranger-'));
let server: ChildProcess;
let address = '';

before(async () => {
  const data = join(folder, 'server.db');
  server = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', data, '--quick-bots'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  address = /http:\S+/.exec(String(said))?.[0] ?? '';
  assert.notEqual(address, '', 'the server says where it is');
});

after(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

async function request(method: string, path: string, token: string | null, body?: unknown): Promise<Json> {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`);
  return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
}

/** "Patches", as the document tells it. */
function patched(value: Json, patch: Json): Json {
  if (patch === null || typeof patch !== 'object') return patch;
  if (Array.isArray(patch)) return patch[0];
  const next = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, change] of Object.entries(patch) as [string, Json][]) {
    if (key === '+' && Array.isArray(next)) next.push(...change);
    else next[key] = patched(next[key], change);
  }
  return next;
}

/** "The packed form", as the document tells it. */
function unpacked(bytes: DataView, { words, shapes }: Json): Json {
  let at = 0;
  const n = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes.getUint8(at++);
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  const many = (count: number): Json[] => Array.from({ length: count }, () => value());
  const value = (): Json => {
    const first = bytes.getUint8(at++);
    if (first < 96) return first;
    if (first < 208) return words[first - 96];
    if (first < 224) return many(first - 208);
    if (first < 227) return [null, false, true][first - 224];
    if (first === 227) return n();
    if (first === 228) return -1 - n();
    if (first === 229) {
      at += 8;
      return bytes.getFloat64(at - 8);
    }
    if (first === 230) {
      const length = n();
      at += length;
      return new TextDecoder().decode(new Uint8Array(bytes.buffer, at - length, length));
    }
    if (first === 231) return words[n()];
    if (first === 232) return many(n());
    if (first === 233) return Object.fromEntries((shapes[n()] as string[]).map((key) => [key, value()]));
    if (first === 234) return Object.fromEntries(Array.from({ length: n() }, () => [value(), value()]));
    throw new Error(`byte ${first}`);
  };
  const message = value();
  assert.equal(at, bytes.byteLength, 'no byte is left over');
  return message;
}

class Stranger {
  token = '';
  view: Json = null;
  legal: Json[] = [];
  seq: number | null = null;
  result: Json = null;
  welcome: Json = null;
  missed: Json[] = [];
  readonly answers = new Map<string, Json[]>();
  readonly heard: Json[] = [];
  private readonly form: string;
  private socket: WebSocket | null = null;
  private lexicon: Json = null;

  constructor(form: 'backroom.json' | 'backroom.packed') {
    this.form = form;
  }

  async enter(name: string): Promise<void> {
    this.token = (await request('POST', '/api/me', null, { name, program: true })).token;
  }

  async connect(match: string): Promise<void> {
    const { ticket } = await request('POST', `/api/tables/${match}/ticket`, this.token, {});
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, this.form);
    socket.binaryType = 'arraybuffer';
    this.socket = socket;
    this.welcome = null;
    socket.onmessage = ({ data }) => {
      this.hear(typeof data === 'string' ? JSON.parse(data) : unpacked(new DataView(data), this.lexicon));
    };
    await new Promise((open) => {
      socket.onopen = open;
    });
    const views = this.form === 'backroom.packed' ? 'patches' : 'whole';
    this.say({ t: 'hello', protocol: 1, ticket, since: this.seq, views, lexicon: this.lexicon?.id ?? null });
    await until(() => this.welcome !== null, 'a welcome');
  }

  say(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  async drop(): Promise<void> {
    const closed = new Promise((resolve) => {
      if (this.socket !== null) this.socket.onclose = resolve;
    });
    this.socket?.close();
    await closed;
  }

  private hear(message: Json): void {
    this.heard.push(message);
    if (message.t === 'ok' || message.t === 'no')
      this.answers.set(message.cid, [...(this.answers.get(message.cid) ?? []), message]);
    if (message.t === 'welcome') {
      this.welcome = message;
      this.lexicon = message.lexicon ?? this.lexicon;
      this.missed = message.missed;
      this.view = message.view;
    }
    if (message.t === 'steps') {
      assert.equal(message.steps[0].seq, (this.seq as number) + 1, 'numbers have no gaps');
      if ('view' in message) this.view = message.view;
      if ('patch' in message) this.view = patched(this.view, message.patch);
    }
    if (message.t !== 'welcome' && message.t !== 'steps') return;
    this.seq = message.t === 'welcome' ? message.seq : message.steps.at(-1).seq;
    this.legal = message.legal ?? [];
    this.result = message.result ?? null;
  }
}

async function until(what: () => boolean, saying: string): Promise<void> {
  for (const end = Date.now() + 120_000; !what(); await new Promise((resolve) => setTimeout(resolve, 4)))
    assert.ok(Date.now() < end, `waited in vain for ${saying}`);
}

test('two strangers make, join, play, drop, resume, undo, talk, finish, replay and verify a match', async () => {
  const [rosie, otto] = [new Stranger('backroom.json'), new Stranger('backroom.packed')];
  await rosie.enter('Rosie');
  await otto.enter('Otto');
  const table = { game: 'scheffeln', chairs: ['me', 'open'] };
  const { match, invitations } = await request('POST', '/api/tables', rosie.token, table);
  const [, secret] = invitations[0].link.split('#');
  const { seat } = await request('POST', `/api/tables/${match}/claim`, otto.token, { secret });
  assert.equal(seat, 1);
  await rosie.connect(match);
  await otto.connect(match);

  rosie.say({ t: 'say', cid: 'talk-1', phrase: null, text: 'Good evening.' });
  await until(() => otto.heard.some(({ t, text }) => t === 'said' && text === 'Good evening.'), 'what was said');

  let moves = 0;
  const both = [rosie, otto];
  const act = async (one: Stranger): Promise<void> => {
    const cid = `m-${++moves}`;
    one.say({ t: 'act', cid, action: one.legal[(moves * 7) % one.legal.length] });
    await until(() => one.answers.has(cid), 'an answer');
    const [answer] = one.answers.get(cid) as Json[];
    assert.equal(answer.t, 'ok', JSON.stringify(answer));
    await until(() => both.every(({ seq }) => (seq as number) >= answer.seq), 'the step reaches both');
  };
  const play = async (most: number): Promise<void> => {
    for (let i = 0; i < most && rosie.result === null; i++) {
      await until(() => rosie.result !== null || both.some(({ legal }) => legal.length > 0), 'somebody’s turn');
      const mover = both.find(({ legal }) => legal.length > 0);
      if (mover !== undefined) await act(mover);
    }
  };
  await play(6);

  // Taken back by agreement.
  const mover = both.find(({ legal }) => legal.length > 0) as Stranger;
  const other = both.find((one) => one !== mover) as Stranger;
  other.say({ t: 'undo', cid: 'undo-1' });
  await until(() => other.answers.has('undo-1'), 'an answer to the undo');
  if ((other.answers.get('undo-1') as Json[])[0].t === 'ok' && other.legal.length === 0) {
    mover.say({ t: 'agree', cid: 'agree-1' });
    await until(() => other.legal.length > 0, 'the decision comes back');
  }
  await play(4);

  // Dropped: the other plays on as far as they can; the one who returns has missed nothing.
  const before = otto.seq as number;
  await otto.drop();
  if (rosie.legal.length > 0) {
    rosie.say({ t: 'act', cid: 'alone-1', action: rosie.legal[0] });
    await until(() => rosie.answers.has('alone-1'), 'an answer while the other is away');
  }
  await otto.connect(match);
  assert.equal(otto.seq, rosie.seq);
  assert.deepEqual(
    otto.missed.map(({ seq }) => seq),
    Array.from({ length: (otto.seq as number) - before }, (_, i) => before + 1 + i),
    'every step since the last one is told',
  );

  // The same command twice is answered twice and happens once.
  const twice = both.find(({ legal }) => legal.length > 0) as Stranger;
  const seqBefore = twice.seq as number;
  const command = { t: 'act', cid: 'twice', action: twice.legal[0] };
  twice.say(command);
  twice.say(command);
  await until(() => twice.answers.get('twice')?.length === 2, 'both answers');
  const [first, second] = twice.answers.get('twice') as Json[];
  assert.deepEqual(first, second);
  assert.ok(first.seq > seqBefore);
  await until(() => both.every(({ seq }) => (seq as number) >= first.seq), 'the step reaches both');

  await play(1000);
  assert.ok(rosie.result);
  await until(() => otto.result !== null, 'the result');
  assert.deepEqual(otto.result, rosie.result);

  const replay = await request('GET', `/api/tables/${match}/replay?seat=1`, otto.token);
  assert.deepEqual(replay.steps.at(-1).view, otto.view, 'the replay ends with what the seat saw');
  assert.equal(replay.steps.at(-1).seq, otto.seq);

  const log: string = await request('GET', `/api/tables/${match}/log`, null);
  assert.ok(log.includes(otto.welcome.commitment), 'the log has the commitment that was told before the first card');
  const file = join(folder, 'match.txt');
  writeFileSync(file, log);
  const verified = spawnSync(process.execPath, [program, 'verify', file], { encoding: 'utf8' });
  assert.equal(verified.status, 0, verified.stdout + verified.stderr);
  assert.match(verified.stdout, /Verified: fair and by the rules/);
  const forged = log.replace(/(seat \d: \S+ )(\w+)/, '$1nothing');
  writeFileSync(file, forged);
  assert.equal(spawnSync(process.execPath, [program, 'verify', file]).status, 1, 'a changed log does not verify');
});
