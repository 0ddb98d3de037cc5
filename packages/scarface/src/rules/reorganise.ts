// SC-70: reorganising, step by step.
import { RIVAL } from '../enforcer/board.ts';
import { isEnforcer, soloOf } from '../enforcer/solo.ts';
import type { Out } from '../events.ts';
import { type FrameRule, noChoice } from '../frame-rule.ts';
import { pop, push, type State } from '../state.ts';
import { TIME_SPACES } from '../vocabulary.ts';
import { release } from './acts.ts';
import { gain, steal } from './money.ts';
import { fire, modified, perToken } from './powers.ts';
import { recruitSteps } from './recruiting.ts';
import { EVERYWHERE } from './selling.ts';
import { statValue } from './strength.ts';

const BUSINESS_INCOME = 2;

/** What the stat is worth; the Enforcer's gang board lies with its other side up (SC-110). */
function onBoard(s: State, seat: number, stat: number, name: 'lawyers' | 'recruitment'): number {
  const p = s.players[seat];
  return isEnforcer(s, seat) ? RIVAL[name][p.stats[stat] - 1] : statValue(p, stat, name);
}

const STEPS: readonly ((s: State, seat: number, out: Out) => void)[] = [
  (s, seat, out) => {
    out?.push({ type: 'reorganised', seat });
    push(s, { kind: 'sell', seat, left: EVERYWHERE, sold: [] });
  },
  (s, seat, out) => {
    fire(s, seat, 'reorganise', out);
    gain(s, seat, businessIncome(s, seat), 'business', out);
    // SC-110: his Jobs times the News so far.
    if (isEnforcer(s, seat)) steal(s, seat, 0, s.players[seat].jobs.length * s.headlines.length, out);
  },
  (s, seat, out) => {
    const p = s.players[seat];
    p.headquarters += p.authorities;
    p.authorities = 0;
    for (const deal of p.deals) {
      p.headquarters += deal.thug;
      deal.thug = 0;
    }
    release(s, seat, modified(s, seat, 'lawyers', onBoard(s, seat, 1, 'lawyers')), out);
  },
  (s, seat) => recruitSteps(s, seat, modified(s, seat, 'recruitment', onBoard(s, seat, 2, 'recruitment'))),
  (s, seat) => {
    const pile = isEnforcer(s, seat) ? soloOf(s) : s.players[seat];
    pile.deck = pile.discard;
    pile.discard = [];
    if (pile.deck.length > 1) push(s, { kind: 'shuffle', seat });
  },
  (s, seat, out) => {
    const end = TIME_SPACES[s.players.length];
    if (s.time < end) {
      s.time++;
      out?.push({ type: 'time', at: s.time, of: end });
    }
    if (s.time === end) push(s, { kind: 'round-end', seat, step: 0 });
  },
];

export const reorganise: FrameRule<'reorganise'> = {
  ...noChoice,
  go(s, frame, out) {
    if (frame.step < STEPS.length) STEPS[frame.step++](s, frame.seat, out);
    else pop(s);
    return false;
  },
};

/** Two dollars for each business token the player controls, if no card says otherwise. */
function businessIncome(s: State, seat: number): number {
  let sum = 0;
  for (const tile of s.tiles) {
    if (tile.owner !== seat) continue;
    for (let b = 0; b < tile.tokens.length; b++)
      if (tile.tokens[b] > 0) sum += tile.tokens[b] * perToken(s, seat, 'business-income', BUSINESS_INCOME, b);
  }
  return sum;
}
