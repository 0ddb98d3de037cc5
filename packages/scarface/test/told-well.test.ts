// Regressions of the words: buy-outs, Federal cards, drafted Jobs, lines without enough Power, bribes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, Seeded, settle } from '@backroom/kit';
import { federalCard, NEWS, sideOf } from '../src/cards/index.ts';
import { ENFORCER_CARDS } from '../src/enforcer/cards/index.ts';
import { scarface } from '../src/index.ts';
import { saleAt } from '../src/rules/selling.ts';
import type { State } from '../src/state.ts';
import { districtNumber } from '../src/vocabulary.ts';
import { federalText } from '../src/words/cards/index.ts';
import { words as tongues } from '../src/words/index.ts';
import { Alone, HE } from './enforcer/alone.ts';
import { given } from './given.ts';
import { city } from './rules/city.ts';

const NAMES = ['Ann', 'Bob', 'Cy'];
const { words, overview } = await tongues.en();

const linesOf = (s: State, seat: number): string =>
  words
    .table(scarface.view(s, seat), NAMES)
    .flatMap(({ lines }) => lines)
    .join('\n');

const shortLinesOf = (s: State, seat: number): string =>
  overview(scarface.view(s, seat), NAMES)
    .flatMap(({ lines }) => lines)
    .join('\n');

/** News that change what every sale brings. */
const PROFITABLE =
  NEWS.find(({ powers }) =>
    powers.some((power) => 'modify' in power && power.modify === 'profit' && power.business === undefined),
  ) ?? assert.fail('no such News');

const tongue = (await tongues.en()).speaker(NAMES);
const wordsFor = (id: string): { name: string } => ({ name: tongue.texts.cards[id]?.name ?? id });

test('SC-16 a buy-out is told as one: who buys, from whom, and that the neighbourhood has changed hands', () => {
  const t = given().has({ money: 50 });
  const tile = t.tile(1);
  t.player().thugs[tile.district] = 1;
  t.does([{ do: 'special', rule: 'buy-out' }]);
  while (!t.done) t.picks({ tile: tile.id });
  const told = t.told('ousted').map((event) => words.event(event, NAMES));
  assert.equal(told.length, 1);
  assert.match(told[0], /^Ann buys .+ from Bob/);
  assert.equal(tile.owner, 0);
});

test('SC-16 a buy-out is offered for the printed profit that is paid, also under News that change profits', async () => {
  const t = city().lots(
    { id: 'little-italy', district: 'west', owner: 1 },
    { id: 'pilsen', district: 'west', owner: 1, night: 1, tokens: [0, 0, 0, 1] },
  );
  t.news(PROFITABLE.id)
    .streets({ thugs: { west: 1 } })
    .has({ money: 99 });
  t.does([{ do: 'special', rule: 'buy-out' }]);
  const view = scarface.view(t.s, 0);
  for (const { id } of t.s.tiles) {
    const tile = t.lot(id);
    const { profit } = sideOf(tile);
    assert.notEqual(saleAt(t.s, 1, tile).profit, profit, 'the News change what a sale brings');
    for (const language of LANGUAGES) {
      const { words: spoken, speaker } = await tongues[language]();
      const { texts, sum, tile: named } = speaker(NAMES);
      assert.equal(spoken.action({ type: 'tile', tile: id }, view, NAMES), texts.actions.buy(named(id), sum(profit)));
    }
  }
  t.picks({ tile: 'pilsen' });
  assert.equal(t.player().money, 99 - sideOf(t.lot('pilsen')).profit);
});

test('SC-60 after a Raid the table says all that stands on its Federal card, in every language', async () => {
  const random = new Seeded('federal');
  const s = scarface.start({ jobDraft: false, ringByHand: false, gangs: null, solo: null }, 2);
  settle(scarface, s, random);
  for (let turn = scarface.toAct(s); s.federalUsed.length === 0 && Array.isArray(turn); turn = scarface.toAct(s)) {
    scarface.apply(s, turn[0], scarface.sample(s, turn[0], random), null);
    settle(scarface, s, random);
  }
  const [card] = s.federalUsed;
  assert.ok(card !== undefined, 'there was a Raid');
  for (const language of LANGUAGES) {
    const { words: spoken, speaker } = await tongues[language]();
    const text = federalText(speaker([]).speech, card);
    // To all if it does something to all; three bands; how far the Crime Rate falls.
    assert.equal(text.split('\n').length, (federalCard(card).overall.length > 0 ? 1 : 0) + 4, text);
    const lines = spoken.table(scarface.view(s, 0), NAMES).flatMap((section) => section.lines);
    assert.ok(
      lines.some((line) => line.includes(text)),
      `${language}: ${text}`,
    );
  }
});

