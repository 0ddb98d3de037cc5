// Checks that every language has words for everything, and that no sentence shows a bug.

import assert from 'node:assert/strict';
import type { GameTypes } from '../src/game.ts';
import { LANGUAGES } from '../src/languages.ts';
import { pick } from '../src/random.ts';
import { everySeat } from './checks.ts';
import type { Position } from './trial.ts';

/** A sentence that shows a bug instead of a fact. */
const ACCIDENT = /undefined|\bnull\b|NaN|\[object|\bfunction\b|\$\{/;

function checkSentence(sentence: string, what: string): void {
  assert.equal(typeof sentence, 'string', what);
  assert.ok(sentence.trim().length > 0, `${what} says nothing`);
  assert.doesNotMatch(sentence, ACCIDENT, what);
}

export function checkWordsOfPosition<T extends GameTypes>(p: Position<T>): void {
  const { game } = p.subject;
  // All languages from all seats at every position would take most of the suite's time. Over many games all get their turn.
  const language = pick(LANGUAGES, p.random);
  const words = p.spoken[language];
  const seat = pick([null, ...everySeat(p.trial.seats)], p.random);
  const view = game.view(p.state, seat);
  checkSentence(words.prompt(view, p.names), `${language} prompt`);
  const sections = words.table(view, p.names);
  assert.ok(sections.length > 0);
  for (const section of sections) {
    checkSentence(section.heading, `${language} heading`);
    for (const line of section.lines) checkSentence(line, `${language} table`);
  }
  if (seat === null) return;
  checkSentence(words.standing(view, seat, p.names), `${language} standing`);
  const actions = game.legal(p.state, seat).map((action) => words.action(action, view, p.names));
  for (const sentence of actions) checkSentence(sentence, `${language} action`);
  assert.equal(new Set(actions).size, actions.length, `${language}: two actions sound the same`);
  for (const refusal of game.refusals(p.state, seat)) {
    checkSentence(words.refusal(refusal, p.names), `${language} refusal ${refusal.code}`);
  }
}

export function checkWordsOfEvents<T extends GameTypes>(p: Position<T>, events: readonly T['event'][]): void {
  const { game } = p.subject;
  for (const language of LANGUAGES) {
    for (const event of events) {
      for (const seat of [null, 0, p.trial.seats - 1]) {
        const seen = game.face(event, seat);
        if (seen !== null)
          checkSentence(p.spoken[language].event(seen, p.names), `${language} event ${JSON.stringify(seen)}`);
      }
    }
  }
}
