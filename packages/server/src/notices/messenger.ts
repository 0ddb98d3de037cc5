// Takes a notice where it belongs, and tries again if nobody opens: later each time, and not for ever.
import type { House } from '../tables/house.ts';
import { type Keys, letterFor, type Notice } from './letters.ts';
import { deliver, type Post } from './post.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';

/** Milliseconds before each further try. */
const BACK_OFF = [5000, 30_000, 180_000, 900_000] as const;
const LONGEST_WAIT = 3_600_000;

/** What the errand is: null as soon as there is no reason for it any more. */
export type Errand = () => Promise<Notice | null>;

export class Messenger {
  private readonly house: House;
  private readonly subscriptions: Subscriptions;
  private readonly keys: Keys;
  private readonly contact: string;
  private readonly post: Post;
  private readonly waiting = new Set<() => void>();

  constructor(house: House, subscriptions: Subscriptions, keys: Keys, contact: string, post: Post) {
    this.house = house;
    this.subscriptions = subscriptions;
    this.keys = keys;
    this.contact = contact;
    this.post = post;
  }

  close(): void {
    for (const stop of this.waiting) stop();
    this.waiting.clear();
  }

  async go(to: Subscription, errand: Errand, tries = 0): Promise<void> {
    const notice = await errand();
    if (notice === null) return;
    const delivered = await deliver(await letterFor(to.target, notice, this.keys, this.contact), this.post);
    if (delivered.kind === 'forbidden') {
      this.house.diary.warn({ match: to.match, why: delivered.why }, 'a notice may not go there');
      return this.subscriptions.remove(to);
    }
    const status = delivered.kind === 'answered' ? delivered.status : 0;
    if (status >= 200 && status < 300) return;
    // The browser or the channel is gone, and will not come back.
    if (status === 404 || status === 410) return this.subscriptions.remove(to);
    const mayComeBack = status === 0 || status === 429 || status >= 500;
    const wait = BACK_OFF[tries];
    if (!mayComeBack || wait === undefined) {
      this.house.tally.trouble('notice');
      this.house.diary.warn({ match: to.match, kind: to.target.kind, status }, 'a notice could not be delivered');
      return;
    }
    const asked = delivered.kind === 'answered' ? delivered.after * 1000 : 0;
    this.later(Math.min(LONGEST_WAIT, Math.max(wait, asked)), () => this.go(to, errand, tries + 1));
  }

  private later(ms: number, what: () => Promise<void>): void {
    const stop = this.house.later(ms, () => {
      this.waiting.delete(stop);
      what().catch((error: unknown) => this.house.diary.warn({ error: String(error) }, 'a notice got lost'));
    });
    this.waiting.add(stop);
  }
}
