// The former kingpin, which compared single actions at the start of the next turn: a reference for others. Its weights
// and values are frozen here; test/habit-games.test.ts fixes how habit uses the weights.
import type { Random, Seat } from '@backroom/kit';
import type { SeatAction } from '../src/actions.ts';
import type { State } from '../src/state.ts';
import { habitBy } from './habit.ts';
import { rests } from './resting.ts';
import type { Weights } from './weights.ts';
import { chancesBy, type WorthTable } from './worth.ts';

export const FIRST_WEIGHTS: Weights = {
  alcohol: 5.6,
  gun: 4.5,
  excess: 0.28,
  thugBack: 1.1,
  thugGone: 3.7,
  crime: 1.4,
  crimeHigh: 1.3,
  step: 2,
  job: 3.3,
  dealer: 2.4,
  draw: 0.72,
  hire: 0.48,
  ring: 3.2,
  sale: 1.1,
  saleLate: 1.1,
  token: 0.67,
  tile: 2.6,
  margin: 0.76,
  spite: 0.23,
  hand: 7.2,
  lawyers: 1.5,
  recruitment: 1.4,
  supply: 2,
  vehicles: 6.4,
  nightclubs: 5,
  track: 1.5,
  send: 1.1,
  move: 0.5,
  card: 0.39,
  skill: 2.4,
  toHand: 0.18,
  tuck: 2.8,
  truck: 3.2,
  doubt: 1,
  whim: 0.25,
};

const FIRST_WORTH: WorthTable = {
  people: {
    money: 1,
    tokens: 2.2,
    tokensAhead: 1.2,
    tokensLate: 2.8,
    tiles: 10,
    tilesAhead: 1.8,
    marginsAhead: 0.15,
    alcohol: 5.6,
    guns: 6.3,
    goodsSpare: 4.1,
    goodsLate: -3,
    headquartersNow: 2.2,
    safehousesNow: 1.6,
    recruitsNow: 1,
    busyNow: 1.6,
    underworldNow: -1,
    streetsNow: 3.2,
    prisonNow: 0,
    carsAhead: 1.4,
    trucksAhead: 6,
    dealsAhead: -1.2,
    deliveriesAhead: 0.37,
    demandsAhead: -1.2,
    handAhead: 5.5,
    lawyersAhead: 2.7,
    recruitmentAhead: 1.4,
    supplyAhead: 1.4,
    bossAhead: 0.6,
    levels: 0.5,
    cardsAhead: -0.2,
    strengthAhead: -2.1,
    skillsAhead: 0.54,
    inHand: -0.4,
    inHandStrength: 1.1,
    inDeck: -1.5,
    jobsNow: 1.5,
    jobsDone: 0.5,
    fulfilledAhead: 2.3,
    ringNow: 4.2,
    crime: -2.2,
    red: -1.5,
  },
  rival: {
    money: 1,
    tokens: 5,
    tiles: 2.9,
    tilesAhead: 2.3,
    goods: 2.7,
    headquarters: 0.8,
    trackAhead: 1.1,
    jobsAhead: 2,
    levels: 1.4,
    ahead: 11,
    always: -21,
  },
  aloneAhead: 72,
  spread: 14,
  spreadPerCycle: 5,
  spreadAlone: 4,
};

const habit = habitBy(FIRST_WEIGHTS);

/** A kingpin is never lenient: its natural action is habit itself. */
const natural = (s: State, seat: Seat, random: Random, _leniency: number): SeatAction => habit(s, seat, random);

export const FIRST_KINGPIN = { rests, chances: chancesBy(FIRST_WORTH), habit, natural, leniency: 0.1, trust: 0.1 };
