// Positions from seeded play, for the demo page: any game after some random moves, seen from one seat.
import { type AnyGame, foresee, type Refusal, readOptions, type Seat, Seeded, settle } from '@backroom/kit';

export interface Wish {
  readonly options: unknown;
  readonly seats: number;
  readonly moves: number;
  readonly seed: string;
  /** Null: a spectator. */
  readonly seat: Seat | null;
}

export class Game {
  private readonly game: AnyGame;
  private readonly state: unknown;
  private readonly random: Seeded;
  readonly seat: Seat | null;
  news: readonly unknown[] = [];
  newsNumber = 0;

  constructor(game: AnyGame, { options: given, seats, moves, seed, seat }: Wish) {
    const options = readOptions(game.options, given);
    if (!options.ok) throw new Error(options.why);
    this.game = game;
    this.state = game.start(options.value, seats);
    this.random = new Seeded(seed);
    this.seat = seat;
    this.settle([]);
    for (let i = 0; i < moves; i++) this.others(false);
    this.others(true);
  }

  private settle(events: unknown[]): void {
    settle(this.game, this.state, this.random, { events, steps: null });
    this.news = events.map((event) => this.game.face(event, this.seat)).filter((event) => event !== null);
    this.newsNumber++;
  }

  /** A random move by a seat that is to act; `waiting`: until the watched seat is to act. */
  private others(waiting: boolean): void {
    const acting = this.game.toAct(this.state);
    if (typeof acting === 'string') return;
    const mine = this.seat !== null && acting.includes(this.seat);
    if (waiting && (mine || this.seat === null)) return;
    this.move(acting[this.random.below(acting.length)]);
    if (waiting) this.others(true);
  }

  move(seat: Seat, wanted?: unknown): void {
    const events: unknown[] = [];
    const action = wanted ?? this.game.sample(this.state, seat, this.random);
    this.game.apply(this.state, seat, action, events);
    this.settle(events);
  }

  /** Someone else's move, if anybody is to act. */
  step(): boolean {
    const acting = this.game.toAct(this.state);
    if (typeof acting === 'string') return false;
    const others = acting.filter((seat) => seat !== this.seat);
    if (others.length === 0) return false;
    this.move(others[0]);
    return true;
  }

  get acting(): readonly Seat[] {
    const acting = this.game.toAct(this.state);
    return typeof acting === 'string' ? [] : acting;
  }
  get view(): unknown {
    return this.game.view(this.state, this.seat);
  }
  get legal(): readonly unknown[] {
    return this.seat === null ? [] : this.game.legal(this.state, this.seat);
  }
  get refusals(): readonly Refusal<unknown>[] {
    return this.seat === null ? [] : this.game.refusals(this.state, this.seat);
  }
  get deadline(): number | null {
    return this.game.deadline(this.state);
  }
  foresee(action: unknown): readonly unknown[] {
    return this.seat === null ? [] : foresee(this.game, this.view, this.seat, action);
  }
}
