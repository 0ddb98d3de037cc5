// The situations of Scarface 1920 for the contact sheets: each is a position of a match that bots have played, and what a person
// does there to see it.
import type { Page } from '@playwright/test';
import type { Screen } from '../../web/pictures/sheets.ts';
import { PICTURE_GAMES, planningTable } from '../../web/test/support/picture-games.ts';
import { planning, type State, scarfaceMatch, type Wished } from '../../web/test/support/scarface-match.ts';
import { type Kept, putOnShelf } from '../../web/test/support/shelf.ts';
import { seatedTogether } from '../../web/test/support/visit.ts';
import { comesTrue } from '../../web/test/support/waiting.ts';

const LIT = '.sft-touch.lit';
const DIALOG = 'dialog[open] .inside > :not([aria-busy])';
const MOST_TRIES = 300;

/** The first match that comes to such a position before it ends. */
function found(name: string, wished: Omit<Wished, 'id' | 'until'>, until: () => NonNullable<Wished['until']>): Kept {
  for (let i = 0; i < MOST_TRIES; i++) {
    const kept = scarfaceMatch({ ...wished, id: `sheet-${name}-${i}`, until: until() });
    if (!kept.over) return kept;
  }
  throw new Error(`No match of ${MOST_TRIES} comes to the position ${name}.`);
}

/** The same match is played once for all sizes. */
const made = new Map<string, Kept>();
function once(name: string, make: () => Kept): Kept {
  const kept = made.get(name) ?? make();
  made.set(name, kept);
  return kept;
}

const shelved =
  (name: string, make: () => Kept): Screen['path'] =>
  (page) =>
    putOnShelf(page, once(name, make));

function firstDecision(game: string): Kept {
  const make = PICTURE_GAMES[game];
  if (make === undefined) throw new Error(`There is no game called ${game}.`);
  return make();
}

/** The person must decide something of this kind. */
const askedFor = (kind: string, round = 1): Screen => ({
  path: shelved(kind, () =>
    found(kind, { seats: 3 }, () => (state, acting) => {
      return acting === 0 && state.round >= round && state.stack.at(-1)?.kind === kind;
    }),
  ),
  ready: LIT,
});

/** At the third round all places are in use. */
const late = (): Kept => found('late', { seats: 4 }, () => planning(0, 3));

/** Opens a part of the table that has a tab of its own on narrow screens. */
async function toPart(page: Page, part: string): Promise<void> {
  const tab = page.locator(`#sft-tab-${part}`);
  if ((await tab.count()) > 0) await tab.click();
}

/** Before the person's last decision. */
function beforeLastOwn(kept: Kept): Kept {
  const last = kept.entries.findLastIndex(({ by, deed }) => by === 0 && deed.do === 'act');
  return { ...kept, entries: kept.entries.slice(0, last), over: false };
}

/** Before a decision of the person after which this happened. */
const before = (name: string, has: (before: State, now: State) => boolean): Screen['path'] =>
  shelved(name, () =>
    beforeLastOwn(
      found(name, { seats: 3 }, () => {
        let last: State | null = null;
        return (state, acting) => {
          if (acting !== 0) return false;
          const isIt = last !== null && state.round > 1 && has(last, state);
          last = structuredClone(state);
          return isIt;
        };
      }),
    ),
  );

/** The page loads its motion after the table stands. */
const PRESENTED_MS = 4000;
/** Goes on with what is to be read, ends the turn if that is possible, or takes something that is lit. */
const TOUCH = `(document.querySelector('.scf-reading .go-on') ?? document.querySelector('.sft-bar .main')
  ?? [...document.querySelectorAll('.sft-touch.lit')].find((one) => one.checkVisibility()))?.click()`;

/** Plays on until this is shown. */
const upTo =
  (selector: string): NonNullable<Screen['steps']> =>
  async (page) => {
    await page.waitForTimeout(PRESENTED_MS);
    const end = Date.now() + 90_000;
    while ((await page.locator(selector).count()) === 0) {
      if (Date.now() > end) throw new Error(`${selector} is never shown`);
      await page.evaluate(`document.querySelector(${JSON.stringify(selector)}) ?? ${TOUCH}`);
      await page.waitForTimeout(20);
    }
  };

const raided = before('raid', (last, now) => now.federalUsed.length > last.federalUsed.length);
const nextRound = before('news', (last, now) => now.round > last.round);
const rivals = before('strip', (_, now) => now.stack.length === 1);

const overMatch = (): Kept => scarfaceMatch({ id: 'sheet-over', seats: 4 });

const almostOver = (): Kept => beforeLastOwn(scarfaceMatch({ id: 'sheet-almost', seats: 4 }));

const board: Screen['path'] = shelved('late', late);

const pickTwo = async (page: Page): Promise<void> => {
  for (const i of [0, 1]) await page.locator('.sft-hand .in-hand').nth(i).click();
  await page.mouse.move(0, 0);
};

/** Ada at a table of the server with a bot. */
async function atServer(page: Page): Promise<string> {
  const address = new URL(page.url()).origin;
  return seatedTogether(address, [{ name: 'Ada', page, context: page.context() }], { game: 'scarface' }, [
    'lookout',
    'lookout',
  ]);
}

/** The rivals have settled and played while the person was away. */
async function missed(page: Page): Promise<string> {
  const match = await atServer(page);
  const address = new URL(page.url()).origin;
  await page.locator(LIT).first().waitFor();
  await page.evaluate(TOUCH);
  await page.evaluate(TOUCH);
  await page.waitForTimeout(6000);
  await page.goto(`${address}/settings`);
  await page.evaluate(`localStorage.setItem('backroom.seen.${match}', '1')`);
  return `/t/${match}`;
}

