export * from './chart.ts';
export * from './course.ts';
export * from './judge.ts';
export * from './review.ts';
export * from './summary.ts';
export * from './turning.ts';
export * from './words/index.ts';
