// Brackets over the cards of a Plan: drawn where the rules say that cards match, and nowhere else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt, Seeded } from '@backroom/kit';
import { PEOPLE } from '../../src/cards/index.ts';
import { scarface as game } from '../../src/index.ts';
import { turnOf } from '../../src/rules/strength.ts';
import { skillObstacle } from '../../src/rules/turn.ts';
import { matchesIn } from '../../table/plan/matching.ts';

test('SC-15: every matched card lies under a bracket of its crime, and every bracket has a card that is matched', () => {
  const random = new Seeded('brackets');
  const s = game.start({ jobDraft: false, ringByHand: false, gangs: null, solo: null }, 2);
  while (turnOf(s) === null) {
    const [seat] = game.toAct(s);
    if (game.toAct(s) === 'chance') game.apply(s, 'chance', game.chance(s, random), []);
    else game.apply(s, seat as number, itemAt(game.legal(s, seat as number), 0), []);
  }
  const turn = turnOf(s) ?? assert.fail();
  const wantedBy = (id: string): readonly string[] => PEOPLE.find((one) => one.id === id)?.matching?.crimes ?? [];
  const isMatched = (id: string): boolean =>
    !['no-match', 'none'].includes(skillObstacle(s, turn, id, 'matching') ?? '');
  let brackets = 0;
  for (let i = 0; i < 2000; i++) {
    const drawn = Array.from({ length: 2 + random.below(3) }, () => itemAt(PEOPLE, random.below(PEOPLE.length)).id);
    const plan = [...new Set(drawn)];
    itemAt(s.players, turn.seat).plan = plan;
    const matches = matchesIn(plan);
    for (const id of plan.filter(isMatched))
      assert.ok(
        matches.some(({ cards, crimes }) => cards.includes(id) && crimes.some((one) => wantedBy(id).includes(one))),
        `${id} in ${plan}`,
      );
    for (const { cards, crimes } of matches) {
      assert.ok(cards.length > 1, plan.join());
      // By each crime of a bracket at least one card in it is matched, and all others there have that crime.
      for (const crime of crimes) {
        const wanting = cards.filter((id) => isMatched(id) && wantedBy(id).includes(crime));
        assert.ok(wanting.length > 0, `${crime} in ${plan}`);
        for (const id of cards)
          assert.ok(wanting.includes(id) || PEOPLE.find((one) => one.id === id)?.crimes.includes(crime as never), id);
      }
      brackets++;
    }
  }
  assert.ok(brackets > 500, `${brackets}`);
});
