// Notifications: sent to a real receiver, encrypted for a real browser, never sent to the local network.
import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { LANGUAGES, type Seat } from '@backroom/kit';
import fc from 'fast-check';
import { isPublicAddress } from '../src/notifications/public-addresses.ts';
import { quietUntil } from '../src/notifications/quiet-hours.ts';
import { lookUp, objectionTo } from '../src/notifications/request.ts';
import { sentenceFor } from '../src/notifications/words.ts';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

/** What web-push encrypts with: used here to decrypt. */
const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(sealed: Buffer, how: object): Buffer;
};

let server: Opened;
let receiver: Server;
let status = 200;
const got: { readonly path: string; readonly headers: Record<string, unknown>; readonly body: Buffer }[] = [];

before(async () => {
  server = await openServer({ noticesAnywhere: true, noticeDelay: 50 });
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
after(async () => {
  await closeServer(server);
  receiver.close();
});

const at = (path: string): string => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;
const to = (path: string) => got.filter((one) => one.path === path);

/** A table that waits for Mabel from its first moment, with nobody present. */
async function table(title: string): Promise<{ mabel: Guest; match: string; seat: Seat }> {
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'open'], title });
  return { mabel, match, seat: 0 };
}

/** The second player comes, so the game begins; Mabel is the first to decide or becomes it by the other's moves. */
async function begin(mabel: Guest, match: string): Promise<void> {
  const otto = await Guest.enter(server.open.address, 'Otto');
  const { secret } = await mabel.must<{ secret: string }>('POST', `/api/tables/${match}/invitations`, { seat: 1 });
  await otto.must('POST', `/api/tables/${match}/claim`, { secret });
  const line = otto.line(match);
  await until(() => line.table?.phase === 'playing', 'the game begins');
  for (let n = 0; n < 20 && (line.legal?.length ?? 0) > 0; n++) {
    const answer = await line.command({ t: 'act', action: line.legal?.[0] });
    await until(() => answer.t === 'ok' && line.seq >= answer.seq, 'the step is published');
  }
  line.stop();
}

test('a webhook is notified once, in the language asked for, until the player has looked', async () => {
  const { mabel, match } = await table('Der Keller');
  await mabel.must('POST', `/api/tables/${match}/notices`, { webhook: at('/hook'), language: 'de' });
  await begin(mabel, match);
  await until(() => to('/hook').length > 0, 'the notice comes');
  const { content, allowed_mentions: mentions } = JSON.parse(String(to('/hook')[0].body));
  assert.match(content, /„Der Keller“/);
  assert.deepEqual(mentions, { parse: [] });
  const line = mabel.line(match);
  await until(() => line.table !== null, 'she looks');
  assert.equal(to('/hook').length, 1);
  line.stop();
});

test('a player who is present when their turn comes, and leaves without a move, is notified', async () => {
  const { mabel, match } = await table('The Attic');
  await mabel.must('POST', `/api/tables/${match}/notices`, { webhook: at('/attic') });
  const line = mabel.line(match);
  await until(() => line.table !== null, 'she is there');
  await begin(mabel, match);
  await until(() => (line.legal?.length ?? 0) > 0, 'her turn');
  // Longer than the notifier waits.
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(to('/attic').length, 0, 'a present player is not notified');
  line.stop();
  await until(() => to('/attic').length === 1, 'she is called');
});

test('a push message can be decrypted with the browser’s keys, and with no others', async () => {
  const { mabel, match } = await table('The Cellar');
  const browser = createECDH('prime256v1');
  const auth = randomBytes(16);
  const keys = { p256dh: browser.generateKeys('base64url'), auth: auth.toString('base64url') };
  await mabel.must('POST', `/api/tables/${match}/notices`, { push: { endpoint: at('/push'), keys } });
  await begin(mabel, match);
  await until(() => to('/push').length > 0, 'the push comes');
  const [{ body, headers }] = to('/push');
  const { key } = await mabel.must<{ key: string }>('GET', '/api/push/key');
  assert.ok(String(headers.authorization).endsWith(`k=${key}`));
  assert.ok(!body.includes('Cellar'));
  const how = { version: 'aes128gcm', privateKey: browser, authSecret: auth.toString('base64url') };
  const notice = JSON.parse(String(ece.decrypt(body, how)));
  assert.deepEqual(notice, { text: 'It is your turn at “The Cellar”.', tables: [{ match, seat: 0 }] });
  const stranger = createECDH('prime256v1');
  stranger.generateKeys();
  assert.throws(() => ece.decrypt(body, { ...how, privateKey: stranger }));
});

