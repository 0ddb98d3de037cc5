// Chooses a varied collection from many puzzles: a number of each grade, never two from one game, all kinds in turn.
import { GRADES, type Grade, type Puzzle } from './puzzle.ts';

/** The puzzles of one game, and what kind of game it was. */
export interface Source {
  readonly kind: string;
  readonly puzzles: readonly Puzzle[];
}

/** Easiest first. If a grade has too few puzzles, the collection has fewer of it. */
export function choosePuzzles(sources: readonly Source[], wanted: Readonly<Record<Grade, number>>): Puzzle[] {
  const used = new Set<Source>();
  const met = new Map<string, number>();
  const supply = (grade: Grade): number =>
    sources.filter(({ puzzles }) => puzzles.some((puzzle) => puzzle.grade === grade)).length;
  const chosen: Puzzle[] = [];
  // The rarest grade chooses first, because each game gives only one puzzle.
  for (const grade of GRADES.toSorted((a, b) => supply(a) / wanted[a] - supply(b) / wanted[b])) {
    for (let i = 0; i < wanted[grade]; i++) {
      const next = leastMet(sources, grade, used, met);
      if (next === null) break;
      used.add(next.source);
      for (const trait of traitsOf(next)) met.set(trait, (met.get(trait) ?? 0) + 1);
      chosen.push(next.puzzle);
    }
  }
  return chosen.sort((a, b) => a.grade - b.grade);
}

interface Choice {
  readonly source: Source;
  readonly puzzle: Puzzle;
}

/** Among those of a grade, the first whose kind of game and kind of solution have come up least so far. */
function leastMet(
  sources: readonly Source[],
  grade: Grade,
  used: ReadonlySet<Source>,
  met: ReadonlyMap<string, number>,
): Choice | null {
  let best: Choice | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const source of sources) {
    if (used.has(source)) continue;
    for (const puzzle of source.puzzles) {
      const count = traitsOf({ source, puzzle }).reduce((sum, trait) => sum + (met.get(trait) ?? 0), 0);
      if (puzzle.grade !== grade || count >= least) continue;
      least = count;
      best = { source, puzzle };
    }
  }
  return best;
}

/** The first word of a notation says what kind of action it is. */
const traitsOf = ({ source, puzzle }: Choice): string[] => [
  `game ${source.kind}`,
  `solution ${puzzle.solution.split(' ')[0]}`,
];
