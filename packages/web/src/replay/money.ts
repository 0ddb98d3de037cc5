// Everybody's money over the game, from the open part of the table.
import { isRecord } from '@backroom/kit';

/** By seat; null if the game has no money. */
export function moneyOf(view: unknown): readonly number[] | null {
  if (!isRecord(view) || !Array.isArray(view.seats)) return null;
  const sums = view.seats.map((seat: unknown) => (isRecord(seat) ? seat.money : null));
  return sums.every((sum): sum is number => typeof sum === 'number') ? sums : null;
}

export interface Worth {
  /** The step after which these sums held. */
  readonly step: number;
  readonly money: readonly number[];
}

/** The start, every change, and the end, without undone steps. */
export function moneyAlong(beats: readonly { readonly view: unknown; readonly undone: boolean }[]): readonly Worth[] {
  const worths: Worth[] = [];
  for (const [step, { view, undone }] of beats.entries()) {
    const money = undone ? null : moneyOf(view);
    if (money === null) continue;
    const before = worths.at(-1)?.money;
    const isLast = step === beats.length - 1;
    if (before === undefined || isLast || money.some((sum, seat) => sum !== before[seat])) worths.push({ step, money });
  }
  return worths;
}

/** The end of the scale: a round number not below the highest sum. */
export function scaleOf(worths: readonly Worth[]): number {
  const most = Math.max(1, ...worths.flatMap(({ money }) => money));
  const unit = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((factor) => factor * unit).find((end) => end >= most) ?? most;
}
