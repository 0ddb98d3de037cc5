// Does a view hold exactly what its seat may know? Redealing answers: a state made from the view alone must look the
// same to that seat in every respect, and must differ in every secret some time.
import assert from 'node:assert/strict';
import type { Seat } from '../src/game.ts';
import { sameData } from '../src/json.ts';
import { asJson, everySeat } from './checks.ts';
import type { Position } from './trial.ts';

export function checkKnowledge<S, A, E, V, O>(p: Position<S, A, E, V, O>): void {
  for (const seat of [null, ...everySeat(p.trial.seats)]) checkSeat(p, seat);
}

function checkSeat<S, A, E, V, O>(p: Position<S, A, E, V, O>, seat: Seat | null): void {
  const { game, secrets } = p.subject;
  const view = asJson(game.view(p.state, seat)) as V;
  assert.deepEqual(view, game.view(p.state, seat), 'a view is plain data');
  const other = game.redeal(view, p.random);
  assert.deepEqual(game.view(other, seat), view, `seat ${seat}: redealt from its view, it sees something else`);
  assert.deepEqual(view, asJson(game.view(p.state, seat)), 'redealing changed the view');
  assert.deepEqual(game.toAct(other), game.toAct(p.state));
  assert.deepEqual(game.deadline(other), game.deadline(p.state));
  assert.deepEqual(game.result(other), game.result(p.state));
  if (seat !== null) {
    assert.deepEqual(game.legal(other, seat), game.legal(p.state, seat), `seat ${seat}: legal actions tell a secret`);
    assert.deepEqual(game.refusals(other, seat), game.refusals(p.state, seat), `seat ${seat}: refusals tell a secret`);
  }
  const now = secrets(p.state, seat);
  const then = secrets(other, seat);
  for (const name of Object.keys(now)) {
    p.tally.secret.add(name);
    if (!sameData(now[name], then[name])) p.tally.varied.add(name);
  }
  const saved = game.load(asJson(game.save(other)));
  assert.ok(saved.ok, 'a redealt state is a state like any other');
}
