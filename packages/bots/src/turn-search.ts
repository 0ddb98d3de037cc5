// Compares whole turns. Players with random preferences propose the candidates. All candidates and the natural turn are played out
// on the same deals with the same luck; habit plays the turns that follow. Sequential halving gives the better candidates more
// tries.
import { type GameTypes, type Random, type Seat, Seeded } from '@backroom/kit';
import type { Policy, Turns } from './knowledge.ts';
import type { Mind } from './mind.ts';
import { type Budget, meter } from './thought.ts';
import { type PlanStep, planTurn, type TurnPlan } from './turn-plan.ts';

/** A candidate turn, and how it did. */
export interface TurnArm<A> {
  readonly plan: TurnPlan;
  /** Its first action, as it stands in the legal list. */
  readonly action: A;
  readonly natural: boolean;
  /** Sums over its tries: `Turns.outlook`, which decides, and `Knowledge.chances`, which is shown to people. */
  sum: number;
  chances: number;
  tries: number;
}

export interface TurnThought<A> {
  /** Most tries first, because the better candidates get more; then the better mean. */
  readonly arms: readonly TurnArm<A>[];
  readonly playouts: number;
}

/** Attempts for each wanted candidate before the search for candidates ends: some positions have few different turns. */
const ATTEMPTS = 4;
/** The share of the time that looking for candidates may take. */
const LOOKING = 0.25;
/** The share of the time after which the first deal stops: candidates that it has not tried yet are dropped. */
const FIRST_DEAL = 0.6;
/** Far more steps than any playout needs. */
const MOST_STEPS = 10_000;

/** Searches from the view alone. `legal`: what the seat may do now, at least one action. */
export function thinkByTurns<T extends GameTypes>(
  mind: Mind<T>,
  turns: Turns<T['state'], T['action']>,
  view: T['view'],
  seat: Seat,
  legal: readonly T['action'][],
  random: Random,
  budget: Budget & { readonly iterations: number },
  leniency: number,
  /** Actions that at least one candidate should begin with, as far as there is time. */
  firsts: readonly T['action'][] = [],
): TurnThought<T['action']> {
  const [used, elapsed] = [meter(budget), timer(budget)];
  const arms = candidates(mind, turns, view, seat, legal, random, budget.iterations, leniency, firsts, used);
  const [natural] = arms;
  const luck = random.below(1 << 30);
  const stages = roundsFor(arms.length);
  let playouts = 0;
  let alive = arms;
  for (let stage = 1; stage <= stages && alive.length > 1 && (stage === 1 || elapsed() < 1); stage++) {
    do {
      const deal = mind.game.redeal(view, random);
      const dice = `${luck}/${playouts}`;
      const isFirst = playouts === 0;
      const ends: T['state'][] = [];
      for (const { plan } of alive) {
        ends.push(playOutTurn(mind, turns, deal, seat, plan, dice, (passed) => passed > turns.horizon));
        playouts++;
        if (elapsed() >= (isFirst ? FIRST_DEAL : 1)) break;
      }
      // On a slow machine the first deal shows how many candidates there is time for. A later deal counts only if all were tried on it.
      if (isFirst) alive = alive.slice(0, ends.length);
      if (ends.length < alive.length) break;
      for (const [i, end] of ends.entries()) {
        alive[i].sum += turns.outlook(end, seat);
        alive[i].chances += mind.knowledge.chances(end)[seat];
        alive[i].tries++;
      }
    } while (used(playouts) < stage / stages);
    // The natural turn is the control: it is tried as often as the best.
    const kept = Math.ceil(alive.length / 2) - 1;
    const others = alive.filter((arm) => arm !== natural).toSorted((a, b) => mean(b) - mean(a));
    alive = [natural, ...others.slice(0, Math.max(1, kept))];
  }
  return { arms: arms.toSorted((a, b) => b.tries - a.tries || mean(b) - mean(a)), playouts };
}

/** The share of the time that has passed; always 0 without a clock. */
function timer({ ms, now }: Budget): () => number {
  if (ms === undefined || now === undefined) return () => 0;
  const used = meter({ ms, now });
  return () => used(0);
}

export const mean = ({ sum, tries }: { readonly sum: number; readonly tries: number }): number =>
  tries === 0 ? 0 : sum / tries;

