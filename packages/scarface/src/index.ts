export type { Action } from './actions.ts';
export { DIFFICULTIES } from './enforcer/language.ts';
export type { Event } from './events.ts';
export { game as scarface } from './game.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
export { GANGS } from './vocabulary.ts';
