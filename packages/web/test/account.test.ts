// An account with a passkey, with the browser's virtual authenticator: created, opened on another device, signed out. A
// guest's seats move to the account, and the only passkey cannot be removed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CDPSession, Page } from '@playwright/test';
import { flaws } from './support/looks.ts';
import { visiting } from './support/visit.ts';

const visit = visiting();

/** Passkeys are made for names, not for bare addresses. */
const address = (): string => visit.address().replace('127.0.0.1', 'localhost');

const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

async function authenticatorOf(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  return { cdp, ...(await cdp.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR })) };
}

async function seatAt(page: Page, name: string): Promise<string> {
  await page.goto(`${address()}/new`);
  await page.getByLabel('What should we call you?').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  return new URL(page.url()).pathname;
}

const account = (page: Page) => page.getByRole('region', { name: 'Account' });

test('a guest keeps their seats with a passkey and has them on another device; the seats of the guest there move along', async () => {
  const phone = await visit.visitor();
  const first = await authenticatorOf(phone.page);
  const kept = await seatAt(phone.page, 'Ada');
  await phone.page.goto(`${address()}/mine`);
  await phone.page.getByRole('link', { name: 'Keep these seats on every device' }).click();
  await account(phone.page).getByRole('button', { name: 'Keep my seats with a passkey' }).click();
  await account(phone.page).getByText('You are signed in as Ada.').waitFor();
  assert.deepEqual(await flaws(phone.page), []);

  // A passkey travels with the person, as password managers carry it.
  const desk = await visit.visitor();
  const second = await authenticatorOf(desk.page);
  const { credentials } = await first.cdp.send('WebAuthn.getCredentials', first);
  assert.equal(credentials.length, 1);
  const [credential] = credentials;
  assert.ok(credential !== undefined);
  await second.cdp.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential });
  const brought = await seatAt(desk.page, 'Somebody');
  await desk.page.goto(`${address()}/settings#account`);
  await account(desk.page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await account(desk.page).getByText('Welcome back, Ada. One seat has come with you.').waitFor();
  await desk.page.goto(`${address()}/mine`);
  for (const seat of [kept, brought]) await desk.page.locator(`a[href="${seat}"]`).waitFor();

  await phone.page.goto(`${address()}/mine`);
  await phone.page.locator(`a[href="${brought}"]`).waitFor();
  await Promise.all([phone, desk].map(({ context }) => context.close()));
});

test('passkeys are listed, a second one can be removed, the only one cannot; after signing out, the device has no person', async () => {
  const { context, page } = await visit.visitor({ name: 'Bob' });
  const one = await authenticatorOf(page);
  await page.goto(`${address()}/settings#account`);
  await account(page).getByRole('button', { name: 'Keep my seats with a passkey' }).click();
  await account(page).getByText('Your only passkey cannot be removed').waitFor();
  const passkeys = account(page).getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  assert.equal(await passkeys.count(), 1);
  // The same device again: it says that it has one.
  await account(page).getByRole('button', { name: 'Add a passkey' }).click();
  await account(page).getByText('This device already has a passkey of yours.').waitFor();
  await one.cdp.send('WebAuthn.removeVirtualAuthenticator', one);
  await one.cdp.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
  await account(page).getByRole('button', { name: 'Add a passkey' }).click();
  await account(page).getByText('Passkey added.').waitFor();
  await passkeys.nth(1).waitFor();
  await account(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await account(page).getByText('Passkey removed.').waitFor();
  await passkeys.nth(1).waitFor({ state: 'detached' });
  await account(page).getByRole('button', { name: 'Sign out on this device' }).click();
  await account(page).getByText('Nobody is signed in on this device now.').waitFor();
  assert.equal(await page.evaluate(`fetch('/api/me').then(({ status }) => status)`), 401);
  await context.close();
});

test('where there are no passkeys the page says so and what to do', async () => {
  const { context, page } = await visit.visitor({ name: 'Eve' });
  await page.goto(`${visit.address()}/settings#account`);
  await account(page).getByRole('button', { name: 'Keep my seats with a passkey' }).click();
  await account(page).getByText('Passkeys need https and a domain name').waitFor();
  await context.close();
});
