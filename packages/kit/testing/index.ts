export { type GameUnderTest, testGame } from './suite.ts';
export { playTrial } from './trial.ts';
