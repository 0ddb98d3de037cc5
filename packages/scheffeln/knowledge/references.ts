// Players to measure others against.
export { greedy } from './first-habit.ts';
export { FIRST_KINGPIN } from './first-kingpin.ts';
export { planner } from './planner.ts';
