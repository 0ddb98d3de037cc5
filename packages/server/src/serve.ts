// The house opens: store, tables, bots, HTTP and sockets, put together; and closes without losing anything.
import type { AddressInfo } from 'node:net';
import { findOffer } from '@backroom/games';
import { openThinkers } from '@backroom/games/node';
import { deskAtWork } from './admin/at-work.ts';
import { Bans } from './admin/bans.ts';
import { type Door, openDoor } from './admin/listener.ts';
import { Chat } from './chat/chat.ts';
import { Distance } from './chat/distance.ts';
import { openTimers, steady } from './clock.ts';
import { type Config, ownOrigins } from './config.ts';
import { Heartbeat } from './heartbeat.ts';
import { trustIn } from './http/address.ts';
import { newApp, type Rooms } from './http/app.ts';
import { Gate } from './http/guard.ts';
import { accountRoutes } from './http/routes/account.ts';
import { chatRoutes } from './http/routes/chat.ts';
import { healthRoutes } from './http/routes/health.ts';
import { lobbyRoutes } from './http/routes/lobby.ts';
import { matchRoutes } from './http/routes/matches.ts';
import { meRoutes } from './http/routes/me.ts';
import { noticeRoutes } from './http/routes/notices.ts';
import { pageRoutes } from './http/routes/page.ts';
import { privacyRoutes } from './http/routes/privacy.ts';
import { tableRoutes } from './http/routes/tables.ts';
import { Passes } from './identity/passes.ts';
import { People } from './identity/people.ts';
import { Figures } from './metrics/figures.ts';
import { openNotices } from './notices/index.ts';
import { native } from './primitives.ts';
import { Gallery } from './spectators/gallery.ts';
import { Watching } from './spectators/watching.ts';
import { openSqliteStore } from './store/sqlite/index.ts';
import { Customs } from './tables/customs.ts';
import type { House } from './tables/house.ts';
import { Tables } from './tables/tables.ts';
import { Lexicons } from './wire/lexicons.ts';
import { Sockets } from './wire/sockets.ts';

export interface Open {
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

/** How long a request may still take when the house closes; milliseconds. */
const LAST_REQUESTS = 3000;

export async function serve(config: Config): Promise<Open> {
  let closing = false;
  const now = steady();
  const timers = openTimers();
  const store = await openSqliteStore({ path: config.data });
  const trusts = trustIn(config.trustProxy ?? []);
  const app = newApp(config.logLevel, trusts);
  const figures = new Figures();
  const lexicons = new Lexicons();
  const bureau = openThinkers({
    ...(config.botWorkers === 0 ? {} : { size: config.botWorkers }),
    onTrouble: (trouble) => {
      figures.trouble(`bot-${trouble.kind}`);
      // Not the errand itself: what a bot foresees is in its hand.
      const { kind, why, by, errand } = trouble;
      app.log.warn({ kind, why, by, game: errand?.game, task: errand?.kind }, 'a bot was in trouble');
    },
  });
  const house: House = {
    store,
    bureau,
    diary: app.log,
    tally: figures,
    primitives: native,
    now,
    later: timers.later,
    findGame: (id) => findOffer(id)?.game,
    packerFor: (game) => lexicons.of(game).packer,
    humanePace: config.humanePace,
  };
  const heartbeat = new Heartbeat(store, now);
  const tables = new Tables(house, await heartbeat.last());
  const people = new People(store, now);
  const passes = new Passes(store, now);
  const origins = new Set(config.origins);
  const bans = new Bans(store);
  await bans.refresh();
  const gate = new Gate({
    people,
    bans,
    origins,
    plainHttp: config.plainHttp,
    changesPerSecond: config.changesPerSecond,
    now,
    isClosing: () => closing,
  });
  const customs = new Customs(store);
  const watching = new Watching(store, tables.seating, customs);
  const distance = new Distance(store);
  const chat = new Chat({ store, people, customs, watching, distance, now });
  const gallery = new Gallery(house, config.openHandsDelay);
  const notices = await openNotices(house, tables, config);
  const rooms: Rooms = { house, store, people, passes, tables, gate, customs, watching, distance, chat };
  gate.install(app);
  healthRoutes(app, rooms, figures, { metricsToken: config.metricsToken ?? null, isClosing: () => closing });
  meRoutes(app, rooms);
  tableRoutes(app, rooms);
  matchRoutes(app, rooms);
  lobbyRoutes(app, rooms);
  chatRoutes(app, rooms);
  noticeRoutes(app, rooms, notices);
  accountRoutes(app, rooms, notices.subscriptions);
  privacyRoutes(app, rooms, notices.subscriptions);
  pageRoutes(app);
  const sockets = new Sockets(app.server, {
    ...{ house, people, passes, tables, gate, lexicons, figures, chat, gallery, bans, trusts },
    messagesPerSecond: config.messagesPerSecond,
  });

  const desk = deskAtWork({ store, people, tables, bans, now, turnOutBanned: () => sockets.turnOutBanned() });
  let door: Door | null = null;
  const close = async (): Promise<void> => {
    closing = true;
    sockets.stopAccepting();
    await door?.close();
    notices.close();
    gallery.close();
    await tables.close();
    await sockets.close();
    // Half a request is waited for, but not for ever.
    setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS).unref();
    await app.close();
    bureau.close();
    await heartbeat.stop();
    await store.close();
    timers.clear();
  };

  try {
    await app.listen({ host: config.host, port: config.port });
    door = await openDoor(config.data, desk);
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  for (const origin of ownOrigins(port)) origins.add(origin);
  heartbeat.start();
  tables.start();
  return {
    address: `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`,
    port,
    close,
  };
}
