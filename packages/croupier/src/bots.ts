// The seats of a table that bots play. A bot gets its seat's view and nothing else, thinks in a worker, and takes the time
// that a person would take where time is part of the game.

import {
  answerTime,
  type FairnessKey,
  isLevel,
  isTemperament,
  type LevelName,
  shownThinking,
  situationOf,
  type TurnPlan,
  type WorkerPool,
} from '@backroom/bots';
import { rulesKey } from '@backroom/games/manifests';
import { mindOf } from '@backroom/games/minds';
import { isRace, type Seat, Seeded } from '@backroom/kit';
import { type AnyMatch, faceOf } from '@backroom/match';
import type { Happening } from './dealer.ts';

interface Plan {
  readonly dueAt: number;
  readonly stop: () => void;
}

/** How many events a vengeful bot remembers. */
const REMEMBERED = 60;

/** The delay before a bot without an answer is asked again, in milliseconds. It doubles with each further failure. */
const RETRY_AFTER = 500;
const LONGEST_RETRY = 30_000;

/** The fallback for a level that no longer exists. */
const USUAL_LEVEL: LevelName = 'sharp';

/** What bots need of their host. */
export interface BotServices {
  readonly pool: WorkerPool;
  /** Do bots take the time that people would? Real-time games always do. */
  readonly humanePace: boolean;
  /** Changes the thinking time in a turn, where the player has set it. A race keeps its published times. */
  thinking?(ms: number): number;
  now(): number;
  later(ms: number, what: () => void): () => void;
  /** Called when a bot has no answer. This is a bug: report it. */
  botTrouble(match: string, seat: Seat, error: unknown): void;
}

/** What bots need of their table. */
export interface BotTable {
  readonly match: AnyMatch;
  seedFor(purpose: string): string;
  /** The queue of bot jobs takes turns between these keys. */
  readonly fairnessKey?: FairnessKey;
  /** Takes the action if it is still legal; `done` gets false if it is not. */
  botActs(seat: Seat, action: unknown, cid: string, done: (accepted: boolean) => void): void;
}

export class BotSeats {
  private readonly services: BotServices;
  private readonly table: BotTable;
  /** When each bot that must decide will answer. */
  private readonly plans = new Map<Seat, Plan>();
  private readonly asked = new Map<Seat, AbortController>();
  /** By seat: the delay before the bot is asked again, in milliseconds. */
  private readonly retryIn = new Map<Seat, number>();
  /** The latest events that each vengeful bot has seen, because a view holds no history. */
  private readonly seen = new Map<Seat, unknown[]>();

  /** What each bot plans for the rest of its turn. Lost if the process ends; then the bot thinks again. */
  private readonly turnPlans = new Map<Seat, TurnPlan | undefined>();

  /** How long the page takes to show the events since the bots were last asked. */
  private showingMs = 0;

  constructor(services: BotServices, table: BotTable) {
    this.services = services;
    this.table = table;
  }

  get thinking(): boolean {
    return this.plans.size > 0 || this.asked.size > 0;
  }

  /** Called after every change: asks the bots that must decide now, and stops those that no longer must. */
  look(): void {
    const { match } = this.table;
    const due = match.phase === 'playing' ? match.botsToAct() : [];
    for (const [seat, plan] of this.plans) {
      if (due.includes(seat) && !this.mustHurry(plan)) continue;
      plan.stop();
      this.plans.delete(seat);
    }
    for (const [seat, controller] of this.asked) {
      if (due.includes(seat)) continue;
      controller.abort();
      this.asked.delete(seat);
    }
    for (const seat of due) if (!this.plans.has(seat) && !this.asked.has(seat)) this.plan(seat);
    this.showingMs = 0;
  }

  /** Tells an event to the bots that remember. */
  notice({ entry, events }: Happening): void {
    this.showingMs += mindOf(this.table.match.game).knowledge.showing?.(events) ?? 0;
    for (const [seat, { holder }] of this.table.match.chairs.entries()) {
      if (holder?.kind !== 'bot' || holder.temperament !== 'vengeful') continue;
      const face = faceOf(this.table.match.game, entry, events, seat);
      this.seen.set(seat, [...(this.seen.get(seat) ?? []), ...(face?.events ?? [])].slice(-REMEMBERED));
    }
  }

