// SC-110: solo games, played from seeds until each of the 36 cards' four lines has been carried out and has been void; what such
// games seldom bring about, states made by hand do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { knowledge } from '../../knowledge/index.ts';
import { ENFORCER_CARDS, enforcerCard } from '../../src/enforcer/cards/index.ts';
import { DIFFICULTIES, ENFORCER_ACTS, type EnforcerDeed } from '../../src/enforcer/language.ts';
import { type Event, WHYS } from '../../src/events.ts';
import { scarface } from '../../src/index.ts';
import { GANGS } from '../../src/vocabulary.ts';
import { Alone, HE } from './alone.ts';

const GAMES = 24;
const PER_CARD = 4;
const name = (card: string, line: number, acts: boolean): string => `${card} ${line} ${acts ? 'carried out' : 'void'}`;

const seen = new Set<string>();
const reasons = new Set<string>();

function note(events: readonly Event[]): void {
  for (const event of events) {
    if (event.type === 'rival-line') seen.add(name(event.card, event.line, event.acts));
    if (event.type === 'because') reasons.add(event.why);
  }
}

function play(seed: number): void {
  const random = new Seeded(`lines ${seed}`);
  const solo = { rival: GANGS[seed % GANGS.length], difficulty: DIFFICULTIES[seed % DIFFICULTIES.length] };
  const s = scarface.start({ jobDraft: false, ringByHand: false, gangs: null, solo }, 1);
  for (let turn = scarface.toAct(s); turn !== 'over'; turn = scarface.toAct(s)) {
    const events: Event[] = [];
    if (turn === 'chance') scarface.apply(s, 'chance', scarface.chance(s, random), events);
    else scarface.apply(s, 0, knowledge.habit(s, 0, random), events);
    note(events);
  }
}

/** A table where next to everything can be done, or next to nothing. */
function prepared(acts: boolean, seizes: boolean): Alone {
  const t = new Alone();
  t.he.boss = acts ? 0 : 12;
  t.he.headquarters = acts ? 12 : 0;
  t.me.money = acts ? 50 : 0;
  t.he.stats = acts ? [3, 1, 1, 1, 1, 1] : [1, 3, 3, 3, 3, 3];
  if (!acts) {
    t.he.deals = [];
    t.me.headquarters = 0;
    t.s.ring = HE;
    if (seizes) for (const tile of t.s.tiles) tile.owner = HE;
    return t;
  }
  t.he.crime = 8;
  t.he.prison = 2;
  t.me.thugs[0] = 1;
  for (let d = 1; d < 7; d++) {
    t.tile(
      d,
      ['little-italy', 'cicero', 'uptown', 'pilsen', 'the-loop', 'pullman'][d - 1],
      d < 3 ? 0 : HE,
      d < 4 ? {} : { alcohol: 4, gun: 4 },
    );
    t.he.thugs[d] = 1;
    t.me.thugs[d] = 1;
  }
  for (const tile of t.s.tiles) if (tile.owner === HE) tile.tokens = [1, 0, 1, 0];
  t.s.tiles[6].tokens = [0, 1, 0, 1];
  t.s.police = [0, 1, 1, 1, 0, 0, 0];
  return t;
}

/** The one line, with one cube to lay. */
function byHand(): void {
  for (const card of ENFORCER_CARDS)
    for (let line = 0; line < PER_CARD; line++)
      for (const acts of [true, false]) {
        if (seen.has(name(card.id, line, acts))) continue;
        const { deed } = card.lines[line];
        const t = prepared(acts, 'act' in deed && deed.act === 'seize');
        t.solo.plan = [card.id];
        t.s.stack.length = 0;
        t.s.stack.push({ kind: 'enforcer', seat: HE, step: 'act', line, at: 0, cubes: 1, ring: 0, passed: 0 });
        t.goesOn();
        note(t.events);
      }
}

test('SC-110 every line of the 36 cards is carried out in some game, and is void in another', () => {
  for (let seed = 0; seed < GAMES; seed++) play(seed);
  byHand();
  const wanted = ENFORCER_CARDS.flatMap((card) =>
    Array.from({ length: PER_CARD }, (_, line) => [
      name(card.id, line, true),
      ...(neverVoid(card.lines[line].deed) ? [] : [name(card.id, line, false)]),
    ]).flat(),
  );
  assert.deepEqual(
    wanted.filter((one) => !seen.has(one)),
    [],
  );
});

/** Police cars are always on the streets, at a Crime Rate of 11 a Raid comes first, and money of the bank is always welcome. */
const neverVoid = (deed: EnforcerDeed): boolean =>
  'police' in deed || 'crime' in deed || ('money' in deed && deed.money === 'gain');

test('SC-110 every reason he can have was given in these games or by hand', () => {
  // Those that take a rare table have a test of their own.
  const rare = [
    'your-choice',
    'yours-biggest-profit',
    'level-three-first',
    'spends-from-deals-last',
    'rides-second',
    'higher-defence',
    'next-stat',
    'least-profit',
    'declines',
  ];
  assert.deepEqual(
    WHYS.filter((why) => !reasons.has(why) && !rare.includes(why)),
    [],
  );
});

test('SC-110 the 36 cards: twelve a deck, every deed in use, B and C stronger than A', () => {
  const mean = (deck: string): number => {
    const cards = ENFORCER_CARDS.filter((card) => card.deck === deck);
    assert.equal(cards.length, 12);
    return (
      cards.reduce(
        (sum, card) => sum + card.bonus + card.lines.reduce((all, { power }) => all + (power ?? 1), 0) / 4,
        0,
      ) / 12
    );
  };
  assert.ok(mean('A') < mean('B') && mean('B') < mean('C'));
  const deeds = ENFORCER_CARDS.flatMap(({ lines }) => lines.map(({ deed }) => deed));
  for (const act of ENFORCER_ACTS)
    assert.ok(
      deeds.some((deed) => 'act' in deed && deed.act === act),
      act,
    );
  for (const kind of ['money', 'sellNext', 'stockNext', 'police', 'harm', 'crime', 'ring', 'goods'])
    assert.ok(
      deeds.some((deed) => kind in deed),
      kind,
    );
  assert.equal(new Set(ENFORCER_CARDS.map(({ id }) => id)).size, 36);
  assert.equal(enforcerCard('convoy').deck, 'C');
});

test('SC-110 the cards of decks B and C do not all end in the same line', () => {
  for (const deck of ['B', 'C'] as const) {
    const ends = ENFORCER_CARDS.filter((card) => card.deck === deck).map(({ lines }) => JSON.stringify(lines[3]));
    for (const end of ends) assert.ok(ends.filter((other) => other === end).length <= 4, `${deck}: ${end}`);
  }
});
