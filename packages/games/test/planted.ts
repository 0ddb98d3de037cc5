// A worker thread with minds that fail on purpose, each in its own way, and one that works.
import { serveThread } from '@backroom/bots/node';
import { mindFor } from '../src/index.ts';
import { PLANTED } from './planting.ts';

const sound = mindFor('scheffeln');
if (sound === undefined) throw new Error('Scheffeln is missing');

serveThread((game) => {
  const failing = PLANTED[game];
  return failing === undefined ? mindFor(game) : { ...sound, knowledge: { ...sound.knowledge, ...failing } };
});
