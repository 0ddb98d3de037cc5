// Opens the server (store, tables, bots, HTTP and sockets) and closes it without losing anything.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findOffer, findRules } from '@backroom/games';
import { openBotWorkers } from '@backroom/games/node';
import { forgetTraces } from './accounts/deletion.ts';
import { type AdminListener, openAdminListener } from './admin/listener.ts';
import { adminCommandsFor } from './admin/running-server.ts';
import { Chat } from './chat/chat.ts';
import { Distance } from './chat/distance.ts';
import { openTimers, steady } from './clock.ts';
import { Cluster } from './cluster/index.ts';
import { type Config, ownOrigins } from './config.ts';
import { Heartbeat } from './heartbeat.ts';
import { History } from './history/history.ts';
import { type Dependencies, newApp } from './http/app.ts';
import { installCompression } from './http/compression.ts';
import { limitConnections } from './http/connections.ts';
import { cutFloods } from './http/floods.ts';
import { floodRates, Gate, isForTicket } from './http/guard.ts';
import { isForPage, pacePage } from './http/page-pace.ts';
import { accountRoutes } from './http/routes/account.ts';
import { apiDescriptionRoutes } from './http/routes/api-description.ts';
import { chatRoutes } from './http/routes/chat.ts';
import { healthRoutes } from './http/routes/health.ts';
import { lobbyRoutes } from './http/routes/lobby.ts';
import { matchRoutes } from './http/routes/matches.ts';
import { meRoutes } from './http/routes/me.ts';
import { notificationRoutes } from './http/routes/notifications.ts';
import { pageRoutes } from './http/routes/page.ts';
import { privacyRoutes } from './http/routes/privacy.ts';
import { tableRoutes } from './http/routes/tables.ts';
import { Bans } from './identity/bans.ts';
import { Networks } from './identity/networks.ts';
import { Passes } from './identity/passes.ts';
import { People } from './identity/people.ts';
import { addressOf, trustIn } from './limits/address.ts';
import { Figures } from './metrics/figures.ts';
import { openNotifications } from './notifications/index.ts';
import { native } from './primitives.ts';
import { Pruner } from './retention/pruner.ts';
import { runClosingSteps } from './shutdown.ts';
import { SpectatorLinks } from './spectators/links.ts';
import { OpenHandsFeed } from './spectators/open-hands-feed.ts';
import { ViewingRights } from './spectators/viewing-rights.ts';
import { isPostgres, openStore } from './store/open.ts';
import { PEOPLE_PER_NETWORK, Quotas } from './tables/quotas.ts';
import type { Services } from './tables/services.ts';
import { TableSettingsStore } from './tables/settings.ts';
import { openSlices } from './tables/slices.ts';
import { Tables } from './tables/tables.ts';
import { Lexicons } from './wire/lexicons.ts';
import { Sockets } from './wire/sockets.ts';

export interface Open {
  readonly address: string;
  readonly port: number;
  /** Resolves if the server can do nothing more, because its database thread is gone: close it and start another process. */
  readonly failed: Promise<Error>;
  /** Within CLOSES_WITHIN milliseconds, in any state. Returns what could not be closed properly. */
  close(): Promise<readonly string[]>;
  /** False after `close`: the database thread did not end, and a process that waits for it would never end either. */
  readonly isDatabaseClosed: boolean;
}

/** How long a request may still take when the server closes; milliseconds. */
const LAST_REQUESTS = 2500;

/** HTTP connections per network, for each table socket that it may have: the page itself loads over other connections. */
const CONNECTIONS_PER_SOCKET = 2;

/** How often the pruner runs; milliseconds. */
const PRUNE_EVERY = 6 * 3_600_000;

