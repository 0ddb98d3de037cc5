// Games of two seats between our strongest level and MCTSBot, at a boardgame.io table that our engine follows. Each deal is
// played twice, with seats changed. Ours gets its seat's view; MCTSBot gets everything.
import { decide, LEVEL } from '@backroom/bots';
import { admit, Seeded } from '@backroom/kit';
import { type SeatAction, scheffeln } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';
import { Difference } from '../../../bench/difference.ts';
import { firstPosition, load, protocolAction, readable, withHands } from './check.ts';
import type { PeerMove, PeerState, PeerTable } from './peer.ts';

interface Terms {
  readonly depth: number;
  /** For each decision of either side. */
  readonly ms: number;
  /** No new pair of games begins after this many minutes. */
  readonly minutes: number;
}

export interface Match extends Terms {
  readonly games: number;
  readonly share: number;
  /** Half the width of the 95 % interval. */
  readonly margin: number;
  /** Iterations of the median decision: near the end of a game MCTSBot has nothing left to play out, and makes thousands. */
  readonly ours: number;
  readonly theirs: number;
}

interface Mcts {
  openTable(seats: number, seed: string): PeerTable;
  think(state: PeerState, seed: string, ms: number, depth: number): Promise<{ move: PeerMove; iterations: number }>;
}

const now = (): number => performance.now();
const mind = { game: scheffeln, knowledge };

export async function playMatch(terms: Terms): Promise<Match> {
  process.env.NODE_ENV = 'production'; // before it loads: development would check and print more
  const mcts: Mcts = await import(new URL('peers/mcts.js', import.meta.url).href);
  const shares: number[] = [];
  const counts = { ours: [] as number[], theirs: [] as number[] };
  const end = now() + terms.minutes * 60_000;
  for (let deal = 0; now() < end || deal === 0; deal++) {
    for (const seat of [0, 1]) shares.push(await playGame(mcts, terms, `match ${deal}`, seat, counts));
  }
  const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;
  const [games, share] = [shares.length, mean(shares)];
  const margin = wilson(share, games);
  return { ...terms, games, share, margin, ours: median(counts.ours), theirs: median(counts.theirs) };
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1];

/** Wilson's interval does not shrink to nothing where one side wins every game. */
function wilson(share: number, games: number): number {
  const z = 1.96;
  return (z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))) / (1 + z ** 2 / games);
}

/** Our share of the victory. */
async function playGame(
  mcts: Mcts,
  { ms, depth }: Terms,
  seed: string,
  us: number,
  counts: { ours: number[]; theirs: number[] },
): Promise<number> {
  const table = mcts.openTable(2, seed);
  const random = new Seeded(`${seed} ${us}`);
  let state = load(firstPosition(table.getState()));
  for (let decision = 0; ; decision++) {
    const theirs = table.getState();
    const turn = scheffeln.toAct(state);
    if (turn === 'chance') state = load(withHands(readable(state), theirs));
    if (turn === 'over') break;
    const seat = theirs.ctx.playOrderPos;
    const legal = scheffeln.legal(state, seat);
    let move = peerMove(legal[0] as SeatAction);
    if (legal.length > 1 && seat === us) {
      const thought = decide(mind, LEVEL.kingpin, { view: scheffeln.view(state, seat), seat, random, now, ms });
      counts.ours.push(thought.iterations);
      move = peerMove(thought.action as SeatAction);
    } else if (legal.length > 1) {
      const thought = await mcts.think(theirs, `${seed} ${us} ${decision}`, ms, depth);
      counts.theirs.push(thought.iterations);
      move = thought.move;
    }
    const admitted = admit(scheffeln, state, seat, protocolAction(move));
    if (!admitted.ok) throw new Difference(`our engine refuses what boardgame.io plays: ${admitted.why}`);
    scheffeln.apply(state, seat, admitted.action, null);
    table.moves[move.move](...move.args);
  }
  table.stop();
  const winners = scheffeln.result(state)?.winners ?? [];
  return winners.includes(us) ? 1 / winners.length : 0;
}

function peerMove(action: SeatAction): PeerMove {
  if (action.type === 'choose') return { move: 'choose', args: [action.character] };
  if (action.type === 'move') return { move: 'move', args: [action.card] };
  if (action.type === 'exchange') return { move: 'exchange', args: [action.card, action.take] };
  throw new Error(`the basic game has no ${action.type}`);
}
