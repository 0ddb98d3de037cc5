// The values of things in the middle of a turn, in dollars at the end of the game. Habit uses them; `fit/habit.ts` fits
// them in games of thousands of slightly different players.

export interface Weights {
  /** A bottle and a gun that one's neighbourhoods can sell, and the share of it when they cannot yet. */
  readonly alcohol: number;
  readonly gun: number;
  readonly excess: number;
  /** The cost of a missing thug: until the player reorganises, and until the next Raid and longer. */
  readonly thugBack: number;
  readonly thugGone: number;
  /** A level of the Crime Rate, and what each level above six costs on top of it. */
  readonly crime: number;
  readonly crimeHigh: number;
  /** A step from Recruits towards Headquarters. */
  readonly step: number;
  /** A Job, a Dealer (for each reorganisation to come), and each further card one may choose from. */
  readonly job: number;
  readonly dealer: number;
  readonly draw: number;
  /** The share of an Associate's value per play, for each reorganisation to come; the Family Ring. */
  readonly hire: number;
  readonly ring: number;
  /** The share of a sale's profit while one will still reorganise, and when one will not. */
  readonly sale: number;
  readonly saleLate: number;
  /** The share of a business token's income. */
  readonly token: number;
  /** A neighbourhood for each reorganisation to come, and the share of the margin of its sales. */
  readonly tile: number;
  readonly margin: number;
  /** The share of what a rival loses. */
  readonly spite: number;
  /** A level of each stat, for each reorganisation to come; a level on the Boss Track. */
  readonly hand: number;
  readonly lawyers: number;
  readonly recruitment: number;
  readonly supply: number;
  readonly vehicles: number;
  readonly nightclubs: number;
  readonly track: number;
  /** A thug sent into the streets, a piece moved. */
  readonly send: number;
  readonly move: number;
  /** The cost of each card that is laid out. */
  readonly card: number;
  /** The share of a skill's list value, and of one that costs something. */
  readonly skill: number;
  readonly toHand: number;
  /** Muscle and Influence that a Deal of several Dealers may ask for. */
  readonly tuck: number;
  readonly truck: number;
  /** The error of a guess: of a Plan or an action, and of a small choice within one. */
  readonly doubt: number;
  readonly whim: number;
}

export const WEIGHTS: Weights = {
  alcohol: 4.2,
  gun: 4.7,
  excess: 0.28,
  thugBack: 1.1,
  thugGone: 3.7,
  crime: 1.4,
  crimeHigh: 1.3,
  step: 2,
  job: 3.3,
  dealer: 2.4,
  draw: 0.72,
  hire: 0.54,
  ring: 3.4,
  sale: 1,
  saleLate: 1.2,
  token: 0.67,
  tile: 3,
  margin: 0.9,
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
