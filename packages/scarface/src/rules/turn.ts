// A turn: Plan, skills, one action, and the end of it (SC-10 to SC-18).
import type { SeatAction } from '../actions.ts';
import { personCard } from '../cards/index.ts';
import { isEnforcer } from '../enforcer/solo.ts';
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import type { TurnFrame } from '../frames.ts';
import { anyCan } from '../operations/index.ts';
import { type Player, pop, push, type State } from '../state.ts';
import { ACTS } from '../vocabulary.ts';
import { beginAct, obstacle } from './acts.ts';
import { changeCrime, raidIsDue } from './crime.ts';
import { modified } from './powers.ts';
import { collectRing, payRing, ringWaits } from './ring.ts';
import { influenceFor, muscleFor, statValue } from './strength.ts';

export function beginTurn(s: State, seat: number, out: Out): void {
  if (isEnforcer(s, seat)) return beginRivalTurn(s, seat, out);
  push(s, { kind: 'turn', seat, step: 'plan', acted: 0, used: [], ring: 0, muscle: 0, influence: 0 });
  out?.push({ type: 'turn', seat });
  payRing(s, seat, out);
}

/** SC-10: no card in hand and none laid out, so there is nothing to plan. */
export const isCardless = (frame: TurnFrame, p: Player): boolean =>
  frame.step === 'plan' && p.hand.length === 0 && p.plan.length === 0;

/** SC-10: with no cards at all the gang reorganises; with cards in the deck the turn only ends, and the hand is drawn. */
function passWithoutCards(s: State, frame: TurnFrame, out: Out): void {
  const { seat } = frame;
  frame.step = 'done';
  if (s.players[seat].deck.length === 0) push(s, { kind: 'reorganise', seat, step: 0 });
  else out?.push({ type: 'no-cards', seat });
}

/** Does anybody hold unfulfilled Jobs? The Enforcer's always count as fulfilled. */
const haveJobs = (s: State): boolean => s.players.some(({ jobs }, seat) => jobs.length > 0 && !isEnforcer(s, seat));

/** SC-110: no hand, only a play-deck; and he never forgets his Ring. */
function beginRivalTurn(s: State, seat: number, out: Out): void {
  push(s, { kind: 'enforcer', seat, step: 'plan', line: 0, at: 0, cubes: 0, ring: 0, passed: 0 });
  out?.push({ type: 'turn', seat });
  payRing(s, seat, out);
}

export const turn: FrameRule<'turn'> = {
  asks: true,
  go(s, frame, out) {
    // SC-18: as soon as the effect that caused it is complete.
    if (raidIsDue(s)) {
      push(s, { kind: 'raid', seat: frame.seat, step: 0, done: 0, card: '' });
      return false;
    }
    const p = s.players[frame.seat];
    // SC-50: a turn without cards waits, so that everybody who has Jobs can reveal them before a Raid. Whether one is met is
    // hidden, so that does not count.
    if (isCardless(frame, p) && !haveJobs(s) && !ringWaits(s, frame)) {
      passWithoutCards(s, frame, out);
      return false;
    }
    if (frame.step !== 'done') return true;
    pop(s);
    endTurn(s, frame.seat, out);
    beginTurn(s, (frame.seat + 1) % s.players.length, out);
    return false;
  },
  options(s, frame, list) {
    if (frame.step === 'plan') {
      for (const card of s.players[frame.seat].hand) list.push({ type: 'plan', card });
      list.push({ type: 'ready' });
      if (ringWaits(s, frame)) list.push({ type: 'ring' });
      return;
    }
    skills(s, frame, list);
    if (ringWaits(s, frame)) list.push({ type: 'ring' });
    if (frame.acted === 1) list.push({ type: 'end-turn' });
    else for (const act of ACTS) if (obstacle(s, frame, act) === null) list.push({ type: 'act', act });
  },
  take(s, frame, action, out) {
    const { seat } = frame;
    switch (action.type) {
      case 'plan':
        return layOut(s.players[seat], seat, action.card, out);
      case 'ready':
        return isCardless(frame, s.players[seat]) ? passWithoutCards(s, frame, out) : ready(s, frame, out);
      case 'ring':
        return collectRing(s, frame, out);
      case 'skill':
        frame.used.push(`${action.card} ${action.skill}`);
        out?.push({ type: 'skill', seat, card: action.card, skill: action.skill });
        return push(s, { kind: 'script', seat, of: `${action.card}/${action.skill}`, at: 0 });
      case 'act':
        frame.acted = 1;
        return beginAct(s, frame, action.act, out);
      default:
        frame.step = 'done';
    }
  },
};

function layOut(p: Player, seat: number, card: string, out: Out): void {
  p.hand.splice(p.hand.indexOf(card), 1);
  const seen = p.open.indexOf(card);
  if (seen >= 0) p.open.splice(seen, 1);
  p.plan.push(card);
  out?.push({ type: 'planned', seat, card });
}

/** SC-12: the Crime Rate rises by the cards beyond two. */
function ready(s: State, frame: TurnFrame, out: Out): void {
  const { seat } = frame;
  const cards = s.players[seat].plan.length;
  frame.step = 'act';
  out?.push({ type: 'ready', seat, cards, muscle: muscleFor(s, frame), influence: influenceFor(s, frame) });
  const rise = modified(s, seat, 'plan-crime', Math.max(0, cards - 2));
  if (cards > 2 && rise > 0) changeCrime(s, seat, rise, out);
}

export const SKILLS = ['standard', 'matching'] as const;

function skills(s: State, frame: TurnFrame, list: SeatAction[]): void {
  for (const card of s.players[frame.seat].plan)
    for (const skill of SKILLS)
      if (skillObstacle(s, frame, card, skill) === null) list.push({ type: 'skill', card, skill });
}

export type SkillObstacle = 'used' | 'no-match' | 'no-effect';

/** SC-14, SC-15: why a skill of the Plan cannot be used; 'none': the card has no such skill. */
export function skillObstacle(
  s: State,
  frame: TurnFrame,
  id: string,
  skill: 'standard' | 'matching',
): SkillObstacle | 'none' | null {
  const card = personCard(id);
  if (card[skill] === undefined) return 'none';
  if (frame.used.length > 0 && frame.used.includes(`${id} ${skill}`)) return 'used';
  if (skill === 'matching' && !isMatched(s.players[frame.seat], id)) return 'no-match';
  const effects = (skill === 'standard' ? card.standard : card.matching?.effects) ?? [];
  return anyCan(s, frame.seat, effects) ? null : 'no-effect';
}

/** One of the named crimes on ANOTHER card of the Plan. */
function isMatched(p: Player, id: string): boolean {
  const wanted = personCard(id).matching?.crimes ?? [];
  return p.plan.some((other) => other !== id && personCard(other).crimes.some((crime) => wanted.includes(crime)));
}

/** SC-17: the Plan goes to the discard pile, the hand is drawn up; never a reshuffle here. */
function endTurn(s: State, seat: number, out: Out): void {
  const p = s.players[seat];
  for (const card of p.plan) p.discard.push(card);
  p.plan.length = 0;
  drawCards(p, seat, modified(s, seat, 'hand-size', statValue(p, 0, 'hand')) - p.hand.length, out);
}

export function drawCards(p: Player, seat: number, wanted: number, out: Out): void {
  const count = Math.min(wanted, p.deck.length);
  if (count <= 0) return;
  const cards = p.deck.splice(0, count);
  for (const card of cards) p.hand.push(card);
  out?.push({ type: 'drew', seat, count, cards });
}
