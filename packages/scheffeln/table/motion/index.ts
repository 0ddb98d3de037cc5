// How beats are shown.

export { Level } from '../parts/level.tsx';
export { Played } from '../parts/played.tsx';
export { toldOf } from './payday.ts';
export { play } from './play.tsx';
export { Summary } from './summary.tsx';
