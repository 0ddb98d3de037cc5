// A whole match at the text table, in a real browser, by keyboard alone; and what axe says of it in every theme.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { flaws } from './support/looks.ts';
import { openStage, type Stage } from './support/stage.ts';
import { comesTrue } from './support/waiting.ts';

/** Two people at one device: the table turns to the one who decides. */
const TABLE = `
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { foresee } from '@backroom/kit';
import { openHere, sitHere } from '/src/local/keeper.ts';
import { gameCalled, wordsOf } from '/src/games.ts';
import { settings } from '/src/app/settings.ts';
import { TextTable } from '/src/text-table/index.tsx';

const names = ['Ann', 'Bob'];
const person = { kind: 'person' };
const game = gameCalled('scheffeln');
const { game: rules } = await game.rules();
const words = await wordsOf(game, settings.value.language);
const match = await openHere({ game: 'scheffeln', options: {}, holders: [person, person], names, position: null });
const seated = await Promise.all([0, 1].map((seat) => sitHere('scheffeln', match, seat)));
// The position that is shown: the seat whose turn it is learns of a move first.
window.shown = 0;

function Table() {
  const moments = seated.map(({ moment }) => moment.value);
  const deciding = moments.findIndex((one) => one !== null && one.legal.length > 0);
  const [eyes, setEyes] = useState(0);
  useEffect(() => { if (deciding >= 0) setEyes(deciding); }, [deciding]);
  const { view, legal, refusals, seq, toAct } = moments[eyes];
  useEffect(() => { window.shown = seq; }, [seq]);
  const seen = useRef([0, 0]);
  const news = useMemo(() => {
    const fresh = seated[eyes].story.value.filter((step) => step.seq > seen.current[eyes]);
    seen.current[eyes] = seq;
    return fresh.flatMap(({ events }) => events);
  }, [seq, eyes]);
  return h(TextTable, {
    view, seat: eyes, names, words, language: settings.value.language, legal, refusals, news, newsNumber: seq,
    tempo: 0, waitingFor: toAct, deadline: null, confirm: settings.value.confirm, pointed: null,
    act: (action) => void seated[eyes].act(action),
    foresee: (action) => foresee(rules, view, eyes, action),
    announce: () => {}, sound: () => {},
  });
}
const There = () => (seated.every(({ moment }) => moment.value !== null) ? h(Table, {}) : null);
show(h(There, {}));
`;

let stage: Stage;
before(async () => {
  stage = await openStage({ table: TABLE });
});
after(() => stage.close());

test('a match is played to its end with Tab, number keys and Enter, and what happens is announced', async () => {
  const page = await stage.open('table');
  await page.waitForSelector('.choice');
  for (let i = 0; i < 5 && !(await page.evaluate("document.activeElement.matches('.choice')")); i++)
    await page.keyboard.press('Tab');
  // The page presses as a person would; waiting for the next position happens there, so that it is quick. A press before
  // that would have no effect.
  let presses = 0;
  let shown = -1;
  for (;;) {
    const state = await page.evaluate<string>(`new Promise((resolve) => {
      const begun = performance.now();
      const look = () => {
        if (/game is over/.test(document.querySelector('h2')?.textContent ?? '')) return resolve('over');
        if (shown > ${shown} && document.activeElement?.matches('.choice')) return resolve('choice');
        if (performance.now() - begun > 60_000) return resolve('lost');
        setTimeout(look, 5);
      };
      look();
    })`);
    if (state === 'over') break;
    assert.equal(state, 'choice', `after ${presses} moves the focus is at the choices again`);
    shown = await page.evaluate<number>('shown');
    if (presses % 3 === 1) await page.keyboard.press(String(1 + (presses % 4)));
    await page.keyboard.press('Enter');
    presses++;
  }
  assert.ok(presses > 20, `${presses} presses`);
  assert.match((await page.textContent('h2')) ?? '', /game is over/);
  await comesTrue(page, "/game is over/i.test(document.querySelector('[role=status]').textContent)");
  await page.context().close();
});

test('a choice stays where it is while it is pressed, so that no click is lost', async () => {
  const page = await stage.open('table');
  const choices = page.locator('.choice');
  await choices.nth(2).waitFor();
  await choices.first().focus();
  await page.waitForSelector('.brings');
  const before = await choices.nth(2).boundingBox();
  assert.ok(before);
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await comesTrue(page, "document.activeElement === document.querySelectorAll('.choice')[2]");
  assert.deepEqual(await choices.nth(2).boundingBox(), before);
  await page.mouse.up();
  await page.context().close();
});

test('the choices show their guaranteed results, and a second press confirms if the setting asks for it', async () => {
  const page = await stage.open('table', { confirm: true });
  await page.waitForSelector('.choice');
  await page.locator('.choice').first().focus();
  await page.waitForSelector('.brings');
  const before = await page.textContent('h2');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.choice.armed');
  assert.equal(await page.textContent('h2'), before);
  await page.keyboard.press('Enter');
  await comesTrue(page, "document.querySelector('.news') !== null || document.querySelectorAll('.armed').length === 0");
  await page.context().close();
});

test('axe finds nothing in any theme, and nothing sticks out at 360 pixels or at 200 percent', async () => {
  const page = await stage.open('table', {}, 360, 740);
  await page.waitForSelector('.choice');
  await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
  // The table is a part of a page: its first heading is the page's.
  const wrong = (await flaws(page)).filter((one) => !one.includes('page-has-heading-one'));
  assert.deepEqual(wrong, []);
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360);
  await page.setViewportSize({ width: 320, height: 512 });
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
  await page.context().close();
});
