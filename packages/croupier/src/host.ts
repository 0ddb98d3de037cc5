// Runs one match in one process: takes commands one after the other, does the chores, and passes the entries to its ports: first
// to the log, then to the audience. The page's local table and the terminal's table are this host with other ports. The
// server's table has the same dealer, but waits for the disk between the two (packages/server, tables/command-path.ts).
import type { Random } from '@backroom/kit';
import type { AnyMatch, Command, Entry, Planned, Wisher } from '@backroom/match';
import type { Answer } from '@backroom/protocol';
import { Dealer, type Happening } from './dealer.ts';

export interface HostPorts {
  /** The clock. */
  now(): number;
  later(ms: number, what: () => void): () => void;
  /** The log: stores the entries. Called before the audience. */
  keep(entries: readonly Entry[]): void;
  /** The audience: gets the entries. */
  tell(happenings: readonly Happening[]): void;
  /** Called last: bots may think. */
  afterwards(): void;
  /** The source of chance, if it is not the match's secret. */
  readonly draw?: (number: number) => Random;
}

const LONGEST_TIMER = 2 ** 31 - 1;

export class Host {
  protected readonly ports: HostPorts;
  private readonly dealer: Dealer;
  /** Everything, with all hidden cards: for the record of a finished match. */
  readonly log: Entry[];
  private readonly answered = new Map<string, number>();
  private stopTimer: () => void = () => {};
  protected isClosed = false;

  constructor(ports: HostPorts, match: AnyMatch, secret: string, entries: readonly Entry[]) {
    this.ports = ports;
    this.log = [...entries];
    this.dealer = new Dealer(match, secret, undefined, ports.draw);
    for (const { cid, seq } of entries) if (cid !== null) this.answered.set(cid, seq);
  }

  get match(): AnyMatch {
    return this.dealer.match;
  }

  seedFor(purpose: string): string {
    return this.dealer.seedFor(purpose);
  }

  /** Stops the host. A new one can continue from the stored log. */
  close(): void {
    this.isClosed = true;
    this.stopTimer();
  }

  submit(by: Wisher, command: Command, cid: string | null, reply: (answer: Answer) => void): void {
    if (this.isClosed) return;
    const known = cid === null ? undefined : this.answered.get(cid);
    if (cid !== null && known !== undefined) return reply({ t: 'ok', cid, seq: known });
    // Do the chores before waking the bots: the bot whose answer this is would be asked again.
    const now = this.ports.now();
    this.dealer.doChores(now, this.log);
    const verdict = this.match.admit(by, command, now);
    if (!verdict.ok) {
      const { code, why, refusal } = verdict;
      const reason = refusal === null ? {} : { rule: refusal.rule, values: refusal.values };
      return this.goOn(() => reply({ t: 'no', cid, code: refusal?.code ?? code, why, ...reason }));
    }
    const seq = this.dealer.enact(verdict.deeds, cid, now, this.log) ?? 0;
    if (cid !== null) this.answered.set(cid, seq);
    this.goOn(() => reply({ t: 'ok', cid: cid ?? '', seq }));
  }

  /** Does the chores, stores and sends the entries, wakes the bots. */
  goOn(answer: () => void = () => {}): void {
    this.dealer.doChores(this.ports.now(), this.log);
    const happenings = this.dealer.takeHappenings();
    if (happenings.length > 0) {
      const entries = happenings.map(({ entry }) => entry);
      this.log.push(...entries);
      this.ports.keep(entries);
    }
    answer();
    if (happenings.length > 0) this.ports.tell(happenings);
    this.ports.afterwards();
    this.setTimer();
  }

  /** A deed of the clock, the host or chance, not of a command. It must be legal now. */
  enact(deeds: readonly Planned[]): void {
    this.dealer.enact(deeds, null, this.ports.now(), this.log);
    this.goOn();
  }

  private setTimer(): void {
    this.stopTimer();
    const due = this.match.due();
    if (due === null) return;
    const wait = Math.min(Math.max(0, Math.ceil(due - this.ports.now())), LONGEST_TIMER);
    this.stopTimer = this.ports.later(wait, () => this.goOn());
  }
}
