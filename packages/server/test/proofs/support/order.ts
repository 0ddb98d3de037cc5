// A command that a table takes at any time and writes into its log, however many come: an order that will never be carried out.
import type { Order } from '@backroom/match';

/** No two alike, since an order that stands already is not given again. Nobody grabs in the game that is played in turns. */
export const anOrder = (n: number): Order => ({ actions: ['grab red'], unless: [`never-${n}`], times: 1 });

/** For a house that is to take more of them than a person may give. */
export const MANY_ORDERS = ['--messages', '2000'];
