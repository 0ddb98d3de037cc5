export type { Action, SeatAction } from './actions.ts';
export { DIFFICULTIES } from './enforcer/language.ts';
export type { Event } from './events.ts';
export { scarface } from './game.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
export { GANGS } from './vocabulary.ts';
