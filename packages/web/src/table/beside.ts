// Parts of a table that are seldom seen. One chunk for all, because every chunk's name costs bytes in the files that load it.
export { Aside } from './aside.tsx';
export { Clock } from './clock.tsx';
export { Curtain } from './curtain.tsx';
export { Ending } from './ending.tsx';
export { Menu } from './menu.tsx';
export { RecapPanel } from './recap.tsx';
export { RequestPanel } from './request.tsx';
