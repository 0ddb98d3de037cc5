// A seat at a table of the house: the same sitting as anywhere, over a socket that mends itself.
import type { Socket, Surroundings } from '@backroom/protocol';
import { gameCalled } from '../games.ts';
import { recordOfMatch, Trouble, ticketTo } from './api.ts';
import { shareFor } from './entropy.ts';
import { Sitting } from './sitting.ts';

/** `token`: of somebody who sits at this device beside whom the browser's cookie names. */
export async function sitThere(game: string, match: string, watch: boolean, token?: string): Promise<Sitting> {
  const rules = await gameCalled(game)?.rules();
  if (rules === undefined) throw new Trouble('not-found');
  const around: Surroundings = {
    ticket: async () => {
      try {
        return await ticketTo(match, watch, token);
      } catch (error) {
        // No seat, no session: asking again would not help.
        if (error instanceof Trouble && (error.code === 'not-found' || error.code === 'no-session')) sitting.close();
        throw error;
      }
    },
    open: (form) => {
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`, form);
      socket.binaryType = 'arraybuffer';
      // A browser that knows it is cut off need not wait until the silence is noticed.
      const drop = (): void => socket.close();
      window.addEventListener('offline', drop);
      socket.addEventListener('close', () => window.removeEventListener('offline', drop));
      return socket as unknown as Socket;
    },
    later: wait,
    chance: Math.random,
  };
  const sitting = new Sitting(rules, match, around, {
    isLocal: false,
    record: () => recordOfMatch(match),
    share: watch || token !== undefined ? () => null : () => shareFor(match),
  });
  return sitting;
}

/** Waits, but no longer than until the network is back. */
function wait(ms: number, what: () => void): void {
  const go = (): void => {
    clearTimeout(timer);
    window.removeEventListener('online', go);
    what();
  };
  const timer = setTimeout(go, ms);
  window.addEventListener('online', go);
}
