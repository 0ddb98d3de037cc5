// One game from the first card to the last: a match on this device, run by the same host as the page's local table.
// Defines who may see what of it, and keeps everything that has happened.
import { Host, type HostPorts, openSmallTable } from '@backroom/croupier';
import {
  type Actor,
  type Admission,
  type AnyGame,
  admit,
  foresee,
  isRace,
  type Json,
  type Refusal,
  type Seat,
  Seeded,
  type Step,
} from '@backroom/kit';
import { type Entry, type Holder, Match, portable, type Terms } from '@backroom/match';

export class GameSession {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  /** All steps and their authors: enough to replay it. It contains every secret, so it is for after the game. */
  readonly log: Step<unknown>[] = [];
  private readonly host: Host;
  private readonly seed: Seeded;
  /** Table time: it passes only when the session lets it. */
  private now = 0;
  /** All events, unfiltered: show them only through `story`. One list for each action and its consequences. */
  private readonly steps: (readonly unknown[])[] = [];

  constructor(game: AnyGame, options: unknown, seats: number, seed: string) {
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.seed = new Seeded(seed);
    const secret = portable.sha256(`terminal ${seed}`);
    const terms = termsOf(game, options, seats, secret.slice(0, 22));
    const people = Array.from({ length: seats }, (): Holder => ({ kind: 'person' }));
    const opened = openSmallTable(game, terms, people, secret, this.now);
    const match = opened.ok ? Match.fold(game, opened.value) : opened;
    if (!opened.ok || !match.ok) throw new Error(opened.ok ? 'the match cannot be opened' : opened.why);
    this.host = new Host(this.ports(), match.value, secret, opened.value);
    this.host.goOn();
  }

  private ports(): HostPorts {
    // The seed alone decides what is dealt: the same seed is the same game, and a saved game can be checked.
    const chance = this.seed.split('chance');
    return {
      draw: () => chance,
      now: () => this.now,
      later: () => () => {},
      keep: (entries) => this.log.push(...entries.flatMap(stepsOf)),
      tell: (happenings) => {
        const events = happenings.flatMap((happening) => happening.events);
        if (events.length > 0) this.steps.push(events);
      },
      // The terminal asks bots itself, in its own pace.
      afterwards: () => {},
    };
  }

  /** A random stream for one seat, independent of draws for others. */
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

  get isRace(): boolean {
    return isRace(this.game, this.state);
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

  /** For steps from a file: is this allowed now? */
  admits(by: Actor, action: unknown): Admission<unknown> {
    return admit(this.game, this.state, by, action);
  }

  /**
   * The action must come from `legal`, or be admitted. An action of the clock lets its time pass; chance draws by
   * itself.
   */
  act(by: Actor, action: unknown): void {
    if (by === 'clock') return this.pass((action as { readonly ms: number }).ms);
    if (by === 'chance') throw new TypeError('chance draws by itself');
    this.host.submit(by, { do: 'act', action, as: 'person', race: null }, null, (answer) => {
      if (answer.t === 'no') throw new TypeError(answer.why);
    });
  }

  /** Lets real time count at the table. */
  pass(ms: number): void {
    const before = this.steps.length;
    // Report it to the game at once, not only when a countdown ends: people watch it run.
    for (let rest = ms; rest > 0; ) {
      const { deadline } = this;
      if (deadline === null) break;
      const step = Math.min(rest, deadline);
      this.now += step;
      this.host.enact([{ by: 'clock', deed: { do: 'wait', action: this.game.elapse(step) } }]);
      rest -= step;
    }
    // Even if several countdowns ended, it is one step.
    const events = this.steps.splice(before).flat();
    if (events.length > 0) this.steps.push(events);
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

  /** The game's state: opaque here. */
  private get state(): unknown {
    return this.host.match.state;
  }
}

/** Everybody sits at this keyboard, and no clock runs. */
const termsOf = (game: AnyGame, options: unknown, seats: number, match: string): Terms => ({
  match,
  game: game.id,
  rules: game.rules,
  options: options as Json,
  seats,
  pace: null,
  undo: 'none',
  window: 0,
  standIn: { level: 'sharp', temperament: null },
  position: null,
  after: null,
});

/** What an entry tells the game; opening and seating are not part of it. */
function stepsOf({ by, deed }: Entry): Step<unknown>[] {
  return deed.do === 'act' || deed.do === 'draw' || deed.do === 'wait'
    ? [{ by: by as Actor, action: deed.action }]
    : [];
}
