// Several people at one device. Each has a sitting of his own; whose eyes the page has changes only behind the curtain, so
// what is shown, told and remembered is always one seat's.
import type { Seat } from '@backroom/kit';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { HotSeat, Moment } from './seated.ts';
import type { Sitting } from './sitting.ts';

export const sitTogether = (here: readonly Seat[], sittings: readonly Sitting[]): HotSeat =>
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

  private readonly sittings: readonly Sitting[];
  /** Whose eyes the page has: an index of `here`. */
  private readonly looking: Signal<number>;
  private readonly stopWatching: () => void;

  constructor(here: readonly Seat[], sittings: readonly Sitting[]) {
    const [first] = sittings;
    if (first === undefined) throw new RangeError('nobody sits at this device');
    this.here = here;
    this.sittings = sittings;
    this.match = first.match;
    this.game = first.game;
    this.looking = signal(0);
    // Whoever opens the page anew might be anybody.
    this.curtain = signal(here.length > 1 ? (here[0] as Seat) : null);
    const current = computed(() => sittings[this.looking.value] as Sitting);
    this.moment = computed(() => current.value.moment.value);
    this.story = computed(() => current.value.story.value);
    this.line = computed(() => current.value.line.value);
    this.chat = computed(() => current.value.chat.value);
    this.stopWatching = here.length > 1 ? effect(() => this.watch()) : () => {};
  }

  act = (action: unknown) => this.now.act(action);
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

  lift(): void {
    const seat = this.curtain.peek();
    if (seat === null) return;
    this.looking.value = this.here.indexOf(seat);
    this.curtain.value = null;
  }

  close(): void {
    this.stopWatching();
    for (const sitting of this.sittings) sitting.close();
  }

  private get now(): Sitting {
    return this.sittings[this.looking.peek()] as Sitting;
  }

  /** The curtain falls as soon as somebody else of this device has to decide or to answer, and the one who looks has not. */
  private watch(): void {
    const asked = this.sittings.map(({ moment }) => isAsked(moment.value));
    const isOver = this.sittings[0]?.moment.value?.table.phase === 'over';
    if (isOver) {
      this.curtain.value = null;
      return;
    }
    const drawnFor = this.curtain.peek();
    const looks = this.looking.peek();
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
