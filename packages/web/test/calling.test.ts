// A player who is not there is called: in his browser, in a channel, not in his quiet hours, and never before he has asked
// for it. What comes from a push service comes from the browser's own tools here: a browser without a window has none.
import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { until } from '../../server/test/support/house.ts';
import { playOn, take, visiting } from './support/visit.ts';

const visit = visiting({ noticesAnywhere: true, noticeDelay: 100 });

interface Letter {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const letters: Letter[] = [];
const post = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(201).end();
  });
});
before(() => new Promise<void>((done) => post.listen(0, '127.0.0.1', done)));
after(() => {
  post.close();
  post.closeAllConnections();
});
const office = (path: string): string => `http://127.0.0.1:${(post.address() as AddressInfo).port}${path}`;

/** A push service in the page's own hands: the rest, from the click to the house, is real. */
async function withPushService(context: BrowserContext): Promise<void> {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const keys = { p256dh: key.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  await context.grantPermissions(['notifications']);
  await context.addInitScript(`
    const endpoint = ${JSON.stringify(office('/push'))};
    const keys = ${JSON.stringify(keys)};
    let current = null;
    PushManager.prototype.subscribe = async () => {
      current = { endpoint, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
      return current;
    };
    PushManager.prototype.getSubscription = async () => current;
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      document.documentElement.dataset.asked = 'yes';
      return ask();
    };
  `);
}

async function layOutForTwo(page: Page): Promise<string> {
  await page.goto(`${visit.address()}/new`);
  await page.getByLabel('What shall they call you?').fill('Ada');
  await page.getByLabel('How many play').selectOption('2');
  await page.getByRole('button', { name: 'Lay out the table' }).click();
  return page.getByLabel('Link for seat 2').inputValue();
}

interface Noted {
  readonly kind: string;
  readonly quiet: unknown;
}

const noticesOf = (page: Page): Promise<Noted[]> =>
  page.evaluate(`fetch(location.pathname.replace('/t/', '/api/tables/') + '/notices')
    .then((answer) => answer.json())
    .then(({ notices }) => notices)`);

test('asked for by a click, the house writes to the browser and to a channel when the table waits for somebody who is away', async () => {
  const ada = await visit.visitor({}, { timezoneId: 'Asia/Kathmandu' });
  const bob = await visit.visitor();
  await withPushService(ada.context);
  const link = await layOutForTwo(ada.page);
  const { page } = ada;
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.getByRole('button', { name: 'Call me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shall we call you?' });
  await dialog.getByText('Nowhere yet.').waitFor();
  assert.deepEqual((await new AxeBuilder({ page }).include('dialog').analyze()).violations, []);
  assert.equal(await page.locator('html').getAttribute('data-asked'), null, 'nobody is asked before he has clicked');

  await dialog.getByRole('button', { name: 'Call me on this device' }).click();
  await dialog.getByText('This device is called.').waitFor();
  await dialog.getByLabel('Address of the webhook').fill(office('/channel'));
  await dialog.getByRole('button', { name: 'Call me there' }).click();
  await dialog.getByText('A webhook', { exact: true }).waitFor();
  await dialog.getByLabel('Keep quiet at night').check();
  await dialog.getByText('quiet from 22:00 to 08:00').waitFor();
  const quietOf = async (kind: string) => (await noticesOf(page)).find((one) => one.kind === kind)?.quiet;
  assert.deepEqual(await quietOf('push'), { from: '22:00', to: '08:00', offset: 345 });
  await dialog.getByLabel('Keep quiet at night').uncheck();
  await dialog.getByText('quiet from').waitFor({ state: 'hidden' });
  assert.equal(await quietOf('push'), null);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await take(bob.page, link, 'Bob');
  await bob.page.locator('.text-table').waitFor();
  await page.goto(`${visit.address()}/settings`);
  const isTold = async (): Promise<boolean> => letters.length >= 2;
  await playOn(bob.page, isTold);
  const channel = letters.find(({ path }) => path === '/channel');
  assert.match(JSON.parse(String(channel?.body)).content, /your turn|have to respond/);
  const push = letters.find(({ path }) => path === '/push');
  assert.equal(push?.headers['content-encoding'], 'aes128gcm');
  assert.match(push?.headers.authorization ?? '', /^vapid t=/);

  await page.goto(bob.page.url());
  await page.getByRole('button', { name: 'Call me' }).click();
  await dialog.getByRole('button', { name: 'Do not call me any more' }).click();
  await dialog.getByText('Nowhere yet.').waitFor();
  assert.deepEqual(await noticesOf(page), []);
  await Promise.all([ada, bob].map(({ context }) => context.close()));
});

test('a push becomes a notice in the player’s own words, and a touch on it opens the table', async () => {
  const { context, page } = await visit.visitor();
  await context.grantPermissions(['notifications']);
  await page.goto(visit.address());
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const cdp = await context.newCDPSession(page);
  const registrations: string[] = [];
  cdp.on('ServiceWorker.workerRegistrationUpdated', (update) => {
    for (const { registrationId } of update.registrations) registrations.push(registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  await until(() => registrations.length > 0, 'the service worker is not known');
  const match = 'a'.repeat(22);
  const text = 'Du bist am Zug: „Ada“.';
  const [worker] = context.serviceWorkers();
  assert.ok(worker !== undefined);
  const noticed = (): Promise<unknown> =>
    worker.evaluate(`(async () => {
      for (let tries = 0; tries < 60; tries++) {
        const [notice] = await registration.getNotifications();
        if (notice) return { title: notice.title, body: notice.body, data: notice.data };
        await new Promise((done) => setTimeout(done, 50));
      }
      return { permission: Notification.permission, worker: registration.active?.state };
    })()`);
  // As a push service does, which sends again what was not taken: a busy browser loses one now and then.
  let shown: unknown;
  for (let sent = 0; sent < 10 && JSON.stringify(shown)?.includes(match) !== true; sent++) {
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: visit.address(),
      registrationId: registrations[0] ?? '',
      data: JSON.stringify({ text, tables: [{ match, seat: 0 }] }),
    });
    shown = await noticed();
  }
  assert.deepEqual(shown, { title: 'Backroom', body: text, data: `/t/${match}` });
  // Only a person's touch may open a window; where it would go can be seen.
  const opened = await worker.evaluate(`(async () => {
    const [notification] = await registration.getNotifications();
    return new Promise((resolve) => {
      clients.openWindow = async (path) => resolve(path);
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
  })()`);
  assert.equal(opened, `/t/${match}`);
  await context.close();
});
