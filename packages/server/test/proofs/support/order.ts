// A command that a table always accepts and logs: a standing order that will never be carried out.
import type { Order } from '@backroom/match';

/** All different, since a repeated order is refused. Nobody grabs in a game that is played in turns. */
export const anOrder = (n: number): Order => ({ actions: ['grab red'], unless: [`never-${n}`], times: 1 });

/** For a server that must accept more of them than a person may send. */
export const MANY_ORDERS = ['--messages', '2000'];