  dismiss(): void {
    for (const { stop } of this.plans.values()) stop();
    for (const controller of this.asked.values()) controller.abort();
    this.plans.clear();
    this.asked.clear();
  }

  private mustHurry({ dueAt }: Plan): boolean {
    const left = this.table.match.game.deadline(this.table.match.state);
    return left !== null && dueAt > this.services.now() + left;
  }

  private plan(seat: Seat): void {
    const { match } = this.table;
    const { game } = match;
    const view = game.view(match.state, seat);
    const random = new Seeded(this.table.seedFor(`pace ${seat}`));
    const situation = situationOf(mindOf(game), view, seat, random);
    const wait = isRace(game, match.state)
      ? this.raceTime(answerTime(this.levelOf(seat), situation, random), situation.msLeft)
      : this.services.humanePace
        ? this.turnTime(shownThinking(situation, random))
        : 0;
    if (wait === 0) this.ask(seat);
    else this.askLater(seat, wait);
  }

  private askLater(seat: Seat, wait: number): void {
    this.plans.set(seat, {
      dueAt: this.services.now() + wait,
      stop: this.services.later(wait, () => {
        this.plans.delete(seat);
        this.ask(seat);
      }),
    });
  }

  private turnTime(ms: number): number {
    return this.services.thinking?.(ms) ?? ms;
  }

  /** Before a race, people still watch the last events, so bots wait as long. While a clock runs, bots do not wait. */
  private raceTime(ms: number, msLeft: number | null): number {
    if (!this.services.humanePace || msLeft !== null) return ms;
    return ms + this.showingMs;
  }

  private levelOf(seat: Seat): LevelName {
    const holder = this.table.match.chairs[seat]?.holder;
    return holder?.kind === 'bot' && isLevel(holder.level) ? holder.level : USUAL_LEVEL;
  }

  private ask(seat: Seat): void {
    const { match } = this.table;
    const { game } = match;
    const holder = match.chairs[seat]?.holder;
    if (match.phase !== 'playing' || holder?.kind !== 'bot') return;
    const seq = match.seq;
    const grudge = mindOf(game).knowledge.grudge?.(this.seen.get(seat) ?? [], seat);
    const plan = this.turnPlans.get(seat);
    const controller = new AbortController();
    this.asked.set(seat, controller);
    this.services.pool
      .run(
        {
          kind: 'decide',
          game: rulesKey(game),
          view: game.view(match.state, seat),
          seat,
          level: this.levelOf(seat),
          ...(isTemperament(holder.temperament) ? { temperament: holder.temperament } : {}),
          ...(grudge === undefined ? {} : { grudge }),
          ...(plan === undefined ? {} : { plan }),
          seed: this.table.seedFor(`decision ${seat}`),
        },
        { fairnessKey: this.table.fairnessKey ?? [match.id], signal: controller.signal },
      )
      .then((thought) => {
        if (controller.signal.aborted) return;
        this.retryIn.delete(seat);
        this.turnPlans.set(seat, thought.plan);
        this.answer(seat, seq, thought.action);
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        this.asked.delete(seat);
        this.services.botTrouble(match.id, seat, error);
        // The other players wait for this bot, so one failed job must not stop the table.
        const wait = this.retryIn.get(seat) ?? RETRY_AFTER;
        this.retryIn.set(seat, Math.min(2 * wait, LONGEST_RETRY));
        this.askLater(seat, wait);
      });
  }

  /** The command id names the decision: if two nodes make it, or it is made again after a crash, it counts once. */
  private answer(seat: Seat, seq: number, action: unknown): void {
    this.asked.delete(seat);
    this.table.botActs(seat, action, `bot:${seq}:${seat}`, (accepted) => {
      // The table has changed meanwhile: ask the bot again.
      if (!accepted) this.look();
    });
  }
}
