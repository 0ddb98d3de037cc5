// The process in which boardgame.io plays.
import { Seeded } from '../../packages/kit/src/index.ts';
import { answer } from '../player.ts';
import { Nothing } from './nothing-boardgameio.js';
import { Scheffeln } from './scheffeln-boardgameio.js';
import { playGame } from './table.js';

const random = new Seeded('boardgame.io');
let played = 0;
const gamesOf = (game) => () => playGame(game, `game ${played++}`, random);

answer({ peer: gamesOf(Scheffeln), 'peer, nothing': gamesOf(Nothing) });
