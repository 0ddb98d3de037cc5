// A table that another tab of this device keeps: what is said goes from worker to worker over a channel that only this
// match's tabs listen to. No page hears more than its own seat does.
import type { Seat } from '@backroom/kit';
import type { FromServer, ToServer } from '@backroom/protocol';

/** What goes over the channel. `from` and `to` are sitters, each named by its own tab. */
export type Knock =
  | { readonly is: 'sit'; readonly from: string; readonly seat: Seat | null }
  | { readonly is: 'say'; readonly from: string; readonly message: ToServer | null }
  | { readonly is: 'seated'; readonly to: string }
  | { readonly is: 'tell'; readonly to: string; readonly message: FromServer }
  /** A table has been set up anew: whoever sat at the old one sits down again. */
  | { readonly is: 'here' }
  /** For tabs without keys: the match has gone on elsewhere. */
  | { readonly is: 'wrote'; readonly seq: number };

interface Sitter {
  hear(message: ToServer): void;
  leave(): void;
}

/** The keeper's side: those who sit at this table from other tabs. */
export class Neighbours {
  private readonly channel: BroadcastChannel;
  private readonly sitters = new Map<string, Sitter>();

  constructor(channel: BroadcastChannel) {
    this.channel = channel;
  }

  async hear(knock: Knock, connect: (seat: Seat | null, tell: (message: FromServer) => void) => Promise<Sitter>) {
    if (knock.is === 'sit') {
      const to = knock.from;
      const tell = (message: FromServer): void => this.post({ is: 'tell', to, message });
      this.sitters.set(to, await connect(knock.seat, tell));
      this.post({ is: 'seated', to });
    } else if (knock.is === 'say') {
      const sitter = this.sitters.get(knock.from);
      if (knock.message !== null) sitter?.hear(knock.message);
      else {
        sitter?.leave();
        this.sitters.delete(knock.from);
      }
    }
  }

  clear(): void {
    this.sitters.clear();
  }

  private post(knock: Knock): void {
    this.channel.postMessage(knock);
  }
}

/** Long enough for a keeper that is merely busy. */
const PATIENCE_MS = 2500;

/** Sits down next door. False: nobody answers there. */
export function sitNextDoor(channel: BroadcastChannel, port: MessagePort, seat: Seat | null): Promise<boolean> {
  const from = crypto.getRandomValues(new Uint32Array(3)).join('-');
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<Knock>): void => {
      if (data.is === 'seated' && data.to === from) settle(true);
      else if (data.is === 'tell' && data.to === from) port.postMessage(data.message);
    };
    const settle = (isSeated: boolean): void => {
      clearTimeout(timer);
      if (!isSeated) channel.removeEventListener('message', hear);
      resolve(isSeated);
    };
    const timer = setTimeout(() => settle(false), PATIENCE_MS);
    channel.addEventListener('message', hear);
    port.onmessage = ({ data }: MessageEvent<ToServer | null>) => {
      channel.postMessage({ is: 'say', from, message: data } satisfies Knock);
      if (data === null) channel.removeEventListener('message', hear);
    };
    channel.postMessage({ is: 'sit', from, seat } satisfies Knock);
  });
}
