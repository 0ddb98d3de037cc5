// Every fact that a seat's view holds can be seen at the table. A fact is changed, and the parts of the table that show it must look
// different: on a desk without a touch unless a dialog is named, and on a phone in one of its four parts.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { itemAt } from '@backroom/kit';
import type { View } from '../../src/view.ts';
import { positionOf } from '../../table/dev/position.ts';
import { type Fact, factsOf } from './facts.ts';
import { openSheet, type Sheet } from './sheet.ts';

interface Place {
  /** Parts of the table that show every such fact, as selectors. With `@title`: what is shown on hover. */
  readonly every: readonly string[];
  /** Parts that show what follows from such facts, for at least one of them. */
  readonly some?: readonly string[];
  /** The touch that opens them. `seat`: the board of the player whose fact it is. */
  readonly opens?: string;
}

const on = (...every: string[]): Place => ({ every });
const inside = (opens: string, ...every: string[]): Place => ({ every, opens });
const BOARD = (part: string): Place => inside('seat', `.scf-board ${part}`);

/** Facts that are left out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  seat: 'whose table it is',
  seats: 'the number of players does not change',
  options: 'chosen before the match, and in its menu',
  stack: 'what is being decided: the question, tested with the words',
  first: 'who began the match: nothing depends on it later',
  'solo.difficulty': 'chosen before the match',
  'players.*.earned': 'an estimate for bots; the log has each sum',
  'players.*.losses': 'an estimate for bots; the log has each sum',
  'players.*.open': 'the same cards as the known ones of the hand',
  'players.*.remembered': 'the same cards as the discard pile',
  'players.own.discardTop': 'the first card of the own discard pile',
  'players.enforcer.owned': 'he has no such cards',
};

const EVERYBODY: Readonly<Record<string, Place>> = {
  carsLeft: BOARD('[data-area=beside]'),
  trucksLeft: BOARD('[data-area=beside]'),
  markers: BOARD('[data-area=beside]'),
  underworld: on('.sft-place.underworld .figures'),
  authorities: on('.sft-place.authorities .figures'),
  prison: on('.sft-place.prison .figures'),
  'thugs.*': { every: ['.standing'], some: ['.shield', '.sft-tile@title'] },
  'cars.*': { every: ['.standing'], some: ['.shield', '.sft-tile@title'] },
  'trucks.*': on('.standing'),
  'owned.length': BOARD('.row.all'),
  'owned.*': BOARD('.row.all'),
  'aside.length': BOARD('.cards'),
  'aside.*': BOARD('.cards'),
};

const OTHERS: Readonly<Record<string, Place>> = {
  ...EVERYBODY,
  gang: on('.sft-rival', '.sft-crime'),
  crime: on('.sft-rival .facts', '.sft-crime'),
  recruits: on('.sft-rival .thugs'),
  safehouses: on('.sft-rival .thugs'),
  headquarters: on('.sft-rival .thugs'),
  underworld: on('.sft-rival .thugs', '.sft-place.underworld .figures'),
  authorities: on('.sft-rival .thugs', '.sft-place.authorities .figures'),
  prison: on('.sft-rival .thugs', '.sft-place.prison .figures'),
  boss: on('.sft-rival .facts'),
  'stats.*': on('.sft-rival .stats'),
  'hand.length': on('.sft-rival .facts'),
  'hand.*': BOARD('.cards'),
  deck: on('.sft-rival .facts'),
  discardTop: on('.sft-rival .discard'),
  'plan.length': BOARD('.cards'),
  'plan.*': BOARD('.cards'),
  'jobs.length': on('.sft-rival .facts'),
  'jobs.*': BOARD('.cards'),
  'fulfilled.length': on('.sft-rival .facts'),
  'fulfilled.*': BOARD('.cards'),
  'deals.*.cards.length': BOARD('.scf-deals'),
  'deals.*.cards.*': BOARD('.scf-deals'),
  'deals.*.thug': on('.sft-rival .last'),
  'deals.*.alcohol': on('.sft-rival .last'),
  'deals.*.gun': on('.sft-rival .last'),
};

const OWN: Readonly<Record<string, Place>> = {
  ...EVERYBODY,
  gang: on('.sft-gang h2', '.sft-crime'),
  money: on('.sft-gang .purse'),
  crime: { every: ['.sft-crime'], some: ['.sft-federal .bands'] },
  recruits: on('.sft-home'),
  safehouses: on('.sft-home'),
  headquarters: on('.sft-home'),
  boss: on('.sft-gang .boss'),
  'stats.*': on('.sft-stat .levels', '.sft-stat small'),
  'hand.length': on('.sft-hand'),
  'hand.*': on('.sft-hand'),
  deck: on('.sft-gang .acts'),
  'discard.length': on('.sft-gang .acts'),
  'discard.*': inside('pile:own', '.sft-sheet .cards'),
  'plan.length': on('.sft-hand'),
  'plan.*': on('.sft-hand'),
  'jobs.length': on('.sft-jobs'),
  'jobs.*': on('.sft-jobs'),
  'fulfilled.length': on('.sft-jobs'),
  'fulfilled.*': on('.sft-jobs'),
  'deals.*.cards.length': on('.sft-deal .title'),
  'deals.*.cards.*': on('.sft-deal .title'),
  'deals.*.thug': on('.sft-deal .stock'),
  'deals.*.alcohol': on('.sft-deal .stock'),
  'deals.*.gun': on('.sft-deal .stock'),
};

const ENFORCER: Readonly<Record<string, Place>> = {
  ...OTHERS,
  'thugs.*': on('.standing'),
  'cars.*': on('.standing'),
  money: on('.sft-rival .money'),
  boss: { every: ['.sft-rival .facts'], some: ['.scf-enforcer header'] },
  'stats.*': { every: ['.sft-rival .stats'], some: ['.scf-enforcer header'] },
};

const players = (whose: string, places: Readonly<Record<string, Place>>): [string, Place][] =>
  Object.entries(places).map(([path, place]) => [`players.${whose}.${path}`, place]);

const PLACES = new Map<string, Place>([
  ...players('own', OWN),
  ...players('rival', OTHERS),
  ...players('enforcer', ENFORCER),
  ['tiles.*.id', on('.sft-tile .name')],
  ['tiles.*.district', on('.plates')],
  ['tiles.*.night', on('.sft-tile')],
  ['tiles.*.owner', { every: ['.sft-tile .owner'], some: ['.shield', '.sft-tile@title'] }],
  ['tiles.*.tokens.*', { every: ['.sft-tile .slots'], some: [] }],
  ['tiles.*.alcohol', on('.sft-tile .slots')],
  ['tiles.*.gun', on('.sft-tile .slots')],
  ['police.*', { every: ['.standing'], some: ['.shield', '.sft-tile@title', '.sft-tile .profit'] }],
  ['tokens.*', on('.sft-place.authorities .stock')],
  ['market.length', on('.sft-market .offers')],
  ['market.*', on('.sft-market .offers')],
  ['low.length', on('.sft-market .tops .left')],
  ['low.*', inside('pile:low', '.sft-sheet .inside')],
  ['high.length', on('.sft-market .tops .left')],
  ['high.*', inside('pile:high', '.sft-sheet .inside')],
  ['jobs.length', on('.sft-place.underworld .stock')],
  ['jobs.*', inside('pile:jobs', '.sft-sheet .pile')],
  ['dealers.length', on('.sft-place.underworld .stock')],
  ['dealers.*', inside('pile:dealers', '.sft-sheet .pile')],
  ['federal.length', on('.sft-place.federal .left')],
  ['federal.*', inside('pile:federal', '.sft-sheet .pile')],
  ['federalUsed.length', inside('pile:federal', '.sft-sheet .inside')],
  ['federalUsed.*', inside('pile:federal', '.sft-sheet .inside')],
  ['gone.length', inside('pile:low', '.sft-sheet .pile')],
  ['gone.*', inside('pile:low', '.sft-sheet .pile')],
  ['news.length', inside('pile:news', '.sft-sheet .inside')],
  ['news.*', inside('pile:news', '.sft-sheet .pile')],
  ['headlines.length', inside('pile:news', '.sft-sheet .inside')],
  ['headlines.*', inside('pile:news', '.sft-sheet .inside')],
  ['ring', on('.sft-market h2')],
  ['ness', on('.sft-crime')],
  ['time', on('.sft-time')],
  ['round', on('.sft-time')],
  ['solo.numbers.*', on('.scf-enforcer .way', '.sft-ground .number')],
  ['solo.at', on('.scf-enforcer .way', '.standing')],
  ['solo.deck', on('.scf-enforcer header')],
  ['solo.plan.length', on('.scf-enforcer .laid')],
  ['solo.plan.*', on('.scf-enforcer .laid')],
  ['solo.discard.length', inside('seat:1', '.scf-board .cards')],
  ['solo.discard.*', inside('seat:1', '.scf-board .cards')],
  ['solo.b', on('.scf-enforcer header')],
  ['solo.c', on('.scf-enforcer header')],
  ['solo.associates.length', inside('seat:1', '.scf-board .cards')],
  ['solo.associates.*', inside('seat:1', '.scf-board .cards')],
]);

/** A key stands for everything below it, too. */
const isCovered = (key: string, path: string): boolean =>
  new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[a-z*]+')}(\\.|$)`).test(path);