test('SC-100 what a player has kept in the draft stands among their Jobs, and nobody else sees it', () => {
  const s = scarface.start({ jobDraft: true, ringByHand: false, gangs: null, solo: null }, 3);
  settle(scarface, s, new Seeded('draft'));
  for (let pass = 0; pass < 2; pass++)
    for (const seat of [0, 1, 2]) scarface.apply(s, seat, scarface.legal(s, seat)[0], null);
  const frame = s.stack.find(({ kind }) => kind === 'draft');
  assert.ok(frame?.kind === 'draft' && frame.kept[0].length === 2);
  for (const id of frame.kept[0]) {
    const { name } = wordsFor(id);
    assert.ok(linesOf(s, 0).includes(name), `${name} is not shown to its owner`);
    assert.ok(!linesOf(s, 1).includes(name), `${name} is shown to another`);
    // The short table of the terminal.
    assert.ok(shortLinesOf(s, 0).includes(name), `${name} is not shown to its owner in short`);
    assert.ok(!shortLinesOf(s, 1).includes(name), `${name} is shown to another in short`);
  }
});

test('SC-110 a line for which his Power is too small says how much it takes; one that changes nothing says so', () => {
  let tooWeak = 0;
  for (const { id, lines } of ENFORCER_CARDS)
    for (const [line, { deed }] of lines.entries()) {
      if (!('act' in deed) || deed.least === undefined) continue;
      const t = new Alone();
      t.solo.plan = [id];
      t.s.stack.length = 0;
      t.s.stack.push({ kind: 'enforcer', seat: HE, step: 'act', line, at: 0, cubes: 1, ring: 0, passed: 0 });
      t.goesOn();
      for (const event of t.events) {
        if (event.type !== 'rival-line' || event.acts || event.needs === undefined) continue;
        tooWeak++;
        assert.ok(event.power !== null && event.needs > event.power);
        const told = words.event(event, NAMES);
        assert.match(told, new RegExp(`His Power is ${event.power}, but it takes ${event.needs}`));
        assert.doesNotMatch(told, /change nothing/);
      }
    }
  assert.ok(tooWeak > 0, 'no line lacked Power');
});

test('SC-44 a player who sends a thug to the police sees the bribe before', () => {
  const t = city()
    .lots({ id: 'pilsen', district: 'west', owner: 0 }, { id: 'cicero', district: 'south', owner: 0 })
    .police({ west: 2 })
    .has({ money: 20, headquarters: 3 })
    .musters({ muscle: 2 })
    .acts('send');
  assert.equal(t.s.police[districtNumber('west')], 2);
  const view = scarface.view(t.s, 0);
  const said = t.options.map((action) => words.action(action, view, NAMES));
  assert.ok(
    said.some((text) => /West Side.*bribe \$4/.test(text)),
    said.join(' | '),
  );
  assert.ok(
    said.some((text) => /South Side/.test(text) && !/bribe/.test(text)),
    said.join(' | '),
  );
});

test('SC-95 everybody reads in the log how much a bribe or graft was, in every language', async () => {
  const t = city()
    .lots({ id: 'little-italy', district: 'west', owner: 0, alcohol: 3 })
    .police({ west: 2 })
    .has({ money: 20 })
    .musters({ muscle: 1 })
    .acts('send');
  t.does([{ do: 'sell', sales: 1 }]).picks({ tile: 'little-italy' });
  const paid = t
    .told('money')
    .flatMap((event) => (event.type === 'money' && /^(bribe|graft)$/.test(event.reason) ? [event] : []));
  assert.deepEqual(
    paid.map(({ reason, amount }) => [reason, amount]),
    [
      ['bribe', -4],
      ['graft', -4],
    ],
  );
  for (const language of LANGUAGES) {
    const { words: spoken, speaker } = await tongues[language]();
    for (const event of paid) {
      const told = spoken.event(scarface.face(event, 1) ?? assert.fail('hidden'), NAMES);
      assert.ok(told.includes(speaker(NAMES).sum(4)), `${language}: ${told}`);
    }
  }
});

test('SC-50 one hidden Job is one, not "1 hidden Jobs"', () => {
  const t = given();
  const counts = [0, 1, 2].map((jobs) => {
    t.player(1).jobs.length = Math.min(jobs, t.player(1).jobs.length);
    return linesOf(t.s, 0);
  });
  assert.match(counts[1], /\b0 hidden Jobs,/);
  t.has({ jobs: ['motorcade'] }, 1);
  assert.match(linesOf(t.s, 0), /\b1 hidden Job,/);
});

test('a newcomer who costs nothing is offered without a price, in every language', async () => {
  const t = given();
  t.s.headlines.push('hollywood-loves-hoodlums');
  t.does([{ do: 'hire', level: 3 }]).picks({ type: 'card' });
  const frame = t.s.stack.at(-1);
  assert.ok(frame?.kind === 'welcome' && frame.alcohol === 0, 'one alcohol, less the one that the news takes off');
  const view = scarface.view(t.s, 0);
  for (const language of LANGUAGES) {
    const { words: spoken, speaker } = await tongues[language]();
    const { actions, nouns } = speaker(NAMES).texts;
    const free = spoken.action({ type: 'to-hand' }, view, NAMES);
    assert.equal(free, actions.toHand(''));
    const priced = actions.toHand(nouns.alcohol(1));
    assert.ok(priced.startsWith(free) && priced.endsWith(nouns.alcohol(1)), `${free} / ${priced}`);
    // What it costs stands on the choice itself: the question names no price.
    assert.ok(!spoken.prompt(view, NAMES).includes(nouns.alcohol(1).replace(/\d+\s/u, '')), spoken.prompt(view, NAMES));
  }
});
