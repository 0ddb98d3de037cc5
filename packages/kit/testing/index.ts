export { checkNames } from './checks.ts';
export { type GameUnderTest, testGame } from './suite.ts';
export { playTrial, type Trial } from './trial.ts';
