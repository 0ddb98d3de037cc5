// Who is looking at a table. Those who see the same get the same message, made once.
import type { Seat } from '@backroom/kit';
import type { Form } from '@backroom/protocol';
import type { Frame } from '../wire/frame.ts';

/** One socket, as a table knows it. */
export interface Onlooker {
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly person: string;
  readonly form: Form;
  readonly views: 'whole' | 'patches';
  readonly legal: boolean;
  send(frame: Frame): void;
  /** Ends it; whoever is there may come back at once, unless told otherwise. */
  dismiss(code: string, why: string, retry: boolean): void;
}

/** What a row was shown last, kept while a game is lively: the next message tells the difference. */
interface Shown {
  /** The seq that was to come next. */
  readonly seq: number;
  readonly view: unknown;
}

export interface Row {
  readonly seat: Seat | null;
  readonly views: 'whole' | 'patches';
  readonly legal: boolean;
  onlookers: readonly Onlooker[];
  shown: Shown | null;
}

const NOBODY: ReadonlySet<Onlooker> = new Set();

export class Audience {
  /** Few: a row for each seat that is looked at, and for each way of looking. */
  private rows: readonly Row[] = [];
  /** Null until somebody comes to it: few tables have one. */
  private upstairs: Set<Onlooker> | null = null;

  /** Those who watch with open hands: they are told by a feed of their own, later. */
  get gallery(): ReadonlySet<Onlooker> {
    return this.upstairs ?? NOBODY;
  }

  addToGallery(onlooker: Onlooker): void {
    this.upstairs ??= new Set();
    this.upstairs.add(onlooker);
  }

  add(onlooker: Onlooker): void {
    const { seat, views, legal } = onlooker;
    const row = this.rows.find((one) => one.seat === seat && one.views === views && one.legal === legal);
    if (row === undefined) this.rows = [...this.rows, { seat, views, legal, onlookers: [onlooker], shown: null }];
    else if (!row.onlookers.includes(onlooker)) row.onlookers = [...row.onlookers, onlooker];
  }

  /** True if it was there. */
  remove(onlooker: Onlooker): boolean {
    for (const row of this.rows) {
      if (!row.onlookers.includes(onlooker)) continue;
      row.onlookers = row.onlookers.filter((one) => one !== onlooker);
      if (row.onlookers.length === 0) this.rows = this.rows.filter((one) => one !== row);
      return true;
    }
    return this.upstairs?.delete(onlooker) ?? false;
  }

  has(seat: Seat): boolean {
    return this.rows.some((row) => row.seat === seat);
  }

  get isEmpty(): boolean {
    return this.rows.length === 0 && this.gallery.size === 0;
  }

  get size(): number {
    return this.rows.reduce((sum, row) => sum + row.onlookers.length, 0);
  }

  /** How many look on without playing. */
  get watchers(): number {
    return this.rows.reduce(
      (sum, { seat, onlookers }) => sum + (seat === null ? onlookers.length : 0),
      this.gallery.size,
    );
  }

  /** Nothing has happened for a while: views that can be made again need not be kept. */
  forgetShown(): void {
    for (const row of this.rows) row.shown = null;
  }

  all(): readonly Row[] {
    return this.rows;
  }

  *everybody(): Generator<Onlooker> {
    for (const { onlookers } of this.rows) yield* onlookers;
    yield* this.gallery;
  }

  /** The same for everybody. */
  broadcast(frame: Frame): void {
    for (const row of this.rows) for (const onlooker of row.onlookers) onlooker.send(frame);
  }

  dismissAll(code: string, why: string, retry: boolean): void {
    const all = [...this.everybody()];
    this.rows = [];
    this.upstairs = null;
    for (const onlooker of all) onlooker.dismiss(code, why, retry);
  }
}
