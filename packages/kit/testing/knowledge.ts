// Does a view hold exactly what its seat may know? Redealing shows it: a state made from the view alone must look the same to
// that seat, and over many redeals every secret must differ at least once.
import assert from 'node:assert/strict';
import type { GameTypes, Seat } from '../src/game.ts';
import { sameData } from '../src/json.ts';
import { pick } from '../src/random.ts';
import { asJson, assertSame, everySeat } from './checks.ts';
import type { Position } from './trial.ts';

export function checkKnowledge<T extends GameTypes>(p: Position<T>): void {
  const { game } = p.subject;
  const observers = [null, ...everySeat(p.trial.seats)];
  for (const seat of observers) checkSeat(p, seat);
  const together = game.views?.(p.state, observers);
  if (together !== undefined)
    assertSame(
      together,
      observers.map((seat) => game.view(p.state, seat)),
      'shown to all at once, somebody sees something else',
    );
  const seat = pick(observers, p.random);
  const view = game.view(p.state, seat);
  assert.deepEqual(asJson(view), view, 'a view is plain data');
  const saved = game.load(asJson(game.save(game.redeal(view, p.random))));
  assert.ok(saved.ok, 'a redealt state is a state like any other');
}

function checkSeat<T extends GameTypes>(p: Position<T>, seat: Seat | null): void {
  const { game, secrets } = p.subject;
  const text = JSON.stringify(game.view(p.state, seat));
  // From the text, as a bot's worker gets it, so that no reference can carry a secret.
  const view = JSON.parse(text) as T['view'];
  const other = game.redeal(view, p.random);
  assert.equal(JSON.stringify(view), text, 'redealing changed the view');
  assertSame(game.view(other, seat), view, `seat ${seat}: redealt from its view, it sees something else`);
  assertSame(game.toAct(other), game.toAct(p.state));
  assertSame(game.deadline(other), game.deadline(p.state));
  assertSame(game.result(other), game.result(p.state));
  if (seat !== null) {
    assertSame(game.legal(other, seat), game.legal(p.state, seat), `seat ${seat}: legal actions tell a secret`);
    assertSame(game.refusals(other, seat), game.refusals(p.state, seat), `seat ${seat}: refusals tell a secret`);
  }
  const now = secrets(p.state, seat);
  const then = secrets(other, seat);
  for (const name of Object.keys(now)) {
    p.tally.secret.add(name);
    if (!sameData(now[name], then[name])) p.tally.varied.add(name);
  }
}
