// Scarface 1920 at its picture table: a person who only touches what is lit plays whole games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from '@playwright/test';
import { flaws, misfits } from './support/looks.ts';
import { onlyRemoving, sitAtPicture } from './support/picture-games.ts';
import { openScales, sum, type Weighed } from './support/scales.ts';
import { median, touchOn } from './support/touching.ts';
import { visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();

async function layOut(
  page: Page,
  wishes: Readonly<Record<string, string>>,
  address = visit.address(),
  first = '.sft-touch.lit',
): Promise<void> {
  await page.goto(new URL('/new#scarface', address).href);
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.getByLabel(/^Where/).selectOption('On this device');
  for (const [label, value] of Object.entries(wishes)) await page.getByLabel(label).selectOption(value);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator(first).first().waitFor();
}

const AGAINST_ONE = { 'How many play': '2', 'Who sits at seat 2': 'Lookout · Beginner' };

test('a whole game is played by touching the board alone, and no touch is refused', async (t) => {
  const { context, page } = await visit.visitor(
    { textTable: false, tempo: 0 },
    { viewport: { width: 1440, height: 900 } },
  );
  t.after(() => context.close());
  // Always the same deal: how many touches a turn takes depends on it.
  await sitAtPicture(page, visit.address(), 'two');
  const { touches, turns, refused, hidden } = await touchOn(page);
  t.diagnostic(`${touches} touches, ${turns.length} turns, median ${median(turns)} a turn`);
  assert.deepEqual(refused, []);
  assert.ok(turns.length > 10, `only ${turns.length} turns`);
  assert.deepEqual(hidden, [], 'everything lit lies open');
  assert.ok(median(turns) <= 9, `median ${median(turns)} touches a turn`);
  await page.getByRole('heading', { name: 'Final result' }).first().waitFor();
});

// Whole games of all five: `npm run soak:picture`.
for (const game of ['three', 'four', 'draft', 'solo'])
  test(`${game}: the game begins and goes on by touching the board alone`, async (t) => {
    const { context, page } = await visit.visitor({}, { viewport: { width: 1440, height: 900 } });
    t.after(() => context.close());
    await sitAtPicture(page, visit.address(), game);
    const { touches, turns, refused, hidden } = await touchOn(page, 28);
    t.diagnostic(`${touches} touches, ${turns.length} turns`);
    assert.ok(turns.length > 1, `only ${turns.length} turns`);
    assert.deepEqual([...refused, ...hidden], []);
  });

test('on a telephone the question and the hand never leave the screen; axe finds nothing, nothing sticks out', async (t) => {
  const { context, page } = await visit.visitor(
    { textTable: false, tempo: 0 },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  );
  t.after(() => context.close());
  await sitAtPicture(page, visit.address(), 'two');
  const { refused, hidden } = await touchOn(page, 60);
  assert.deepEqual(refused, []);
  assert.deepEqual(hidden, []);
  assert.deepEqual(await flaws(page), []);
  assert.deepEqual(await misfits(page), []);
});

test('the only action that is left is visible and can be touched on every screen without scrolling', async (t) => {
  const table = onlyRemoving();
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [844, 390],
  ]) {
    const { context, page } = await visit.visitor({}, { viewport: { width, height }, hasTouch: true });
    t.after(() => context.close());
    await sitAtPicture(page, visit.address(), table);
    const { touches, refused } = await touchOn(page, 1);
    assert.equal(touches, 1);
    assert.deepEqual(refused, []);
    await comesTrue(page, `document.querySelector('[data-pick="act:dismiss"].lit') === null`);
  }
});

/** Where a thing's middle is on the screen. */
async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  assert.ok(box !== null);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a piece is dragged where two touches would send it, with mouse and finger; dropped nowhere it lies where it lay', async (t) => {
  const { context, page } = await visit.visitor({}, { viewport: { width: 1440, height: 900 }, hasTouch: true });
  t.after(() => context.close());
  await sitAtPicture(page, visit.address(), 'planning', { confirm: true });
  for (const i of [0, 1]) await page.locator('.sft-hand .in-hand').nth(i).click();
  const home = page.locator('[data-pick="area:headquarters"].lit');
  const place = page.locator('.sft-ground.lit').first();
  const armed = page.locator('.sft-bar .armed');
  const from = await middleOf(home);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y, { steps: 4 });
  await page.locator('.sft-dragged').waitFor();
  await page.mouse.move(720, 5, { steps: 4 });
  await page.mouse.up();
  await page.locator('.sft-dragged').waitFor({ state: 'detached' });
  await page.locator('.held').waitFor({ state: 'detached' });
  // The same with a finger, to a district.
  const finger = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  await send('touchMove', [{ x: from.x + 30, y: from.y - 30 }]);
  await page.locator('.sft-dragged').waitFor();
  const to = await middleOf(place);
  await send('touchMove', [to]);
  await send('touchEnd', []);
  await armed.waitFor();
  const byDrag = await armed.innerText();
  await page.keyboard.press('Escape');
  await armed.waitFor({ state: 'detached' });
  await home.click();
  await page.mouse.click(to.x, to.y);
  await armed.waitFor();
  assert.equal(await armed.innerText(), byDrag);
});

