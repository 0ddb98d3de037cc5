// What a review comes to, seat by seat.
import type { Seat } from '@backroom/kit';
import type { Point } from './course.ts';
import { CLEAR, type Judgement, VERDICTS, type Verdict } from './judge.ts';

export interface Summary {
  readonly seat: Seat;
  /** How many of its decisions were judged so. */
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /**
   * The share of its chances that its decisions kept, by what it could know. What is not clearly a loss counts as none:
   * in doubt for the accused. Null where it had nothing to choose, or nobody asked.
   */
  readonly accuracy: number | null;
  /**
   * What became of its chance, by whose steps: the cards (all steps of chance), its own, the others' (and the clock's). By
   * the open table. The three lead exactly from the chance at the start to the one at the end.
   */
  readonly luck: number;
  readonly own: number;
  readonly others: number;
}

type Judged = Judgement<unknown> & { readonly seat: Seat };

export function summarise(
  seats: number,
  course: readonly Point<unknown>[],
  decisions: readonly Judged[],
): readonly Summary[] {
  return Array.from({ length: seats }, (_, seat) => {
    const mine = decisions.filter((decision) => decision.seat === seat);
    const count = (verdict: Verdict): number => mine.filter((decision) => decision.verdict === verdict).length;
    const verdicts = Object.fromEntries(VERDICTS.map((one) => [one, count(one)])) as Record<Verdict, number>;
    return { seat, verdicts, accuracy: accuracyOf(mine), ...sharesOf(course, seat) };
  });
}

function accuracyOf(decisions: readonly Judged[]): number | null {
  const free = decisions.filter(({ choices }) => choices > 1);
  const could = free.reduce((sum, { best }) => sum + best.chance, 0);
  const lost = free.reduce((sum, { loss, error }) => sum + (loss >= CLEAR * error ? loss : 0), 0);
  // Without any chance to lose, none was lost.
  return free.length === 0 ? null : could === 0 ? 1 : 1 - lost / could;
}

function sharesOf(course: readonly Point<unknown>[], seat: Seat): Pick<Summary, 'luck' | 'own' | 'others'> {
  const shares = { luck: 0, own: 0, others: 0 };
  for (const [i, { by, chances }] of course.entries()) {
    if (i === 0) continue;
    const whose = by === 'chance' ? 'luck' : by === seat ? 'own' : 'others';
    shares[whose] += chances[seat] - course[i - 1].chances[seat];
  }
  return shares;
}
