// Positions over time at Scarface's picture: every count, sum and marker changes in its own beat, and every flying piece starts
// where it stood and ends at its new place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planning, scarfaceMatch } from './support/scarface-match.ts';
import { putOnShelf } from './support/shelf.ts';
import { goTo, visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();

const CAN_CHOOSE = `document.querySelector('.sft-table:not([data-moving]) .sft-touch.lit') !== null`;
const PRESENTS = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/beats-'))`;

/** Records from now on what changed in each step of the page, and which pieces started and landed in the same step. */
const WATCH = `
globalThis.steps = [];
{
  const table = document.querySelector('.sft-table');
  const middle = (one) => { const { left, top, width, height } = one.getBoundingClientRect(); const origin = table.getBoundingClientRect(); return [left + width / 2 - origin.left, top + height / 2 - origin.top]; };
  const number = (text) => Number(text.replace(/[^0-9]/g, '') || 1);
  const stands = () => {
    const all = {};
    for (const one of table.querySelectorAll('[data-piece]')) {
      const isThere = !one.matches('.gap') && one.style.visibility !== 'hidden';
      all[one.dataset.piece] = { count: isThere ? number(one.innerText) : 0, at: middle(one) };
    }
    return all;
  };
  const purse = () => number(table.querySelector('.purse').innerText);
  const ends = (one) => {
    const frames = one.getAnimations()[0].effect.getKeyframes();
    return [frames[0], frames.at(-1)].map(({ transform }) => transform.match(/-?[0-9.]+/g).slice(0, 2).map(Number));
  };
  let before = { pieces: stands(), money: purse() };
  let flying = new Map();
  const look = () => {
    const now = { pieces: stands(), money: purse() };
    const here = new Map();
    for (const one of table.querySelectorAll('.scf-flying')) here.set(one, flying.get(one) ?? { from: one.dataset.from ?? null, to: one.dataset.to ?? null, isCoin: one.matches('.coin'), ends: ends(one) });
    const tookOff = [...here].filter(([one]) => !flying.has(one)).map(([, what]) => what);
    const landed = [...flying].filter(([one]) => !here.has(one)).map(([, what]) => what);
    const changed = [];
    for (const place of new Set([...Object.keys(before.pieces), ...Object.keys(now.pieces)])) {
      const [was, is] = [before.pieces[place], now.pieces[place]];
      if ((was?.count ?? 0) !== (is?.count ?? 0)) changed.push({ place, from: was?.count ?? 0, to: is?.count ?? 0, was: was?.at ?? null, is: is?.at ?? null });
    }
    const money = now.money - before.money;
    if (changed.length + tookOff.length + landed.length > 0 || money !== 0) steps.push({ kind: table.dataset.moving ?? null, changed, money, tookOff, landed });
    before = now;
    flying = here;
  };
  new MutationObserver(look).observe(table, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['style', 'class', 'data-piece'] });
}`;

type Point = readonly [number, number];
interface Flown {
  readonly from: string | null;
  readonly to: string | null;
  readonly isCoin: boolean;
  readonly ends: readonly [Point, Point];
}
interface Step {
  readonly kind: string | null;
  readonly changed: readonly {
    readonly place: string;
    readonly from: number;
    readonly to: number;
    readonly was: Point | null;
    readonly is: Point | null;
  }[];
  readonly money: number;
  readonly tookOff: readonly Flown[];
  readonly landed: readonly Flown[];
}

/** Half a piece: one with a count is wider than one without. */
const NEAR = 18;
const apart = ([x, y]: Point, [a, b]: Point): number => Math.hypot(x - a, y - b);

/** A Plan of two cards, then what is lit; the turn ends as soon as it can. */
const TOUCH = `(() => {
  const lit = [...document.querySelectorAll('.sft-touch.lit')].filter((one) => one.checkVisibility());
  const named = (pick) => lit.find(({ dataset }) => dataset.pick === pick);
  const card = document.querySelectorAll('.in-hand.picked').length < 2 && named('do:ready') && document.querySelector('.in-hand.lit:not(.picked)');
  (document.querySelector('.sft-bar .armed') ?? (card || null) ?? named('do:end-turn') ?? lit.find(({ dataset }) => /^(tile|act:(recruit|send|sales|hire))/.test(dataset.pick)) ?? lit[0])?.click();
})()`;

test('nothing changes ahead of its beat, nothing is drawn twice, and pieces fly from their old place to their new one', async (t) => {
  const { context, page } = await visit.visitor(
    { textTable: false, tempo: 4, botPace: 'none' },
    { viewport: { width: 1440, height: 900 } },
  );
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, scarfaceMatch({ id: 'positions', seats: 3, until: planning(0, 1) })));
  await comesTrue(page, CAN_CHOOSE, 60_000);
  await comesTrue(page, PRESENTS);
  await page.evaluate(WATCH);
  // A touch before the last one is answered has no effect: only what has moved counts.
  const changes = 'steps.flatMap(({ changed }) => changed).length';
  const end = Date.now() + 180_000;
  for (let touches = 0; touches < 14 || (await page.evaluate<number>(changes)) < 12; touches++) {
    assert.ok(Date.now() < end, `only ${await page.evaluate(changes)} changes`);
    await page.evaluate(TOUCH);
    await comesTrue(page, CAN_CHOOSE, 60_000);
  }
  const steps = await page.evaluate<Step[]>('steps');
  const flown = steps.flatMap(({ landed }) => landed);
  t.diagnostic(
    `${steps.length} steps, ${flown.length} flights, ${flown.filter(({ to }) => to !== null).length} of them pieces`,
  );
  let moves = 0;
  for (const { changed, money, tookOff, landed, kind } of steps) {
    const story = JSON.stringify({ kind, changed, money, tookOff, landed });
    for (const { place, from, to, was, is } of changed) {
      // A reorganising player calls everybody home from the Authorities at once, when the income is there.
      if (place.endsWith(':authorities') && to === 0 && tookOff.every((one) => one.from !== place)) continue;
      // A marker that moves leaves one step and comes to another: both have a name of their own.
      const flight = to < from ? tookOff.find((one) => one.from === place) : landed.find((one) => one.to === place);
      assert.ok(flight !== undefined, `${place} changed from ${from} to ${to} without a flight: ${story}`);
      const [stood, end] = to < from ? [was, flight.ends[0]] : [is, flight.ends[1]];
      assert.ok(
        stood !== null && apart(stood, end) < NEAR,
        `${place} is at ${stood}, and the flight at ${end}: ${story}`,
      );
      moves++;
    }
    if (money < 0)
      assert.ok(
        tookOff.some(({ isCoin }) => isCoin),
        `money went without a coin: ${story}`,
      );
    if (money > 0)
      assert.ok(
        landed.some(({ isCoin }) => isCoin),
        `money came without a coin: ${story}`,
      );
  }
  assert.ok(moves > 6, `only ${moves} pieces moved`);
});