const isLeftOut = (path: string): boolean => Object.keys(LEFT_OUT).some((key) => isCovered(key, path));

/** Does any view have such a field, even if it is empty? */
function isThere(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return value !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  // `own`, `rival` and `enforcer` are players.
  if (Array.isArray(value)) return value.some((one) => isThere(one, rest));
  return isThere((value as Record<string, unknown>)[step], rest);
}

const TABS = ['city', 'gang', 'market', 'rivals'].map((name) => `#sft-tab-${name}`);

let sheet: Sheet;
before(async () => {
  sheet = await openSheet({ drawings: false, query: '?show=table' });
  await sheet.page.evaluate('document.fonts.ready');
});
after(() => sheet?.close());

/** How parts of the table look, after the click that opens them. */
const looksAt = (view: View, opens: string | null, parts: readonly string[], scrolls = false): Promise<string[]> =>
  sheet.page.evaluate<string[]>(
    `looksAt(${JSON.stringify(view)}, ${JSON.stringify(opens)}, ${JSON.stringify(parts)}, ${scrolls})`,
  );

/** The click that opens the place of a fact. */
function clickFor({ opens }: Place, { at }: Fact): string | null {
  if (opens === undefined) return null;
  return `[data-pick="${opens === 'seat' ? `seat:${at.split('.')[1]}` : opens}"]`;
}