export async function serve(config: Config): Promise<Open> {
  let closing = false;
  const timers = openTimers();
  const store = await openStore(config.data);
  // Several nodes share the database's clock.
  const begun = await store.cluster?.now();
  const now = steady(begun === undefined ? Date.now : () => begun);
  const cluster = store.cluster === undefined ? null : new Cluster(store.cluster, now);
  const trusts = trustIn(config.trustProxy ?? []);
  const app = newApp(config.logLevel, trusts, config.requestWithin);
  const most = CONNECTIONS_PER_SOCKET * config.socketsPerPerson * PEOPLE_PER_NETWORK;
  const connections = limitConnections(app.server, trusts, most, now);
  const visitors = { addressOf: (request: IncomingMessage) => addressOf(request, trusts), trusts, connections, now };
  pacePage(app.server, { ...visitors, changesPerSecond: config.changesPerSecond, later: timers.later });
  cutFloods(app.server, {
    ...visitors,
    rates: floodRates(config.changesPerSecond),
    kindOf: (request) => (isForPage(request) ? null : isForTicket(request) ? 'ticket' : 'other'),
  });
  const figures = new Figures();
  const lexicons = new Lexicons();
  const networks = new Networks();
  const pool = openBotWorkers({
    ...(config.botWorkers === 0 ? {} : { size: config.botWorkers }),
    observer: figures.botQueue,
    onFailure: (failure) => {
      figures.trouble(`bot-${failure.kind}`);
      // Do not log the job itself: it contains the bot's hand.
      const { kind, why, answeredBy, job } = failure;
      app.log.warn({ kind, why, answeredBy, game: job?.game, task: job?.kind }, 'a bot job failed');
    },
  });
  const services: Services = {
    store,
    pool,
    logger: app.log,
    metrics: figures,
    primitives: native,
    newShuffleSecret: () => randomBytes(32).toString('hex'),
    now,
    later: timers.later,
    nextSlice: openSlices(),
    findGame: (id, rules) => (rules === undefined ? findOffer(id)?.game : findRules(id, rules)),
    packerFor: (game) => lexicons.of(game).packer,
    humanePace: config.humanePace,
    fairnessKeyOf: (person) => networks.fairnessKeyOf(person),
    ...(cluster === null ? {} : { cluster: cluster.services, outages: cluster.outages }),
  };
  // In a cluster the nodes write their own heartbeats: see cluster/outages.ts.
  const heartbeat = cluster === null ? new Heartbeat(store, now) : null;
  const tables = new Tables(services, heartbeat === null ? now() : await heartbeat.last());
  const people = new People(store, now);
  const passes = new Passes(store, now);
  const origins = new Set(config.origins);
  const bans = new Bans(store);
  await bans.refresh();
  const gate = new Gate({
    people,
    networks,
    bans,
    origins,
    plainHttp: config.plainHttp,
    changesPerSecond: config.changesPerSecond,
    now,
    isClosing: () => closing,
  });
  const tableSettings = new TableSettingsStore(store);
  const spectatorLinks = new SpectatorLinks(store, passes, now);
  const viewingRights = new ViewingRights(store, tables.seating, tableSettings, spectatorLinks);
  const distance = new Distance(store);
  const chat = new Chat({ store, people, tableSettings, viewingRights, distance, now });
  const notifications = await openNotifications(services, tables, config);
  const history = new History(store, now, config.changesPerSecond);
  const openHandsFeed = new OpenHandsFeed(services, history, config.openHandsDelay);
  figures.watch('backroom_history_queue', 'Replays and recaps that wait to be made', () => history.waiting);
  const quotas = new Quotas(() => tables.all(), networks, config.tablesPerPerson);
  const dependencies: Dependencies = {
    services,
    store,
    people,
    passes,
    tables,
    gate,
    tableSettings,
    viewingRights,
    spectatorLinks,
    distance,
    chat,
    quotas,
    history,
    networks,
  };
  gate.install(app);
  installCompression(app);
  healthRoutes(app, dependencies, figures, { metricsToken: config.metricsToken ?? null, isClosing: () => closing });
  meRoutes(app, dependencies);
  tableRoutes(app, dependencies);
  matchRoutes(app, dependencies);
  lobbyRoutes(app, dependencies);
  chatRoutes(app, dependencies);
  notificationRoutes(app, dependencies, notifications);
  accountRoutes(app, dependencies, notifications.subscriptions);
  privacyRoutes(app, dependencies, notifications.subscriptions);
  apiDescriptionRoutes(app);
  pageRoutes(app);
  const sockets = new Sockets(app.server, {
    ...{
      services,
      people,
      passes,
      tables,
      lexicons,
      figures,
      chat,
      openHandsFeed,
      viewingRights,
      bans,
      trusts,
      history,
      networks,
    },
    messagesPerSecond: config.messagesPerSecond,
    socketsPerPerson: config.socketsPerPerson,
    isOwnOrigin: (origin) => gate.isOwnOrigin(origin),
    ...(config.recheckEvery === undefined ? {} : { recheckEvery: config.recheckEvery }),
  });

  const pruner = new Pruner({
    store,
    now,
    isOpen: (match) => tables.isOpen(match),
    forgetGuest: (person) => forgetTraces({ store, people, passes, distance }, person),
    keepFinishedDays: config.keepFinishedDays ?? null,
  });
  const adminCommands = adminCommandsFor({
    store,
    people,
    tables,
    bans,
    pruner,
    now,
    closeBanned: () => sockets.closeBanned(),
  });
  let adminListener: AdminListener | null = null;
  let isDatabaseClosed = false;
  const closeOnce = (): Promise<readonly string[]> => {
    closing = true;
    sockets.stopAccepting();
    notifications.close();
    openHandsFeed.close();
    return runClosingSteps([
      { name: 'the admin socket did not close', limit: 2000, run: () => adminListener?.close() },
      { name: 'pending moves were not stored', limit: 3000, run: () => tables.close() },
      { name: 'the other nodes were not told', limit: 1000, run: () => cluster?.leave() },
      { name: 'connections did not close', limit: 2000, run: () => sockets.close() },
      {
        name: 'requests did not finish',
        limit: 3500,
        run: () => {
          // Wait for unfinished requests, but not for ever.
          setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS).unref();
          return app.close();
        },
      },
      { name: 'the bot workers did not close', limit: 2000, run: () => pool.close() },
      { name: 'the history worker did not close', limit: 2000, run: () => history.close() },
      { name: 'the time of closing was not stored', limit: 2500, run: () => heartbeat?.stop() },
      {
        name: 'the database did not close',
        limit: 3000,
        run: async () => {
          await store.close();
          isDatabaseClosed = true;
        },
      },
    ]).finally(() => timers.clear());
  };
  let closed: Promise<readonly string[]> | null = null;
  const close = (): Promise<readonly string[]> => {
    closed ??= closeOnce();
    return closed;
  };

  try {
    await cluster?.join();
    await app.listen({ host: config.host, port: config.port });
    // The admin socket lies beside the database file. With PostgreSQL there is no file: `backroom admin` connects to the database.
    if (!isPostgres(config.data)) adminListener = await openAdminListener(config.data, adminCommands);
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  for (const origin of ownOrigins(port)) origins.add(origin);
  await cluster?.start({ services, tables, people, viewingRights, bans, sockets, chat });
  heartbeat?.start();
  tables.start();
  tables.every(PRUNE_EVERY, async () => void (await pruner.prune()));
  return {
    address: `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`,
    port,
    failed: store.failed,
    get isDatabaseClosed() {
      return isDatabaseClosed;
    },
    close,
  };
}
