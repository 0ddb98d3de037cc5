// This server as one of several nodes: it tells the other nodes what has changed here, and applies what they report.

import type { Chat } from '../chat/chat.ts';
import type { Bans } from '../identity/bans.ts';
import type { People } from '../identity/people.ts';
import type { ViewingRights } from '../spectators/viewing-rights.ts';
import type { ClusterStore } from '../store/cluster.ts';
import type { Elsewhere } from '../tables/presence.ts';
import type { ClusterServices, OutageRecord, Services } from '../tables/services.ts';
import type { Tables } from '../tables/tables.ts';
import type { Sockets } from '../wire/sockets.ts';
import { Hints } from './hints.ts';
import { Nodes } from './nodes.ts';
import { TableSync } from './table-sync.ts';

/** How often the bans are read again; milliseconds. There are few of them. */
const BANS_EVERY = 5000;
/** The detail of a `presence` hint that asks the other nodes who is connected there. */
const WHO_IS_THERE = '?';

interface Wired {
  readonly services: Services;
  readonly tables: Tables;
  readonly people: People;
  readonly viewingRights: ViewingRights;
  readonly bans: Bans;
  readonly sockets: Sockets;
  readonly chat: Chat;
}

export class Cluster {
  readonly services: ClusterServices;
  private readonly store: ClusterStore;
  private readonly nodes: Nodes;
  private readonly hints: Hints;

  constructor(store: ClusterStore, now: () => number) {
    this.store = store;
    this.nodes = new Nodes(store, now);
    this.hints = new Hints(store, this.nodes.id);
    this.services = {
      isPreferred: (match) => this.nodes.isPreferred(match),
      appended: (match) => this.hints.publish('log', match),
      present: (match, who) => this.hints.publish('presence', match, JSON.stringify(who)),
      askPresence: (match) => this.hints.publish('presence', match, WHO_IS_THERE),
      exclusively: (name, work) => store.exclusively(name, work),
    };
  }

  get outages(): OutageRecord {
    return this.nodes.outages;
  }

  /** Call it just before the node opens: from then on other nodes may leave matches to this one. */
  join(): Promise<void> {
    return this.nodes.start();
  }

  async start({ services, tables, people, viewingRights, bans, sockets, chat }: Wired): Promise<void> {
    const { hints, nodes, store } = this;
    const aside = (work: Promise<unknown>): void => {
      work.catch((error: unknown) => services.logger.warn({ error: String(error) }, 'a hint of another node failed'));
    };
    people.onEnd((session) => hints.publish('session', session));
    hints.on('session', ({ id }) => sockets.endSession(id));
    viewingRights.onChange(async (match) => hints.publish('rights', match));
    hints.on('rights', ({ id }) => {
      aside(sockets.recheckTable(id));
      aside(tables.showNames(id));
    });
    chat.onSaid((match, line) => hints.publish('chat', match, String(line)));
    hints.on('chat', ({ id, detail }) => {
      const table = tables.peek(id);
      if (table !== undefined) aside(chat.tellAgain(table, Number(detail)));
    });
    hints.on('presence', ({ id, detail }, node) => {
      const table = tables.peek(id);
      if (table === undefined) return;
      if (detail === WHO_IS_THERE) table.tellNodes(true);
      else {
        table.presence.heard(node, JSON.parse(detail) as Elsewhere);
        table.tellPresence();
      }
    });
    nodes.onChange(() => {
      for (const table of tables.all()) table.presence.forget((node) => nodes.isAlive(node));
    });
    tables.every(BANS_EVERY, async () => {
      await bans.refresh();
      sockets.closeBanned();
    });
    await new TableSync({ store, nodes, hints }, tables, services).start();
  }

  leave(): Promise<void> {
    this.hints.stop();
    return this.nodes.stop();
  }
}
