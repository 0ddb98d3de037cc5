// Runs a match: makes entries of what was admitted, draws for chance, does what is due. It stores nothing and tells nobody:
// that is its host's part, a server's table or a worker of the page.
import {
  type AnyMatch,
  type Chore,
  drawStream,
  type Entry,
  keyOf,
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

  constructor(match: AnyMatch, secret: string, primitives: Primitives = portable) {
    this.match = match;
    this.secret = secret;
    this.primitives = primitives;
  }

  /** What has happened since this was last asked. */
  takeHappenings(): readonly Happening[] {
    const { happenings } = this;
    this.happenings = [];
    return happenings;
  }

  /** The last of the deeds carries the command's id; its seq is the answer. `log`: all that was kept, for an undo. */
  enact(deeds: readonly Planned[], cid: string | null, now: number, log?: readonly Entry[]): number | null {
    let seq: number | null = null;
    for (const [index, planned] of deeds.entries())
      seq = this.append(planned, index === deeds.length - 1 ? cid : null, now, log).seq;
    return seq;
  }

  /** Does all that is due. False: an undo was granted, and that needs the log. */
  doChores(now: number, log?: readonly Entry[]): boolean {
    for (;;) {
      const chore = this.match.chores(now);
      if (chore === null) return true;
      if ('deed' in chore && chore.deed.do === 'undo' && log === undefined) return false;
      this.append(this.plannedFor(chore), null, now, log);
    }
  }

  /** Nobody can guess what a bot will draw, and the same table gives it the same. */
  seedFor(purpose: string): string {
    return this.primitives.hmac(this.secret, `${this.match.seq} ${purpose}`);
  }

  private plannedFor(chore: Chore): Planned {
    switch (chore.kind) {
      case 'draw': {
        const { game, state, chairs, id } = this.match;
        this.key ??= keyOf(
          this.secret,
          id,
          chairs.map(({ share }) => share),
          this.primitives,
        );
        const stream = drawStream(this.key, chore.number, this.primitives);
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
    if (!without.ok) throw new Error(`an undo that was admitted is impossible: ${without.why}`);
    this.match = without.value;
    return entry;
  }
}
