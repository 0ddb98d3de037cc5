// Tells a table's subscribers what happens. It remembers their last views, because many get only the difference.
import { type Happening, tableFace } from '@backroom/croupier';
import type { TableFace } from '@backroom/protocol';
import type { Services } from './services.ts';
import { type OutgoingMessage, QUIET, tell, viewsBefore } from './step-messages.ts';
import type { SubscriberGroup } from './subscribers.ts';
import type { Table } from './table.ts';

/** What has happened, and the messages about it. */
export interface Composed {
  readonly happenings: readonly Happening[];
  readonly messages: readonly OutgoingMessage[];
}

export class StepSender {
  private readonly services: Services;
  private readonly table: Table;
  private before: readonly unknown[] | null = null;

  constructor(services: Services, table: Table) {
    this.services = services;
    this.table = table;
  }

  /** Keeps the views before a change, for the differences. Call it before anything changes. */
  remember(): void {
    this.before ??= viewsBefore(this.table.match, this.table.subscribers.all());
  }

  forget(): void {
    this.before = null;
  }

  /** Builds the messages. Call it after all changes, and send the result once the entries are stored. */
  compose(happenings: readonly Happening[]): Composed {
    const { match, names, presence, subscribers } = this.table;
    const isQuiet = match.terms.pace === null && happenings.every(({ entry }) => QUIET.has(entry.deed.do));
    const now = this.services.now();
    const tableFor = ({ seat }: SubscriberGroup): TableFace => tableFace(match, names, presence, seat, now);
    const messages = tell(match, subscribers.all(), this.before ?? [], happenings, isQuiet ? null : tableFor);
    this.before = null;
    return { happenings, messages };
  }

  send({ happenings, messages }: Composed): void {
    this.table.recentSteps.keep(happenings);
    for (const { group, publication } of messages) for (const subscriber of group.members) subscriber.send(publication);
  }
}