test('a district that is lit is touched anywhere, also on a plate that lies in it', async (t) => {
  const { context, page } = await visit.visitor({}, { viewport: { width: 1440, height: 900 } });
  t.after(() => context.close());
  await sitAtPicture(page, visit.address(), 'planning', { confirm: true });
  for (const i of [0, 1]) await page.locator('.sft-hand .in-hand').nth(i).click();
  await page.locator('[data-pick="area:headquarters"].lit').click();
  const district = page
    .locator('.sft-district', { has: page.locator('.sft-ground.lit') })
    .filter({ has: page.locator('.sft-tile:not(.lit)') });
  const name = await district.first().locator('.sft-ground').getAttribute('data-pick');
  // A plate that leads nowhere itself counts as disabled: the mouse does not ask.
  const plate = await middleOf(district.first().locator('.sft-tile').first());
  await page.mouse.click(plate.x, plate.y);
  await page.locator('.sft-bar .armed').waitFor();
  assert.equal(await page.locator('.sft-ground.held').getAttribute('data-pick'), name);
});

test('a mouse that rests on a target shows what a click would do, and one click lays the Plan and does it; a finger is asked first', async (t) => {
  const desktop = await visit.visitor({}, { viewport: { width: 1440, height: 900 } });
  const phone = await visit.visitor({}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  t.after(() => Promise.all([desktop, phone].map(({ context }) => context.close())));
  const TARGET = '.sft-stat.lit, .sft-tile.lit';
  const { page } = desktop;
  await sitAtPicture(page, visit.address(), 'planning');
  const target = page.locator(TARGET).first();
  for (const i of [0, 1]) await page.locator('.sft-hand .in-hand').nth(i).click();
  const before = await page.locator('.sft-bar').boundingBox();
  await target.hover();
  assert.match(await page.locator('.sft-bar .preview').innerText(), /^Lay the Plan, then: /);
  assert.deepEqual(await page.locator('.sft-bar').boundingBox(), before, 'nothing moves under the mouse');
  assert.equal(await page.locator('.sft-planned').count(), 0, 'nothing is public yet');
  await target.click();
  await page.locator('.sft-planned').first().waitFor();
  await sitAtPicture(phone.page, visit.address(), 'planning');
  for (const i of [0, 1]) await phone.page.locator('.sft-hand .in-hand').nth(i).tap();
  await phone.page.locator('#sft-tab-gang').tap();
  await phone.page.locator(TARGET).first().tap();
  await phone.page.locator('.sft-bar .armed').waitFor();
  assert.equal(await phone.page.locator('.sft-planned').count(), 0);
});

/** Bytes of compressed JavaScript and CSS that the picture adds to the text table. */
const MOST = 110_000;

/** If nothing has arrived for this long, the page has loaded everything that follows the table; milliseconds. */
const QUIET_MS = 2500;

test('the picture adds at most 110 kB to the text table, its drawings not counted', async (t) => {
  const weigh = async (textTable: boolean, first: string): Promise<readonly Weighed[]> => {
    const scales = await openScales(visit.address());
    t.after(() => scales.close());
    // A service worker would fetch all files, for offline play.
    const { context, page } = await visit.visitor({ textTable, tempo: 0 }, { serviceWorkers: 'block' });
    t.after(() => context.close());
    // The animations use parts of the picture; the text table does not load them.
    if (textTable) await page.route('**/begin-*.js', (route) => route.abort());
    await layOut(page, AGAINST_ONE, scales.address, first);
    const quietAt = (): number => Math.max(...scales.weighed.map(({ at }) => at)) + QUIET_MS;
    while (Date.now() < quietAt()) await page.waitForTimeout(quietAt() - Date.now());
    return scales.weighed.filter(({ path }) => /\.(js|css)$/.test(path));
  };
  const [ofText, picture] = await Promise.all([weigh(true, '.text-table .choice'), weigh(false, '.sft-touch.lit')]);
  const text = new Set(ofText.map(({ path }) => path));
  const own = new Map(picture.filter(({ path }) => !text.has(path)).map((one) => [one.path, one]));
  const more = sum([...own.values()]);
  t.diagnostic(`${more} bytes more in ${own.size} files, ${sum(picture)} in all`);
  assert.ok(more > 5_000 && text.size > 5, 'something was weighed');
  assert.ok(more <= MOST, `${more} bytes`);
});

/** To the next thing that is lit, by the keys alone: Tab from part to part, arrows within one. */
async function reachLit(page: Page): Promise<boolean> {
  for (let presses = 0; presses < 60; presses++) {
    const at = await page.evaluate<string>(
      `document.activeElement.matches('.sft-touch.lit, .sft-bar .armed') ? 'lit' : document.activeElement.matches('.sft-touch') ? 'dark' : 'elsewhere'`,
    );
    if (at === 'lit') return true;
    await page.keyboard.press(at === 'dark' && presses % 4 < 3 ? 'ArrowRight' : 'Tab');
  }
  return false;
}

test('a whole turn by keyboard alone; axe finds nothing on a desktop', async (t) => {
  const { context, page } = await visit.visitor(
    { textTable: false, tempo: 0 },
    { viewport: { width: 1440, height: 900 } },
  );
  t.after(() => context.close());
  await sitAtPicture(page, visit.address(), 'two');
  const turns = (): Promise<number> => page.locator('.log li').filter({ hasText: 'Ada’s turn.' }).count();
  assert.deepEqual(await flaws(page), []);
  const end = Date.now() + 240_000;
  for (let presses = 0; (await turns()) < 2; presses++) {
    assert.ok(Date.now() < end, `no end of the turn after ${presses} presses`);
    // In the rival's turn, and while the last press is being answered, a press has no effect.
    await comesTrue(page, CAN_CHOOSE);
    if (await reachLit(page)) await page.keyboard.press('Enter');
    // On from what was picked: the next key finds something else.
    if (presses % 3 === 2) await page.keyboard.press('Tab');
  }
  assert.deepEqual(await misfits(page), []);
});

/** Something can be chosen, and nothing moves. */
const CAN_CHOOSE = `document.querySelector('.sft-table:not([data-moving]) .sft-touch.lit') !== null`;
/** The page loads its motion after the table is drawn. */
const PRESENTS = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/beats-'))`;

/** From now on, every frame: where the map lies, whether something can be chosen, and where what flies is. */
const RECORD = `(() => {
  globalThis.frames = [];
  const middle = (one) => { const { left, top, width, height } = one.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
  let named = 0;
  const look = () => {
    const map = document.querySelector('.sft-map').getBoundingClientRect();
    frames.push({
      map: [map.left, map.top, map.width, map.height].map(Math.round).join(),
      kind: document.querySelector('.sft-table').dataset.moving ?? null,
      lit: document.querySelectorAll('.sft-touch.lit').length,
      flying: [...document.querySelectorAll('.scf-flying')].map((one) => ({ name: (one.dataset.name ??= String(++named)), at: middle(one) })),
    });
    if (globalThis.frames !== null) requestAnimationFrame(look);
  };
  look();
})()`;

interface Frame {
  readonly map: string;
  readonly kind: string | null;
  readonly lit: number;
  readonly flying: readonly { readonly name: string; readonly at: readonly [number, number] }[];
}

test('events are shown in beats: pieces fly straight to their targets, the map never shifts, and nothing can be chosen meanwhile', async (t) => {
  const { context, page } = await visit.visitor(
    { textTable: false, tempo: 2, botPace: 'none' },
    { viewport: { width: 1440, height: 900 } },
  );
  t.after(() => context.close());
  await sitAtPicture(page, visit.address(), 'two', { tempo: 2, botPace: 'none' });
  await comesTrue(page, PRESENTS);
  await page.evaluate(RECORD);
  // A touch before the last one is answered has no effect: only what was shown counts.
  const isEnough = `new Set(frames.flatMap(({ kind }) => kind ?? [])).size >= 3 && new Set(frames.flatMap(({ flying }) => flying.map(({ name }) => name))).size >= 3`;
  const end = Date.now() + 180_000;
  for (let touches = 0; touches < 8 || !(await page.evaluate<boolean>(isEnough)); touches++) {
    assert.ok(Date.now() < end, 'three kinds of beats and three flights are shown');
    await comesTrue(page, CAN_CHOOSE, 60_000);
    await page.evaluate(
      `(document.querySelector('.sft-bar .armed') ?? [...document.querySelectorAll('.sft-touch.lit')].find((one) => one.checkVisibility()))?.click()`,
    );
  }
  await comesTrue(page, CAN_CHOOSE, 60_000);
  const frames = await page.evaluate<Frame[]>('frames');
  assert.equal(new Set(frames.map(({ map }) => map)).size, 1, 'the map shifted');
  const kinds = new Set(frames.flatMap(({ kind }) => kind ?? []));
  assert.ok(kinds.size >= 3, `only ${[...kinds].join(', ')} was shown`);
  for (const { kind, lit } of frames)
    if (kind !== null) assert.equal(lit, 0, `something could be chosen during ${kind}`);
  const paths = new Map<string, (readonly [number, number])[]>();
  for (const { flying } of frames) for (const { name, at } of flying) paths.set(name, [...(paths.get(name) ?? []), at]);
  assert.ok(paths.size >= 3, `only ${paths.size} things flew`);
  for (const [name, path] of paths) {
    const [from, to] = [path[0], path[path.length - 1]];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    let gone = 0;
    for (const [x, y] of path) {
      const along = length === 0 ? 0 : ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / length;
      assert.ok(along >= gone - 1, `${name} flew back from ${gone} to ${along} of ${length}`);
      gone = Math.max(gone, along);
    }
  }
});