/** @public Loaded by its path. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  settle: { path: shelved('settle', () => firstDecision('four')), ready: LIT },
  draft: { path: shelved('draft', () => firstDecision('draft')), ready: LIT },
  plan: { path: shelved('plan', planningTable), ready: LIT, steps: pickTwo },
  late: { path: board, ready: LIT },
  market: { path: board, ready: LIT, steps: (page) => toPart(page, 'market') },
  gang: { path: board, ready: LIT, steps: (page) => toPart(page, 'gang') },
  rivals: { path: board, ready: LIT, steps: (page) => toPart(page, 'rivals') },
  target: askedFor('police', 2),
  move: askedFor('move', 2),
  seize: askedFor('seize', 2),
  build: askedFor('build', 2),
  spend: askedFor('spend', 2),
  store: askedFor('store'),
  'right-hand': askedFor('right-hand'),
  hire: askedFor('hire'),
  welcome: askedFor('welcome'),
  job: askedFor('pick-job'),
  dealer: askedFor('pick-dealer'),
  return: askedFor('recall'),
  choose: askedFor('choose'),
  harm: askedFor('harm'),
  whom: askedFor('whom'),
  recruit: askedFor('recruit'),
  upgrade: askedFor('upgrade'),
  since: {
    path: missed,
    ready: '.recap',
    steps: (page) => page.locator('.recap summary').click(),
    tempo: 1,
  },
  strip: { path: rivals, ready: LIT, steps: upTo('.scf-strip .laid'), tempo: 1, moves: true },
  raid: { path: raided, ready: LIT, steps: upTo('.scf-reading.raid'), tempo: 4, moves: true },
  account: { path: raided, ready: LIT, steps: upTo('.scf-reading.account'), tempo: 4, moves: true },
  round: { path: nextRound, ready: LIT, steps: upTo('.scf-reading.round'), tempo: 4, moves: true },
  news: { path: nextRound, ready: LIT, steps: upTo('.scf-reading.news'), tempo: 4, moves: true },
  'rival-board': {
    path: board,
    ready: LIT,
    steps: async (page) => {
      await toPart(page, 'rivals');
      await page.locator('.sft-rival').first().click();
      await page.locator(DIALOG).first().waitFor();
    },
  },
  pile: {
    path: shelved('pile', () =>
      found('pile', { seats: 3 }, () => (state, acting) => {
        return planning(0, 2)(state, acting) && (state.players[0]?.discard.length ?? 0) > 2;
      }),
    ),
    ready: LIT,
    steps: async (page) => {
      await toPart(page, 'gang');
      await page.locator('[data-pick="pile:own"]').click();
      await page.locator(DIALOG).first().waitFor();
    },
  },
  zoom: {
    path: board,
    ready: LIT,
    steps: async (page) => {
      await page.locator('.sft-hand .in-hand').first().hover();
      await page.mouse.down();
      await page.locator('.scf-zoom').waitFor();
      await page.mouse.up();
    },
  },
  hint: {
    path: board,
    ready: LIT,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.locator('.hint-popover').waitFor();
      await comesTrue(page, `document.querySelector('.stage .pointed') !== null`);
    },
  },
  aid: {
    path: board,
    ready: LIT,
    steps: async (page) => {
      await page.locator('.sft-aid-button').click();
      await page.locator('.sft-aid dt').first().waitFor();
    },
  },
  final: {
    path: shelved('almost', almostOver),
    ready: LIT,
    steps: upTo('.scf-reading.final'),
    tempo: 4,
    moves: true,
  },
  ending: { path: shelved('over', overMatch), ready: '.ending .podium, .ending .row', whole: true },
  solo: {
    path: shelved('solo', () =>
      found('solo', { seats: 1, options: { solo: { rival: 'outfit', difficulty: 'rulebook' } } }, () => planning(0, 2)),
    ),
    ready: LIT,
    steps: (page) => toPart(page, 'rivals'),
  },
  curtain: { path: shelved('curtain', () => ({ ...planningTable(), here: [0, 1] })), ready: '.curtain' },
  'hot-seat': {
    path: shelved('curtain', () => ({ ...planningTable(), here: [0, 1] })),
    ready: '.curtain',
    steps: async (page) => {
      await page.locator('.curtain button').first().click();
      await page.locator(LIT).first().waitFor();
    },
  },
  watching: {
    path: shelved('watching', () => scarfaceMatch({ id: 'sheet-watched', seats: 3, here: [], until: planning(0, 2) })),
    ready: '.sft-table.watching .sft-tile',
    botPace: 'calm',
  },
  replay: {
    path: async (page) => {
      const over = once('over', overMatch);
      await putOnShelf(page, over);
      return `/replay/${over.id}#${Math.round(over.entries.length / 2)}`;
    },
    ready: '.replay .sft-tile',
  },
  hand: {
    path: async (page) => {
      const match = await atServer(page);
      await page.evaluate(`localStorage.setItem('backroom.hand.${match}', '1')`);
      await page.reload();
      return `/t/${match}`;
    },
    ready: '.sft-table.hand .sft-bar .question',
  },
  tv: {
    path: async (page) => `/tv/${await atServer(page)}`,
    ready: '.sft-table.watching .sft-tile',
  },
  lesson: {
    path: () => '/learn#scarface',
    ready: '.learn .sft-table',
  },
};
