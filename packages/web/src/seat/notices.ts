// Where a seat wants to be called when its table waits for it: this browser, or an address of one's own.
import type { Language, Seat } from '@backroom/kit';
import type { NoCall } from '../words/beyond/index.ts';
import { ask, told } from './api.ts';

export interface Quiet {
  /** As on a clock: 22:30. */
  readonly from: string;
  readonly to: string;
  /** Minutes that this device's clock is ahead of Greenwich. */
  readonly offset: number;
}

export interface Called {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: 'push' | 'webhook';
  readonly quiet: Quiet | null;
}

export interface Manner {
  readonly language: Language;
  readonly quiet: Quiet | null;
}

const at = (match: string): string => `/api/tables/${match}/notices`;

export const placesCalled = async (match: string): Promise<readonly Called[]> =>
  (await told<{ notices: readonly Called[] }>('GET', at(match))).notices;

export const callWebhook = (match: string, webhook: string, manner: Manner): Promise<Called> =>
  told('POST', at(match), { webhook, ...manner });

export const callNowhere = async (match: string): Promise<void> => void (await ask('DELETE', at(match)));

/** Why this device cannot be called, as far as can be told without asking anybody. */
export function obstacle(): NoCall | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unknown';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Asks the person at the device for leave, then the browser for an address, then tells the house. */
export async function callThisDevice(match: string, manner: Manner): Promise<Called | NoCall> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return 'denied';
  const subscription = await subscribe().catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || keys === undefined) return 'failed';
  return told('POST', at(match), { push: { endpoint, keys }, ...manner });
}

async function subscribe(): Promise<PushSubscription> {
  const { key } = await told<{ key: string }>('GET', '/api/push/key');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  return pushManager.subscribe(wish).catch(async () => {
    // Bound to keys that the house had once: they are worth nothing any more.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish);
  });
}

/** How the house names this browser's address, if the browser has one. */
export async function nameOfThisDevice(): Promise<string | null> {
  if (obstacle() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
  const text = btoa(String.fromCharCode(...hash));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}
