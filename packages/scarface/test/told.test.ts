// Every public change has an event: the events alone are enough to follow a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick, Seeded } from '@backroom/kit';
import type { SeatAction } from '../src/actions.ts';
import { BOX } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import { scarface } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { type State, start } from '../src/state.ts';
import { NOBODY } from '../src/vocabulary.ts';

const { apply, chance, legal, possible, toAct } = scarface;

/** Shows every step of a random game: what was before, what is after, and what was told. */
function follow(
  seed: string,
  options: Options,
  seats: number,
  look: (a: State, b: State, told: Event[]) => void,
): void {
  const random = new Seeded(seed);
  const s = start(options, seats);
  for (let who = toAct(s); who !== 'over'; who = toAct(s)) {
    const before = scarface.clone(s);
    const told: Event[] = [];
    if (who === 'chance') apply(s, 'chance', chance(s, random), told);
    else apply(s, who[0], pick(legal(s, who[0]), random) as SeatAction, told);
    look(before, s, told);
  }
}

const names = (told: readonly Event[], type: Event['type'], tile: string): boolean =>
  told.some((event) => event.type === type && 'tile' in event && event.tile === tile);

function tileChanges(before: State, after: State, told: readonly Event[]): number {
  let changes = 0;
  for (const [i, { id, owner, night }] of before.tiles.entries()) {
    const now = after.tiles[i];
    if (now.night > night) {
      changes++;
      assert.ok(names(told, 'nightclub', id), `${id} became a nightclub`);
    }
    if (now.owner === owner || now.owner === NOBODY) continue;
    changes++;
    assert.ok(
      told.some((event) => 'tile' in event && event.tile === id && 'seat' in event && event.seat === now.owner),
      `${id} has another owner: ${JSON.stringify(told)}`,
    );
  }
  return changes;
}

function cardsLaidOut(before: State, after: State, told: readonly Event[]): number {
  let changes = 0;
  for (const [seat, { plan }] of before.players.entries()) {
    const [card] = after.players[seat].plan.slice(plan.length);
    if (card === undefined || before.solo !== null) continue;
    changes++;
    assert.ok(
      told.some((event) => event.type === 'planned' && event.seat === seat && event.card === card),
      `${card} was laid out`,
    );
  }
  return changes;
}

const OPTIONS: readonly [Options, number][] = [
  [{ jobDraft: false, ringByHand: false, gangs: null, solo: null }, 2],
  [{ jobDraft: true, ringByHand: false, gangs: null, solo: null }, 3],
  [{ jobDraft: false, ringByHand: false, gangs: null, solo: { rival: 'gems', difficulty: 'boss' } }, 1],
];

for (const [options, seats] of OPTIONS) {
  test(`new owners, nightclubs and cards of a Plan are told: ${seats} at the table`, () => {
    let changes = 0;
    for (let game = 0; game < 3; game++)
      follow(`told ${game}`, options, seats, (before, after, told) => {
        if (before.tiles.length === after.tiles.length) changes += tileChanges(before, after, told);
        if (before.players.length === after.players.length) changes += cardsLaidOut(before, after, told);
      });
    assert.ok(changes > 10);
  });
}

test('SC-16, SC-95 a rival’s losses are hidden; their income, the price of an upgrade, bribes and graft are not', () => {
  const money = (amount: number, reason: string) => ({ type: 'money', seat: 0, amount, reason }) as Event;
  const seen = (amount: number, reason: string, seat: number | null) =>
    (scarface.face(money(amount, reason), seat) as { amount: number | null }).amount;
  for (const seat of [1, null]) {
    assert.equal(seen(-1, 'card', seat), null);
    assert.equal(seen(-2, 'bribe', seat), -2);
    assert.equal(seen(-2, 'graft', seat), -2);
    assert.equal(seen(1, 'fence', seat), 1);
    assert.equal(seen(2, 'fence', seat), 2);
    assert.equal(seen(-4, 'upgrade', seat), -4);
  }
  assert.equal(seen(-1, 'card', 0), -1);
});

test('SC-49 alone: the Job that one keeps is told, and the Enforcer gets the other', () => {
  const kept: Event[] = [];
  follow('jobs', OPTIONS[2][0], 1, (_, __, told) => kept.push(...told.filter(({ type }) => type === 'kept-job')));
  assert.ok(kept.length > 0);
});

for (const [options, seats] of OPTIONS) {
  test(`a set-up that chance cannot have drawn is impossible: ${seats} at the table`, () => {
    const s = start(options, seats);
    const draw = chance(s, new Seeded('set-up'));
    assert.ok(draw.type === 'set-up' && possible(s, draw));
    const wrong: readonly object[] = [
      { first: -1 },
      { first: draw.first + 9 },
      { first: 0.5 },
      { tiles: draw.tiles.map(() => draw.tiles[0]) },
      { tiles: draw.tiles.slice(1) },
      { tiles: [...draw.tiles.slice(1), 'nowhere'] },
      { news: draw.news.map(() => draw.news[0]) },
      { news: draw.news.slice(1) },
      { news: BOX.news },
      { businesses: draw.businesses.slice(1) },
      { gangs: draw.gangs.map(() => draw.gangs[0]) },
      { jobs: draw.jobs.slice(1) },
      { dealers: draw.dealers.map(() => draw.dealers[0]) },
      { decks: draw.decks.slice(1) },
      { decks: draw.decks.map((deck) => deck.slice(1)) },
      { more: 1 },
      ...(options.solo === null ? [] : [{ rival: null }, { first: 0 }, { rival: { ...draw.rival, at: 'nowhere' } }]),
    ];
    for (const change of wrong)
      assert.equal(possible(s, { ...draw, ...change } as never), false, Object.keys(change).join());
  });
}
