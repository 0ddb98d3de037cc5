// What people say at a table. Players hear players; spectators hear everybody; when the game is over all hear all. A line is
// kept first and told then, like everything here.
import { type FromServer, isPhrase, type ToServer } from '@backroom/protocol';
import { Buckets } from '../border/rate.ts';
import type { Ticket } from '../identity/passes.ts';
import type { People } from '../identity/people.ts';
import type { Watching } from '../spectators/watching.ts';
import type { Customs } from '../tables/customs.ts';
import type { Table } from '../tables/table.ts';
import { Frame } from '../wire/frame.ts';
import type { Distance } from './distance.ts';
import { Lines, type Spoken } from './lines.ts';

type Say = Extract<ToServer, { t: 'say' }>;
type Said = Extract<FromServer, { t: 'said' }>;
type Answer = Extract<FromServer, { t: 'ok' | 'no' }>;

/** Five at once, then one every two seconds. */
const RATE = { burst: 5, perSecond: 0.5 };

interface ChatRooms {
  readonly store: ConstructorParameters<typeof Lines>[0];
  readonly people: People;
  readonly customs: Customs;
  readonly watching: Watching;
  readonly distance: Distance;
  now(): number;
}

export class Chat {
  readonly lines: Lines;
  private readonly rooms: ChatRooms;
  private readonly rate = new Buckets(RATE);
  /** One line after the other at each table, so that all hear them in the same order. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(rooms: ChatRooms) {
    this.rooms = rooms;
    this.lines = new Lines(rooms.store, rooms.now);
  }

  say(table: Table, ticket: Ticket, message: Say, reply: (answer: FromServer) => void): void {
    const before = this.queues.get(table.id) ?? Promise.resolve();
    const turn = before
      .then(() => this.speak(table, ticket, message))
      .catch(() => no(message, 'trouble', 'This could not be kept. Say it again.'))
      .then(reply);
    this.queues.set(table.id, turn);
    void turn.then(() => this.queues.get(table.id) === turn && this.queues.delete(table.id));
  }

  private async speak(table: Table, { person, seat }: Ticket, message: Say): Promise<Answer> {
    const { people, customs, watching, distance } = this.rooms;
    const { cid, phrase, text } = message;
    const latest = await this.lines.latest(table.id);
    const repeated = latest.find((line) => line.cid === cid && line.person === person);
    if (repeated !== undefined) return { t: 'ok', cid, seq: repeated.id };
    const { row, held } = await watching.standing(table, person);
    if (row === null) return no(message, 'no-match', 'There is no such match here.');
    const { chat } = await customs.of(row);
    if (chat === 'off') return no(message, 'no-chat', 'There is no chat at this table.');
    if ((phrase === null) === (text === null)) return no(message, 'malformed', 'Say a phrase or a text, one of them.');
    if (phrase !== null && !isPhrase(phrase)) return no(message, 'malformed', 'There is no such phrase.');
    if (text !== null && chat !== 'free') return no(message, 'phrases-only', 'Only phrases of the list are said here.');
    if (seat === null ? held.length > 0 && !isOver(table) : !held.includes(seat))
      return no(message, 'not-your-seat', 'Speak from your own seat.');
    if (!this.rate.take(person, this.rooms.now()))
      return no(message, 'too-fast', 'Slowly, please: wait a few seconds.');
    const name = (await people.person(person))?.name ?? '';
    const line = await this.lines.keep(table.id, latest[0]?.id ?? 0, { person, cid, seat, name, phrase, text });
    await this.tell(table, line, await distance.deafTo(person));
    return { t: 'ok', cid, seq: line.id };
  }

  private async tell(table: Table, line: Spoken, deaf: ReadonlySet<string>): Promise<void> {
    const frame = new Frame(saidOf(line));
    // Whoever plays does not hear those who watch, not even as a spectator of his own table.
    const players = line.seat === null && !isOver(table) ? await this.rooms.watching.players(table) : null;
    for (const onlooker of table.audience.everybody())
      if (!deaf.has(onlooker.person) && players?.has(onlooker.person) !== true) onlooker.send(frame);
  }

  /** The latest lines as this person may hear them, the oldest first. `mutedToo`: for whoever complains about one of them. */
  async heardBy(
    table: Table,
    person: string,
    isPlayer: boolean,
    after: number,
    mutedToo = false,
  ): Promise<readonly Said[]> {
    const unheard = mutedToo ? new Set<string>() : await this.rooms.distance.unheardBy(person);
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

function saidOf({ id, at, seat, name, phrase, text }: Spoken): Said {
  return { t: 'said', id, seat, name, phrase, text, at };
}
