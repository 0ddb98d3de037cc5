// The chat of a table. Players hear players; spectators hear everybody; after the game all hear all. A line is stored
// before it is sent.
import { type Answer, type FromServer, isPhrase, type ToServer } from '@backroom/protocol';
import type { Ticket } from '../identity/passes.ts';
import type { People } from '../identity/people.ts';
import { Buckets } from '../limits/rate.ts';
import type { ViewingRights } from '../spectators/viewing-rights.ts';
import { Publication } from '../tables/publication.ts';
import type { TableSettingsStore } from '../tables/settings.ts';
import type { Table } from '../tables/table.ts';
import type { Distance } from './distance.ts';
import { type ChatLine, Lines } from './lines.ts';

type Say = Extract<ToServer, { t: 'say' }>;
type Said = Extract<FromServer, { t: 'said' }>;

/** Five lines at once, then one every two seconds. */
const RATE = { burst: 5, perSecond: 0.5 };
/** Refused and repeated lines count too: each costs a dozen reads, in one queue for the whole table. */
const ATTEMPTS = { burst: 20, perSecond: 2 };

interface ChatDependencies {
  readonly store: ConstructorParameters<typeof Lines>[0];
  readonly people: People;
  readonly tableSettings: TableSettingsStore;
  readonly viewingRights: ViewingRights;
  readonly distance: Distance;
  now(): number;
}

export class Chat {
  readonly lines: Lines;
  private readonly dependencies: ChatDependencies;
  private readonly rate = new Buckets(RATE);
  private readonly attempts = new Buckets(ATTEMPTS);
  /** One line at a time at each table, so that all see them in the same order. */
  private readonly queues = new Map<string, Promise<unknown>>();
  private said: (match: string, line: number) => void = () => {};

  constructor(dependencies: ChatDependencies) {
    this.dependencies = dependencies;
    this.lines = new Lines(dependencies.store, dependencies.now);
  }

  /** Called with the match and the line's id after this node has sent a line. */
  onSaid(listener: (match: string, line: number) => void): void {
    this.said = listener;
  }

  /** A line from another node. */
  async tellAgain(table: Table, id: number): Promise<void> {
    const line = (await this.lines.latest(table.id)).find((one) => one.id === id);
    if (line !== undefined) await this.tell(table, line, await this.dependencies.distance.deafTo(line.person));
  }

  say(table: Table, ticket: Ticket, message: Say, reply: (answer: FromServer) => void): void {
    if (!this.attempts.take(ticket.person, this.dependencies.now())) return reply(tooFast(message));
    const before = this.queues.get(table.id) ?? Promise.resolve();
    const turn = before
      .then(() => this.speak(table, ticket, message))
      .catch(() => no(message, 'trouble', 'This line could not be stored. Send it again.'))
      .then(reply);
    this.queues.set(table.id, turn);
    void turn.then(() => this.queues.get(table.id) === turn && this.queues.delete(table.id));
  }

  private async speak(table: Table, { person, seat }: Ticket, message: Say): Promise<Answer> {
    const { people, tableSettings, viewingRights, distance } = this.dependencies;
    const { cid, phrase, text } = message;
    const latest = await this.lines.latest(table.id);
    const repeated = latest.find((line) => line.cid === cid && line.person === person);
    if (repeated !== undefined) return { t: 'ok', cid, seq: repeated.id };
    const { row, held } = await viewingRights.standing(table, person);
    if (row === null) return no(message, 'no-match', 'There is no such match here.');
    const { chat } = await tableSettings.of(row);
    if (chat === 'off') return no(message, 'no-chat', 'There is no chat at this table.');
    if ((phrase === null) === (text === null)) return no(message, 'malformed', 'Send either a phrase or a text.');
    if (phrase !== null && !isPhrase(phrase)) return no(message, 'malformed', 'There is no such phrase.');
    if (text !== null && chat !== 'free')
      return no(message, 'phrases-only', 'Only phrases from the list are allowed here.');
    if (seat === null ? held.length > 0 && !isOver(table) : !held.includes(seat))
      return no(message, 'not-your-seat', 'You can only write from your own seat.');
    if (!this.rate.take(person, this.dependencies.now())) return tooFast(message);
    const name = (await people.person(person))?.name ?? '';
    const line = await this.lines.keep(table.id, latest[0]?.id ?? 0, { person, cid, seat, name, phrase, text });
    await this.tell(table, line, await distance.deafTo(person));
    this.said(table.id, line.id);
    return { t: 'ok', cid, seq: line.id };
  }

  private async tell(table: Table, line: ChatLine, deaf: ReadonlySet<string>): Promise<void> {
    const publication = new Publication(saidOf(line));
    // Players do not hear spectators, not even as spectators of their own table.
    const players = line.seat === null && !isOver(table) ? await this.dependencies.viewingRights.players(table) : null;
    for (const subscriber of table.subscribers.everybody())
      if (!deaf.has(subscriber.person) && players?.has(subscriber.person) !== true) subscriber.send(publication);
  }

  /** The latest lines that this person may hear, the oldest first. `mutedToo`: for a report about one of them. */
  async heardBy(
    table: Table,
    person: string,
    isPlayer: boolean,
    after: number,
    mutedToo = false,
  ): Promise<readonly Said[]> {
    const unheard = mutedToo ? new Set<string>() : await this.dependencies.distance.unheardBy(person);
    const latest = await this.lines.latest(table.id);
    return latest
      .filter(
        ({ id, seat, person: by }) => id > after && !unheard.has(by) && !(isPlayer && seat === null && !isOver(table)),
      )
      .map(saidOf)
      .reverse();
  }
}

const isOver = ({ match }: Table): boolean => match.phase === 'over';

const no = ({ cid }: Say, code: string, why: string): Answer => ({ t: 'no', cid, code, why });

const tooFast = (message: Say): Answer => no(message, 'too-fast', 'Too fast: wait a few seconds.');

function saidOf({ id, at, seat, name, phrase, text }: ChatLine): Said {
  return { t: 'said', id, seat, name, phrase, text, at };
}
