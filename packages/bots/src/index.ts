export * from './decide.ts';
export * from './halving.ts';
export * from './knowledge.ts';
export * from './levels.ts';
export * from './mind.ts';
export * from './playout.ts';
export * from './thought.ts';
export * from './tree.ts';
