// Runs a match: turns admitted deeds into entries, draws for chance, does the chores. Its host, a table of the server or a worker of
// the page, stores and sends the entries.
import type { Random, Seat } from '@backroom/kit';
import {
  type AnyMatch,
  type Chore,
  drawStream,
  type Entry,
  keyOf,
  lotOrder,
  type Planned,
  type Primitives,
  portable,
  undone,
} from '@backroom/match';

export interface Happening {
  readonly entry: Entry;
  readonly events: readonly unknown[];
}

export class Dealer {
  match: AnyMatch;
  private readonly secret: string;
  private readonly primitives: Primitives;
  private key: string | null = null;
  private happenings: Happening[] = [];

  private readonly draw: ((number: number) => Random) | undefined;

  /** `draw`: the source of chance, if it is not the match's secret. */
  constructor(
    match: AnyMatch,
    secret: string,
    primitives: Primitives = portable,
    draw: ((number: number) => Random) | undefined = undefined,
  ) {
    this.match = match;
    this.secret = secret;
    this.primitives = primitives;
    this.draw = draw;
  }

  /** Returns what has happened since it was last asked. */
  takeHappenings(): readonly Happening[] {
    const { happenings } = this;
    this.happenings = [];
    return happenings;
  }

  /** The last deed carries the command's id, and its seq is the answer. `log`: the whole log, needed for an undo. */
  enact(deeds: readonly Planned[], cid: string | null, now: number, log?: readonly Entry[]): number | null {
    let seq: number | null = null;
    for (const [index, planned] of deeds.entries())
      seq = this.append(planned, index === deeds.length - 1 ? cid : null, now, log).seq;
    return seq;
  }

  /** Does all chores. False: an undo was granted, and that needs the log. */
  doChores(now: number, log?: readonly Entry[]): boolean {
    for (;;) {
      const chore = this.match.chores(now);
      if (chore === null) return true;
      if ('deed' in chore && chore.deed.do === 'undo' && log === undefined) return false;
      this.append(this.plannedFor(chore), null, now, log);
    }
  }

  /** Players cannot guess a bot's random numbers, but the same table always gives the same ones. */
  seedFor(purpose: string): string {
    return this.primitives.hmac(this.secret, `${this.match.seq} ${purpose}`);
  }

  /** The order in which seats that claimed the same thing at the same time are served. */
  drawLots(seats: readonly Seat[]): readonly Seat[] {
    return lotOrder(this.keyOfMatch(), this.match.grabs + 1, seats, this.primitives);
  }

  private keyOfMatch(): string {
    const shares = this.match.chairs.map(({ share }) => share);
    this.key ??= keyOf(this.secret, this.match.id, shares, this.primitives);
    return this.key;
  }

  private plannedFor(chore: Chore): Planned {
    switch (chore.kind) {
      case 'draw': {
        const { game, state } = this.match;
        const stream = this.draw?.(chore.number) ?? drawStream(this.keyOfMatch(), chore.number, this.primitives);
        return { by: 'chance', deed: { do: 'draw', action: game.chance(state, stream) } };
      }
      case 'disclose':
        return { by: 'house', deed: { do: 'disclose', secret: this.secret } };
      default:
        return chore;
    }
  }

  private append({ by, deed }: Planned, cid: string | null, now: number, log?: readonly Entry[]): Entry {
    const events: unknown[] = [];
    const entry =
      deed.do === 'undo'
        ? this.takeBack(this.match.stamp(by, deed, cid, now), log)
        : this.match.append(by, deed, cid, now, events);
    this.happenings.push({ entry, events });
    return entry;
  }

  private takeBack(entry: Entry, log: readonly Entry[] = []): Entry {
    const kept = [...log, ...this.happenings.map((one) => one.entry)];
    const without = undone(this.match.game, kept, entry);
    if (!without.ok) throw new Error(`an admitted undo failed: ${without.why}`);
    this.match = without.value;
    return entry;
  }
}
