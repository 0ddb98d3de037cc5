// Where a seat's player is notified. Bound to the person who subscribed: the seat's next player gets nothing.
import type { Language, Seat } from '@backroom/kit';
import { hashOf } from '../identity/secrets.ts';
import type { Store, StoredRecord } from '../store/contract.ts';
import type { QuietHours } from './quiet-hours.ts';

export type Target =
  | { readonly kind: 'push'; readonly to: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
  | { readonly kind: 'webhook'; readonly to: string };

export interface Subscription {
  readonly match: string;
  readonly seat: Seat;
  readonly person: string;
  readonly target: Target;
  readonly language: Language;
  readonly quiet: QuietHours | null;
  /** When it was last notified, if the player has not looked since. */
  readonly rungAt: number | null;
  readonly createdAt: number;
}

/** Devices and channels of one seat. */
const MOST = 4;
const KEPT = 180 * 86_400_000;

const ownerOf = (match: string, seat: Seat): string => `${match}:${seat}`;
/** An id that does not reveal the receiver's address. */
export const targetId = ({ to }: Target): string => hashOf(to).slice(0, 22);
const keyOf = ({ match, seat, target }: Subscription): string => `${ownerOf(match, seat)}:${targetId(target)}`;

export class Subscriptions {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async of(match: string, seat: Seat): Promise<readonly Subscription[]> {
    const rows = await this.store.list('notice', ownerOf(match, seat), MOST + 1);
    const now = this.now();
    return rows.filter(({ expiresAt }) => (expiresAt ?? 0) > now).map(({ value }) => value as Subscription);
  }

  /** False: this seat has reached the limit. Subscribing the same receiver again replaces the old subscription. */
  async keep(subscription: Subscription): Promise<boolean> {
    const { match, seat, person } = subscription;
    const there = await this.of(match, seat);
    for (const old of there) if (old.person !== person) await this.remove(old);
    const others = there.filter((one) => one.person === person && keyOf(one) !== keyOf(subscription));
    if (others.length >= MOST) return false;
    await this.store.put(rowOf(subscription));
    return true;
  }

  async markNotified(subscription: Subscription): Promise<void> {
    await this.change(subscription, this.now());
  }

  async seatViewed(match: string, seat: Seat): Promise<void> {
    for (const one of await this.of(match, seat)) if (one.rungAt !== null) await this.change(one, null);
  }

  async remove(subscription: Subscription): Promise<void> {
    await this.store.remove('notice', keyOf(subscription));
  }

  async removeAll(match: string, seat: Seat): Promise<number> {
    return this.store.removeOwned('notice', ownerOf(match, seat));
  }

  /** A subscription that was removed in the meantime stays removed. */
  private async change(subscription: Subscription, rungAt: number | null): Promise<void> {
    const row = await this.store.get('notice', keyOf(subscription));
    if (row !== null) await this.store.replace(rowOf({ ...(row.value as Subscription), rungAt }));
  }
}

const rowOf = (subscription: Subscription): StoredRecord => ({
  kind: 'notice',
  key: keyOf(subscription),
  owner: ownerOf(subscription.match, subscription.seat),
  value: subscription,
  expiresAt: subscription.createdAt + KEPT,
});
