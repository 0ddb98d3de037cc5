// SC-100: the Job draft. All choose at once; nobody sees what the others keep.
import type { SeatAction } from '../actions.ts';
import type { Out } from '../events.ts';
import { type FrameRule, noChoice } from '../frame-rule.ts';
import type { FrameOf } from '../frames.ts';
import { pop, type State } from '../state.ts';

type Draft = FrameOf<'draft'>;

/** Packs that are empty: everybody has four and gives one back. */
const returning = (frame: Draft): boolean => frame.packs.every((pack) => pack.length === 0);

/** SC-6; here: what is left when one of the four has gone back. */
export const STARTING_JOBS = 3;
const isOver = (frame: Draft): boolean => returning(frame) && frame.kept.every((kept) => kept.length === STARTING_JOBS);

export const draft: FrameRule<'draft'> = {
  ...noChoice,
  go(s, frame, out) {
    if (frame.chosen.includes(0)) return true;
    if (isOver(frame)) {
      for (let seat = 0; seat < s.seats; seat++) s.players[seat].jobs = frame.kept[seat];
      pop(s);
      return false;
    }
    // To the left: the next seat gets what this one has left over.
    const last = frame.packs.length - 1;
    frame.packs = [frame.packs[last], ...frame.packs.slice(0, last)];
    frame.chosen = frame.chosen.map(() => 0);
    if (!returning(frame)) out?.push({ type: 'passed-jobs', packs: frame.packs.map((pack) => pack.slice()) });
    return false;
  },
};

export function draftOptions(frame: Draft, seat: number, list: SeatAction[]): void {
  if (frame.chosen[seat] !== 0) return;
  if (returning(frame)) for (const card of frame.kept[seat]) list.push({ type: 'return', card });
  else for (const card of frame.packs[seat]) list.push({ type: 'keep', card });
}

export function takeDraft(s: State, frame: Draft, seat: number, action: SeatAction, out: Out): void {
  if (action.type === 'keep') {
    frame.packs[seat].splice(frame.packs[seat].indexOf(action.card), 1);
    frame.kept[seat].push(action.card);
    out?.push({ type: 'kept-job', seat, card: action.card });
  } else if (action.type === 'return') {
    frame.kept[seat].splice(frame.kept[seat].indexOf(action.card), 1);
    s.jobs.cards.push(action.card);
    s.jobs.seen.push(1 << seat);
    out?.push({ type: 'returned-job', seat, card: action.card });
  }
  frame.chosen[seat] = 1;
}
