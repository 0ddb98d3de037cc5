// Two honest players at a table and one with a bot, each with their own address. An attack may not change how long the
// server takes to answer their moves, and the bot to make its own.
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientConnection, News } from '@backroom/protocol';
import { Visitor } from '../support/visitor.ts';

/** Addresses that no attack comes from. */
const ADDRESSES = [11, 12] as const;
const WITH_BOT = 14;
/** People do not move a hundred times a second. */
const BETWEEN_MOVES = 25;

/** The bot's seat at the table that it shares with a person. */
const BOT = 1;

export class HonestPlayers {
  private times: number[] = [];
  private botTimes: number[] = [];
  /** When the person at the bot's table moved, if the bot has not answered yet. */
  private botSince: number | null = null;
  /** Moves so far. */
  moves = 0;
  /** Requests and moves that failed: none may, unless the server itself is broken. */
  troubles: string[] = [];
  private readonly visitors: readonly Visitor[];
  private lines: readonly ClientConnection[] = [];
  private botLine: ClientConnection | null = null;
  private stopped = false;
  private playing: Promise<unknown> = Promise.resolve();

  private constructor(visitors: readonly Visitor[]) {
    this.visitors = visitors;
  }

  static async enter(address: string): Promise<HonestPlayers> {
    const visitors = await Promise.all([...ADDRESSES, WITH_BOT].map((n) => Visitor.enter(address, n)));
    const players = new HonestPlayers(visitors);
    players.playing = Promise.all([players.play(), players.playWithBot()]);
    return players;
  }

  /** Milliseconds that each move took since this was last asked. */
  takeTimes(): number[] {
    const { times } = this;
    this.times = [];
    return times;
  }

  /**
   * Milliseconds that the bot took for each answer since this was last asked; what it has not answered yet counts so
   * far.
   */
  takeBotTimes(): number[] {
    const { botTimes, botSince } = this;
    this.botTimes = [];
    return botSince === null ? botTimes : [...botTimes, performance.now() - botSince];
  }

  /** Has there been a move and a bot's answer since the times were last asked for? */
  get hasMoved(): boolean {
    return this.times.length > 0 && this.botTimes.length > 0;
  }

  takeTroubles(): string[] {
    const { troubles } = this;
    this.troubles = [];
    return troubles;
  }

  async leave(): Promise<void> {
    this.stopped = true;
    for (const line of [...this.lines, ...(this.botLine === null ? [] : [this.botLine])]) line.stop();
    await Promise.race([this.playing, pause(1000)]);
  }

  private async play(): Promise<void> {
    while (!this.stopped) {
      if (this.lines.every((line) => line.table?.phase === 'over')) await this.attempt(() => this.sitDown());
      const line = this.lines.find(({ legal }) => legal !== null && legal.length > 0);
      if (line !== undefined) await this.move(line);
      await pause(BETWEEN_MOVES);
    }
  }

  private async playWithBot(): Promise<void> {
    while (!this.stopped) {
      const over = this.botLine === null || this.botLine.table?.phase === 'over';
      if (over) await this.attempt(() => this.sitDownWithBot());
      const line = this.botLine;
      if ((line?.legal?.length ?? 0) > 0 && line !== null && this.botSince === null) await this.moveAgainstBot(line);
      await pause(BETWEEN_MOVES);
    }
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.stopped) return;
      this.troubles.push(String(error));
      await pause(200);
    }
  }

  private async move(line: ClientConnection): Promise<void> {
    const begun = performance.now();
    const answer = await line.command({ t: 'act', action: line.legal?.[0] });
    if (this.stopped) return;
    this.times.push(performance.now() - begun);
    this.moves += 1;
    if (answer.t === 'ok') while (!this.stopped && line.seq < answer.seq) await pause(2);
    else this.troubles.push(`a move: ${answer.code}`);
  }

  private async moveAgainstBot(line: ClientConnection): Promise<void> {
    this.botSince = performance.now();
    const answer = await line.command({ t: 'act', action: line.legal?.[0] });
    if (this.stopped) return;
    if (answer.t !== 'ok') this.troubles.push(`a move against a bot: ${answer.code}`);
    else while (!this.stopped && line.seq < answer.seq) await pause(2);
    // It is still their own turn, or the end: no bot is waited for.
    if (answer.t !== 'ok' || line.table?.phase === 'over' || (line.legal?.length ?? 0) > 0) this.botSince = null;
  }

  /** The bot's first step ends the waiting. */
  private heard(news: News): void {
    if (news.t === 'bye' && !news.retry && !this.stopped)
      this.troubles.push(`sent away from a bot's table: ${news.code}`);
    if (news.t !== 'steps' || this.botSince === null || !news.steps.some(({ by }) => by === BOT)) return;
    this.botTimes.push(performance.now() - this.botSince);
    this.botSince = null;
  }

  private async sitDown(): Promise<void> {
    for (const line of this.lines) line.stop();
    const [host, guest] = this.visitors;
    const made = await host.open({ chairs: ['me', 'open'] });
    await guest.claim(made);
    this.lines = [host, guest].map((visitor) => visitor.line(made.match, { fromOwnAddress: true }));
  }

  private async sitDownWithBot(): Promise<void> {
    this.botLine?.stop();
    this.botSince = null;
    const [, , person] = this.visitors;
    const { match } = await person.open({ chairs: ['me', 'sharp'] });
    this.botLine = person.line(match, { fromOwnAddress: true, listener: (news) => this.heard(news) });
  }
}
