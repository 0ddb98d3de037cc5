// The engine protocol, from outside: a program that knows only the protocol's page talks to a real process.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');

type Action = Record<string, unknown>;
interface Answer {
  id: number | string | null;
  ok: boolean;
  error?: { code: string; message: string };
  [key: string]: unknown;
}
interface Position extends Answer {
  match: string;
  seq: number;
  state: Record<string, unknown>;
  legal: Record<string, Action[]>;
  over: boolean;
  result: { scores: number[]; winners: number[] } | null;
  events: Action[];
}

class Client {
  readonly child = spawn(process.execPath, [MAIN, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  private readonly waiting: ((answer: Answer) => void)[] = [];
  private next = 1;

  constructor() {
    createInterface({ input: this.child.stdout }).on('line', (line) => this.waiting.shift()?.(JSON.parse(line)));
  }

  raw(line: string | Buffer): Promise<Answer> {
    const answer = new Promise<Answer>((resolve) => this.waiting.push(resolve));
    this.child.stdin.write(line);
    this.child.stdin.write('\n');
    return answer;
  }

  async ask<T extends Answer = Answer>(request: Record<string, unknown>): Promise<T> {
    const id = this.next++;
    const answer = await this.raw(JSON.stringify({ id, ...request }));
    assert.equal(answer.id, id);
    return answer as T;
  }

  async refuses(code: string, request: Record<string, unknown>): Promise<void> {
    const answer = await this.ask(request);
    assert.equal(answer.ok, false, JSON.stringify(request));
    assert.equal(answer.error?.code, code, answer.error?.message);
    assert.ok((answer.error?.message.length ?? 0) > 10);
  }
}

let client: Client;
before(() => {
  client = new Client();
});
after(() => {
  client.child.kill();
});

const MODES: [options: Action, seats: number][] = [
  [{}, 2],
  [{ mode: 'basic', movementCards: 32, run: true, mafia: true, studyLimitMs: null }, 4],
  [{ run: true }, 3],
  [{ mafia: true }, 4],
  [{ mode: 'speed' }, 3],
  [{ mode: 'speed', studyLimitMs: 30000 }, 8],
];

const open = (options: Action, seats: number, seed: string): Promise<Position> =>
  client.ask<Position>({ cmd: 'new', game: 'scheffeln', seats, options, seed });

test('hello tells protocol, version, games and their options', async () => {
  const hello = await client.ask({ cmd: 'hello' });
  assert.equal(hello.ok, true);
  assert.equal(hello.protocol, 1);
  assert.equal(typeof hello.version, 'string');
  const [game] = hello.games as { id: string; options: { properties: object } }[];
  assert.equal(game.id, 'scheffeln');
  assert.deepEqual(Object.keys(game.options.properties), ['mode', 'movementCards', 'run', 'mafia', 'studyLimitMs']);
});

test('a position has the form of the protocol', async () => {
  const p = await open({}, 3, 'form');
  assert.deepEqual([p.ok, p.seq, p.over, p.result], [true, 0, false, null]);
  assert.match(p.match, /^m\d+$/);
  for (const key of [
    'phase',
    'round',
    'start',
    'turn',
    'ring',
    'stacks',
    'seats',
    'centre',
    'faceUp',
    'faceDown',
    'row',
    'countdownMs',
    'studyMs',
  ]) {
    assert.ok(Object.hasOwn(p.state, key), key);
  }
  const seats = p.state.seats as Record<string, unknown>[];
  assert.deepEqual(Object.keys(seats[0]), ['character', 'hand', 'money', 'tokens']);
  assert.deepEqual(Object.keys(p.legal), [String(p.state.turn)]);
  assert.deepEqual(p.legal[String(p.state.turn)][0], { type: 'choose', character: 'red' });
});

for (const [options, seats] of MODES) {
  test(`a stranger's program plays ${JSON.stringify(options)} with ${seats} seats to the end, and every listed action is accepted`, async () => {
    let p = await open(options, seats, 'stranger');
    let pick = 7;
    while (!p.over) {
      const choices = Object.entries(p.legal);
      assert.ok(choices.length > 0);
      pick = (pick * 48271) % 2147483647;
      const [seat, actions] = choices[pick % choices.length];
      const before = p.seq;
      p = await client.ask<Position>({
        cmd: 'act',
        match: p.match,
        seat: Number(seat),
        action: actions[pick % actions.length],
      });
      assert.equal(p.ok, true);
      assert.equal(p.seq, before + 1);
      assert.ok(p.events.length > 0);
    }
    assert.deepEqual(p.legal, {});
    assert.equal(p.result?.scores.length, seats);
    assert.ok((p.result?.winners.length ?? 0) > 0);
    await client.refuses('over', { cmd: 'act', match: p.match, seat: 0, action: { type: 'move', card: 'red' } });
  });
}

test('tick runs the countdown: table time passes, then the round is over', async () => {
  let p = await open({ mode: 'speed' }, 3, 'tick');
  for (const [seat, character] of [
    [0, 'red'],
    [1, 'blue'],
  ]) {
    p = await client.ask<Position>({ cmd: 'act', match: p.match, seat, action: { type: 'grab', character } });
  }
  assert.equal(p.state.countdownMs, 5000);
  p = await client.ask<Position>({ cmd: 'tick', match: p.match, ms: 2000 });
  assert.equal(p.state.countdownMs, 3000);
  p = await client.ask<Position>({ cmd: 'tick', match: p.match, ms: 3000 });
  assert.deepEqual([p.state.round, p.state.phase, p.state.countdownMs], [2, 'pick', null]);
});

test('tick runs the study limit', async () => {
  let p = await open({ mode: 'speed', studyLimitMs: 30000 }, 3, 'study');
  assert.equal(p.state.studyMs, 30000);
  p = await client.ask<Position>({ cmd: 'tick', match: p.match, ms: 29999 });
  assert.deepEqual([p.state.round, p.state.studyMs], [1, 1]);
  p = await client.ask<Position>({ cmd: 'tick', match: p.match, ms: 1 });
  assert.deepEqual([p.state.round, p.state.studyMs], [2, 30000]);
});

test('load starts from what state gives, and plays on the same', async () => {
  const p = await open({ run: true, mafia: true }, 4, 'load');
  const loaded = await client.ask<Position>({ cmd: 'load', game: 'scheffeln', state: p.state });
  assert.notEqual(loaded.match, p.match);
  assert.deepEqual(loaded.state, p.state);
  assert.deepEqual(loaded.legal, p.legal);
});

test('load takes a position written by hand from the protocol page alone', async () => {
  const state = {
    phase: 'play',
    round: 1,
    start: 0,
    turn: 0,
    ring: [['red'], [], ['blue', 'black'], ['orange'], ['yellow'], ['green'], ['purple', 'white'], ['brown']],
    stacks: [[0, 500], [2000], [4000], [6000], [8000], [10000], [12000], [14000, 500]],
    seats: [
      { character: 'red', hand: ['red', 'joker'], money: 0, tokens: [] },
      { character: 'blue', hand: ['blue', 'red'], money: 1500, tokens: [1500] },
    ],
    centre: ['orange', 'yellow', 'green', 'purple', 'white', 'brown'],
    faceUp: [],
    faceDown: [],
    row: [],
    countdownMs: null,
    studyMs: null,
  };
  const p = await client.ask<Position>({ cmd: 'load', game: 'scheffeln', state });
  assert.equal(p.ok, true, p.error?.message);
  const next = await client.ask<Position>({
    cmd: 'act',
    match: p.match,
    seat: 0,
    action: { type: 'joker', car: 'black' },
  });
  assert.deepEqual((next.state.ring as string[][])[3], ['orange', 'black']);
});

test('redeal makes a new match that the seat cannot tell from the old one', async () => {
  const p = await open({}, 4, 'redeal');
  const other = await client.ask<Position>({ cmd: 'redeal', match: p.match, seat: 1, seed: 'x' });
  assert.notEqual(other.match, p.match);
  assert.notDeepEqual(other.state, p.state);
  const views = await Promise.all([p, other].map(({ match }) => client.ask({ cmd: 'view', match, seat: 1 })));
  assert.deepEqual(views[0].view, views[1].view);
  const again = await client.ask<Position>({ cmd: 'redeal', match: p.match, seat: 1, seed: 'x' });
  assert.deepEqual(again.state, other.state);
});

test('a view hides what its seat may not know', async () => {
  const p = await open({}, 2, 'view');
  const spectator = await client.ask({ cmd: 'view', match: p.match, seat: null });
  assert.equal((spectator.view as { hand: unknown }).hand, null);
  const own = await client.ask({ cmd: 'view', match: p.match, seat: 0 });
  assert.deepEqual((own.view as { hand: unknown }).hand, (p.state.seats as { hand: unknown }[])[0].hand);
});

test('in Scarface 1920 a suggested turn is planned once: later suggestions follow the plan without a search', async () => {
  let p = await client.ask({ cmd: 'new', game: 'scarface', seats: 2, seed: 'planned', options: {} });
  const thoughts: number[] = [];
  for (let step = 0; step < 8; step++) {
    const seat = Number(Object.keys(p.legal as object)[0]);
    const ask = { cmd: 'suggest', match: p.match, seat, level: 'sharp', ms: 10_000 };
    const { action, iterations } = await client.ask(ask);
    assert.deepEqual((await client.ask(ask)).action, action, 'asked twice, the answer is the same');
    thoughts.push(iterations as number);
    p = await client.ask({ cmd: 'act', match: p.match, seat, action });
  }
  assert.ok(thoughts[0] > 0 && thoughts.filter((iterations) => iterations === 0).length >= 3, thoughts.join());
});

test('suggest gives a legal action', async () => {
  const p = await open({}, 2, 'suggest');
  const seat = p.state.turn as number;
  const { action } = await client.ask({ cmd: 'suggest', match: p.match, seat, ms: 100 });
  assert.ok(p.legal[seat].some((one) => JSON.stringify(one) === JSON.stringify(action)));
  await client.refuses('not-your-turn', { cmd: 'suggest', match: p.match, seat: 1 - seat });
  await client.refuses('bad-request', { cmd: 'suggest', match: p.match, seat, level: 'no such level' });
  for (const temperament of ['cautious', 'greedy', 'vengeful']) {
    const flavoured = await client.ask({ cmd: 'suggest', match: p.match, seat, level: 'runner', temperament });
    assert.ok(p.legal[seat].some((one) => JSON.stringify(one) === JSON.stringify(flavoured.action)));
  }
  for (const temperament of ['sad', '', null, 3, '__proto__']) {
    await client.refuses('bad-request', { cmd: 'suggest', match: p.match, seat, temperament });
  }
});

test('errors have their codes, change nothing and end nothing', async () => {
  const p = await open({}, 3, 'errors');
  const seat = p.state.turn as number;
  const { match } = p;
  await client.refuses('unknown-command', { cmd: 'dance' });
  await client.refuses('bad-request', {});
  await client.refuses('unknown-game', { cmd: 'new', game: 'chess', seats: 2 });
  await client.refuses('unknown-game', { cmd: 'new', game: '__proto__', seats: 2 });
  await client.refuses('bad-options', { cmd: 'new', game: 'scheffeln', seats: 9 });
  await client.refuses('bad-options', {
    cmd: 'new',
    game: 'scheffeln',
    seats: 3,
    options: { mode: 'speed', run: true },
  });
  await client.refuses('bad-options', { cmd: 'new', game: 'scheffeln', seats: 3, options: { color: 'red' } });
  await client.refuses('bad-request', { cmd: 'new', game: 'scheffeln', seats: '3' });
  await client.refuses('bad-request', { cmd: 'new', game: 'scheffeln', seats: 3, seed: 7 });
  await client.refuses('bad-state', { cmd: 'load', game: 'scheffeln', state: { ...p.state, ring: [] } });
  await client.refuses('bad-state', { cmd: 'load', game: 'scheffeln', state: null });
  await client.refuses('unknown-match', { cmd: 'view', match: 'm0', seat: 0 });
  await client.refuses('bad-request', { cmd: 'view', match, seat: 3 });
  await client.refuses('bad-request', { cmd: 'view', match, seat: -1 });
  await client.refuses('bad-request', { cmd: 'tick', match, ms: 0 });
  await client.refuses('bad-request', { cmd: 'tick', match, ms: 1e300 });
  await client.refuses('not-your-turn', { cmd: 'act', match, seat: (seat + 1) % 3, action: p.legal[seat][0] });
  await client.refuses('illegal-action', { cmd: 'act', match, seat, action: { type: 'move', card: 'red' } });
  await client.refuses('illegal-action', { cmd: 'act', match, seat, action: { ...p.legal[seat][0], more: 1 } });
  await client.refuses('illegal-action', { cmd: 'act', match, seat });
  const still = await client.ask<Position>({ cmd: 'act', match, seat, action: p.legal[seat][0] });
  assert.equal(still.seq, 1, 'the refused actions changed nothing');
  assert.equal((await client.ask({ cmd: 'end', match })).ok, true);
  await client.refuses('unknown-match', { cmd: 'view', match, seat: 0 });
});

test('a line of any length or content gets one answer and never stops the program', async () => {
  const lines: [line: string | Buffer, code: string][] = [
    ['', 'bad-json'],
    ['nonsense', 'bad-json'],
    ['{"id":1', 'bad-json'],
    ['null', 'bad-request'],
    ['[]', 'bad-request'],
    ['7', 'bad-request'],
    ['"text"', 'bad-request'],
    [Buffer.from([0, 255, 254, 128, 1, 2, 3]), 'bad-json'],
    ['x'.repeat(5_000_000), 'bad-json'],
    [`${'['.repeat(400_000)}${']'.repeat(400_000)}`, 'bad-request'],
    [`{"id":{"deep":1},"cmd":"hello"}`, 'bad-request'],
    [
      `{"id":1,"cmd":"load","game":"scheffeln","state":{"seats":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`,
      'bad-request',
    ],
    ['{"__proto__":{"cmd":"hello"},"id":3}', 'bad-request'],
    ['{"id":4,"cmd":"constructor"}', 'unknown-command'],
  ];
  for (const [line, code] of lines) {
    const answer = await client.raw(line);
    assert.equal(answer.ok, false);
    assert.ok(['bad-state', code].includes(answer.error?.code ?? ''), `${line.slice(0, 40)}: ${answer.error?.code}`);
  }
  assert.equal((await client.ask({ cmd: 'hello' })).ok, true);
});

test('same game, options, seats, seed and actions give the same states in another process', async () => {
  const twin = new Client();
  for (const [options, seats] of MODES.slice(0, 4)) {
    let [a, b] = await Promise.all(
      [client, twin].map((c) => c.ask<Position>({ cmd: 'new', game: 'scheffeln', seats, options, seed: 'twins' })),
    );
    for (let i = 0; i < 40 && !a.over; i++) {
      assert.deepEqual(a.state, b.state);
      const [seat, actions] = Object.entries(a.legal)[0];
      const action = actions[(i * 31) % actions.length];
      [a, b] = [
        await client.ask<Position>({ cmd: 'act', match: a.match, seat: Number(seat), action }),
        await twin.ask<Position>({ cmd: 'act', match: b.match, seat: Number(seat), action }),
      ];
    }
  }
  twin.child.stdin.end();
  const status = await new Promise((resolve) => twin.child.on('exit', resolve));
  assert.equal(status, 0, 'end of input ends it with status 0');
});

test('the program ends quietly when its output is closed', async () => {
  const child = spawn(process.execPath, [MAIN, 'engine'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (data) => {
    complaint += data;
  });
  child.stdin.on('error', () => {});
  child.stdout.destroy();
  for (let i = 0; i < 200; i++) child.stdin.write('{"id":1,"cmd":"hello"}\n');
  child.stdin.end();
  assert.equal(await new Promise((resolve) => child.on('exit', resolve)), 0);
  assert.equal(complaint, '');
});
