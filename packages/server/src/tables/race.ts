// Where arrival decides and the table has a window: whoever claims the same thing within it came at the same time, and the
// lot decides. No line is measured and nobody's word is taken, so there is nothing to pretend (P30; docs/trust.md says why
// no credit for slow lines could do the same).
import type { Seat } from '@backroom/kit';
import type { Claim } from '@backroom/match';
import type { Reply } from './answers.ts';

/** A lot is drawn this long before a countdown ends: who claimed in time shall not be late because he was made to wait. */
const BEFORE_THE_END = 25;

/** What somebody claims, as the game writes it; it waits for those who come at the same time. */
export interface Claimed {
  readonly seat: Seat;
  readonly as: 'person' | 'bot';
  readonly action: unknown;
  readonly cid: string;
  readonly arrived: number;
  /** Sent again before it is decided, it is answered on each line. */
  readonly replies: Reply[];
  /** What the same seat wanted meanwhile: one claim at a time, or one could be in every draw. */
  readonly afterwards: (() => void)[];
}

export interface RaceTrack {
  later(ms: number, what: () => void): () => void;
  /** Nobody can foresee it, and the match's secret proves it afterwards. The lowest wins. */
  lotOf(seat: Seat): string;
  serve(claimed: Claimed, race: readonly Claim[] | null): void;
}

/** One for each thing that is being claimed. */
interface Draw {
  readonly claims: Claimed[];
  readonly stopTimer: () => void;
}

export class Race {
  private readonly track: RaceTrack;
  private readonly draws = new Map<string, Draw>();

  constructor(track: RaceTrack) {
    this.track = track;
  }

  get isEmpty(): boolean {
    return this.draws.size === 0;
  }

  /** What this seat claims just now, if anything. */
  claimOf(seat: Seat): Claimed | undefined {
    for (const { claims } of this.draws.values())
      for (const claimed of claims) if (claimed.seat === seat) return claimed;
    return undefined;
  }

  /** `rivals`: all who may claim something. When each of them has, nobody else is waited for. `end`: of the countdown. */
  enter(claimed: Claimed, window: number, rivals: readonly Seat[], end: number | null): void {
    const thing = JSON.stringify(claimed.action);
    const draw = this.draws.get(thing);
    if (draw !== undefined) draw.claims.push(claimed);
    else {
      const wait = Math.max(0, Math.min(window, (end ?? Number.POSITIVE_INFINITY) - BEFORE_THE_END - claimed.arrived));
      this.draws.set(thing, { claims: [claimed], stopTimer: this.track.later(wait, () => this.decide(thing)) });
    }
    if (rivals.every((rival) => this.claimOf(rival) !== undefined))
      for (const one of [...this.draws.keys()]) this.decide(one);
  }

  /** A timer may be late: whoever comes after the window was not in it. */
  catchUp(now: number, window: number): void {
    for (const [thing, { claims }] of [...this.draws]) if (now - claims[0].arrived > window) this.decide(thing);
  }

  private decide(thing: string): void {
    const draw = this.draws.get(thing);
    if (draw === undefined) return;
    this.draws.delete(thing);
    draw.stopTimer();
    const order = drawn(draw.claims, (seat) => this.track.lotOf(seat));
    const race = order.length > 1 ? claimsOf(order) : null;
    for (const claimed of order) this.track.serve(claimed, race);
    for (const { afterwards } of order) for (const next of afterwards) next();
  }
}

function drawn(claims: readonly Claimed[], lotOf: (seat: Seat) => string): readonly Claimed[] {
  return claims
    .map((claimed) => ({ claimed, lot: lotOf(claimed.seat) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ claimed }) => claimed);
}

/** For the log: when each came, and how much of that is forgiven. All are credited back to the first. */
function claimsOf(order: readonly Claimed[]): readonly Claim[] {
  const first = Math.min(...order.map(({ arrived }) => arrived));
  return order.map(({ seat, arrived }) => ({ seat, arrived, credit: arrived - first }));
}
