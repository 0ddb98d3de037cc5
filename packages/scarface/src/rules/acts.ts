// The main actions (SC-30 to SC-48): why not, and what begins when one is chosen.
import type { Out } from '../events.ts';
import type { TurnFrame } from '../frames.ts';
import { push, type State } from '../state.ts';
import { ACTS, type Act, AUTHORITIES_ACTS, NOBODY, UNDERWORLD_ACTS } from '../vocabulary.ts';
import { changeCrime } from './crime.ts';
import { isServed } from './dealing.ts';
import { drawDealers, drawJobs } from './drawing.ts';
import { allGoods } from './goods.ts';
import { canHire } from './hiring.ts';
import { fire, modified } from './powers.ts';
import { recruitSteps } from './recruiting.ts';
import { canSell, fencePrice } from './selling.ts';
import { canMove, canSend } from './streets.ts';
import { influenceFor, muscleFor } from './strength.ts';
import { canBuild, canSeize } from './territory.ts';
import { canUpgrade } from './upgrading.ts';

/** Why an action cannot be taken; each has a sentence in every language. */
export type Obstacle =
  | 'no-thug'
  | 'no-muscle'
  | 'no-influence'
  | 'little-influence'
  | 'no-open-deal'
  | 'nobody-to-recruit'
  | 'no-cards-left'
  | 'nobody-to-hire'
  | 'nothing-to-sell'
  | 'no-control-to-remove'
  | 'crime-is-lowest'
  | 'no-room-to-build'
  | 'nobody-in-prison'
  | 'no-goods'
  | 'nowhere-to-send'
  | 'nothing-to-move'
  | 'nothing-to-seize'
  | 'no-upgrade';

const GROUP: Readonly<Record<Act, 'deal' | 'underworld' | 'authorities' | 'streets'>> = Object.fromEntries(
  ACTS.map((act) => [
    act,
    act === 'deal'
      ? 'deal'
      : UNDERWORLD_ACTS.includes(act)
        ? 'underworld'
        : AUTHORITIES_ACTS.includes(act)
          ? 'authorities'
          : 'streets',
  ]),
) as Record<Act, 'deal' | 'underworld' | 'authorities' | 'streets'>;

/** Influence that one marker costs (SC-39), and that the way out of Prison needs (SC-42). */
export const OUST_INFLUENCE = 5;
export const RELEASE_INFLUENCE = 2;

const hireLevel = (s: State, turn: TurnFrame): number =>
  modified(s, turn.seat, 'hire-level', influenceFor(s, turn, 'hire'));

/** What stands in the way of an action now; null: nothing. */
export function obstacle(s: State, turn: TurnFrame, act: Act): Obstacle | null {
  const { seat } = turn;
  const p = s.players[seat];
  if (GROUP[act] !== 'streets' && p.headquarters === 0) return 'no-thug';
  switch (act) {
    case 'deal': {
      const muscle = muscleFor(s, turn, 'deal');
      const influence = influenceFor(s, turn, 'deal');
      return p.deals.some((deal) => isServed(deal, muscle, influence)) ? null : 'no-open-deal';
    }
    case 'recruit':
      if (p.recruits + p.safehouses === 0) return 'nobody-to-recruit';
      return influenceFor(s, turn, act) > 0 ? null : 'no-influence';
    case 'job':
      if (s.jobs.cards.length === 0) return 'no-cards-left';
      return influenceFor(s, turn, act) > 0 ? null : 'no-influence';
    case 'dealer':
      if (s.dealers.cards.length === 0) return 'no-cards-left';
      return influenceFor(s, turn, act) > 0 ? null : 'no-influence';
    case 'hire':
      return canHire(s, hireLevel(s, turn)) ? null : 'nobody-to-hire';
    case 'sales':
      if (influenceFor(s, turn, act) === 0) return 'no-influence';
      return canSell(s, seat) ? null : 'nothing-to-sell';
    case 'oust':
      if (influenceFor(s, turn, act) < OUST_INFLUENCE) return 'little-influence';
      return s.tiles.some((tile) => tile.owner !== NOBODY) ? null : 'no-control-to-remove';
    case 'lower-crime':
      if (p.crime <= s.ness + 1) return 'crime-is-lowest';
      return influenceFor(s, turn, act) > 0 ? null : 'no-influence';
    case 'build':
      if (influenceFor(s, turn, act) === 0) return 'no-influence';
      return canBuild(s, seat, NOBODY) ? null : 'no-room-to-build';
    case 'release':
      if (p.prison === 0) return 'nobody-in-prison';
      return influenceFor(s, turn, act) >= RELEASE_INFLUENCE ? null : 'little-influence';
    case 'fence':
      if (allGoods(s, seat) === 0) return 'no-goods';
      return influenceFor(s, turn, act) > 0 ? null : 'no-influence';
    case 'send':
      if (p.headquarters === 0) return 'no-thug';
      if (muscleFor(s, turn, act) === 0) return 'no-muscle';
      return canSend(s, seat, 0) ? null : 'nowhere-to-send';
    case 'move':
      if (muscleFor(s, turn, act) === 0) return 'no-muscle';
      return canMove(s, seat, 'any') ? null : 'nothing-to-move';
    case 'seize':
      return canSeize(s, seat, muscleFor(s, turn, act)) ? null : 'nothing-to-seize';
    case 'upgrade':
      return canUpgrade(s, meansOf(s, turn)) ? null : 'no-upgrade';
    case 'dismiss':
      return null;
  }
}

