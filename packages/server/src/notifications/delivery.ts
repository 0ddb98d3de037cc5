// Delivers notifications, with a limited number of retries and growing delays.
import type { Services } from '../tables/services.ts';
import { type Keys, type Notification, requestFor } from './message.ts';
import { type DeliveryPolicy, deliver } from './request.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';

/** The delay before each retry; milliseconds. */
const BACK_OFF = [5000, 30_000, 180_000, 900_000] as const;
const LONGEST_WAIT = 3_600_000;

/** The notification; null once there is no reason for it any more. */
export type MakeNotification = () => Promise<Notification | null>;

export class Delivery {
  private readonly services: Services;
  private readonly subscriptions: Subscriptions;
  private readonly keys: Keys;
  private readonly contact: string;
  private readonly policy: DeliveryPolicy;
  private readonly waiting = new Set<() => void>();

  constructor(services: Services, subscriptions: Subscriptions, keys: Keys, contact: string, policy: DeliveryPolicy) {
    this.services = services;
    this.subscriptions = subscriptions;
    this.keys = keys;
    this.contact = contact;
    this.policy = policy;
  }

  close(): void {
    for (const stop of this.waiting) stop();
    this.waiting.clear();
  }

  async send(to: Subscription, make: MakeNotification, tries = 0): Promise<void> {
    const notification = await make();
    if (notification === null) return;
    const delivered = await deliver(await requestFor(to.target, notification, this.keys, this.contact), this.policy);
    if (delivered.kind === 'forbidden') {
      this.services.logger.warn(
        { match: to.match, why: delivered.why },
        'a notification may not be sent to this address',
      );
      return this.subscriptions.remove(to);
    }
    const status = delivered.kind === 'answered' ? delivered.status : 0;
    if (status >= 200 && status < 300) return;
    // The subscription has ended for good.
    if (status === 404 || status === 410) return this.subscriptions.remove(to);
    const mayComeBack = status === 0 || status === 429 || status >= 500;
    const wait = BACK_OFF[tries];
    if (!mayComeBack || wait === undefined) {
      this.services.metrics.trouble('notice');
      this.services.logger.warn(
        { match: to.match, kind: to.target.kind, status },
        'a notification could not be delivered',
      );
      return;
    }
    const asked = delivered.kind === 'answered' ? delivered.after * 1000 : 0;
    this.later(Math.min(LONGEST_WAIT, Math.max(wait, asked)), () => this.send(to, make, tries + 1));
  }

  private later(ms: number, what: () => Promise<void>): void {
    const stop = this.services.later(ms, () => {
      this.waiting.delete(stop);
      what().catch((error: unknown) => this.services.logger.warn({ error: String(error) }, 'a notification was lost'));
    });
    this.waiting.add(stop);
  }
}
