// The machine: runs the top frame until somebody must decide, chance must draw, or the game is over.
import type { Actor, Seat } from '@backroom/kit';
import type { Action, Draw, SeatAction } from './actions.ts';
import { answerFor, isHis } from './enforcer/choices.ts';
import { openBusiness } from './enforcer/set-up.ts';
import type { Out } from './events.ts';
import type { FrameRule } from './frame-rule.ts';
import type { Frame, FrameKind, FrameOf } from './frames.ts';
import { OPERATION_RULES } from './operations/rules.ts';
import { draftOptions, takeDraft } from './rules/draft.ts';
import { TABLE_RULES } from './rules/index.ts';
import { fulfil, fulfilments } from './rules/jobs.ts';
import { dealOut, reshuffle } from './rules/set-up.ts';
import { type State, top } from './state.ts';

// biome-ignore lint/suspicious/noExplicitAny: each rule gets the frames of its own kind, which the key says.
const RULES: Readonly<Record<FrameKind, FrameRule<any>>> = { ...TABLE_RULES, ...OPERATION_RULES };

const singles: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

type ChanceFrame = FrameOf<'set-up'> | FrameOf<'shuffle'> | FrameOf<'lots'>;

const isChance = (frame: Frame): frame is ChanceFrame =>
  frame.kind === 'set-up' || frame.kind === 'shuffle' || frame.kind === 'lots';

export function toAct(s: State): readonly Seat[] | 'chance' | 'over' {
  const frame = top(s);
  if (frame === undefined) return 'over';
  if (isChance(frame)) return 'chance';
  if (frame.kind === 'draft') return frame.chosen.flatMap((done, seat) => (done === 1 ? [] : [seat]));
  return singles[frame.seat];
}

export function legal(s: State, seat: Seat): readonly SeatAction[] {
  const list: SeatAction[] = [];
  const frame = top(s);
  if (frame === undefined || isChance(frame)) return list;
  if (frame.kind === 'draft') draftOptions(frame, seat, list);
  else if (frame.seat === seat) RULES[frame.kind].options(s, frame, list);
  // SC-50: at any time, but never in the middle of something.
  if (frame.kind === 'turn') fulfilments(s, seat, list);
  return list;
}

export function apply(s: State, by: Actor, action: Action, out: Out): void {
  if (by === 'chance') answer(s, action as Draw, out);
  else take(s, by as Seat, action as SeatAction, out);
  advance(s, out);
}

function answer(s: State, draw: Draw, out: Out): void {
  if (draw.type === 'set-up') dealOut(s, draw, out);
  else if (draw.type === 'lot') openBusiness(s, draw.business, out);
  else reshuffle(s, draw, out);
}

function take(s: State, seat: Seat, action: SeatAction, out: Out): void {
  const frame = top(s);
  if (frame === undefined) throw new TypeError('the game is over');
  if (action.type === 'fulfil') fulfil(s, seat, action.job, out);
  else if (frame.kind === 'draft') takeDraft(s, frame, seat, action, out);
  else RULES[frame.kind].take(s, frame, action, out);
}

function advance(s: State, out: Out): void {
  for (;;) {
    const frame = top(s);
    if (frame === undefined || frame.kind === 'set-up' || frame.kind === 'shuffle') return;
    const rule = RULES[frame.kind];
    if (!rule.go(s, frame, out)) continue;
    if (rule.asks || frame.kind === 'draft' || frame.kind === 'lots') return;
    const choices: SeatAction[] = [];
    rule.options(s, frame, choices);
    if (isHis(s, frame)) {
      const answer = answerFor(s, frame, choices, out);
      if (answer !== null) rule.take(s, frame, answer, out);
    } else if (choices.length === 1 && !rule.asksForOne) rule.take(s, frame, choices[0], out);
    else return;
  }
}
