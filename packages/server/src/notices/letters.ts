// How a notice is written: for a browser's push service, sealed so that only the browser can read it; for a webhook, in the
// form that Discord takes.
import type { Seat } from '@backroom/kit';
import type { Store } from '../store/contract.ts';
import type { Letter } from './post.ts';
import type { Target } from './subscriptions.ts';

export interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Notice {
  readonly text: string;
  /** Which tables it is about: a page can open them. */
  readonly tables: readonly { readonly match: string; readonly seat: Seat }[];
}

/** Seconds a push service keeps a letter for a browser that is away. */
const KEPT = 86_400;

/** When it is needed: a house opens sooner without it. */
const webpush = async () => (await import('web-push')).default;

/** The house's own keys, made once: browsers bind their subscriptions to them. */
export async function ownKeys(store: Store): Promise<Keys> {
  const kept = (await store.get('house', 'vapid'))?.value as Keys | undefined;
  if (kept !== undefined) return kept;
  const value = (await webpush()).generateVAPIDKeys();
  await store.claim({ kind: 'house', key: 'vapid', owner: null, value, expiresAt: null });
  return (await store.get('house', 'vapid'))?.value as Keys;
}

/** `contact`: where a push service can find whoever runs this house. */
export async function letterFor(target: Target, notice: Notice, keys: Keys, contact: string): Promise<Letter> {
  if (target.kind === 'webhook') {
    // Names of tables are text: nobody is called by them, nothing is fetched for them.
    const body = JSON.stringify({ content: notice.text, allowed_mentions: { parse: [] }, flags: 4 });
    return { to: target.to, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) };
  }
  const subscription = { endpoint: target.to, keys: target.keys };
  const details = (await webpush()).generateRequestDetails(subscription, JSON.stringify(notice), {
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
