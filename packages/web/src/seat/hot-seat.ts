// Several people at one device. Each has their own session. The page changes the viewer only behind the curtain, so everything
// that it shows, announces and remembers belongs to one seat.
import type { Seat } from '@backroom/kit';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { SeatSession } from './seat-session.ts';
import type { HotSeat, Moment } from './seated.ts';

export const sitTogether = (here: readonly Seat[], sittings: readonly SeatSession[]): HotSeat =>
  new Together(here, sittings);

class Together implements HotSeat {
  readonly match: string;
  readonly game: string;
  readonly here: readonly Seat[];
  readonly curtain: Signal<Seat | null>;
  readonly moment: ReadonlySignal<Moment | null>;
  readonly story: HotSeat['story'];
  readonly line: HotSeat['line'];
  readonly chat: HotSeat['chat'];

  private readonly sittings: readonly SeatSession[];
  /** The current viewer: an index of `here`. */
  private readonly looking: Signal<number>;
  private readonly stopWatching: () => void;

  constructor(here: readonly Seat[], sittings: readonly SeatSession[]) {
    const [first] = sittings;
    if (first === undefined) throw new RangeError('nobody sits at this device');
    this.here = here;
    this.sittings = sittings;
    this.match = first.match;
    this.game = first.game;
    this.looking = signal(0);
    // After a reload, anybody may be in front of the page.
    this.curtain = signal(here.length > 1 ? (here[0] as Seat) : null);
    const current = computed(() => sittings[this.looking.value] as SeatSession);
    this.moment = computed(() => current.value.moment.value);
    this.story = computed(() => current.value.story.value);
    this.line = computed(() => current.value.line.value);
    this.chat = computed(() => current.value.chat.value);
    this.stopWatching = here.length > 1 ? effect(() => this.watch()) : () => {};
    if (here.length === 1) return;
    for (const session of sittings) {
      session.hold(true);
      void session.prepare();
    }
  }

  /** The first move waits until all sessions can animate, so that players who look later do not miss it. */
  act = async (action: unknown) => {
    if (this.here.length > 1) await Promise.all(this.sittings.map((session) => session.prepare()));
    return this.now.act(action);
  };
  undoOffer = () => this.now.undoOffer();
  undo = () => this.now.undo();
  ask: HotSeat['ask'] = (what) => this.now.ask(what);
  agree = () => this.now.agree();
  decline = () => this.now.decline();
  leave = () => this.now.leave();
  comeBack = () => this.now.comeBack();
  say: HotSeat['say'] = (words) => this.now.say(words);
  recap = (since: number) => this.now.recap(since);
  record = () => this.now.record();
  skip = () => this.now.skip();
  showAgain = () => this.now.showAgain();
  showRecap: HotSeat['showRecap'] = (recap) => this.now.showRecap(recap);

  lift(): void {
    const seat = this.curtain.peek();
    if (seat === null) return;
    this.now.hold(true);
    this.looking.value = this.here.indexOf(seat);
    this.curtain.value = null;
    // Show what happened since this seat last looked.
    this.now.hold(false);
  }

  close(): void {
    this.stopWatching();
    for (const session of this.sittings) session.close();
  }

  private get now(): SeatSession {
    return this.sittings[this.looking.peek()] as SeatSession;
  }

  /**
   * The curtain closes when another person at this device must decide or answer and the current viewer need not; but only after the
   * viewer has seen the move to its end.
   */
  private watch(): void {
    const asked = this.sittings.map(({ live }) => isAsked(live.value));
    const isOver = this.sittings[0]?.live.value?.table.phase === 'over';
    if (isOver) {
      this.curtain.value = null;
      return;
    }
    const drawnFor = this.curtain.peek();
    const looks = this.looking.peek();
    if (drawnFor === null && this.sittings[looks]?.moment.value?.beat !== undefined) return;
    if (asked[drawnFor === null ? looks : this.here.indexOf(drawnFor)]) return;
    const next = asked.indexOf(true);
    if (next < 0 || (drawnFor === null && next === looks)) return;
    this.curtain.value = this.here[next] as Seat;
  }
}

function isAsked(moment: Moment | null): boolean {
  if (moment === null || moment.seat === null) return false;
  const { request, phase } = moment.table;
  if (request !== null) return request.waiting.includes(moment.seat);
  return phase === 'playing' && moment.toAct.includes(moment.seat);
}
