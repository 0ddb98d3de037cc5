// Motion measured with the page's clock stopped: the test sets every animation to the moment that it measures.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Page } from '@playwright/test';
import { geometryAt, rulerOf, SPOTS_NOW, type Spots, step } from './support/driving.ts';
import { begun, type Kept, nearlyOver, putOnShelf } from './support/shelf.ts';
import { KIND, playUntil, READY, setTo, stopClock, WHOLE } from './support/stopped.ts';
import { goTo, visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** How often each beat is measured. */
const MOMENTS = 24;

/** Of the ring's width: about a pixel. */
const NEAR = 0.0015;

async function at(t: TestContext, kept: Kept): Promise<Page> {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 1, botPace: 'none' }, DESKTOP);
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, kept));
  return page;
}

function assertSame(spots: Spots, expected: Spots, when: string): void {
  for (const [car, [x, y]] of Object.entries(expected)) {
    const [left, bottom] = spots[car] ?? [];
    const off = Math.hypot((left ?? Number.NaN) - x, (bottom ?? Number.NaN) - y);
    assert.ok(off < NEAR, `${when}, ${car} is at ${spots[car]} and not at ${[x, y]}`);
  }
}

test('from the first moment to the last, every car drives forward from where it stood to where it then stands, and a pair stays together', async (t) => {
  const page = await at(t, begun('pair', 1, 4));
  await stopClock(page);
  const g = geometryAt(await page.evaluate<number>(`document.querySelector('.sch-table').clientWidth`));
  const ruler = rulerOf(g);
  let stood = await page.evaluate<Spots>(SPOTS_NOW);
  let pairs = 0;
  for (let drives = 0; pairs === 0; drives++) {
    assert.ok(drives < 20, 'a pair drives');
    await playUntil(page, `${KIND} === 'drive'`);
    const whole = await page.evaluate<number>(WHOLE);
    const moments: Spots[] = [];
    for (let i = 0; i <= MOMENTS; i++) {
      await page.evaluate(setTo((whole * i) / MOMENTS));
      moments.push(await page.evaluate<Spots>(SPOTS_NOW));
    }
    assertSame(moments[0], stood, 'at first');
    const ways = Object.keys(stood).map((car) => moments.map((spots) => ruler(spots[car])));
    const driving = ways.filter((way) => way.some(({ along }) => Math.abs(step(way[0].along, along)) > 0.5));
    assert.ok(driving.length === 1 || driving.length === 2, `${driving.length} cars drive`);
    for (const way of driving)
      for (const [i, { along, off }] of way.entries()) {
        const went = i === 0 ? 0 : step(way[i - 1].along, along);
        assert.ok(went > -0.01, `goes back ${-went} places at moment ${i} of ${MOMENTS}`);
        assert.ok(off < g.car.step + 20, `is ${off} off the ring at moment ${i}`);
      }
    if (driving.length === 2) {
      pairs++;
      const [one, other] = driving;
      for (const [i, { along }] of one.entries())
        assert.ok(Math.abs(step(along, other[i].along)) < 0.25, `the pair is apart at moment ${i}`);
    }
    stood = moments.at(-1) as Spots;
    let lasted = 0;
    for (; await page.evaluate<boolean>(`${KIND} === 'drive'`); lasted += 20) {
      assert.ok(lasted < whole * 1.5, 'the beat ends');
      await page.clock.runFor(20);
    }
    assert.ok(lasted > whole, 'the cars stand before their beat ends, so that nothing cuts the drive off');
    assertSame(await page.evaluate<Spots>(SPOTS_NOW), stood, 'afterwards');
  }
});

/** The coin in the air, the tokens and the seats, on the screen. */
const PAYMENT = `(() => {
  const boxOf = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom, text: one.textContent };
  };
  return {
    coins: [...document.querySelectorAll('.sch-coin')].map(boxOf),
    tokens: [...document.querySelectorAll('.sch-house .token')].map(boxOf),
    seats: [...document.querySelectorAll('.sch-seat[data-seat]')].map(boxOf),
    money: [...document.querySelectorAll('.sch-seat[data-seat] .money')].map((one) => Number(one.textContent.replace(/\\D/g, ''))),
  };
})()`;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly text: string;
}

interface Payment {
  readonly coins: readonly Box[];
  readonly tokens: readonly Box[];
  readonly seats: readonly Box[];
  readonly money: readonly number[];
}

const isOver = (coin: Box, { left, top, right, bottom }: Box): boolean => {
  const [x, y] = [(coin.left + coin.right) / 2, (coin.top + coin.bottom) / 2];
  return x > left && x < right && y > top && y < bottom;
};

test('a coin flies from its token to the seat that it pays, and the money changes when it is there', async (t) => {
  const page = await at(t, nearlyOver(begun('coins', 1, 4), 3));
  await stopClock(page);
  const isEnding = `document.querySelector('.ending') !== null`;
  let paid = 0;
  for (;;) {
    await playUntil(page, `${KIND} === 'coin' || ${isEnding}`);
    if (await page.evaluate<boolean>(isEnding)) break;
    const whole = await page.evaluate<number>(WHOLE);
    const moments: Payment[] = [];
    for (let i = 0; i <= MOMENTS; i++) {
      await page.evaluate(setTo((whole * i) / MOMENTS));
      moments.push(await page.evaluate<Payment>(PAYMENT));
    }
    const [first, last] = [moments[0], moments.at(-1) as Payment];
    for (const { money, coins } of moments) {
      assert.deepEqual(money, first.money, 'before the coin is there');
      assert.equal(coins.length, 1);
    }
    const value = first.coins[0].text;
    assert.ok(
      first.tokens.some((token) => token.text === value && isOver(first.coins[0], token)),
      `${value} begins at its token`,
    );
    // A fraction of a millisecond is rounded: not into the beat of the next coin.
    await page.clock.runFor(Math.ceil(whole));
    await comesTrue(page, `document.querySelector('.sch-coin') === null || ${KIND} === 'coin'`);
    const { money } = await page.evaluate<Payment>(PAYMENT);
    const richer = money.flatMap((sum, seat) => (sum === first.money[seat] ? [] : [seat]));
    assert.equal(richer.length, 1, `${first.money} became ${money}`);
    assert.equal(money[richer[0]] - first.money[richer[0]], Number(value.replace(/\D/g, '')));
    assert.ok(isOver(last.coins[0], last.seats[richer[0]]), `${value} ends at the seat that it pays`);
    paid++;
  }
  assert.ok(paid > 0, 'somebody was paid');
});

test('a click skips what moves, and so does a key', async (t) => {
  const page = await at(t, begun('skip', 2, 2));
  const lift = page.getByRole('button', { name: 'I am here: show my cards' });
  await lift.click();
  await stopClock(page);
  const skips = [() => page.locator('.sch-ring').click({ position: { x: 5, y: 5 } }), () => page.keyboard.press('x')];
  for (const skip of skips) {
    await playUntil(page, `document.querySelector('.curtain')`);
    await lift.click();
    // The next player sees the move of the last one. With the clock stopped it would be shown for ever.
    await playUntil(page, `${KIND} !== ''`);
    await skip();
    await comesTrue(page, READY, 10_000);
  }
});
