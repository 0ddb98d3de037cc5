// Words and picture predict what happens: sales with News, Jobs and graft, and the parts of a defence.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick, Seeded } from '@backroom/kit';
import { sideOf } from '../src/cards/index.ts';
import { type Event, scarface as game, type Options } from '../src/index.ts';
import { defenceOf, saleAt } from '../src/reckoning.ts';
import { defenceAgainst } from '../src/rules/strength.ts';
import { NOBODY } from '../src/vocabulary.ts';
import { words } from '../src/words/index.ts';
import { stateLike } from '../src/words/standing.ts';
import { given } from './given.ts';

const OPTIONS: Options = { jobDraft: false, ringByHand: false, gangs: null, solo: null };
const spoken = await words.en();
const { words: english } = spoken;

test('SC-37 a sale is announced with the profit that is paid, and with the graft', () => {
  const seen = { sales: 0, graft: 0 };
  for (let round = 0; seen.sales < 60 && round < 30; round++) {
    const random = new Seeded(`sales ${round}`);
    const s = game.start(OPTIONS, 3);
    let announced: { readonly tile: string; readonly profit: number } | null = null;
    for (let turn = game.toAct(s); turn !== 'over'; turn = game.toAct(s)) {
      const seat = turn === 'chance' ? null : pick(turn, random);
      const action = seat === null ? game.chance(s, random) : pick(game.legal(s, seat), random);
      if (seat !== null && action.type === 'tile' && s.stack.at(-1)?.kind === 'sell') {
        const tile = s.tiles.find(({ id }) => id === action.tile) ?? assert.fail('no tile');
        const { profit, graft } = saleAt(s, seat, tile);
        const said = english.action(action, game.view(s, seat), []);
        assert.ok(said.includes(`$${profit}`), `${said}: ${profit}`);
        assert.equal(/graft/.test(said), graft > 0, said);
        seen.graft += graft > 0 ? 1 : 0;
        announced = { tile: action.tile, profit };
      }
      const events: Event[] = [];
      game.apply(s, seat ?? 'chance', action, events);
      for (const event of events) {
        if (event.type !== 'sold' || event.tile !== announced?.tile) continue;
        assert.equal(event.profit, announced.profit);
        seen.sales++;
        announced = null;
      }
    }
  }
  assert.ok(seen.sales >= 60 && seen.graft > 3, JSON.stringify(seen));
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
