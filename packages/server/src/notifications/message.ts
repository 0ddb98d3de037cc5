// Encodes a notification: for a push service, encrypted so that only the browser can read it; for a webhook, in the
// format of Discord.
import type { Seat } from '@backroom/kit';
import type { Store } from '../store/contract.ts';
import type { OutgoingRequest } from './request.ts';
import type { Target } from './subscriptions.ts';

export interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Notification {
  readonly text: string;
  /** The tables that it is about, so that a page can open them. */
  readonly tables: readonly { readonly match: string; readonly seat: Seat }[];
}

/** How long a push service keeps a message for a browser that is offline; seconds. */
const KEPT = 86_400;

/** Loaded on first use: the server starts sooner without it. */
const webpush = async () => (await import('web-push')).default;

/** The server's own keys, created once: browsers bind their subscriptions to them. */
export async function ownKeys(store: Store): Promise<Keys> {
  const kept = (await store.get('house', 'vapid'))?.value as Keys | undefined;
  if (kept !== undefined) return kept;
  const value = (await webpush()).generateVAPIDKeys();
  await store.claim({ kind: 'house', key: 'vapid', owner: null, value, expiresAt: null });
  return (await store.get('house', 'vapid'))?.value as Keys;
}

/** `contact`: where a push service can reach the operator. */
export async function requestFor(
  target: Target,
  notification: Notification,
  keys: Keys,
  contact: string,
): Promise<OutgoingRequest> {
  if (target.kind === 'webhook') {
    // Titles of tables are plain text: no mentions, no link previews.
    const body = JSON.stringify({ content: notification.text, allowed_mentions: { parse: [] }, flags: 4 });
    return { to: target.to, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) };
  }
  const subscription = { endpoint: target.to, keys: target.keys };
  const details = (await webpush()).generateRequestDetails(subscription, JSON.stringify(notification), {
    vapidDetails: { subject: contact, ...keys },
    TTL: KEPT,
    contentEncoding: 'aes128gcm',
    urgency: 'normal',
  });
  return { to: target.to, headers: textOf(details.headers), body: details.body ?? Buffer.alloc(0) };
}

function textOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
