// How news are shown as movement: a piece of its own.
export { play } from './play.ts';
export { timelineOf } from './timeline.ts';
