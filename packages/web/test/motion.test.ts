// Motion, measured on the real page: where each car is in every frame, when money changes, when the result appears.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { type Frame, geometryAt, PLACES_NOW, placeOf, RECORD, rulerOf, step } from './support/driving.ts';
import { begun, nearlyOver, putOnShelf } from './support/shelf.ts';
import { CHOOSE, PRESENTS, playUntil, READY, stopClock } from './support/stopped.ts';
import { goTo, playOn, seatedTogether, visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Where the board begins on the screen. */
const RING_TOP = `document.querySelector('.sch-ring')?.getBoundingClientRect().top`;

/** The shortest time for one place, when many moves wait to be shown. */
const QUICKEST_MS = 40;

const carsNow = (page: Page): Promise<Readonly<Record<string, string>>> => page.evaluate(PLACES_NOW);

test('a car starts where it stood, drives forward along the ring, and ends where the state says', async (t) => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 0, botPace: 'none' }, DESKTOP);
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, begun('drive', 1, 4)));
  await page.locator('.sch-faces .sch-touch.lit').first().click();
  await page.locator('.sch-hand .sch-card.lit').first().waitFor();
  // Nobody has to watch how the characters were chosen: the animations begin with the cards.
  await page.evaluate(`localStorage.setItem('backroom.settings',
    JSON.stringify({ ...JSON.parse(localStorage.getItem('backroom.settings')), tempo: 1, botPace: 'quick' }))`);
  await page.reload();
  await page.locator('.sch-table:not(.still, [aria-busy]) .sch-hand .sch-card.lit').first().waitFor();
  await comesTrue(page, READY);
  // The page loads its motion after the table is drawn.
  await comesTrue(page, PRESENTS);
  const before = await carsNow(page);
  await page.evaluate(RECORD);
  await page.locator('.sch-hand .sch-card.lit').first().click();
  await comesTrue(page, `!${READY}`);
  await comesTrue(page, READY, 60_000);
  // The last frame shows it at rest.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  const frames = await page.evaluate<Frame[]>('isDriving = false, frames');
  const after = await carsNow(page);
  const width = await page.evaluate<number>(`document.querySelector('.sch-table').clientWidth`);
  const g = geometryAt(width);
  const ruler = rulerOf(g);
  let drives = 0;
  for (const [car, letter] of Object.entries(before)) {
    const path = frames.map(({ cars }) => ruler(cars[car]));
    const start = path[0].along;
    assert.ok(
      Math.abs(step(placeOf(letter), start)) < 0.05,
      `${car} starts at ${start.toFixed(2)} and not at ${letter}`,
    );
    let gone = 0;
    for (let i = 1; i < path.length; i++) {
      const ms = frames[i].at - frames[i - 1].at;
      const stepped = step(path[i - 1].along, path[i].along);
      // On a machine that drew nothing for a long time, a car may have gone more than half a round: that was forward.
      const went = stepped < -0.05 && stepped + 8 < ms / QUICKEST_MS ? stepped + 8 : stepped;
      assert.ok(went > -0.05, `${car} goes back ${-went} places in frame ${i} of ${path.length}`);
      // A second car stands on the first; an overtaking car pulls out a little.
      assert.ok(path[i].off < g.car.step + 20, `${car} is ${path[i].off} off the ring in frame ${i}`);
      gone += went;
      // Not faster than anything drives here, however many frames a busy machine leaves out.
      const most = ms / QUICKEST_MS + 0.1;
      assert.ok(went < most, `${car} jumps ${went} places in frame ${i}, where ${most} is possible`);
    }
    const expected = (placeOf(after[car]) - placeOf(letter) + 8) % 8;
    const moved = Math.round(gone * 20) / 20;
    assert.ok(Math.abs(moved - expected) % 8 < 0.1, `${car} went ${moved} places from ${letter} to ${after[car]}`);
    if (moved > 0.5) drives++;
  }
  assert.ok(drives > 0, 'something drove');
});

test('the first move is shown in full although the player is faster than the page that loads its motion', async (t) => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 4, botPace: 'none' }, DESKTOP);
  t.after(() => context.close());
  let loads = 0;
  const chosen = Promise.withResolvers<void>();
  await page.route('**/beats-*.js', async (route) => {
    loads++;
    await chosen.promise;
    await route.continue();
  });
  await page.goto(visit.address());
  await page.locator('.sch-faces .sch-touch.lit').first().waitFor();
  await page.evaluate(`
    globalThis.beats = new Set();
    new MutationObserver(() => beats.add(document.querySelector('.sch-table')?.dataset.moving))
      .observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-moving'] });`);
  await page.evaluate(`document.querySelector('.sch-faces .sch-touch.lit').click()`);
  chosen.resolve();
  await comesTrue(page, `document.querySelector('.sch-hand .sch-touch.lit')`);
  assert.equal(loads, 1, 'the motion came after the choice');
  const beats = await page.evaluate<string[]>('[...beats]');
  assert.ok(beats.includes('choose'), `beats shown: ${beats}`);
});

