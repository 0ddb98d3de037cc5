// A live match: its parts, its subscribers, and its life from loading to unloading. Commands are handled in
// command-path.ts. If the store fails, the table is discarded and reloaded from what was stored.

import type { FairnessKey } from '@backroom/bots';
import type { Happening } from '@backroom/croupier';
import type { AnyGame, Seat } from '@backroom/kit';
import type { AnyMatch, Command, Entry, Wisher } from '@backroom/match';
import type { Lexicon } from '@backroom/protocol';
import type { MatchRow } from '../store/contract.ts';
import { Answers, type Reply } from './answers.ts';
import { TableBots } from './bots.ts';
import { CommandPath } from './command-path.ts';
import { Joining } from './joining.ts';
import { LogFollower } from './log-follower.ts';
import { PendingWrites } from './pending-writes.ts';
import { TablePresence } from './presence.ts';
import { RecentSteps } from './recent-steps.ts';
import type { Recorder } from './record.ts';
import type { Services } from './services.ts';
import { StepSender } from './step-sender.ts';
import { type Subscriber, Subscribers } from './subscribers.ts';
import { WakeTimer } from './wake-timer.ts';
import { WorkQueue } from './work-queue.ts';

const NOBODY_TOLD = (): void => {};

export class Table {
  readonly game: AnyGame;
  readonly subscribers = new Subscribers();
  /** On all nodes. */
  readonly presence = new TablePresence(this.subscribers);
  names: string[];
  /** For clients that reconnect. */
  recentSteps = new RecentSteps();
  /** When it was last asked for. */
  usedAt: number;
  /** Who opened it. */
  readonly host: string;
  readonly isPublic: boolean;
  /** The person whose share of thinking time the bots here use: who acted last, or the host. */
  payer: string;
  /** What was due when it was loaded is done, its bots are started and its timer is set. */
  isAwake = false;
  /** Called once, when this table must not be used any more. */
  onBroken: (table: Table) => void = NOBODY_TOLD;
  /** Who sits there according to the store: another node may have changed it. */
  readNames: (match: AnyMatch) => Promise<string[]> = async () => this.names;

  private readonly services: Services;
  private readonly commands: CommandPath;
  /** Null until there are other nodes to follow. */
  private follower: LogFollower | null = null;
  private readonly answers = new Answers();
  private readonly workQueue = new WorkQueue();
  private readonly pendingWrites: PendingWrites;
  private readonly joining: Joining;
  private readonly bots: TableBots;
  private readonly wakeTimer: WakeTimer;
  private readonly steps: StepSender;

  constructor(
    services: Services,
    match: AnyMatch,
    recorder: Recorder,
    row: Pick<MatchRow, 'secret' | 'status' | 'host' | 'visibility'>,
    names: string[],
  ) {
    this.services = services;
    this.game = match.game;
    this.names = names;
    this.usedAt = services.now();
    this.host = row.host;
    this.isPublic = row.visibility === 'public';
    this.payer = row.host;
    this.steps = new StepSender(services, this);
    this.bots = new TableBots(services, this);
    this.wakeTimer = new WakeTimer(services, () => this.wake());
    this.pendingWrites = new PendingWrites(
      services.store,
      recorder,
      row.status,
      match.seq - 1,
      services.cluster !== undefined,
    );
    this.commands = new CommandPath(this, match, row.secret, {
      ...{ services, workQueue: this.workQueue, pendingWrites: this.pendingWrites, answers: this.answers },
      steps: this.steps,
      stored: () => {
        this.follower?.stored();
        services.cluster?.appended(this.id);
      },
      outrun: (appended, wish) => this.following.refused(appended, wish),
      afterwards: () => this.afterwards(),
      break: (why, error) => this.break(why, error),
    });
    this.joining = new Joining(services, this, this.workQueue, this.pendingWrites);
  }

  get match(): AnyMatch {
    return this.commands.match;
  }

  get id(): string {
    return this.match.id;
  }

  /** The queue of bot jobs takes turns between these keys. */
  get fairnessKey(): FairnessKey {
    return [...this.services.fairnessKeyOf(this.payer), this.id];
  }

  /** Tables with only bots pause while nobody watches. */
  get isResting(): boolean {
    return this.bots.isResting;
  }

  /** Whether this node runs the table's bots and timers. Always true on a single node. */
  get isPreferred(): boolean {
    return this.services.cluster?.isPreferred(this.id) ?? true;
  }

  /** When something is due here. */
  get due(): number | null {
    return this.isResting ? null : this.match.due();
  }

  /** From the log: commands that were answered before this table was loaded. */
  recall(entries: readonly Entry[]): void {
    for (const { cid, by, seq } of entries) if (cid !== null) this.answers.recall(cid, by, seq);
  }

  /** Nobody watches, nobody has asked for it after `since`, nothing is pending, and nothing is due by `until`. */
  isIdle(since: number, until: number): boolean {
    const { due } = this;
    return (
      this.subscribers.isEmpty &&
      this.usedAt < since &&
      this.pendingWrites.isDone &&
      !this.workQueue.isHeld &&
      this.commands.isEmpty &&
      !this.bots.thinking &&
      (due === null || due > until)
    );
  }

