// The documents of the API are correct: they list every route and every message and no other, and describe what a real
// server answers while a match is played.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { FromServer } from '@backroom/protocol';
import { ANSWERS, CLIENT_MESSAGES, ROUTES, SERVER_MESSAGES } from '@backroom/protocol/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { openPath } from '../../protocol/documents/api.ts';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

const docs = new URL('../../../docs/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, docs), 'utf8'));
const text = readFileSync(new URL('api.md', docs), 'utf8');

/** Has every property: enough to register routes, not to answer requests. */
const anything: never = new Proxy(() => {}, {
  get: (_, key) => (key === 'then' ? undefined : anything),
  apply: () => anything,
  construct: () => anything,
}) as never;

/** All that the files in http/routes register, apart from the page's own files. */
async function registered(): Promise<Set<string>> {
  const found = new Set<string>();
  const app = Fastify({ exposeHeadRoutes: false });
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (/^\/(api|healthz|readyz|metrics|openapi|asyncapi)/.test(url)) found.add(`${one} ${url}`);
  });
  const folder = new URL('../src/http/routes/', import.meta.url);
  for (const file of globSync('*.ts', { cwd: folder })) {
    if (file === 'page.ts') continue;
    const module = (await import(pathToFileURL(new URL(file, folder).pathname).href)) as Record<string, unknown>;
    for (const [name, register] of Object.entries(module))
      if (/Routes$/.test(name))
        (register as (app: FastifyInstance, ...dependencies: never[]) => void)(app, anything, anything, anything);
  }
  await app.close();
  return found;
}

test('every route stands in the document, and every route of the document is there', async () => {
  const listed = ROUTES.map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual([...listed].sort(), [...(await registered())].sort());
  assert.equal(new Set(listed).size, listed.length);
  const { paths } = read('openapi.json');
  const inFile = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  assert.deepEqual(inFile.sort(), ROUTES.map(({ method, path }) => `${method} ${openPath(path)}`).sort());
});

test('every message stands in the document, in both directions', () => {
  const { components, operations } = read('asyncapi.json');
  const names = [
    ...Object.keys(CLIENT_MESSAGES).map((name) => `say-${name}`),
    ...Object.keys(SERVER_MESSAGES).map((name) => `hear-${name}`),
  ];
  assert.deepEqual(Object.keys(components.messages).sort(), names.sort());
  assert.equal(operations.say.messages.length + operations.hear.messages.length, names.length);
});

test('every reference in the documents leads somewhere', () => {
  for (const name of ['openapi.json', 'asyncapi.json']) {
    const document = read(name);
    for (const [, path] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = path
        .split('/')
        .reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      assert.notEqual(found, undefined, `${name}: ${path}`);
    }
  }
});