const meansOf = (s: State, turn: TurnFrame) => ({
  seat: turn.seat,
  muscle: muscleFor(s, turn, 'upgrade'),
  influence: influenceFor(s, turn, 'upgrade'),
  discount: 0,
});

/** How far an action goes now: steps, cards, a level, sales, markers, businesses, thugs or Muscle. 0: it is not counted. */
export function reachOf(s: State, turn: TurnFrame, act: Act): number {
  const p = s.players[turn.seat];
  switch (act) {
    case 'hire':
      return hireLevel(s, turn);
    case 'oust':
      return Math.floor(influenceFor(s, turn, act) / OUST_INFLUENCE);
    case 'lower-crime':
      return Math.max(0, Math.min(influenceFor(s, turn, act), p.crime - s.ness - 1));
    case 'release':
      return influenceFor(s, turn, act) >= RELEASE_INFLUENCE ? p.prison : 0;
    case 'recruit':
    case 'job':
    case 'dealer':
    case 'sales':
    case 'build':
    case 'fence':
      return influenceFor(s, turn, act);
    case 'send':
      return Math.min(muscleFor(s, turn, act), p.headquarters);
    case 'move':
    case 'seize':
      return muscleFor(s, turn, act);
    default:
      return 0;
  }
}

/** A thug leaves Headquarters, if the action needs one; then it begins. */
export function beginAct(s: State, turn: TurnFrame, act: Act, out: Out): void {
  const { seat } = turn;
  const p = s.players[seat];
  out?.push({ type: 'acted', seat, act });
  const influence = influenceFor(s, turn, act);
  if (GROUP[act] === 'underworld') {
    p.headquarters--;
    p.underworld++;
    changeCrime(s, seat, modified(s, seat, 'underworld-crime', p.underworld), out);
    fire(s, seat, 'underworld', out);
  } else if (GROUP[act] === 'authorities') {
    p.headquarters--;
    p.authorities++;
    fire(s, seat, 'authorities', out);
  }
  switch (act) {
    case 'deal':
      return push(s, { kind: 'deal', seat });
    case 'recruit':
      return recruitSteps(s, seat, influence);
    case 'job':
      return drawJobs(s, seat, influence, out);
    case 'dealer':
      return drawDealers(s, seat, influence, out);
    case 'hire':
      return push(s, { kind: 'hire', seat, level: hireLevel(s, turn), free: 0, hired: '' });
    case 'sales':
      return push(s, { kind: 'sell', seat, left: influence, sold: [] });
    case 'oust':
      return push(s, { kind: 'oust', seat, left: Math.floor(influence / OUST_INFLUENCE) });
    case 'lower-crime':
      return changeCrime(s, seat, -influence, out);
    case 'build':
      return push(s, { kind: 'build', seat, left: influence, business: NOBODY });
    case 'release':
      return release(s, seat, p.prison, out);
    case 'fence':
      return push(s, { kind: 'fence', seat, left: influence, price: fencePrice(s, seat) });
    case 'send':
      return push(s, { kind: 'send', seat, left: muscleFor(s, turn, act), district: NOBODY, anywhere: 0 });
    case 'move':
      return push(s, {
        kind: 'move',
        seat,
        left: muscleFor(s, turn, act),
        from: NOBODY,
        ridden: 0,
        moved: 0,
        which: 'any',
      });
    case 'seize':
      return push(s, { kind: 'seize', seat, muscle: muscleFor(s, turn, act) });
    case 'upgrade':
      return push(s, { kind: 'upgrade', ...meansOf(s, turn) });
    case 'dismiss':
      return push(s, { kind: 'dismiss', seat, left: p.plan.length });
  }
}

export function release(s: State, seat: number, thugs: number, out: Out): void {
  const p = s.players[seat];
  const freed = Math.min(thugs, p.prison);
  if (freed === 0) return;
  p.prison -= freed;
  p.headquarters += freed;
  out?.push({ type: 'released', seat, thugs: freed });
}