  /** Does what is due, starts the bots and sets the timer: once after loading, and after every change. */
  wake(): void {
    if (!this.isResting) this.commands.wake();
  }

  /** Accepts no more commands; resolves when all accepted ones are stored and published. */
  async drain(): Promise<void> {
    this.workQueue.close();
    await this.pendingWrites.saved();
  }

  /** Removes the table from memory; the log is unchanged. */
  retire(): void {
    this.wakeTimer.stop();
    this.bots.dismiss();
    this.workQueue.end();
    this.follower?.end();
  }

  // Commands: see command-path.ts
  // --------------------------------------------------------------------------------------

  /** `cid`: null for the server's own commands. Exactly one reply, when it is durable or refused. */
  submit(by: Wisher, command: Command, cid: string | null, reply: Reply): void {
    this.commands.submit({ by, command, cid, reply });
  }

  /** A person's or a program's action. */
  act(seat: Seat, action: unknown, cid: string, reply: Reply): void {
    this.commands.act(seat, action, 'person', cid, reply);
  }

  /** The same decision made twice, by two nodes or after a crash, gets the same id, so it becomes one deed. */
  botActs(seat: Seat, action: unknown, cid: string, done: (accepted: boolean) => void): void {
    this.commands.act(seat, action, 'bot', cid, (answer) => done(answer.t === 'ok'));
  }

  /** A free undo is done at once. Otherwise a request is made. */
  undo(seat: Seat, cid: string, reply: Reply): void {
    this.commands.submit({ by: seat, command: null, cid, reply });
  }

  /** Bots hear of every change at once; their answers are stored after it. */
  notice(happenings: readonly Happening[]): void {
    this.commands.notice(happenings);
    this.bots.notice(happenings);
  }

  /** The chain's hash after the last stored entry. */
  async head(): Promise<{ readonly seq: number; readonly hash: string }> {
    await this.pendingWrites.saved();
    return { seq: this.match.seq - 1, hash: this.pendingWrites.head };
  }

  // Other nodes ------------------------------------------------------------------------------------------------------

  /** Reads and publishes what other nodes have appended. */
  catchUp(): Promise<void> {
    return this.following.catchUp();
  }

  /** Nodes have come or gone, so another node may look after this table now. */
  reconsider(): void {
    this.workQueue.take(() => this.afterwards());
  }

  private get following(): LogFollower {
    const { workQueue, pendingWrites, answers } = this;
    this.follower ??= new LogFollower(this, {
      ...{ store: this.services.store, workQueue, pendingWrites, answers, nextSlice: this.services.nextSlice },
      replace: (match) => {
        this.bots.dismiss();
        this.commands.replace(match);
      },
      remember: () => this.steps.remember(),
      announce: (happenings) => this.announce(happenings),
      // A lot was drawn for another place in the log.
      retry: (wish) =>
        this.commands.submit(wish.command?.do === 'act' ? { ...wish, command: { ...wish.command, race: null } } : wish),
      fail: (why, error) => this.break(why, error),
    });
    return this.follower;
  }

  private announce(happenings: readonly Happening[]): void {
    this.notice(happenings);
    const messages = this.steps.compose(happenings);
    if (happenings.length > 0) this.steps.send(messages);
    this.afterwards();
  }

  /** Everything is stored: let newcomers in, start the bots, set the timer. */
  private afterwards(): void {
    if (!this.pendingWrites.isDone || this.workQueue.isOver) return;
    this.pendingWrites.letIn();
    if (!this.pendingWrites.isDone || this.workQueue.isOver) return;
    this.bots.look();
    this.wakeTimer.set(this.due, this.isPreferred);
    this.isAwake = true;
    this.services.onTableChanged?.(this);
  }

  /** Only stored entries were published: a client that reconnects gets the same. */
  private break(why: string, error?: unknown): void {
    if (this.workQueue.isOver) return this.pendingWrites.letIn();
    this.services.logger.warn({ match: this.id, error: error instanceof Error ? error.message : error }, why);
    this.services.metrics.trouble('table');
    this.retire();
    this.onBroken(this);
    // Refuse nobody: the command may have been stored. A retry is answered from the log.
    this.subscribers.dismissAll('reload', 'The table is being loaded again.', true);
    this.pendingWrites.isBehind = false;
    this.pendingWrites.letIn();
  }

  // Subscribers ------------------------------------------------------------------------------------------------------

  /** Sends the stored state, and nothing newer. `since`: the last seq it has. */
  join(subscriber: Subscriber, since: number | null, lexicon: Lexicon | null): Promise<void> {
    return this.joining.join(subscriber, since, lexicon);
  }

  leave(subscriber: Subscriber): void {
    this.joining.leave(subscriber);
    if (!this.isResting) return;
    this.bots.dismiss();
    this.wakeTimer.set(this.due, this.isPreferred);
  }

  /** Names and presence: data around the match that is not in its log. */
  tellPresence(): void {
    this.joining.tellPresence();
  }

  /** Tells the other nodes who is here, if it has changed or they ask. */
  tellNodes(isAsked: boolean): void {
    this.joining.tellNodes(isAsked);
  }

  seedFor(purpose: string): string {
    return this.commands.seedFor(purpose);
  }
}
