// What is measured of our own engine, all of it through the public contract of a game.
import { pick, type Random, readOptions, type Seat, Seeded } from '@backroom/kit';
import { type Action, type Options, type State, scheffeln } from '@backroom/scheffeln';

const SEATS = 4;
const GAMES_AT_ONCE = 50;
const COPIES_AT_ONCE = 20;
/** Decisions before each position that copies and playouts start from: the whole length of a game. */
export const DEPTHS = [4, 12, 20, 36, 52, 68] as const;
const POSITIONS_PER_DEPTH = 48;

/** The standard game with these options changed. */
function optionsWith(given: Partial<Options>): Options {
  const read = readOptions(scheffeln.options, given);
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

/** In Speed several seats may be to act; any of them may be quickest. */
const anyOf = (seats: readonly Seat[], random: Random): Seat => (seats.length === 1 ? seats[0] : pick(seats, random));

/** Chooses among the legal actions of a seat, each as likely as the others. */
type Choice = (state: State, seat: Seat, random: Random) => Action;

/** Chooses from the whole legal list, as the first goal demands. */
const fromList: Choice = (state, seat, random) => {
  const list = scheffeln.legal(state, seat);
  return list[random.below(list.length)];
};

/** As playouts do it: without a list where the game knows how. */
const bySample: Choice = scheffeln.sample;

/** Plays uniformly random legal actions, to the end or for `most` decisions. Returns how many there were. */
function play(state: State, random: Random, most: number, choose: Choice): number {
  for (let decisions = 0; ; ) {
    const turn = scheffeln.toAct(state);
    if (typeof turn === 'string') {
      if (turn === 'over') return decisions;
      scheffeln.apply(state, 'chance', scheffeln.chance(state, random), null);
      continue;
    }
    if (decisions === most) return decisions;
    const seat = anyOf(turn, random);
    scheffeln.apply(state, seat, choose(state, seat, random), null);
    decisions++;
  }
}

function positions(): State[] {
  const options = optionsWith({});
  return DEPTHS.flatMap((depth) => {
    const found: State[] = [];
    for (let game = 0; found.length < POSITIONS_PER_DEPTH; game++) {
      const state = scheffeln.start(options, SEATS);
      play(state, new Seeded(`position ${depth} ${game}`), depth, fromList);
      if (scheffeln.toAct(state) !== 'over') found.push(state);
    }
    return found;
  });
}

function actingSeat(state: State): Seat {
  const turn = scheffeln.toAct(state);
  if (typeof turn === 'string') throw new Error(`a position must be some seat's turn, not ${turn}`);
  return turn[0];
}

/** Keeps results, because the compiler may remove work whose result is not used. */
const kept: unknown[] = new Array(64).fill(null);

/** Does the work `times` times on every position; each counts as one unit. */
function each<T>(list: readonly T[], times: number, work: (item: T) => unknown): () => number {
  return () => {
    for (let time = 0; time < times; time++) {
      for (let i = 0; i < list.length; i++) kept[i % kept.length] = work(list[i]);
    }
    return list.length * times;
  };
}

function games(name: string, given: Partial<Options>): () => number {
  const options = optionsWith(given);
  const random = new Seeded(name);
  return () => {
    let decisions = 0;
    for (let game = 0; game < GAMES_AT_ONCE; game++) {
      decisions += play(scheffeln.start(options, SEATS), random, Number.POSITIVE_INFINITY, fromList);
    }
    return decisions;
  };
}

export const WORK_NAMES = [
  'basic',
  'run',
  'mafia',
  'run and mafia',
  'speed',
  'clone',
  'playout',
  'save',
  'view',
] as const;

export function engineWorks(): Record<(typeof WORK_NAMES)[number], () => number> {
  const states = positions();
  // A bot gets one view for each decision and redeals in every iteration, so the view is not part of the unit.
  const views = states.map((state) => scheffeln.view(state, actingSeat(state)));
  const random = new Seeded('playouts');
  return {
    basic: games('basic', {}),
    run: games('run', { run: true }),
    mafia: games('mafia', { mafia: true }),
    'run and mafia': games('run and mafia', { run: true, mafia: true }),
    speed: games('speed', { mode: 'speed' }),
    clone: each(states, COPIES_AT_ONCE, scheffeln.clone),
    playout: each(views, 1, (view) => play(scheffeln.redeal(view, random), random, Number.POSITIVE_INFINITY, bySample)),
    save: each(states, 1, (state) => JSON.stringify(scheffeln.save(state))),
    view: each(states, 1, (state) => scheffeln.view(state, actingSeat(state))),
  };
}
