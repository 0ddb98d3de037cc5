// English: what the terminal says beyond the game's own words: its flags, and an introduction for a newcomer.
import type { TerminalTexts } from '@backroom/kit/terminal';
import { DIFFICULTIES } from '../../src/enforcer/language.ts';
import { GANGS } from '../../src/vocabulary.ts';

const gangs = GANGS.join(', ');
const difficulties = DIFFICULTIES.join(', ');

export const terminal: TerminalTexts = {
  flagRows: [
    ['--solo GANG', `alone against the Enforcer, who leads that gang: ${gangs}`],
    ['--solo outfit:boss', `the same with a difficulty: ${difficulties}`],
    ['--job-draft', 'Jobs are drafted at the start: keep one, pass the rest'],
  ],
  welcome: [
    'Chicago, 1920. You lead a gang for three rounds. At the end of Prohibition the richest gang wins.',
    'Each turn you lay out a Plan of cards from your hand. Their Muscle and Influence decide what your one action can do.',
    'Collect goods from a Deal, send a thug to the Underworld or the Authorities, or seize neighbourhoods on the streets.',
    'Cards bring skills, before and after the action, and more of them when their crimes match.',
    'At Crime Rate 11 the Feds raid everybody. When your hand and deck are empty, you reorganise.',
  ],
};
