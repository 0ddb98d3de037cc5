// One game from the first card to the last: the state, who may see what of it, and all that has happened.
import {
  type Actor,
  type AnyGame,
  foresee,
  passTime,
  type Refusal,
  type Seat,
  Seeded,
  type Step,
  settle,
} from '@backroom/kit';

export class Sitting {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  /** All that was done, by whom: enough to play it again. It holds every secret, so it is for after the game. */
  readonly log: Step<unknown>[] = [];
  /** The state of whatever game this is: opaque here. */
  private readonly state: unknown;
  private readonly chance: Seeded;
  private readonly seed: Seeded;
  /** Everything that happened, as it was: show it only through `story`. One list for each action and what it led to. */
  private readonly steps: (readonly unknown[])[] = [];

  constructor(game: AnyGame, options: unknown, seats: number, seed: string) {
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.seed = new Seeded(seed);
    this.chance = this.seed.split('chance');
    this.state = game.start(options, seats);
    this.record((events) => settle(game, this.state, this.chance, { events, steps: this.log }));
  }

  /** A stream of chance for somebody at the table, whatever has been drawn for others. */
  randomFor(who: string | number): Seeded {
    return this.seed.split(who);
  }

  /** How many steps have been taken. */
  get length(): number {
    return this.steps.length;
  }

  get turn(): readonly Seat[] | 'over' {
    const turn = this.game.toAct(this.state);
    return turn === 'chance' ? [] : turn;
  }

  get deadline(): number | null {
    return this.game.deadline(this.state);
  }

  get result() {
    return this.game.result(this.state);
  }

  legal(seat: Seat): readonly unknown[] {
    return this.game.legal(this.state, seat);
  }

  refusals(seat: Seat): readonly Refusal<unknown>[] {
    return this.game.refusals(this.state, seat);
  }

  view(seat: Seat | null): unknown {
    return this.game.view(this.state, seat);
  }

  /** The action must come from `legal`. */
  act(by: Actor, action: unknown): void {
    this.record((events) => {
      this.log.push({ by, action });
      this.game.apply(this.state, by, action, events);
      settle(this.game, this.state, this.chance, { events, steps: this.log });
    });
  }

  /** Lets real time count at the table. */
  pass(ms: number): void {
    this.record((events) => passTime(this.game, this.state, ms, this.chance, { events, steps: this.log }));
  }

  /** What a seat, or a spectator, saw happen in each step since. */
  story(seat: Seat | null, since = 0): unknown[][] {
    return this.steps
      .slice(since)
      .map((events) => events.map((event) => this.game.face(event, seat)).filter((event) => event !== null));
  }

  /** What an action of a seat is certain to bring about. */
  foresee(seat: Seat, action: unknown): unknown[] {
    return foresee(this.game, this.view(seat), seat, action);
  }

  private record(happen: (events: unknown[]) => void): void {
    const events: unknown[] = [];
    happen(events);
    if (events.length > 0) this.steps.push(events);
  }
}
