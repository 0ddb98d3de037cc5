// Where a player is notified that it is their turn: this browser, or a webhook.
import type { Language } from '@backroom/kit';
import type { AnswerOf } from '@backroom/protocol/contract';
import type { NotificationObstacle } from '../words/beyond/index.ts';
import { ask, requestJson } from './api.ts';

export interface Quiet {
  /** Clock time, such as 22:30. */
  readonly from: string;
  readonly to: string;
  /** This device's offset from UTC in minutes. */
  readonly offset: number;
}

export type NotificationTarget = AnswerOf<'POST /api/tables/:id/notices'>;

export interface NotificationOptions {
  readonly language: Language;
  readonly quiet: Quiet | null;
}

export const notificationTargets = async (match: string): Promise<readonly NotificationTarget[]> =>
  (await requestJson('GET /api/tables/:id/notices', { id: match })).notices;

export const notifyWebhook = (
  match: string,
  webhook: string,
  options: NotificationOptions,
): Promise<NotificationTarget> =>
  requestJson('POST /api/tables/:id/notices', { id: match, body: { webhook, ...options } });

export const stopNotifications = async (match: string): Promise<void> =>
  void (await ask('DELETE /api/tables/:id/notices', { id: match }));

/** Why this device cannot be notified, as far as is known without asking for permission. */
export function obstacle(): NotificationObstacle | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unknown';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Asks for permission, subscribes at the browser's push service, and registers the subscription at the server. */
export async function notifyThisDevice(
  match: string,
  options: NotificationOptions,
): Promise<NotificationTarget | NotificationObstacle> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return 'denied';
  const subscription = await subscribe().catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed';
  const push = { endpoint, keys: { p256dh, auth } };
  return requestJson('POST /api/tables/:id/notices', { id: match, body: { push, ...options } });
}

async function subscribe(): Promise<PushSubscription> {
  const { key } = await requestJson('GET /api/push/key');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  return pushManager.subscribe(wish).catch(async () => {
    // The old subscription belongs to earlier keys of the server.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish);
  });
}

/** The server's id for this browser's subscription, if there is one. */
export async function nameOfThisDevice(): Promise<string | null> {
  if (obstacle() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
  const text = btoa(String.fromCharCode(...hash));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}
