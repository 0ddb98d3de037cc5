// The headers of every answer, session cookies, and the address that a request is counted for.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import type { Config } from '../src/index.ts';
import { addressOf, trustIn } from '../src/limits/address.ts';
import { closeServer, openServer } from './support/server.ts';

/** Returns its address. Closed at the end of the test in any case. */
async function serverFor(context: TestContext, wishes: Partial<Config> = {}): Promise<string> {
  const server = await openServer(wishes);
  context.after(() => closeServer(server));
  return server.open.address;
}

const JSON_BODY = { 'content-type': 'application/json' };

async function entering(address: string): Promise<{ cookie: string; parts: string[] }> {
  const answer = await fetch(`${address}/api/me`, { method: 'POST', headers: JSON_BODY, body: '{"name":"Mabel"}' });
  assert.equal(answer.status, 201);
  assert.deepEqual(Object.keys((await answer.json()) as object).sort(), ['name', 'person'], 'no token for a page');
  const [cookie, ...parts] = String(answer.headers.get('set-cookie')).split('; ');
  return { cookie, parts };
}

test('every answer has the security headers; answers of the API are not cached', async (context) => {
  const address = await serverFor(context);
  const paths = ['/healthz', '/readyz', '/metrics', '/api', '/api/me', '/api/nothing', '/nothing', '/%ff', '/'];
  for (const path of paths) {
    const { headers, status } = await fetch(address + path);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; script-src 'self';/, `${path} ${status}`);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.match(policy, /require-trusted-types-for 'script'/);
    assert.doesNotMatch(policy, /unsafe|\*|http:/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
    assert.equal(headers.get('access-control-allow-origin'), null);
    assert.equal(headers.get('server'), null);
    assert.equal(headers.get('x-powered-by'), null);
    if (path.startsWith('/api')) assert.equal(headers.get('cache-control'), 'no-store');
  }
});

test('a session is a __Host- cookie: only over https, not for scripts, not from other sites; signing out deletes it', async (context) => {
  const address = await serverFor(context);
  const { cookie, parts } = await entering(address);
  assert.match(cookie, /^__Host-sid=[\w-]{43}$/);
  assert.deepEqual(new Set(parts), new Set(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure', 'Max-Age=15552000']));
  const headers = { cookie, origin: address };
  const me = await fetch(`${address}/api/me`, { headers });
  assert.equal(me.status, 200);
  const { session } = (await me.json()) as { session: string };
  const out = await fetch(`${address}/api/me/sessions/${session}`, { method: 'DELETE', headers });
  assert.match(
    String(out.headers.get('set-cookie')),
    /^__Host-sid=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax; Secure$/,
  );
  assert.equal((await fetch(`${address}/api/me`, { headers })).status, 401);
});

test('over plain http, if the operator allows it, the cookie is a plain one and still not for scripts', async (context) => {
  const { cookie, parts } = await entering(await serverFor(context, { plainHttp: true }));
  assert.match(cookie, /^sid=[\w-]{43}$/);
  assert.deepEqual(new Set(parts), new Set(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=15552000']));
});

test('X-Forwarded-For is trusted only as far as trusted proxies have written it', () => {
  const inside = fc.integer({ min: 1, max: 254 }).map((n) => `10.0.0.${n}`);
  const outside = fc.integer({ min: 1, max: 254 }).map((n) => `203.0.113.${n}`);
  const junk = fc.constantFrom('', 'unknown', '10.0.0.1', '127.0.0.1', '::1');
  const trusts = trustIn(['10.0.0.0/24']);
  const requestOf = (remoteAddress: string, said: readonly string[]) =>
    ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': said.join(', ') } }) as never;
  fc.assert(
    fc.property(outside, fc.array(fc.oneof(inside, outside, junk)), (stranger, said) => {
      assert.equal(addressOf(requestOf(stranger, said), trusts), stranger);
    }),
  );
  fc.assert(
    fc.property(
      outside,
      fc.array(fc.oneof(inside, outside, junk)),
      fc.array(inside),
      inside,
      (caller, lies, hops, last) => {
        const said = [...lies, caller, ...hops];
        assert.equal(addressOf(requestOf(last, said), trusts), caller);
        assert.equal(addressOf(requestOf(`::ffff:${last}`, said), trusts), caller);
      },
    ),
  );
});