test('a subscription that is gone (410) is deleted', async () => {
  const { mabel, match } = await table('Gone');
  await mabel.must('POST', `/api/tables/${match}/notices`, { webhook: at('/gone') });
  status = 410;
  await begin(mabel, match);
  await until(() => to('/gone').length > 0, 'it was tried');
  const left = async (): Promise<number> =>
    (await mabel.must<{ notices: unknown[] }>('GET', `/api/tables/${match}/notices`)).notices.length;
  for (const end = Date.now() + 60_000; (await left()) > 0 && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 20));
  status = 200;
  assert.equal(await left(), 0);
});

test('no notification goes to this machine, its local network or reserved addresses, in any notation', () => {
  const closed = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
  ];
  closed.push(
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    '255.255.255.255',
  );
  for (const address of closed) {
    assert.equal(isPublicAddress(address), false, address);
    const url = `https://${address.includes(':') ? `[${address}]` : address}/`;
    assert.notEqual(objectionTo(url, { anywhere: false }), null, url);
  }
  for (const url of [
    'https://2130706433/',
    'https://0x7f.1/',
    'http://example.org/',
    'https://a:b@example.org/',
    'ftp://x/',
  ])
    assert.notEqual(objectionTo(url, { anywhere: false }), null, url);
  assert.equal(objectionTo('https://discord.com/api/webhooks/1/x', { anywhere: false }), null);
  for (const address of ['1.1.1.1', '8.8.8.8', '2606:4700::1111']) assert.equal(isPublicAddress(address), true);
});

test('a name with one private address is refused when the connection is made', () => {
  const answers = (...addresses: string[]) =>
    ((_host: string, _options: object, found: (error: null, all: object[]) => void) =>
      found(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as never;
  const errors: (string | undefined)[] = [];
  const note = (error: Error | null): void => void errors.push(error?.message);
  lookUp('rebinds.example', { all: true }, note, answers('1.1.1.1', '127.0.0.1'));
  lookUp('nowhere.example', { all: true }, note, answers());
  lookUp('fine.example', {}, note, answers('1.1.1.1'));
  assert.ok(errors[0] && errors[1]);
  assert.equal(errors[2], undefined);
});

test('quiet hours end by the player’s own clock, in every time zone', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const text = (m: number): string =>
    `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
  const moment = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(minute, minute, fc.integer({ min: -840, max: 840 }), moment, (from, until, offset, now) => {
      const local = (ms: number): number => (((Math.floor(ms / 60_000) + offset) % 1440) + 1440) % 1440;
      const isQuiet =
        from < until
          ? local(now) >= from && local(now) < until
          : from > until && (local(now) >= from || local(now) < until);
      const end = quietUntil({ from: text(from), to: text(until), offset }, now);
      assert.equal(end !== null, isQuiet);
      if (end === null) return;
      assert.ok(end > now && end - now <= 86_400_000);
      assert.equal(local(end), until);
    }),
  );
});

test('one sentence for one table, one for several, in every language, with every table counted', () => {
  for (const language of LANGUAGES) {
    const one = sentenceFor(language, [{ reason: 'agree', title: 'X' }]);
    const seven = sentenceFor(
      language,
      Array.from({ length: 7 }, (_, n) => ({ reason: 'turn' as const, title: `T${n}` })),
    );
    assert.match(one, /X/);
    assert.match(seven, /7.*T0.*T4/u);
    assert.doesNotMatch(seven, /T5/);
  }
});