/**
 * Every change of money, of coins in the air, of round and hand, of summaries and of the result, in the order the page made them; and
 * every position of the board.
 */
const WATCH = `
globalThis.changes = [];
globalThis.tops = [];
{
  const table = document.querySelector('.sch-table');
  const money = () => [...document.querySelectorAll('.sch-seat .money')].map((one) => one.textContent.replace(/[^$0-9,]/g, ''));
  let before = money();
  let flights = [];
  let isOver = false;
  const round = () => document.querySelector('.sch-played .round')?.textContent;
  const hand = () => document.querySelectorAll('.sch-hand .sch-card').length;
  let [lastRound, held] = [round(), hand()];
  const look = () => {
    const top = ${RING_TOP};
    if (!tops.some((one) => Math.abs(one - top) < 1)) tops.push(top);
    const now = money();
    // One payment ends and the next begins in the same step: the finished payment comes first.
    now.forEach((sum, seat) => sum !== before[seat] && changes.push({ is: 'money', seat, from: before[seat], to: sum }));
    before = now;
    const coins = [...document.querySelectorAll('.sch-coin')];
    for (const coin of coins) if (!flights.includes(coin)) {
      flights.push(coin);
      changes.push({ is: 'coin', sum: coin.textContent });
    }
    const summary = document.querySelector('.sch-summary');
    if (summary && changes.at(-1)?.is !== 'summary')
      changes.push({ is: 'summary', lines: [...summary.querySelectorAll('li')].map((line) => line.textContent) });
    if (round() !== lastRound) changes.push({ is: 'round' });
    if (hand() > held) changes.push({ is: 'hand' });
    [lastRound, held] = [round(), hand()];
    const bar = document.querySelector('.bar')?.textContent ?? '';
    const result = /wins|share the victory|Final result/.test(bar) || document.querySelector('.ending, .ranking, .podium') !== null;
    if (result && !isOver) changes.push({ is: 'result', isMoving: document.querySelector('[data-moving]') !== null });
    isOver = result;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}`;

type Change =
  | { readonly is: 'coin'; readonly sum: string }
  | { readonly is: 'money'; readonly seat: number; readonly from: string; readonly to: string }
  | { readonly is: 'summary'; readonly lines: readonly string[] }
  | { readonly is: 'round' }
  | { readonly is: 'hand' }
  | { readonly is: 'result'; readonly isMoving: boolean };

const NAMES = ['Ada', 'Bob', 'Cy', 'Dolores'];

/** A line for each player: who took what where, and of the others, whose car stopped them. */
function assertAccount(
  lines: readonly string[],
  gains: readonly { readonly seat: number; readonly sum: string; readonly total: string }[],
): void {
  for (const [seat, name] of NAMES.entries()) {
    const line = lines.find((one) => one.includes(name)) ?? '';
    const gain = gains.find((one) => one.seat === seat);
    if (gain === undefined) assert.match(line, /blocked by the (red|orange|yellow|green|blue|purple|white|brown) car/);
    else assert.match(line, new RegExp(`${name}[A-H] \\+\\${gain.sum} \\${gain.total}$`));
  }
  const totals = lines.map((line) => dollars(/\$[\d,]+$/.exec(line)?.[0] ?? ''));
  assert.deepEqual(
    totals,
    totals.toSorted((a, b) => b - a),
    'the richest first',
  );
}

const dollars = (text: string): number => Number(text.replace(/\D/g, ''));

