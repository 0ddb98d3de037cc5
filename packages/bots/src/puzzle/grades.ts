// A puzzle's grade by the name of the level that would find its solution.
import { LEVELS } from '../levels.ts';
import type { BotGlossary } from '../words/glossary.ts';
import type { PuzzleWords } from './words.ts';

export const gradesOf = ({ levels }: BotGlossary, label: (level: string) => string): PuzzleWords['grades'] =>
  Object.fromEntries(LEVELS.map((level, i) => [i + 1, label(levels[level].name)])) as PuzzleWords['grades'];
