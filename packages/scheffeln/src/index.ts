export type { Action, SeatAction } from './actions.ts';
export type { Event } from './events.ts';
export { game as scheffeln } from './game.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
export type { SeatView, View } from './view.ts';
export * from './vocabulary.ts';
