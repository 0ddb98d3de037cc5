// The Enforcer's turn (SC-110): the Plan row, his way through the districts, and the lines from left to right.
import type { Out } from '../events.ts';
import { type FrameRule, noChoice } from '../frame-rule.ts';
import type { FrameOf } from '../frames.ts';
import { raidIsDue } from '../rules/crime.ts';
import { beginTurn } from '../rules/turn.ts';
import { clone, pop, push, type State } from '../state.ts';
import { DISTRICTS } from '../vocabulary.ts';
import { RIVAL, trackRow } from './board.ts';
import { enforcerCard } from './cards/index.ts';
import { perform } from './deeds.ts';
import type { EnforcerDeed } from './language.ts';
import { asksMeanwhile } from './meanwhile.ts';
import { nextDistrict, type Solo, soloOf } from './solo.ts';

type Enforcer = FrameOf<'enforcer'>;
const LINES = 4;

/** His Power for a line: the stat, the bonuses of the whole Plan, and the line's own. */
export function powerOf(s: State, seat: number, own: number): number {
  let sum = RIVAL.power[s.players[seat].stats[0] - 1] + own;
  for (const id of soloOf(s).plan) sum += enforcerCard(id).bonus;
  return Math.max(0, sum);
}

export const enforcer: FrameRule<'enforcer'> = {
  ...noChoice,
  go(s, frame, out) {
    if (raidIsDue(s)) {
      push(s, { kind: 'raid', seat: frame.seat, step: 0, done: 0, card: '' });
      // A Federal card may deal him new Jobs.
      frame.passed = 0;
      return false;
    }
    if (frame.step === 'plan') begin(s, frame, out);
    else if (frame.step === 'act') act(s, frame, out);
    else end(s, frame, out);
    return false;
  },
};

/** SC-50: between his lines too a Job may be revealed; after the last one, the player's own turn begins with a window. */
function act(s: State, frame: Enforcer, out: Out): void {
  const readsOn = frame.cubes > 0 && frame.line < LINES;
  if (readsOn && asksMeanwhile(s, frame)) return;
  if (readsOn) readOn(s, frame, out);
  else end(s, frame, out);
}

/** Without a play-deck he reorganises, and may bring a Raid: before it the player may reveal Jobs (SC-50). */
function begin(s: State, frame: Enforcer, out: Out): void {
  if (soloOf(s).deck.length > 0) return layOut(s, frame, out);
  if (asksMeanwhile(s, frame)) return;
  frame.step = 'done';
  push(s, { kind: 'reorganise', seat: frame.seat, step: 0 });
}

function layOut(s: State, frame: Enforcer, out: Out): void {
  const solo = soloOf(s);
  const row = trackRow(s.players[frame.seat].boss);
  solo.plan = solo.deck.splice(0, row.plan);
  frame.step = 'act';
  frame.cubes = row.actions;
  out?.push({ type: 'rival-plan', seat: frame.seat, cards: solo.plan.slice(), actions: row.actions });
  walk(
    solo,
    frame.seat,
    solo.plan.reduce((sum, id) => sum + enforcerCard(id).moves, 0),
    out,
  );
}

/** As many districts as the Plan has moves, in ascending numbers. */
function walk(solo: Solo, seat: number, steps: number, out: Out): void {
  const from = solo.at;
  solo.at = nextDistrict(solo, from, steps);
  out?.push({ type: 'rival-walk', seat, from: DISTRICTS[from], to: DISTRICTS[solo.at], steps });
}

/** One line after the other: the top line of every card from left to right, then the next. */
function readOn(s: State, frame: Enforcer, out: Out): void {
  const { plan } = soloOf(s);
  const { line } = frame;
  const card = plan[frame.at];
  frame.at++;
  if (frame.at >= plan.length) {
    frame.at = 0;
    frame.line++;
  }
  const { deed, power } = enforcerCard(card).lines[line];
  const total = power === null ? null : powerOf(s, frame.seat, power);
  const told: NonNullable<Out> = [];
  const acts = perform(s, frame.seat, deed, total ?? 0, out === null ? null : told);
  const needs = out === null || acts || total === null ? null : powerFor(s, frame.seat, deed, total);
  out?.push(
    { type: 'rival-line', seat: frame.seat, card, line, power: total, acts, ...(needs !== null && { needs }) },
    ...told,
  );
  if (acts) frame.cubes--;
}

/** More than any line asks for. */
const MOST_POWER = 15;

/** The Power with which this would change something; null: none would. */
function powerFor(s: State, seat: number, deed: EnforcerDeed, has: number): number | null {
  for (let power = has + 1; power <= MOST_POWER; power++) if (perform(clone(s), seat, deed, power, null)) return power;
  return null;
}

function end(s: State, frame: Enforcer, out: Out): void {
  const solo = soloOf(s);
  solo.discard.push(...solo.plan);
  solo.plan = [];
  pop(s);
  beginTurn(s, (frame.seat + 1) % s.players.length, out);
}
