// Words and picture predict what happens: sales with News, Jobs and graft, and the parts of a defence.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, pick, Seeded } from '@backroom/kit';
import { gangBoard, sideOf } from '../src/cards/index.ts';
import { type Event, scarface as game, type Options } from '../src/index.ts';
import type { Price } from '../src/language.ts';
import { defenceOf } from '../src/reckoning.ts';
import { saleAt } from '../src/rules/selling.ts';
import { defenceAgainst } from '../src/rules/strength.ts';
import { NOBODY } from '../src/vocabulary.ts';
import { words } from '../src/words/index.ts';
import { stateLike } from '../src/words/standing.ts';
import { given } from './given.ts';
import { city } from './rules/city.ts';

const OPTIONS: Options = { jobDraft: false, ringByHand: false, gangs: null, solo: null };
const spoken = await words.en();
const { words: english } = spoken;

test('SC-37 a sale is announced with the profit that is paid, and with the graft', () => {
  const seen = { sales: 0, graft: 0 };
  for (let round = 0; seen.sales < 60 && round < 30; round++) {
    const random = new Seeded(`sales ${round}`);
    const s = game.start(OPTIONS, 3);
    let announced: { readonly tile: string; readonly profit: number; readonly goods: number } | null = null;
    let spent = 0;
    for (let turn = game.toAct(s); turn !== 'over'; turn = game.toAct(s)) {
      const seat = turn === 'chance' ? null : pick(turn, random);
      const action = seat === null ? game.chance(s, random) : pick(game.legal(s, seat), random);
      if (seat !== null && action.type === 'tile' && s.stack.at(-1)?.kind === 'sell') {
        const tile = s.tiles.find(({ id }) => id === action.tile) ?? assert.fail('no tile');
        const { profit, graft, alcohol, gun, spared, extra } = saleAt(s, seat, tile);
        const said = english.action(action, game.view(s, seat), []);
        assert.ok(said.includes(`$${profit}`), `${said}: ${profit}`);
        assert.equal(/graft/.test(said), graft > 0, said);
        seen.graft += graft > 0 ? 1 : 0;
        announced = { tile: action.tile, profit, goods: Math.max(0, alcohol + gun - spared) + extra };
        spent = 0;
      }
      const events: Event[] = [];
      game.apply(s, seat ?? 'chance', action, events);
      for (const event of events) {
        if (event.type === 'spent') spent++;
        if (event.type !== 'sold' || event.tile !== announced?.tile) continue;
        assert.deepEqual([event.profit, spent], [announced.profit, announced.goods]);
        seen.sales++;
        announced = null;
      }
    }
  }
  assert.ok(seen.sales >= 60 && seen.graft > 3, JSON.stringify(seen));
});

test('SC-37 a sale is told with the goods that it takes in the end: trucks and News counted', () => {
  const told = (id: string, trucks: number, news: string | null): string => {
    const t = city().lots({ id, district: 'west', owner: 0 });
    t.streets({ trucks: { west: trucks } });
    if (news !== null) t.news(news);
    const lines = english.table(game.view(t.s, 0), []).flatMap((section) => section.lines.join('\n').split('\n'));
    const line = lines.find((one) => one.startsWith(spoken.speaker([]).tile(id))) ?? assert.fail(id);
    return /sells (.+?) for /.exec(line)?.[1] ?? assert.fail(line);
  };
  assert.equal(told('little-italy', 0, null), '3 alcohol');
  assert.equal(told('little-italy', 1, null), '2 alcohol');
  assert.equal(told('little-italy', 4, null), 'nothing');
  assert.equal(told('little-italy', 0, 'hottest-summer'), '3 alcohol (1 good more)');
  assert.equal(told('back-of-the-yards', 0, null), '1 alcohol and 2 guns');
  assert.equal(told('back-of-the-yards', 1, null), '1 alcohol and 2 guns (1 good less)');
  assert.equal(told('back-of-the-yards', 2, 'hottest-summer'), '1 alcohol and 2 guns (1 good less)');
});

test('SC-37 a sale that pays twice is announced with both profits', () => {
  const t = city().police({ west: 1 });
  const [little, pilsen] = ['little-italy', 'pilsen'].map(
    (id) => ({ id, district: 'west', owner: 0, alcohol: 3 }) as const,
  );
  t.lots(little, pilsen);
  t.does([{ do: 'special', rule: 'double-sale' }]);
  const said = t.options.map((action) => english.action(action, game.view(t.s, 0), []));
  assert.ok(
    said.some((text) => /Little Italy for \$28, less \$2 graft/.test(text)),
    said.join(' | '),
  );
  const before = t.player().money;
  t.picks({ tile: 'little-italy' });
  assert.equal(t.player().money, before + 28 - 2);
});

