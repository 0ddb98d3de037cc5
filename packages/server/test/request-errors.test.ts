// What a client is told when a request fails: whose fault it is, whether to try again, and nothing of the inside.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { newApp } from '../src/http/app.ts';
import { notYours } from '../src/http/problem.ts';
import { StoreError, type TroubleCode } from '../src/store/trouble.ts';

async function answerTo(asked: InjectOptions, error?: Error) {
  const app = newApp('silent', () => false);
  app.post('/api/work', async () => {
    if (error !== undefined) throw error;
    return {};
  });
  const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/api/work', ...asked });
  await app.close();
  const code = (JSON.parse(body) as { error?: { code: string } }).error?.code;
  return { status: statusCode, code, retryAfter: headers['retry-after'], body };
}

const post = (payload: string, type = 'application/json'): InjectOptions => ({
  payload,
  headers: { 'content-type': type },
});

test('a request that is wrong in itself gets 400, 404 or 413, never 500', async () => {
  for (const [asked, status, code] of [
    [post('{"name":'), 400, 'malformed'],
    [post(''), 400, 'malformed'],
    [post('<name/>', 'application/xml'), 400, 'malformed'],
    [post('{"__proto__":{"a":1}}'), 400, 'malformed'],
    [post(`"${'x'.repeat(10 * 1024)}"`), 413, 'too-large'],
    [{ url: '/api/nothing' }, 404, 'not-found'],
    [{ url: '/%ff' }, 400, 'malformed'],
  ] as const) {
    const answer = await answerTo(asked);
    assert.deepEqual([answer.status, answer.code, answer.retryAfter], [status, code, undefined], answer.body);
  }
  assert.equal((await answerTo(post(`"${'x'.repeat(10 * 1024 - 2)}"`))).status, 200, 'a body of 10 KB');
});

test('what the store cannot do now is worth another try; a fault of the server is told without its cause', async () => {
  for (const code of ['busy', 'lost', 'full', 'read-only', 'io', 'corrupt', 'closed'] satisfies TroubleCode[]) {
    const answer = await answerTo({}, new StoreError(code, 'a detail'));
    assert.deepEqual([answer.status, answer.code, answer.retryAfter], [503, 'not-stored', '2'], code);
    assert.doesNotMatch(answer.body, /a detail/);
  }
  const refusal = await answerTo({}, notYours());
  assert.deepEqual([refusal.status, refusal.code, refusal.retryAfter], [403, 'not-yours', undefined]);
  const faults = [
    new StoreError('unknown-match', 'a detail'),
    new TypeError('a detail'),
    Object.assign(new Error('a detail'), { statusCode: 500 }),
    Object.assign(new Error('a detail'), { statusCode: 200 }),
  ];
  for (const fault of faults) {
    const answer = await answerTo({}, fault);
    assert.deepEqual([answer.status, answer.code, answer.retryAfter], [500, 'trouble', undefined]);
    assert.doesNotMatch(answer.body, /a detail/);
  }
});
