// The bots of a table, and what they need of the server.
import { BotSeats, type BotServices, type Happening } from '@backroom/croupier';
import type { Services } from './services.ts';
import type { Table } from './table.ts';

const byServices = new WeakMap<Services, BotServices>();

/** One for all tables. */
function botServicesOf(services: Services): BotServices {
  const known = byServices.get(services);
  if (known !== undefined) return known;
  const made: BotServices = {
    pool: services.pool,
    humanePace: services.humanePace,
    now: () => services.now(),
    later: (ms, what) => services.later(ms, what),
    botTrouble: (match, seat, error) => {
      services.metrics.trouble('bot');
      services.logger.error({ match, seat, error: String(error) }, 'a bot did not answer');
    },
  };
  byServices.set(services, made);
  return made;
}

/** Fallback: another node decides if the preferred one has not decided within this time; milliseconds. */
const AFTER_PREFERRED = 10_000;
/**
 * The preferred node may have unloaded the table when it could not store a bot's action. It is notified again after
 * this time, then after twice as long each time, since it may not be able to load it yet; milliseconds.
 */
const REMIND_AFTER = 1000;
const NOTHING = (): void => {};

export class TableBots {
  private readonly services: Services;
  private readonly table: Table;
  private stopWaiting: () => void = NOTHING;
  /** The seq at which this node waits for the preferred one; null: it does not. Node changes do not extend the wait. */
  private waitingAt: number | null = null;
  /** The seq at which the wait is over. */
  private overdueAt: number | null = null;
  /** Null until a bot plays here. */
  private seats: BotSeats | null = null;

  constructor(services: Services, table: Table) {
    this.services = services;
    this.table = table;
  }

  get thinking(): boolean {
    return this.seats?.thinking ?? false;
  }

  /** Tables with only bots pause while nobody watches. The workers serve other tables. */
  get isResting(): boolean {
    const { match, subscribers } = this.table;
    return match.phase === 'playing' && subscribers.isEmpty && match.chairs.every(({ owner }) => owner?.kind === 'bot');
  }

  /** After every change: start jobs for bots that must decide, abort the others. */
  look(): void {
    if (this.isResting) return this.dismiss();
    const { seq } = this.table.match;
    if (this.isElsewhere && this.overdueAt !== seq) {
      this.seats?.dismiss();
      if (this.waitingAt !== seq) this.waitForPreferred(seq);
    } else {
      this.waitNoLonger();
      this.seated()?.look();
    }
  }

  private waitForPreferred(seq: number): void {
    const { services, table } = this;
    this.waitNoLonger();
    if (table.match.botsToAct().length === 0) return;
    this.waitingAt = seq;
    let stopReminding = NOTHING;
    const remindAfter = (ms: number): void => {
      stopReminding = services.later(ms, () => {
        services.cluster?.appended(table.id);
        remindAfter(2 * ms);
      });
    };
    remindAfter(REMIND_AFTER);
    const stop = services.later(AFTER_PREFERRED, () => {
      this.overdueAt = seq;
      this.look();
    });
    this.stopWaiting = () => {
      stopReminding();
      stop();
    };
  }

  private waitNoLonger(): void {
    this.stopWaiting();
    this.stopWaiting = NOTHING;
    this.waitingAt = null;
  }

  /** The preferred node runs the bots. Tables with only bots run on a node where somebody watches. */
  private get isElsewhere(): boolean {
    const { match } = this.table;
    return (
      !this.table.isPreferred && match.phase === 'playing' && match.chairs.some(({ owner }) => owner?.kind !== 'bot')
    );
  }

  notice(happenings: readonly Happening[]): void {
    const seats = this.seated();
    if (seats !== null) for (const happening of happenings) seats.notice(happening);
  }

  dismiss(): void {
    this.waitNoLonger();
    this.seats?.dismiss();
  }

  private seated(): BotSeats | null {
    if (this.seats === null && this.table.match.chairs.some(({ holder }) => holder?.kind === 'bot'))
      this.seats = new BotSeats(botServicesOf(this.services), this.table);
    return this.seats;
  }
}