test('SC-15, SC-47 an upgrade is announced with what it really costs: News, Jobs and the discount of a skill, which asks for no Muscle', async () => {
  const t = city()
    .news('building-boom')
    .has({ gang: 'wolves', money: 60, fulfilled: ['blueprints'], stats: [2, 1, 1, 1, 1, 1], boss: 1 });
  const stat = 'hand';
  const printed = gangBoard('wolves').prices[stat][1];
  assert.ok(printed.muscle > 0 && printed.influence > 0);
  /** In every language: the choice, and the line of the stat in the table. */
  const isTold = async (price: Price): Promise<void> => {
    for (const language of LANGUAGES) {
      const tongue = await words[language]();
      const { texts, sum } = tongue.speaker([]);
      const view = game.view(t.s, 0);
      const lines = tongue.words.table(view, []).flatMap((section) => section.lines);
      const costs = texts.table.price({ ...price, sum: sum(price.money) });
      const named = texts.nouns.stats[stat];
      assert.equal(tongue.words.action({ type: 'stat', stat }, view, []), texts.actions.stat(named, costs));
      assert.ok(lines.includes(texts.table.stat({ stat: named, level: '2', price: costs })), `${language}: ${costs}`);
    }
  };
  // By the action, Muscle and Influence are needed. The News take 3 dollars off, the Job 2.
  t.musters({ muscle: 9, influence: 9 }).acts('upgrade');
  await isTold({ ...printed, money: printed.money - 5 });
  t.s.stack.pop();
  // By a skill that takes 1 off.
  t.does([{ do: 'upgrade', discount: 1 }]);
  const real = { ...printed, muscle: 0, influence: 0, money: printed.money - 6 };
  await isTold(real);
  t.picks({ stat });
  const paid = t.told('money').find((event) => event.type === 'money' && event.reason === 'upgrade');
  assert.equal(paid?.type === 'money' && paid.amount, -real.money);
});

test('SC-46 the parts of a defence add up to what a rival must bring', () => {
  const random = new Seeded('defence');
  const s = game.start(OPTIONS, 4);
  let looked = 0;
  let own = 0;
  for (let turn = game.toAct(s); turn !== 'over'; turn = game.toAct(s)) {
    const seat = turn === 'chance' ? null : pick(turn, random);
    if (seat !== null)
      for (const tile of s.tiles) {
        const { total, parts } = defenceOf(s, seat, tile);
        if (tile.owner !== seat) assert.equal(total, defenceAgainst(s, seat, tile));
        else {
          // Their own: what a rival needs who has nothing there.
          const bare = structuredClone(s);
          const rival = bare.players[(seat + 1) % s.players.length];
          rival.thugs[tile.district] = 0;
          rival.cars[tile.district] = 0;
          assert.equal(total, defenceAgainst(bare, (seat + 1) % s.players.length, tile));
          own++;
        }
        const sum = parts.reduce((all, { by }) => all + by, 0);
        // Nothing is defended by less than nothing.
        if (total > 0) assert.equal(sum, total, JSON.stringify(parts));
        looked++;
      }
    game.apply(s, seat ?? 'chance', seat === null ? game.chance(s, random) : pick(game.legal(s, seat), random), []);
  }
  assert.ok(looked > 1000 && own > 100);
});

test('SC-46 the worked example: 3 shown, 2 for the marker, a thug and a police car; a thug of the attacker’s takes 1 off', () => {
  const t = given(2);
  const tile = t.tile(1);
  const { district } = tile;
  t.s.police[district] = 1;
  for (const p of t.s.players) for (const list of [p.thugs, p.cars, p.trucks]) list[district] = 0;
  t.s.players[1].thugs[district] = 1;
  const printed = sideOf(tile).defence;
  assert.equal(defenceOf(t.s, 1, tile).total, printed + 4, 'as its owner sees it');
  assert.equal(defenceOf(t.s, 0, tile).total, printed + 4);
  t.s.players[0].thugs[district] = 1;
  assert.equal(defenceOf(t.s, 0, tile).total, printed + 3);
});

test('the table names the defence and the profit that the picture shows, for every neighbourhood', () => {
  const random = new Seeded('both');
  const s = game.start(OPTIONS, 3);
  let looked = 0;
  for (let turn = game.toAct(s); turn !== 'over'; turn = game.toAct(s)) {
    const seat = turn === 'chance' ? null : pick(turn, random);
    if (seat !== null && looked < 400) {
      const lines = english.table(game.view(s, seat), []).flatMap((section) => section.lines);
      const said = lines.flatMap((line) => line.split('\n'));
      const seen = stateLike(game.view(s, seat));
      for (const tile of seen.tiles) {
        const { profit, graft } = saleAt(seen, tile.owner === NOBODY ? seat : tile.owner, tile);
        const line = said.find((one) => one.startsWith(spoken.speaker([]).tile(tile.id))) ?? assert.fail(tile.id);
        const { total } = defenceOf(seen, seat, tile);
        assert.ok(line.includes(`defence ${total}, `), `${line}: ${total}`);
        assert.ok(line.includes(`for $${profit}${graft > 0 ? `, less $${graft} graft` : ''};`), `${line}: ${profit}`);
        looked++;
      }
    }
    game.apply(s, seat ?? 'chance', seat === null ? game.chance(s, random) : pick(game.legal(s, seat), random), []);
  }
  assert.ok(looked >= 400);
});
