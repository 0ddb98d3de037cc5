// Notifications of an absent player: in their browser, in a channel, not in quiet hours, and only after they asked for
// it. The browser's own tools simulate the push service: a browser without a window has none.
import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { until } from '../../server/test/support/server.ts';
import { playOn, take, type Visitor, visiting } from './support/visit.ts';

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

/** Replaces the browser's push service. Everything else, from the click to the server, is real. */
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
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.getByLabel('How many play').selectOption('2');
  await page.getByRole('button', { name: 'Open the table' }).click();
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

/**
 * The tests below need notifications. Some builds of Chromium have none, and refuse them even with permission.
 */
async function lacksNotifications({ context, page }: Pick<Visitor, 'context' | 'page'>): Promise<boolean> {
  await context.grantPermissions(['notifications']);
  await page.goto(visit.address());
  return (await page.evaluate('Notification.permission')) === 'denied';
}
const NO_NOTIFICATIONS = 'this browser has no notifications';

test('after a click, the server notifies the browser and a channel when the table waits for an absent player', async (t) => {
  const ada = await visit.visitor({}, { timezoneId: 'Asia/Kathmandu' });
  if (await lacksNotifications(ada)) return t.skip(NO_NOTIFICATIONS);
  const bob = await visit.visitor();
  await withPushService(ada.context);
  const link = await layOutForTwo(ada.page);
  const { page } = ada;
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.getByRole('button', { name: 'Notify me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn notifications' });
  await dialog.getByText('Nowhere yet.').waitFor();
  assert.deepEqual((await new AxeBuilder({ page }).include('dialog').analyze()).violations, []);
  assert.equal(
    await page.locator('html').getAttribute('data-asked'),
    null,
    'the browser asks for permission only after a click',
  );

  await dialog.getByRole('button', { name: 'Notify me on this device' }).click();
  await dialog.getByText('This device gets notifications.').waitFor();
  await dialog.getByLabel('Webhook address').fill(office('/channel'));
  await dialog.getByRole('button', { name: 'Notify me there' }).click();
  await dialog.getByText('A webhook', { exact: true }).waitFor();
  await dialog.getByLabel('Nothing at night').check();
  await dialog.getByText('quiet from 22:00 to 08:00').waitFor();
  const quietOf = async (kind: string) => (await noticesOf(page)).find((one) => one.kind === kind)?.quiet;
  assert.deepEqual(await quietOf('push'), { from: '22:00', to: '08:00', offset: 345 });
  await dialog.getByLabel('Nothing at night').uncheck();
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
  await page.getByRole('button', { name: 'Notify me' }).click();
  await dialog.getByRole('button', { name: 'Stop notifying me' }).click();
  await dialog.getByText('Nowhere yet.').waitFor();
  assert.deepEqual(await noticesOf(page), []);
  await Promise.all([ada, bob].map(({ context }) => context.close()));
});

test('a push becomes a notification in the player’s language, and a touch on it opens the table', async (t) => {
  const { context, page } = await visit.visitor();
  if (await lacksNotifications({ context, page })) return t.skip(NO_NOTIFICATIONS);
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
  const [known] = context.serviceWorkers();
  const worker = known ?? (await context.waitForEvent('serviceworker'));
  const noticed = (): Promise<unknown> =>
    worker.evaluate(`(async () => {
      for (let tries = 0; tries < 60; tries++) {
        const [notice] = await registration.getNotifications();
        if (notice) return { title: notice.title, body: notice.body, data: notice.data };
        await new Promise((done) => setTimeout(done, 50));
      }
      return { permission: Notification.permission, worker: registration.active?.state };
    })()`);
  // Retry as a push service does: a busy browser drops a push now and then.
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
  // Only a real touch may open a window, so read the address that it would open.
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
