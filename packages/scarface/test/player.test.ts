// The table of a player's fields, and what is written out beside it for speed: the clone and the view.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { scarface } from '@backroom/scarface';
import { clonePlayer, emptyPlayer, PLAYER_FIELDS, type Player, type PlayerField } from '../src/player.ts';
import type { State } from '../src/state.ts';

const NAMES = Object.keys(PLAYER_FIELDS) as (keyof Player)[];
const isPublic = (name: keyof Player): boolean => (PLAYER_FIELDS[name] as PlayerField).public === true;

/** A table that has been dealt, at which every pile of seat 0 holds a card. */
function dealt(): State {
  const random = new Seeded('a table');
  const s = scarface.start({ jobDraft: false, ringByHand: false, gangs: null, solo: null }, 2);
  while (scarface.toAct(s) === 'chance') scarface.apply(s, 'chance', scarface.chance(s, random), null);
  const [player] = s.players;
  for (const name of NAMES) {
    const pile = player[name];
    if (Array.isArray(pile) && pile.length === 0) (pile as string[]).push(player.hand[0]);
  }
  return s;
}

test('a clone has the fields of the table in its order, and every list is a copy', () => {
  const player = dealt().players[0];
  const copy = clonePlayer(player);
  assert.deepEqual(copy, player);
  assert.deepEqual(Object.keys(copy), NAMES);
  assert.deepEqual(Object.keys(emptyPlayer(player.gang)), NAMES);
  for (const name of NAMES) if (Array.isArray(player[name])) assert.notEqual(copy[name], player[name], name);
  assert.notEqual(copy.deals[0].cards, player.deals[0].cards);
});

test('others see the public fields as they are, and no other', () => {
  const s = dealt();
  const [player] = s.players;
  const [seen] = scarface.view(s, 1).players;
  for (const name of NAMES) {
    if (isPublic(name)) assert.deepEqual(seen[name], player[name], name);
    else assert.notDeepEqual(seen[name], player[name], name);
    if (Array.isArray(player[name])) assert.notEqual(seen[name], player[name], `${name} is a copy`);
  }
});
