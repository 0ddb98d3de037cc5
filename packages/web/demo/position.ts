// Positions from seeded play, for the gallery: a game of any kind, so many random moves in, seen from one seat.
import { foresee, type Seat, Seeded, settle } from '@backroom/kit';
import { type Action, type Event, type Options, type State, scheffeln, type View } from '@backroom/scheffeln';

export interface Wish {
  readonly mode: 'basic' | 'speed';
  readonly run: boolean;
  readonly mafia: boolean;
  readonly seats: number;
  readonly moves: number;
  readonly seed: string;
  /** Null: a spectator. */
  readonly seat: Seat | null;
}

export class Game {
  private readonly state: State;
  private readonly random: Seeded;
  private readonly seat: Seat | null;
  news: readonly Event[] = [];
  newsNumber = 0;

  constructor(wish: Wish) {
    const { mode, run, mafia, seats, moves, seed, seat } = wish;
    const options: Options = { mode, run, mafia, movementCards: 24, studyLimitMs: mode === 'speed' ? 60000 : null };
    this.state = scheffeln.start(options, seats);
    this.random = new Seeded(seed);
    this.seat = seat;
    this.settle([]);
    for (let i = 0; i < moves; i++) this.others(false);
    this.others(true);
  }

  private settle(events: Event[]): void {
    settle(scheffeln, this.state, this.random, { events, steps: null });
    this.news = events.map((event) => scheffeln.face(event, this.seat)).filter((event) => event !== null);
    this.newsNumber++;
  }

  /** A random move by whoever is to act; `waiting`: until the watched seat is to act. */
  private others(waiting: boolean): void {
    const acting = scheffeln.toAct(this.state);
    if (typeof acting === 'string') return;
    const mine = this.seat !== null && acting.includes(this.seat);
    if (waiting && (mine || this.seat === null)) return;
    this.move(acting[this.random.below(acting.length)]);
    if (waiting) this.others(true);
  }

  move(seat: Seat, wanted?: Action): void {
    const events: Event[] = [];
    const action = wanted ?? scheffeln.sample(this.state, seat, this.random);
    scheffeln.apply(this.state, seat, action, events);
    this.settle(events);
  }

  /** Someone else's move, if anybody is to act. */
  step(): boolean {
    const acting = scheffeln.toAct(this.state);
    if (typeof acting === 'string') return false;
    const others = acting.filter((seat) => seat !== this.seat);
    if (others.length === 0) return false;
    this.move(others[0]);
    return true;
  }

  get acting(): readonly Seat[] {
    const acting = scheffeln.toAct(this.state);
    return typeof acting === 'string' ? [] : acting;
  }
  get view(): View {
    return scheffeln.view(this.state, this.seat);
  }
  get legal(): readonly Action[] {
    return this.seat === null ? [] : scheffeln.legal(this.state, this.seat);
  }
  get refusals(): ReturnType<typeof scheffeln.refusals> {
    return this.seat === null ? [] : scheffeln.refusals(this.state, this.seat);
  }
  get deadline(): number | null {
    return scheffeln.deadline(this.state);
  }
  foresee(action: Action): readonly Event[] {
    return this.seat === null ? [] : foresee(scheffeln, this.view, this.seat, action);
  }
}
