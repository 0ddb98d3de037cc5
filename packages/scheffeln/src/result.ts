import { itemAt, type Result, type Seat } from '@backroom/kit';
import { layout, type State } from './state.ts';

const { MONEY, SEATS } = layout;

/** Most money wins; tied players share the victory (SH-60). */
export function result(s: State): Result {
  const scores: number[] = [];
  let winners: Seat[] = [];
  let best = NOBODY;
  for (let seat = 0; seat < itemAt(s, SEATS); seat++) {
    const money = itemAt(s, MONEY + seat);
    scores.push(money);
    if (money === best) winners.push(seat);
    if (money <= best) continue;
    winners = [seat];
    best = money;
  }
  return { scores, winners };
}

const NOBODY = -1;
