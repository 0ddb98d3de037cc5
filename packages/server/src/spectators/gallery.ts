// Open hands, later: where every seat agreed, spectators see what each seat saw some minutes ago. It is read from the stored
// log up to that moment, never from the live table: nothing newer is ever at hand here.
import type { Parsed } from '@backroom/kit';
import { type Entry, fold } from '@backroom/match';
import type { FromServer } from '@backroom/protocol';
import type { Line } from '../store/contract.ts';
import type { Onlooker } from '../tables/audience.ts';
import type { House } from '../tables/house.ts';
import { entriesOf } from '../tables/record.ts';
import type { Table } from '../tables/table.ts';
import { Frame } from '../wire/frame.ts';

type Hands = Extract<FromServer, { t: 'hands' }>;

/** What had happened at a moment. */
const until = (lines: readonly Line[], moment: number): readonly Line[] => {
  const next = lines.findIndex(({ at }) => at > moment);
  return next < 0 ? lines : lines.slice(0, next);
};

interface Feed {
  shown: Hands;
  stop: () => void;
}

export class Gallery {
  private readonly house: House;
  private readonly delay: number;
  private readonly feeds = new Map<Table, Feed>();
  /** Newcomers and the clock may ask at the same time: one reading after the other. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(house: House, delay: number) {
    this.house = house;
    this.delay = delay;
  }

  async join(table: Table, onlooker: Onlooker): Promise<void> {
    if (table.match.openHands === null) return onlooker.dismiss('not-open', 'Hands are not open here.', false);
    const shown = await this.inTurn(() => this.feeds.get(table)?.shown ?? this.turn(table));
    table.audience.addToGallery(onlooker);
    onlooker.send(new Frame(shown));
    table.tellPresence();
  }

  close(): void {
    for (const { stop } of this.feeds.values()) stop();
    this.feeds.clear();
  }

  private inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    const result = this.queue.then(work);
    this.queue = result.catch(() => {});
    return result;
  }

  /** Shows what there is to show, and comes back when there can be more. */
  private async turn(table: Table): Promise<Hands> {
    const now = this.house.now();
    const lines = await this.house.store.lines(table.id, 1);
    const past = until(lines, now - this.delay);
    const shown = this.handsAfter(table, past);
    const before = this.feeds.get(table);
    before?.stop();
    if (before !== undefined && before.shown.seq !== shown.seq) {
      const frame = new Frame(shown);
      for (const onlooker of table.audience.gallery) onlooker.send(frame);
    }
    // What is not stored yet cannot be due before the whole delay has passed.
    const next = lines[past.length];
    const wait = next === undefined ? this.delay : next.at + this.delay - now;
    this.feeds.set(table, { shown, stop: this.house.later(Math.max(1, wait), () => this.goOn(table)) });
    return shown;
  }

  private goOn(table: Table): void {
    if (table.audience.gallery.size === 0) {
      this.feeds.delete(table);
      return;
    }
    void this.inTurn(() => this.turn(table)).catch(() => {
      this.feeds.delete(table);
      for (const onlooker of [...table.audience.gallery]) onlooker.dismiss('trouble', 'Come back in a moment.', true);
    });
  }

  private handsAfter({ id, game, match, names }: Table, lines: readonly Line[]): Hands {
    const entries: readonly Entry[] = read(entriesOf(game, lines));
    const folded = entries.length === 0 ? null : read(fold(game, entries));
    // What the seats agreed to begins with their agreement: it must itself be long enough ago.
    const then = folded === null || folded.openHands === null ? null : folded;
    return {
      t: 'hands',
      match: id,
      terms: { ...match.terms, position: null },
      seq: then === null ? 0 : lines.length,
      delay: this.delay,
      names,
      views: then === null ? [] : match.chairs.map((_, seat) => game.view(then.state, seat)),
      result: then?.phase === 'over' ? then.result() : null,
    };
  }
}

function read<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.value;
}