/** Positions of seeded play that have, between them, every kind of fact. */
const POSITIONS: readonly (readonly [name: string, view: () => View])[] = [
  ['four players', () => positionOf(4, 330, 'f4', false)],
  ['alone', () => positionOf(1, 200, 'facts-1', true)],
];

test('every field of a view has a place at the table, or a reason to have none', () => {
  const met = new Map<string, Fact>();
  for (const [, position] of POSITIONS) for (const fact of factsOf(position())) met.set(fact.path, fact);
  const paths = [...met.keys()];
  assert.deepEqual(
    paths.filter((path) => !isLeftOut(path) && !PLACES.has(path)),
    [],
  );
  const views = POSITIONS.map(([, position]) => position());
  for (const key of Object.keys(LEFT_OUT))
    assert.ok(
      views.some((view) => isThere(view, key.split('.'))),
      key,
    );
});

/** What follows from facts, by path and part: was it seen in any position? */
const followed = new Map<string, boolean>();

/** The facts that are tried: of each kind the first and the last; all where the effect of some is looked for. */
function triedOf(view: View): readonly Fact[] {
  const byPath = Map.groupBy(
    factsOf(view).filter(({ path, others }) => !isLeftOut(path) && others.length > 0),
    ({ path }) => path,
  );
  return [...byPath].flatMap(([path, facts]) =>
    facts.length <= 2 || PLACES.get(path)?.some !== undefined
      ? facts
      : [itemAt(facts, 0), itemAt(facts, facts.length - 1)],
  );
}

