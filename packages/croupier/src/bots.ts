// The seats of a table that bots play. A bot gets its seat's view and nothing else, thinks in a worker, and takes the time
// that a person would take where time is part of the game.
import {
  answerTime,
  type Bureau,
  isLevel,
  isTemperament,
  type LevelName,
  shownThinking,
  situationOf,
} from '@backroom/bots';
import { mindOf } from '@backroom/games';
import { type Seat, Seeded } from '@backroom/kit';
import { type AnyMatch, faceOf } from '@backroom/match';
import type { Happening } from './dealer.ts';

interface Plan {
  readonly dueAt: number;
  readonly stop: () => void;
}

/** How far back a grudge reaches, in events. */
const REMEMBERED = 60;

/** A level that no longer exists plays like this one. */
const USUAL_LEVEL: LevelName = 'sharp';

/** What bots need of the house they play in. */
export interface BotHouse {
  readonly bureau: Bureau;
  /** Do bots take the time that people would? Real-time games always do. */
  readonly humanePace: boolean;
  now(): number;
  later(ms: number, what: () => void): () => void;
  /** A bot has no answer: it happened to nobody yet, and somebody should look into it. */
  botTrouble(match: string, seat: Seat, error: unknown): void;
}

/** And of the table they sit at. */
export interface BotTable {
  readonly match: AnyMatch;
  seedFor(purpose: string): string;
  /** Does it, if it may still be done; false if not. */
  botActs(seat: Seat, action: unknown, cid: string, done: (accepted: boolean) => void): void;
}

export class BotSeats {
  private readonly house: BotHouse;
  private readonly table: BotTable;
  /** When each bot that must decide will do so. */
  private readonly plans = new Map<Seat, Plan>();
  private readonly asked = new Map<Seat, AbortController>();
  /** What those who bear grudges have seen lately: a view holds no history. */
  private readonly seen = new Map<Seat, unknown[]>();

  constructor(house: BotHouse, table: BotTable) {
    this.house = house;
    this.table = table;
  }

  get thinking(): boolean {
    return this.plans.size > 0 || this.asked.size > 0;
  }

  /** After everything that happens: who has to decide, who no longer has to. */
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
  }

  /** Something happened; those who remember do. */
  notice({ entry, events }: Happening): void {
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
    return left !== null && dueAt > this.house.now() + left;
  }

  private plan(seat: Seat): void {
    const { match } = this.table;
    const { game } = match;
    const view = game.view(match.state, seat);
    const random = new Seeded(this.table.seedFor(`pace ${seat}`));
    const turn = game.toAct(match.state);
    const isRace = typeof turn !== 'string' && (turn.length > 1 || game.deadline(match.state) !== null);
    const situation = situationOf(mindOf(game), view, seat, random);
    const wait = isRace
      ? answerTime(this.levelOf(seat), situation, random)
      : this.house.humanePace
        ? shownThinking(situation, random)
        : 0;
    if (wait === 0) return this.ask(seat);
    this.plans.set(seat, {
      dueAt: this.house.now() + wait,
      stop: this.house.later(wait, () => {
        this.plans.delete(seat);
        this.ask(seat);
      }),
    });
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
    const controller = new AbortController();
    this.asked.set(seat, controller);
    this.house.bureau
      .ask(
        {
          kind: 'decide',
          game: game.id,
          view: game.view(match.state, seat),
          seat,
          level: this.levelOf(seat),
          ...(isTemperament(holder.temperament) ? { temperament: holder.temperament } : {}),
          ...(grudge === undefined ? {} : { grudge }),
          seed: this.table.seedFor(`decision ${seat}`),
        },
        { party: match.id, signal: controller.signal },
      )
      .then(({ action }) => this.answer(seat, seq, action))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        this.asked.delete(seat);
        this.house.botTrouble(match.id, seat, error);
      });
  }

  /** The same decision made twice, by two nodes or after a crash, is one deed: its name says which it is. */
  private answer(seat: Seat, seq: number, action: unknown): void {
    this.asked.delete(seat);
    this.table.botActs(seat, action, `bot:${seq}:${seat}`, (accepted) => {
      // Others were quicker, and the table has changed: it looks again.
      if (!accepted) this.look();
    });
  }
}
