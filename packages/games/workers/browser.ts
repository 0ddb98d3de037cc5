// The program of a page's worker that thinks about any of our games. It loads a game with the first job for it.
import { servePage } from '@backroom/bots/browser';
import { isRecord } from '@backroom/kit';
import { loadMind, mindFor } from '../src/minds.ts';

servePage(mindFor, async (message) => {
  if (isRecord(message) && typeof message.game === 'string') await loadMind(message.game);
});
