// The process in which boardgame.io plays.

import { answer } from '../../../../bench/player.ts';
import { Seeded } from '../../../kit/src/index.ts';
import { Nothing } from './nothing-boardgameio.js';
import { Scheffeln } from './scheffeln-boardgameio.js';
import { playGame } from './table.js';

const random = new Seeded('boardgame.io');
let played = 0;
const gamesOf = (game) => () => playGame(game, `game ${played++}`, random);

answer({ peer: gamesOf(Scheffeln), 'peer, nothing': gamesOf(Nothing) });
