// How the illustrated table reacts: it is drawn in steps without layout shifts, a press shows at once, and a move redraws only
// what it changes. Times are measured by `npm run bench:page`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import { begun, type Kept, nearlyOver, putOnShelf } from './support/shelf.ts';
import { goTo, visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();
const PICTURE = { textTable: false };

const PIECES = ['sch-ring', 'sch-person', 'sch-house', 'sch-car'];

/** Runs from the page's first moment: by which change of the document each kind of piece came, and how much moved. */
const WATCH = `
globalThis.seen = { changes: 0, came: {}, busyWith: null, shift: 0 };
new MutationObserver(() => {
  seen.changes++;
  for (const piece of ${JSON.stringify(PIECES)})
    if (document.querySelector('.' + piece)) seen.came[piece] ??= seen.changes;
  if (document.querySelector('.sch-person') && !document.querySelector('.sch-car'))
    seen.busyWith ??= document.querySelector('.sch-table').getAttribute('aria-busy');
}).observe(document, { subtree: true, childList: true });
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) seen.shift += value;
}).observe({ type: 'layout-shift', buffered: true });
`;

interface Seen {
  readonly came: Readonly<Record<string, { readonly frame: number; readonly after: number }>>;
  readonly busyWith: string | null;
  readonly shift: number;
}

test('the table is drawn in steps, is busy (aria-busy) meanwhile, and nothing shifts', async (t) => {
  const { context, page } = await visit.visitor(PICTURE);
  t.after(() => context.close());
  await page.addInitScript(WATCH);
  await page.goto(visit.address());
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  const { came, busyWith, shift } = (await page.evaluate('seen')) as Seen;
  const changes = PIECES.map((piece) => came[piece] ?? Number.NaN);
  for (const [i, change] of changes.entries()) assert.ok(change >= (changes[i - 1] ?? 1), JSON.stringify(came));
  assert.equal(busyWith, 'true');
  assert.ok(shift < 0.01, `${shift}`);
  // Not every browser reports layout shifts: one that is made on purpose must be counted.
  await page.evaluate(`document.querySelector('main').style.marginTop = '200px'`);
  await comesTrue(page, 'seen.shift > 0.01');
});

test('a pressed piece shows the press before the release; released elsewhere, it does nothing', async (t) => {
  const { context, page } = await visit.visitor(PICTURE);
  t.after(() => context.close());
  await page.goto(visit.address());
  const face = page.locator('.sch-faces .sch-touch.lit').first();
  const look = (): Promise<unknown> =>
    page.evaluate(`getComputedStyle(document.querySelector('.sch-faces .lit .sch-medal > svg')).boxShadow`);
  // Until everything lies where it will lie, the pointer might be over something else by the time it presses.
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => true)');
  await face.hover();
  const before = await look();
  await page.mouse.down();
  assert.notEqual(await look(), before);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  assert.equal(await look(), before);
  assert.match(`${before}`, /rgb/);
  // Nothing was chosen: the preview disappears, and the seat has no face again.
  await page.locator('.sch-seat.own .sch-medal.vacant').waitFor();
});

test('cards that stay in the hand stay the same cards when another is played', async (t) => {
  const { context, page } = await visit.visitor(PICTURE);
  t.after(() => context.close());
  await page.goto(visit.address());
  await page.locator('.sch-faces .sch-touch.lit').first().click();
  const cards = page.locator('.sch-hand .sch-card');
  await page.locator('.sch-hand .sch-card.lit').first().click({ trial: true });
  await page.evaluate(`for (const card of document.querySelectorAll('.sch-card')) card.isMarked = true`);
  const held = await cards.count();
  await cards.first().click();
  await cards.nth(held - 1).waitFor({ state: 'detached' });
  const marks = await page.evaluate(`[...document.querySelectorAll('.sch-card')].map(({ isMarked }) => isMarked)`);
  assert.deepEqual(marks, Array(held - 1).fill(true));
});

/** The first position of a game with RUN cards at which the person holds one and is to play. */
function withRunCard(): Kept {
  for (let n = 0; n < 200; n++)
    for (const left of [6, 9, 13]) {
      const kept = nearlyOver(begun(`run${n}`, 1, 3, { run: true }), left);
      const match = Match.fold(scheffeln, kept.entries);
      if (!match.ok) throw new Error(match.why);
      const { hand, turn, phase } = scheffeln.view(match.value.state as never, 0);
      if (phase === 'play' && turn === 0 && (hand?.length ?? 0) > 1 && hand?.includes('joker')) return kept;
    }
  throw new Error('no such position');
}

