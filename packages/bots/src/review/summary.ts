// The summary of a review for each seat.
import { itemAt, type Seat } from '@backroom/kit';
import type { Point } from './course.ts';
import { CLEAR, type MoveJudgement, type MoveVerdict, VERDICTS } from './judge.ts';

export interface Summary {
  readonly seat: Seat;
  /** The number of decisions with each judgement. */
  readonly verdicts: Readonly<Record<MoveVerdict, number>>;
  /**
   * The share of its chances that its decisions kept, by what it could know. A loss that is not clear counts as none.
   * Null if the seat had nothing to choose, or was not reviewed.
   */
  readonly accuracy: number | null;
  /**
   * How its chance changed, by cause: the cards (all steps of chance), its own steps, the others' steps (and the clock's). With all
   * cards open. The three add up exactly to the change from the start to the end.
   */
  readonly luck: number;
  readonly own: number;
  readonly others: number;
}

type Judged = MoveJudgement<unknown> & { readonly seat: Seat };

export function summarise(
  seats: number,
  course: readonly Point<unknown>[],
  decisions: readonly Judged[],
): readonly Summary[] {
  return Array.from({ length: seats }, (_, seat) => {
    const mine = decisions.filter((decision) => decision.seat === seat);
    const count = (verdict: MoveVerdict): number => mine.filter((decision) => decision.verdict === verdict).length;
    const verdicts = Object.fromEntries(VERDICTS.map((one) => [one, count(one)])) as Record<MoveVerdict, number>;
    return { seat, verdicts, accuracy: accuracyOf(mine), ...sharesOf(course, seat) };
  });
}

function accuracyOf(decisions: readonly Judged[]): number | null {
  const free = decisions.filter(({ choices }) => choices > 1);
  const could = free.reduce((sum, { best }) => sum + best.chance, 0);
  const lost = free.reduce((sum, { loss, error }) => sum + (loss >= CLEAR * error ? loss : 0), 0);
  // A seat that had no chance could not lose any.
  return free.length === 0 ? null : could === 0 ? 1 : 1 - lost / could;
}

function sharesOf(course: readonly Point<unknown>[], seat: Seat): Pick<Summary, 'luck' | 'own' | 'others'> {
  const shares = { luck: 0, own: 0, others: 0 };
  for (const [i, { by, chances }] of course.entries()) {
    if (i === 0) continue;
    const whose = by === 'chance' ? 'luck' : by === seat ? 'own' : 'others';
    shares[whose] += itemAt(chances, seat) - itemAt(itemAt(course, i - 1).chances, seat);
  }
  return shares;
}
