// The figures of the rules with their goals.
import { cost, type Figure, rate, ratio } from '../../../bench/figures.ts';
import type { Samples } from '../../../bench/measure.ts';
import type { Goal, Row } from '../../../bench/report.ts';

export function rowsOf(samples: Samples): Row[] {
  const slower: Goal = { kind: 'at most', value: 1.5 };
  const times = (dear: string, cheap: string): Figure => ratio(samples, dear, cheap);
  return [
    { what: 'random games, boardgame.io', unit: 'decisions/s', figure: rate(samples, 'peer') },
    { what: 'moves that do nothing, boardgame.io', unit: 'decisions/s', figure: rate(samples, 'peer, nothing') },
    { what: 'random games', unit: 'decisions/s', figure: rate(samples, 'basic') },
    { what: 'random games', unit: 'ns/decision', figure: cost(samples, 'basic') },
    {
      what: 'random games, against boardgame.io',
      unit: 'times',
      figure: times('peer', 'basic'),
      goal: { kind: 'at least', value: 1000 },
    },
    {
      what: 'random games, against its moves that do nothing',
      unit: 'times',
      figure: times('peer, nothing', 'basic'),
    },
    { what: 'clone', unit: 'ns', figure: cost(samples, 'clone'), goal: { kind: 'under', value: 300 } },
    {
      what: 'redeal and random playout',
      unit: 'playouts/s',
      figure: rate(samples, 'playout'),
      goal: { kind: 'at least', value: 180_000 },
    },
    { what: 'a decision with RUN, against basic', unit: 'times', figure: times('run', 'basic'), goal: slower },
    { what: 'a decision with Mafia-Style', unit: 'times', figure: times('mafia', 'basic'), goal: slower },
    { what: 'a decision with both', unit: 'times', figure: times('run and mafia', 'basic'), goal: slower },
    { what: 'a decision in Speed', unit: 'times', figure: times('speed', 'basic') },
    { what: 'save and JSON.stringify', unit: 'ns', figure: cost(samples, 'save') },
    { what: 'view of the acting seat', unit: 'ns', figure: cost(samples, 'view') },
  ];
}