/** A candidate that was never tried has no known chance. */
export const chanceOf = <A>({ chances, tries }: TurnArm<A>): number => (tries === 0 ? Number.NaN : chances / tries);

/** Stages until the control and one other are left; none if there is nothing to compare. */
const roundsFor = (arms: number): number => (arms < 2 ? 0 : Math.max(1, 32 - Math.clz32(arms - 1)));

/** Different turns, the natural one first. A small budget gets few candidates, so that each of them is tried often enough. */
function candidates<T extends GameTypes>(
  mind: Mind<T>,
  turns: Turns<T['state'], T['action']>,
  view: T['view'],
  seat: Seat,
  legal: readonly T['action'][],
  random: Random,
  playouts: number,
  leniency: number,
  firsts: readonly T['action'][],
  used: (playouts: number) => number,
): TurnArm<T['action']>[] {
  const { game } = mind;
  const most = Math.min(turns.candidates, Math.max(2, Math.floor(playouts / TRIES_EACH)));
  const arms: TurnArm<T['action']>[] = [];
  const known = new Set<string>();
  const add = (policy: Policy<T['state'], T['action']>): void => {
    const plan = planTurn(mind, turns, game.redeal(view, random), seat, policy, random);
    const key = contentOf(plan);
    const action = legal.find((one) => game.write(one) === plan[0].action);
    if (action === undefined || known.has(key)) return;
    known.add(key);
    arms.push({ plan, action, natural: arms.length === 0, sum: 0, chances: 0, tries: 0 });
  };
  const natural = naturalBy(mind, leniency);
  add(natural);
  const hasTime = (): boolean => arms.length < most && used(0) < LOOKING;
  for (const first of firsts)
    if (hasTime() && !arms.some(({ action }) => action === first)) add(beginningWith(first, natural));
  for (let i = 0; i < most * ATTEMPTS && hasTime(); i++) add(turns.opinion(random, leniency));
  return arms;
}

const naturalBy =
  <T extends GameTypes>({ knowledge }: Mind<T>, leniency: number): Policy<T['state'], T['action']> =>
  (state, seat, random) =>
    (knowledge.natural ?? knowledge.habit)(state, seat, random, leniency);

/** Takes `first`, then follows `then`. Use a new one for each turn. */
function beginningWith<S, A>(first: A, then: Policy<S, A>): Policy<S, A> {
  let begun = false;
  return (state, seat, random) => {
    if (begun) return then(state, seat, random);
    begun = true;
    return first;
  };
}

/** Playouts for each candidate. Few are enough: in measurements one more candidate gained more than more tries. */
const TRIES_EACH = 3;

/** The actions of a turn without their order: most orders have the same result. */
const contentOf = (plan: readonly PlanStep[]): string =>
  plan
    .map(({ action }) => action)
    .toSorted()
    .join('\n');

/** Returns the state where the playout stops: at the end of the game, or at the first turn for which `stops` returns true. */
export function playOutTurn<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  turns: Turns<T['state'], T['action']>,
  deal: T['state'],
  seat: Seat,
  plan: TurnPlan,
  luck: string,
  /** `passed`: how many turns have begun since; `turn`: whose this one is. */
  stops: (passed: number, turn: number) => boolean,
): T['state'] {
  const state = game.clone(deal);
  // Separate random streams, so that one player's random choices do not change the cards that others draw.
  const dice = new Seeded(`${luck} dice`);
  const minds = new Seeded(`${luck} minds`);
  let turn = turns.turnOf(state);
  let [passed, at] = [0, 0];
  for (let step = 0; step < MOST_STEPS; step++) {
    const now = turns.turnOf(state);
    if (now !== turn) {
      if (stops(++passed, now)) break;
      turn = now;
    }
    const due = game.toAct(state);
    if (due === 'over') break;
    if (due === 'chance') {
      game.apply(state, 'chance', game.chance(state, dice), null);
      continue;
    }
    if (passed === 0 && at < plan.length && due.includes(seat)) {
      const wanted = plan[at++].action;
      const action = game.legal(state, seat).find((one) => game.write(one) === wanted);
      if (action !== undefined) {
        game.apply(state, seat, action, null);
        continue;
      }
      // A hidden card turned out differently: play the rest of the turn by habit.
      at = plan.length;
    }
    game.apply(state, due[0], knowledge.habit(state, due[0], minds), null);
  }
  return state;
}