test('a forbidden touch is answered in a sentence, a RUN card explains itself, and a double click is one move', async (t) => {
  const { context, page } = await visit.visitor(PICTURE, { viewport: { width: 1440, height: 900 }, hasTouch: true });
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, withRunCard()));
  await page.locator('.sch-table:not([aria-busy]) .sch-hand .sch-card.lit').first().waitFor();
  const whisper = page.locator('.sch-whisper');
  await page.evaluate(`document.querySelector('[data-pick="place:A"]').click()`);
  await whisper.getByText('You don’t choose where a car stops').waitFor();
  const joker = page.locator('.sch-hand [data-pick="card:joker"]').first();
  const explained = whisper.getByText('one car of your choice drives one step forward');
  await joker.hover();
  await explained.waitFor();
  await page.mouse.move(0, 0);
  await explained.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await page.evaluate(`document.querySelector('[data-pick="card:joker"]').focus()`);
  await explained.waitFor();
  await page.evaluate('document.activeElement.blur()');
  await explained.waitFor({ state: 'detached' });
  // A long touch shows the preview and does nothing else.
  const box = await joker.boundingBox();
  assert.ok(box !== null);
  const finger = await context.newCDPSession(page);
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await explained.waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.equal(await page.locator('.sch-hand .held').count(), 0);
  // A free character shows what the exchange would bring, before any card is chosen for it.
  await page.locator('.sch-faces .sch-touch.lit').first().hover();
  await whisper.getByText(/puts .* back in the centre and takes/).waitFor();
  const held = await page.locator('.sch-hand .sch-card').count();
  const card =
    '.sch-hand .sch-card.lit:is([data-pick$="red"], [data-pick$="orange"], [data-pick$="yellow"], [data-pick$="green"], [data-pick$="blue"], [data-pick$="purple"], [data-pick$="white"], [data-pick$="brown"])';
  await page.evaluate(`{ const card = document.querySelector('${card}'); card.click(); card.click(); card.click(); }`);
  await comesTrue(page, `document.querySelectorAll('.sch-hand .sch-card').length < ${held}`);
  await comesTrue(page, `document.querySelector('.sch-table:not([data-moving]) .sch-touch.lit')`);
  assert.equal(await page.locator('.toast').count(), 0);
  assert.equal(await page.locator('.sch-whisper.refusal').count(), 0);
});

/**
 * Runs from the page's first moment: which properties every animation of the table changes, those of scripts and those of
 * style sheets, and which kinds of movement there were.
 */
const RECORD = `
globalThis.moved = { animations: 0, properties: {}, kinds: {}, drives: {} };
const NOT_PROPERTIES = ['offset', 'computedOffset', 'easing', 'composite'];
const counted = new WeakSet();
const record = (animation) => {
  const { effect } = animation;
  if (counted.has(animation) || !effect?.target?.closest('.sch-table')) return;
  counted.add(animation);
  moved.animations++;
  const name = effect.target.getAttribute('class') + (effect.pseudoElement ?? '');
  for (const frame of effect.getKeyframes())
    for (const key of Object.keys(frame)) if (!NOT_PROPERTIES.includes(key)) moved.properties[key] ??= name;
};
const count = (kind) => { moved.kinds[kind] = (moved.kinds[kind] ?? 0) + 1; };
// Cars of a stack start together, and so do the two faces of an exchange.
let together = 0;
let flying = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how);
  record(animation);
  if (this.matches('.sch-car')) {
    const car = this.dataset.pick;
    moved.drives[car] = (moved.drives[car] ?? 0) + 1;
    count('car');
    if (moved.drives[car] > 1) count('car again');
    if (++together === 2) count('stack');
  } else if (this.matches('.sch-flying')) count(++flying === 2 ? 'exchange' : 'face');
  else if (this.matches('.sch-coin')) count('coin');
  else if (this.matches('.sch-flying-card')) count('card');
  queueMicrotask(() => { together = flying = 0; });
  return animation;
};
for (const event of ['transitionrun', 'animationstart'])
  document.addEventListener(event, ({ target }) => target.getAnimations({ subtree: true }).forEach(record), true);
`;

interface Moved {
  readonly animations: number;
  /** With the first element that it was changed on. */
  readonly properties: Readonly<Record<string, string>>;
}

const KINDS = ['face', 'card', 'car', 'car again', 'stack', 'exchange', 'coin'];

/** A browser can change these without laying out or painting anything else. */
const CHEAP = ['transform', 'opacity'];

/**
 * One touch, if nothing moves: a face until one has been exchanged for a card, then cards. Gives whether everything was seen. It runs in
 * the page: what is lit may go out before a pointer gets there, and a touch that comes to nothing is made again.
 */
const TOUCH = `(() => {
  const lit = (place) => document.querySelector('.sch-table:not([data-moving]) ' + place + ' .sch-touch.lit');
  const [card, face] = [lit('.sch-hand'), lit('.sch-faces')];
  (moved.kinds.exchange ? card ?? face : face ?? card)?.click();
  return ${JSON.stringify(KINDS)}.every((kind) => moved.kinds[kind] > 0) && Object.values(moved.drives).some((n) => n >= 4);
})()`;

test('a movement of the table changes only transform and opacity, the first time and every time after', async (t) => {
  const { context, page } = await visit.visitor(PICTURE);
  t.after(() => context.close());
  await page.addInitScript(RECORD);
  // The program that moves things comes after the table: until it is there, nothing moves.
  await page.route('**/motion-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nglobalThis.canMove = true;` });
  });
  await page.goto(visit.address());
  await comesTrue(page, 'globalThis.canMove');
  const isWhole = await comesTrue(page, TOUCH, 60_000).then(
    () => true,
    () => false,
  );
  const moved = await page.evaluate<Moved>('moved');
  assert.ok(isWhole, `not every kind of movement was seen: ${JSON.stringify(moved)}`);
  assert.ok(moved.animations > 20, `${moved.animations} animations`);
  const costly = Object.entries(moved.properties).filter(([property]) => !CHEAP.includes(property));
  assert.deepEqual(costly, []);
});
