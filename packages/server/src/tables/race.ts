// Races: claims of the same thing within the table's window count as simultaneous, and lots decide (docs/fairness.md
// says how they are drawn). The server measures no connection and trusts no client's clock, so a client gains nothing
// by lying (P30; docs/trust.md says why a credit for slow connections could not do this).
import type { Dealer } from '@backroom/croupier';
import { itemAt, type Seat } from '@backroom/kit';
import type { Claim, Command } from '@backroom/match';
import type { Reply } from './answers.ts';

/** Lots are drawn this long before a countdown ends, so that a claim made in time is not late because it waited. */
const BEFORE_THE_END = 25;

/** One seat's claim, in the game's notation. It waits until the window closes. */
export interface Claimed {
  readonly seat: Seat;
  readonly as: 'person' | 'bot';
  readonly action: unknown;
  readonly cid: string;
  readonly arrived: number;
  /** A claim that is sent again before the draw is answered on each connection. */
  readonly replies: Reply[];
  /** Later wishes of the same seat. A seat has one claim at a time, or it could be in every draw. */
  readonly afterwards: LaterWish[];
}

interface LaterWish {
  readonly cid: string;
  readonly reply: Reply;
  /** Called when the claim before it is decided. */
  again(): void;
}

export interface RaceTrack {
  later(ms: number, what: () => void): () => void;
  /** Draws lots among these claims of the same thing and serves them. */
  serve(claims: readonly Claimed[]): void;
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

  /** What this seat claims now, if anything. */
  claimOf(seat: Seat): Claimed | undefined {
    for (const { claims } of this.draws.values())
      for (const claimed of claims) if (claimed.seat === seat) return claimed;
    return undefined;
  }

  /** `rivals`: all seats that may claim. Once each of them has, the window closes. `end`: of the countdown. */
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

  /** A timer may be late: a claim after the end of the window does not count. */
  catchUp(now: number, window: number): void {
    for (const [thing, { claims }] of [...this.draws]) if (now - itemAt(claims, 0).arrived > window) this.decide(thing);
  }

  private decide(thing: string): void {
    const draw = this.draws.get(thing);
    if (draw === undefined) return;
    this.draws.delete(thing);
    draw.stopTimer();
    this.track.serve(draw.claims);
    for (const { afterwards } of draw.claims) for (const { again } of afterwards) again();
  }

  /** Takes out the claim of this seat, with the wishes that wait for it: its player has gone. Returns null if there is none. */
  withdraw(seat: Seat): Claimed | null {
    const claimed = this.claimOf(seat);
    if (claimed === undefined) return null;
    for (const [thing, { claims, stopTimer }] of this.draws) {
      const at = claims.indexOf(claimed);
      if (at < 0) continue;
      claims.splice(at, 1);
      if (claims.length > 0) continue;
      stopTimer();
      this.draws.delete(thing);
    }
    return claimed;
  }
}

/**
 * The lowest lot first. A claim that is no longer allowed is not in the race: the first allowed claim opens it.
 * `act`: whether it was admitted; null: the game failed.
 */
export function serveByLot(
  claims: readonly Claimed[],
  dealer: Pick<Dealer, 'drawLots'>,
  act: (seat: Seat, command: Command, cid: string, reply: Reply) => boolean | null,
): void {
  const lots = dealer.drawLots(claims.map(({ seat }) => seat));
  const order = claims.toSorted((a, b) => lots.indexOf(a.seat) - lots.indexOf(b.seat));
  let race: readonly Claim[] | null = null;
  for (const [place, { seat, action, as, cid, replies }] of order.entries()) {
    const drawn: readonly Claim[] | null = race ?? raceOf(order.slice(place));
    const reply: Reply = (answer) => {
      for (const one of replies) one(answer);
    };
    const admitted = act(seat, { do: 'act', action, as, race: drawn }, cid, reply);
    if (admitted === null) return;
    if (admitted) race = drawn;
  }
}

/** For the log: each claim's arrival and credit. All count as early as the first. Null: only one claim. */
function raceOf(order: readonly Claimed[]): readonly Claim[] | null {
  if (order.length < 2) return null;
  const first = Math.min(...order.map(({ arrived }) => arrived));
  return order.map(({ seat, arrived }) => ({ seat, arrived, credit: arrived - first }));
}
