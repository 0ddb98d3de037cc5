// What only a race has: its row of cards and its fuse. A piece of its own.
export { Countdown } from './countdown.tsx';
export { Row } from './row.tsx';
