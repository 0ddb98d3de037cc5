// A seat at a table on the server: the same session as anywhere, over a socket that reconnects.
import type { Socket, Surroundings } from '@backroom/protocol';
import { rulesFrom } from '../games.ts';
import { RequestError, recordOfMatch, ticketTo } from './api.ts';
import { shareFor } from './entropy.ts';
import { SeatSession } from './seat-session.ts';

interface Admission {
  /** The token of another person at this device, who is not the one of the browser's cookie. */
  readonly token?: string;
  /** The secret of a link for spectators. */
  readonly secret?: string | null;
}

export async function sitThere(
  game: string,
  match: string,
  watch: boolean,
  { token, secret = null }: Admission = {},
): Promise<SeatSession> {
  const rules = await rulesFrom(game);
  if (rules === undefined) throw new RequestError('not-found');
  const around: Surroundings = {
    ticket: async () => {
      try {
        return await ticketTo(match, watch, token, secret);
      } catch (error) {
        if (error instanceof RequestError && FINAL.has(error.code)) session.close();
        throw error;
      }
    },
    open: (form) => {
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`, form);
      socket.binaryType = 'arraybuffer';
      // A browser that reports itself offline need not wait for the timeout.
      const drop = (): void => socket.close();
      window.addEventListener('offline', drop);
      socket.addEventListener('close', () => window.removeEventListener('offline', drop));
      return socket as unknown as Socket;
    },
    later: wait,
    chance: Math.random,
  };
  const session = new SeatSession(rules, match, around, {
    isLocal: false,
    record: () => recordOfMatch(match),
    share: watch || token !== undefined ? () => null : () => shareFor(match),
  });
  return session;
}

/** No seat, no session, or no rules: a retry would not help. */
const FINAL: ReadonlySet<string> = new Set(['not-found', 'no-session', 'other-rules']);

/** Waits, or ends early when the network is back. */
function wait(ms: number, what: () => void): void {
  const go = (): void => {
    clearTimeout(timer);
    window.removeEventListener('online', go);
    what();
  };
  const timer = setTimeout(go, ms);
  window.addEventListener('online', go);
}
