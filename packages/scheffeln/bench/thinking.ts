// The process that times our bots' search: a decision of 1,000 iterations at a position of each depth, of random
// games with four seats.
import { type AnyMind, type Budget, noKnowledge, type Thought, thinkByHalving, thinkByTree } from '@backroom/bots';
import { type Random, readOptions, Seeded } from '@backroom/kit';
import { scheffeln, type View } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';
import { answer } from '../../../bench/player.ts';
import { DEPTHS } from './engine.ts';

const POSITIONS_PER_DEPTH = 8;
const ITERATIONS = 1000;
const SEATS = 4;

interface Position {
  readonly view: View;
  readonly seat: number;
  readonly legal: readonly unknown[];
}

/** Null if the game was over sooner. */
function positionAfter(decisions: number, seed: string): Position | null {
  const random = new Seeded(seed);
  const options = readOptions(scheffeln.options, {});
  if (!options.ok) throw new Error(options.why);
  const state = scheffeln.start(options.value, SEATS);
  for (let left = decisions; ; ) {
    const turn = scheffeln.toAct(state);
    if (turn === 'over') return null;
    if (turn === 'chance') {
      scheffeln.apply(state, 'chance', scheffeln.chance(state, random), null);
      continue;
    }
    const [seat] = turn;
    const legal = scheffeln.legal(state, seat);
    if (left-- === 0) return { view: scheffeln.view(state, seat), seat, legal };
    scheffeln.apply(state, seat, scheffeln.sample(state, seat, random), null);
  }
}

type Thinking = (
  mind: AnyMind,
  view: View,
  seat: number,
  actions: readonly unknown[],
  random: Random,
  budget: Budget,
) => Thought<unknown>;

function decisions(mind: AnyMind, think: Thinking): () => number {
  const rows = Array.from({ length: POSITIONS_PER_DEPTH }, (_, row) =>
    DEPTHS.map((depth) => {
      for (let game = 0; ; game++) {
        const position = positionAfter(depth, `position ${depth} ${row} ${game}`);
        if (position !== null) return position;
      }
    }),
  );
  const random = new Seeded('thinking');
  let turn = 0;
  return () => {
    let iterations = 0;
    for (const { view, seat, legal } of rows[turn++ % rows.length]) {
      iterations += think(mind, view, seat, legal, random, { iterations: ITERATIONS }).iterations;
    }
    return iterations;
  };
}

answer({
  tree: decisions({ game: scheffeln, knowledge: noKnowledge(scheffeln) }, thinkByTree),
  halving: decisions({ game: scheffeln, knowledge }, thinkByHalving),
});
