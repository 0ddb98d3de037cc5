import type { Result, Seat } from '@backroom/kit';
import { layout, type State } from './state.ts';

const { MONEY, SEATS } = layout;

/** Most money wins; tied players share the victory (SH-60). */
export function result(s: State): Result {
  const scores: number[] = [];
  let winners: Seat[] = [];
  for (let seat = 0; seat < s[SEATS]; seat++) {
    const money = s[MONEY + seat];
    scores.push(money);
    const best = winners.length === 0 ? NOBODY : scores[winners[0]];
    if (money > best) winners = [seat];
    else if (money === best) winners.push(seat);
  }
  return { scores, winners };
}

const NOBODY = -1;