test('the text names every message that a client sends and every code that a request is refused with', () => {
  for (const name of Object.keys(CLIENT_MESSAGES))
    assert.ok(text.includes(name), `docs/api.md does not speak of ${name}`);
  const sources = globSync('../src/http/**/*.ts', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const codes = sources.flatMap((source) => [...source.matchAll(/Problem\(\d+, '([a-z-]+)'/g)].map(([, code]) => code));
  assert.ok(codes.length > 10);
  for (const code of codes) assert.ok(text.includes(`\`${code}\``), `docs/api.md does not explain ${code}`);
});

test('the text names every path', () => {
  for (const { path } of ROUTES) {
    const full = path.replace('/tables/:id', '/tables/MATCH').replace(/:\w+/, 'ID');
    const short = full.replace('/api/tables/MATCH', '');
    const isNamed = [full, short].some((one) => text.includes(`${one}\``));
    assert.ok(isNamed, `docs/api.md does not name ${full}`);
  }
});

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

const asked = new Set<string>();

/** The answer of a real server, validated against the document. */
async function ask(guest: Guest, method: string, path: string, body?: unknown): Promise<Record<string, never>> {
  const route = ROUTES.find(
    (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path.split('?')[0]),
  );
  assert.ok(route, `${method} ${path} stands in the document`);
  asked.add(`${route.method} ${route.path}`);
  const answer = await guest.call(method, path, body);
  assert.ok(route.status.includes(answer.status), `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  if (route.answer in ANSWERS) holds(ANSWERS[route.answer as keyof typeof ANSWERS], answer.body, `${method} ${path}`);
  else assert.equal(typeof answer.body, route.answer === 'application/json' ? 'object' : 'string');
  return answer.body as Record<string, never>;
}

function holds(schema: v.GenericSchema, value: unknown, what: string): void {
  const { issues } = v.safeParse(schema, value);
  assert.equal(
    issues,
    undefined,
    `${what}: ${issues?.map((one) => `${v.getDotPath(one)}: ${one.message}`).join('; ')}`,
  );
}

test('what a server answers while a match is made, played and looked back on is what the document says', async () => {
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const otto = await Guest.enter(server.open.address, 'Otto');
  for (const path of [
    '/api',
    '/openapi.json',
    '/asyncapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/push/key',
    '/api/me',
  ])
    await ask(mabel, 'GET', path);
  await ask(mabel, 'PATCH', '/api/me', { name: 'Mabel M.' });
  await ask(mabel, 'GET', '/api/me/sessions');
  const { secret: link } = await ask(mabel, 'POST', '/api/me/link');
  await ask(mabel, 'POST', '/api/return', { secret: link });
  const made = await ask(mabel, 'POST', '/api/tables', {
    game: 'scheffeln',
    chairs: ['me', 'open'],
    visibility: 'public',
  });
  const at = `/api/tables/${made.match}`;
  const { secret } = await ask(mabel, 'POST', `${at}/invitations`, { seat: 1 });
  await ask(mabel, 'GET', '/api/lobby');
  await ask(otto, 'POST', `${at}/claim`, { secret });
  await ask(mabel, 'DELETE', `${at}/invitations`);
  await ask(mabel, 'POST', `${at}/spectators`, {});
  await ask(mabel, 'DELETE', `${at}/spectators`);
  await ask(mabel, 'POST', `${at}/customs`, { chat: 'free' });
  await ask(otto, 'GET', at);
  await ask(otto, 'POST', `${at}/ticket`, {});

  const heard = new Map<string, FromServer>();
  const listener = (news: { readonly t: string }): void => {
    if (news.t === 'line') return;
    holds(SERVER_MESSAGES[news.t as FromServer['t']], news, news.t);
    heard.set(news.t, news as FromServer);
  };
  const [one, two] = [
    mabel.line(made.match, { listener }),
    otto.line(made.match, { listener, form: 'backroom.packed' }),
  ];
  const lines = [one, two];
  await until(() => lines.every((line) => line.table?.phase === 'playing'), 'the game begins');
  assert.equal((await one.tell({ text: 'Good evening.' })).t, 'ok');
  for (const question of ['undo-offer', 'refusals', 'head'] as const) await one.ask({ t: question });
  await one.ask({ t: 'recap', since: 0 });
  assert.equal((await one.command({ t: 'act', action: 'nonsense' })).t, 'no');
  for (let move = 0; one.result === null; move++) {
    await until(() => one.result !== null || lines.some(({ legal }) => (legal?.length ?? 0) > 0), 'a decision');
    for (const line of lines) {
      const legal = line.legal ?? [];
      if (legal.length === 0) continue;
      const answer = await line.command({ t: 'act', action: legal[move % legal.length] });
      assert.equal(answer.t, 'ok');
      await until(() => answer.t === 'ok' && lines.every(({ seq }) => seq >= answer.seq), 'the step');
    }
  }
  for (const t of ['welcome', 'steps', 'ok', 'no', 'table', 'said', 'undo-offer', 'refusals', 'recap', 'head'])
    assert.ok(heard.has(t), `${t} was heard`);
  for (const line of lines) line.stop();

  await ask(otto, 'GET', `${at}/log`);
  for (const seat of ['0', '1', 'open', '']) await ask(otto, 'GET', `${at}/replay?seat=${seat}`);
  await ask(otto, 'GET', `${at}/chat`);
  await ask(otto, 'POST', `${at}/avoid`, { seat: 0, wish: 'mute' });
  const { avoided } = (await ask(otto, 'GET', '/api/me/avoided')) as unknown as { avoided: { id: string }[] };
  await ask(otto, 'DELETE', `/api/me/avoided/${avoided[0].id}`);
  await ask(otto, 'POST', `${at}/report`, { seat: 0, reason: 'spam' });
  await ask(otto, 'POST', `${at}/notices`, { webhook: 'https://example.org/hook' });
  await ask(otto, 'GET', `${at}/notices`);
  await ask(otto, 'DELETE', `${at}/notices`);
  await ask(otto, 'POST', `${at}/rematch`, {});
  await ask(mabel, 'POST', `${at}/rematch`, {});
  const again = await ask(otto, 'POST', `${at}/continue`, { seq: 12, seat: 1, chairs: ['me', 'open'] });
  await ask(otto, 'POST', `/api/tables/${again.match}/remove`, { seat: 0 });
  await ask(otto, 'POST', `/api/tables/${again.match}/end`, {});
  await ask(otto, 'POST', '/api/quick', { game: 'scheffeln' });
  await ask(otto, 'POST', '/api/qr', { text: 'https://example.org/j/x' });
  await ask(otto, 'GET', '/api/me/export');
  await ask(otto, 'GET', '/api/account/passkeys');
  const { session } = await ask(otto, 'GET', '/api/me');
  await ask(otto, 'DELETE', `/api/me/sessions/${session}`);
  await ask(mabel, 'DELETE', '/api/me');
  asked.add('POST /api/me');
  // Passkeys need a browser: account.test.ts has one.
  const left = ROUTES.map(({ method, path }) => `${method} ${path}`).filter((one) => !asked.has(one));
  assert.deepEqual(
    left.filter((one) => !one.includes('/api/account/')),
    [],
  );
});

test('every operation has an id of its own, and every answer a text of its own', () => {
  const { paths } = read('openapi.json') as { paths: Record<string, Record<string, OpenOperation>> };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^[a-z][A-Za-z]+$/);
  for (const { operationId, responses } of operations)
    for (const { description } of Object.values(responses))
      assert.ok(description.length > 15 && description.endsWith('.'), `${operationId}: ${description}`);
});

interface OpenOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

test('the server publishes its own description, as JSON, to be cached and asked for again by ETag', async () => {
  for (const name of ['openapi.json', 'asyncapi.json']) {
    const url = `${server.open.address}/${name}`;
    const first = await fetch(url);
    assert.equal(first.status, 200);
    assert.match(first.headers.get('content-type') ?? '', /^application\/json\b/);
    assert.match(first.headers.get('cache-control') ?? '', /public, max-age=\d+/);
    assert.deepEqual(await first.json(), read(name));
    const etag = first.headers.get('etag') ?? '';
    assert.match(etag, /^"[\w-]{43}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await fetch(url, { headers: { 'if-none-match': known } });
      assert.deepEqual([again.status, await again.text(), again.headers.get('etag')], [304, '', etag]);
    }
    const changed = await fetch(url, { headers: { 'if-none-match': '"other"' } });
    assert.equal(changed.status, 200);
    await changed.body?.cancel();
  }
});

test('a refusal has the form that the document says', async () => {
  const nobody = await Guest.enter(server.open.address, 'Nobody');
  const refusals: [method: string, path: string, body?: unknown][] = [
    ['GET', '/api/tables/unknown'],
    ['POST', '/api/tables', {}],
    ['POST', '/api/me', { name: 'Twice', program: true }],
  ];
  for (const [method, path, body] of refusals)
    holds(ANSWERS.problem, (await nobody.call(method, path, body)).body, `${method} ${path}`);
});
