// The program of a worker thread that thinks about any of our games. It loads rules and knowledge, and no words: a thread
// has its own copy of everything it loads.
import { serveThread } from '@backroom/bots/node';
import { EARLIER_KEYS, MANIFESTS } from '../src/manifests.ts';
import { loadMind, mindFor } from '../src/minds.ts';

await Promise.all([...MANIFESTS.map(({ id }) => id), ...EARLIER_KEYS].map(loadMind));
serveThread(mindFor);