/** Where to look first: only a matter of time. */
function likelyTab(path: string): string {
  const name = path.startsWith('players.own')
    ? 'gang'
    : /^(players|solo)\./.test(path)
      ? 'rivals'
      : /^(tiles|police)\./.test(path)
        ? 'city'
        : 'market';
  return `#sft-tab-${name}`;
}

/** Kinds of facts that were tried on a phone in an earlier position. */
const onPhone = new Set<string>();

for (const [name, position] of POSITIONS) {
  test(`${name}, 1440x900: a changed fact changes every part of the table that shows it`, async () => {
    await sheet.page.setViewportSize({ width: 1440, height: 900 });
    const view = position();
    const usual = new Map<string, string>();
    const unseen: string[] = [];
    for (const fact of triedOf(view)) {
      const place = PLACES.get(fact.path);
      if (place === undefined) continue;
      const parts = [...place.every, ...(place.some ?? [])];
      const opens = clickFor(place, fact);
      const key = (part: string): string => `${opens} ${part}`;
      if (!parts.every((part) => usual.has(key(part))))
        for (const [i, look] of (await looksAt(view, opens, parts)).entries()) usual.set(key(itemAt(parts, i)), look);
      const differs = new Set<string>();
      for (const other of fact.others) {
        const looks = await looksAt(other, opens, parts);
        for (const [i, part] of parts.entries()) if (looks[i] !== usual.get(key(part))) differs.add(part);
        if (parts.every((part) => differs.has(part))) break;
      }
      for (const part of place.every) if (!differs.has(part)) unseen.push(`${fact.at} in ${part}`);
      for (const part of place.some ?? []) {
        const what = `${fact.path} in ${part}`;
        followed.set(what, followed.get(what) === true || differs.has(part));
      }
    }
    assert.deepEqual(unseen, []);
  });

  test(`${name}, 390x844: a changed fact changes one of the four parts of a phone`, async () => {
    await sheet.page.setViewportSize({ width: 390, height: 844 });
    const view = position();
    const usual = new Map<string, string>();
    const at = async (shown: View, tab: string): Promise<string> =>
      itemAt(await looksAt(shown, tab, ['.sft-table'], true), 0);
    for (const tab of TABS) usual.set(tab, await at(view, tab));
    const unseen: string[] = [];
    /** Where such a fact was found last. */
    const lastAt = new Map<string, string>();
    const isShown = async ({ path, others }: Fact): Promise<boolean> => {
      const first = lastAt.get(path) ?? likelyTab(path);
      for (const tab of [first, ...TABS.filter((one) => one !== first)])
        for (const other of others)
          if ((await at(other, tab)) !== usual.get(tab)) {
            lastAt.set(path, tab);
            return true;
          }
      return false;
    };
    const fresh = triedOf(view).filter(({ path }) => !onPhone.has(path));
    for (const fact of fresh) if (!(await isShown(fact))) unseen.push(fact.at);
    for (const { path } of fresh) onPhone.add(path);
    assert.deepEqual(unseen, []);
  });
}

test('what follows from facts is seen: defences, profits, bands', () => {
  assert.ok(followed.size > 0);
  assert.deepEqual(
    [...followed].filter(([, isSeen]) => !isSeen).map(([what]) => what),
    [],
  );
});
