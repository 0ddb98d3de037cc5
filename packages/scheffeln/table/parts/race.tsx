// The parts of a race: its row of cards and its fuse. A chunk of its own.
export { Countdown } from './countdown.tsx';
export { Row } from './row.tsx';
