// Puzzles: found in games of good players, graded, one for each day, judged, and put into words.
export * from './choosing.ts';
export * from './daily.ts';
export * from './finding.ts';
export * from './grading.ts';
export * from './judging.ts';
export * from './puzzle.ts';
export * from './telling.ts';
export * from './weighing.ts';
export * from './words.ts';