test('money changes only after its coin has arrived, every payday has a summary, and the result comes after the last beat', async (t) => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 4, botPace: 'none' }, DESKTOP);
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, nearlyOver(begun('coins', 1, 4), 24)));
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  await stopClock(page);
  await page.evaluate(WATCH);
  await playUntil(page, `document.querySelector('.ending')`, 100);
  await page.clock.resume();
  const changes = await page.evaluate<Change[]>('changes');
  // Each coin is followed by the money it brings, each payday by its account, and that by the next round or the result.
  let gains: { seat: number; sum: string; total: string }[] = [];
  const story = changes.map((change, i) => {
    const before = changes[i - 1];
    if (change.is === 'money') {
      const gained = dollars(change.to) - dollars(change.from);
      assert.ok(before?.is === 'coin', `${change.from} became ${change.to} without a coin of its own`);
      assert.equal(gained, dollars(before.sum), `${before.sum} was paid`);
      gains.push({ seat: change.seat, sum: before.sum, total: change.to });
    }
    if (change.is === 'summary') {
      assertAccount(change.lines, gains);
      gains = [];
    }
    return change.is;
  });
  assert.match(story.join(' '), /^((coin money )*summary (round |hand )*)+result$/);
  for (const kind of ['coin', 'round', 'hand'] as const) assert.ok(story.includes(kind), kind);
  assert.deepEqual(changes.at(-1), { is: 'result', isMoving: false });
  // A podium with everybody's portrait, and an account of every round.
  await page.locator('.sch-rounds').waitFor();
  assert.equal(await page.locator('.sch-podium li .sch-medal').count(), 4);
  const first = page.locator('.sch-podium li').first();
  const richest = await page.evaluate<string>(
    `document.querySelector('.sch-seat.leads .money').textContent.replace(/[^$0-9,]/g, '')`,
  );
  assert.ok((await first.textContent())?.includes(`${richest}1`), 'the richest stands on the highest step');
  const rounds = await page.locator('.sch-rounds tbody tr').count();
  assert.equal(`Round ${rounds}`, await page.locator('.sch-played .round').textContent());
  assert.equal(await page.locator('.sch-rounds .decisive').count(), 1);
  assert.match((await page.locator('.sch-decisive').textContent()) ?? '', /^Decisive payday: in round \d/);
  // Neither a payday nor a deal moves the board, nor does the result, not even on a phone; a new game has the same bots.
  const tops = await page.evaluate<number[]>(`tops.concat(${RING_TOP})`);
  assert.ok(Math.max(...tops) - Math.min(...tops) < 1, `the board stood at ${tops}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.ending').waitFor();
  await comesTrue(page, `document.querySelector('.sch-ring').getBoundingClientRect().bottom < 844`);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/coins'));
  await page.locator('.chair small').nth(3).waitFor({ state: 'attached' });
  const bots = await page.evaluate<string[]>(
    `[...document.querySelectorAll('.chair small')].map((one) => one.textContent).filter(Boolean)`,
  );
  assert.deepEqual(bots, Array(3).fill('Lookout · Beginner'));
});

/**
 * Records what the page shows, in order: beats, the curtain, the player's own turn; and every position of the board, with
 * the parts that were missing.
 */
const ORDER = `
globalThis.order = [];
globalThis.tops = [];
globalThis.lacking = [];
{
  const look = () => {
    const table = document.querySelector('.sch-table');
    const now = document.querySelector('.curtain')
      ? 'curtain'
      : table?.dataset.moving ?? (table?.querySelector('.sch-touch.lit') ? 'turn' : null);
    if (now && order.at(-1) !== now) order.push(now);
    const top = ${RING_TOP};
    if (top !== undefined && !tops.some((one) => Math.abs(one - top) < 1)) tops.push(top);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  // Only drawn frames count, not intermediate changes of the document.
  const frame = () => {
    if (document.querySelector('.sch-table') && !document.querySelector('.sch-car')) lacking.push('the cars');
    if (document.querySelector('ol.log > li') && !document.querySelector('ol.log :is(h3, .sch-line)')) lacking.push('the drawn log');
    requestAnimationFrame(frame);
  };
  frame();
}`;

test('at a hot seat everybody sees the move, the next person too, and the board stays where it is', async (t) => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 2, botPace: 'none' }, DESKTOP);
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  await goTo(
    page,
    await putOnShelf(page, {
      ...begun('around', 3, 3),
      names: ['Francesca of the Docks', 'Maximilian the Baker', 'Dolores from Uptown'],
    }),
  );
  const lift = page.getByRole('button', { name: 'I am here: show my cards' });
  await lift.click();
  // As early as possible: the first move must be shown like any other.
  await comesTrue(page, READY);
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  await page.locator('ol.log h3').waitFor();
  await page.evaluate(ORDER);
  for (let decision = 0; decision < 6; decision++) {
    if (await lift.isVisible()) {
      await page.evaluate('order.length = 0');
      await lift.click();
      await comesTrue(page, READY);
      const seen = (await page.evaluate<string[]>('order')).filter((one) => one !== 'curtain');
      assert.ok(decision === 0 || ['choose', 'card'].includes(seen[0]), `after the curtain: ${seen.join(' ')}`);
      assert.equal(seen.at(-1), 'turn');
    }
    await page.evaluate('order.length = 0');
    await page.evaluate(CHOOSE);
    await comesTrue(page, `document.querySelector('.curtain') || (order.some((one) => one !== 'turn') && ${READY})`);
    const shown = await page.evaluate<string[]>('order');
    const after = shown.filter((one) => one !== 'turn');
    assert.ok(
      after.some((one) => one !== 'curtain'),
      `decision ${decision} shows no beat: ${shown.join(' ')}`,
    );
    if (shown.includes('curtain'))
      assert.ok(after[0] !== 'curtain', `decision ${decision}, the curtain falls first: ${shown.join(' ')}`);
  }
  assert.equal((await page.evaluate<number[]>('tops')).length, 1, `the board stood at ${await page.evaluate('tops')}`);
  // When the curtain opens, the table is drawn completely at once: no move is shown on an empty board.
  assert.deepEqual(await page.evaluate<string[]>('lacking'), []);
});

test('a player who returns is offered a recap: at the table, or in words; the board does not move for it', async (t) => {
  const ada = { ...(await visit.visitor({ textTable: false, tempo: 4 }, DESKTOP)), name: 'Ada' };
  const bob = { ...(await visit.visitor()), name: 'Bob' };
  t.after(() => Promise.all([ada, bob].map(({ context }) => context.close())));
  const { page } = ada;
  const match = await seatedTogether(visit.address(), [ada, bob]);
  const mayAct = `document.querySelector('.text-table .choice') !== null`;
  // Bob may begin: Ada must have seen the table before she leaves it, or there is no "last looked".
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  await comesTrue(page, `localStorage.getItem('backroom.seen.${match}') !== null`);
  // Until Bob is to act: then Ada leaves, and he plays until she is.
  for (const end = Date.now() + 60_000; !(await bob.page.evaluate<boolean>(mayAct)); ) {
    assert.ok(Date.now() < end, 'Bob is asked');
    await page.evaluate(`${READY}?.click()`);
    await page.waitForTimeout(50);
  }
  await goTo(page, '/settings');
  await page.locator('.frame').waitFor({ state: 'detached' });
  const played = await playOn(bob.page, async () => !(await bob.page.evaluate<boolean>(mayAct)));
  assert.ok(played > 0, 'Bob has played while Ada was away');
  await goTo(page, `/t/${match}`);
  const ribbon = page.getByRole('region', { name: 'Since you last looked' });
  await ribbon.waitFor();
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  const [top, inWords] = [await page.evaluate<number>(RING_TOP), ribbon.locator('ol li')];
  assert.equal(await inWords.first().isVisible(), false, 'the words are folded');
  await ribbon.getByText('In words').click();
  assert.match((await inWords.allTextContents()).join(' '), /Bob/);
  assert.equal(await page.evaluate<number>(RING_TOP), top);
  await page.evaluate(`globalThis.kinds = []; new MutationObserver(() => {
    const { moving } = document.querySelector('.sch-table').dataset;
    if (moving && kinds.at(-1) !== moving) kinds.push(moving);
  }).observe(document.querySelector('.sch-table'), { attributes: true })`);
  await ribbon.getByRole('button', { name: 'Show me' }).click();
  await comesTrue(page, `kinds.length > 0 && ${READY}`);
  assert.equal(await ribbon.count(), 0);
  assert.equal(await page.evaluate<number>(RING_TOP), top);
});

/**
 * Counts flying faces, and records those that are also visible at their old place. A character that somebody has keeps a
 * grey face. Runs in the page.
 */
const FLIGHTS = `
globalThis.flights = 0;
globalThis.twice = [];
{
  // Counted when they take off: a slow machine draws some of them in no frame.
  const seen = new WeakSet();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('.sch-flying')) {
      if (seen.has(one) || one.querySelector('.sch-medal') === null) continue;
      seen.add(one);
      flights++;
    }
  }).observe(document.body, { subtree: true, childList: true });
  const look = () => {
    const flying = [...document.querySelectorAll('.sch-flying .sch-medal')];
    for (const { dataset } of flying)
      for (const one of document.querySelectorAll('.sch-medal[data-colour="' + dataset.colour + '"]'))
        if (!one.closest('.sch-flying, .sch-person.taken') && getComputedStyle(one).visibility === 'visible') twice.push(dataset.colour);
    requestAnimationFrame(look);
  };
  look();
}`;

test('a face on its way to a seat, or back, is drawn once', async (t) => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 1, botPace: 'none' }, DESKTOP);
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, begun('pair', 1, 4)));
  await comesTrue(page, PRESENTS);
  await page.evaluate(FLIGHTS);
  for (let i = 0; i < 8 && (await page.evaluate<number>('flights')) < 4; i++) {
    await comesTrue(page, `${READY} || flights >= 4`);
    await page.evaluate(`${READY} && ${CHOOSE}`);
    await comesTrue(page, `!${READY} || flights >= 4`);
  }
  assert.ok((await page.evaluate<number>('flights')) >= 4, 'faces flew');
  assert.deepEqual(await page.evaluate('twice'), []);
});
