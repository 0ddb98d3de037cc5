// Lets a tab use the table that another tab of this device keeps. Messages go from worker to worker over a channel of this
// match. Each page gets only its own seat's messages.
import type { Seat } from '@backroom/kit';
import type { FromServer, ToServer } from '@backroom/protocol';

/** A message on the channel. `from` and `to` are clients; each tab names its own. */
export type TabMessage =
  | { readonly is: 'sit'; readonly from: string; readonly seat: Seat | null }
  | { readonly is: 'say'; readonly from: string; readonly message: ToServer | null }
  | { readonly is: 'seated'; readonly to: string }
  | { readonly is: 'tell'; readonly to: string; readonly message: FromServer }
  /** A table has been set up again: clients of the old one reconnect. */
  | { readonly is: 'here' }
  /** For browsers without locks: another tab has written this entry. */
  | { readonly is: 'wrote'; readonly seq: number };

interface TabClient {
  hear(message: ToServer): void;
  leave(): void;
}

/** The keeper's side: clients in other tabs. */
export class OtherTabs {
  private readonly channel: BroadcastChannel;
  private readonly clients = new Map<string, TabClient>();

  constructor(channel: BroadcastChannel) {
    this.channel = channel;
  }

  async hear(
    sent: TabMessage,
    connect: (seat: Seat | null, tell: (message: FromServer) => void) => Promise<TabClient>,
  ) {
    if (sent.is === 'sit') {
      const to = sent.from;
      const tell = (message: FromServer): void => this.post({ is: 'tell', to, message });
      this.clients.set(to, await connect(sent.seat, tell));
      this.post({ is: 'seated', to });
    } else if (sent.is === 'say') {
      const client = this.clients.get(sent.from);
      if (sent.message !== null) client?.hear(sent.message);
      else {
        client?.leave();
        this.clients.delete(sent.from);
      }
    }
  }

  clear(): void {
    this.clients.clear();
  }

  private post(sent: TabMessage): void {
    this.channel.postMessage(sent);
  }
}

/** Long enough for a keeper that is merely busy. */
const PATIENCE_MS = 2500;

/** Connects a port to the table of another tab. False if no tab answers in time. */
export function joinOtherTab(channel: BroadcastChannel, port: MessagePort, seat: Seat | null): Promise<boolean> {
  const from = crypto.getRandomValues(new Uint32Array(3)).join('-');
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<TabMessage>): void => {
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
      channel.postMessage({ is: 'say', from, message: data } satisfies TabMessage);
      if (data === null) channel.removeEventListener('message', hear);
    };
    channel.postMessage({ is: 'sit', from, seat } satisfies TabMessage);
  });
}
