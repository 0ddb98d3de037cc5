// The program of a worker thread that thinks about any game of the house.
import { serveThread } from '@backroom/bots/node';
import { mindFor } from '../src/index.ts';

serveThread(mindFor);
