// Jobs (SC-50, SC-51): revealed by their owner whenever their requirement is met and nothing is under way.
import type { SeatAction } from '../actions.ts';
import { jobCard } from '../cards/index.ts';
import type { Out } from '../events.ts';
import { canAfford, holds, payCost } from '../operations/reckon.ts';
import { push, type State, top } from '../state.ts';
import { ALL_SEATS } from './market.ts';

export function canFulfil(s: State, seat: number, job: string): boolean {
  const card = jobCard(job);
  for (const condition of card.needs) if (!holds(s, seat, condition)) return false;
  return card.cost === undefined || canAfford(s, seat, card.cost);
}

/** A Plan that is being laid out is not a Plan yet. */
const isHalfPlanned = (s: State): boolean => {
  const frame = top(s);
  return frame?.kind === 'turn' && frame.step === 'plan' && s.players[frame.seat].plan.length > 0;
};

export function fulfilments(s: State, seat: number, list: SeatAction[]): void {
  if (isHalfPlanned(s)) return;
  for (const job of s.players[seat].jobs) if (canFulfil(s, seat, job)) list.push({ type: 'fulfil', job });
}

export function fulfil(s: State, seat: number, job: string, out: Out): void {
  const p = s.players[seat];
  const card = jobCard(job);
  p.jobs.splice(p.jobs.indexOf(job), 1);
  out?.push({ type: 'fulfilled', seat, job });
  if (card.reward) {
    s.jobs.cards.push(job);
    s.jobs.seen.push(ALL_SEATS);
    push(s, { kind: 'script', seat, of: `${job}/reward`, at: 0 });
  } else p.fulfilled.push(job);
  if (card.cost) payCost(s, seat, card.cost, out);
}
