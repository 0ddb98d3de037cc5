// What a screen reader says at the table, and what the title of the tab says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { begun, putOnShelf } from './support/shelf.ts';
import { visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();

/** From the page's first moment: every text of every live region. */
const LISTEN = `
globalThis.heard = [];
const regions = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
let before = [];
new MutationObserver(() => {
  const now = regions();
  for (const text of now) if (text && !before.includes(text)) heard.push({ at: performance.now(), text });
  before = now;
}).observe(document, { subtree: true, childList: true, characterData: true });
`;

interface Heard {
  readonly at: number;
  readonly text: string;
}

const hears = (page: Page, what: RegExp): Promise<void> =>
  comesTrue(page, `heard.some(({ text }) => ${what}.test(text))`);

test('at the picture table: whose turn it is, what a hint says, that a move is taken back; the title says whose turn it is', async (t) => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 0 });
  t.after(() => context.close());
  await page.addInitScript(LISTEN);
  await page.goto(visit.address());
  await comesTrue(page, "document.title === 'Your turn – Home – Backroom'");
  await page.goto(visit.address() + (await putOnShelf(page, begun('heard', 1, 3))));
  await page.locator('.sch-touch.lit').first().waitFor();
  await comesTrue(page, "document.title === 'Your turn – Scheffeln – Backroom'");
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await hears(page, /A good move: .+\d ?% to win/);
  await page.evaluate('heard.length = 0');
  await page.evaluate(`document.querySelector('.sch-touch.lit').click()`);
  // The bots have chosen too: nothing happens any more while the move is taken back.
  await hears(page, /Your turn: /);
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await hears(page, /One move was taken back/);
});

test('a table of bots is read aloud at a comfortable pace, without the questions to others', async (t) => {
  const { context, page } = await visit.visitor();
  t.after(() => context.close());
  await page.addInitScript(LISTEN);
  await page.goto(`${visit.address()}/new#scarface`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.getByLabel(/^Where/).selectOption('On this device');
  await page.getByLabel('How many play').selectOption('2');
  await page.getByLabel('Who sits at seat 2').selectOption('Lookout · Beginner');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.text-table .choice').first().waitFor();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Leave your seat to a bot' }).click();
  await comesTrue(page, "!document.querySelector('.turn').textContent.includes('Your turn')");
  // From now on a bot plays the seat: the viewer never has a turn.
  await page.evaluate(`(() => {
    globalThis.turns = new Set();
    new MutationObserver(() => turns.add(document.querySelector('.turn')?.textContent ?? '')).observe(document, { subtree: true, childList: true, characterData: true });
  })()`);
  // An earlier question to this seat is dropped, and is not announced.
  await page.evaluate('heard.length = 0');
  await comesTrue(page, "heard.length > 0 && document.querySelectorAll('.aside .log li').length > 200", 240_000);
  const { heard, now, lines } = await page.evaluate<{ heard: Heard[]; now: number; lines: string[] }>(
    `({ heard, now: performance.now(), lines: [...document.querySelectorAll('.aside .log li')].map((li) => li.textContent) })`,
  );
  for (const turn of await page.evaluate<string[]>('[...turns]')) assert.doesNotMatch(turn, /^Your turn/);
  const seconds = (now - heard[0].at) / 1000;
  const words = heard.reduce((sum, { text }) => sum + count(text), 0);
  const happened = count(lines.join(' '));
  t.diagnostic(`${words} words heard in ${seconds.toFixed(0)} s, of ${happened} that happened`);
  // 240 words a minute, plus one announcement at the start and one at the end of the game, which does not wait.
  const most = 4 * seconds + 2 * 60;
  assert.ok(words <= most, `${words} words in ${seconds} s`);
  assert.ok(happened > 2 * most, `${happened} words happened in ${seconds} s: too few to prove anything`);
  for (const { text } of heard) assert.doesNotMatch(text, /(is|are) to |Waiting for/);
});

const count = (text: string): number => text.split(/\s+/).length;
