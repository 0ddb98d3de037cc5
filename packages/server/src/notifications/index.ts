// Assembles the notifications of a server: subscriptions, keys, delivery and the TurnNotifier.
import type { Config } from '../config.ts';
import type { Services } from '../tables/services.ts';
import type { Tables } from '../tables/tables.ts';
import { Delivery } from './delivery.ts';
import { ownKeys } from './message.ts';
import { Subscriptions } from './subscriptions.ts';
import { TurnNotifier } from './turn-notifier.ts';

export async function openNotifications(services: Services, tables: Tables, config: Config) {
  const policy = { anywhere: config.noticesAnywhere };
  const keys = await ownKeys(services.store);
  const subscriptions = new Subscriptions(services.store, () => services.now());
  const delivery = new Delivery(services, subscriptions, keys, contactOf(config), policy);
  const notifier = new TurnNotifier(services, tables, subscriptions, delivery, config.noticeDelay);
  // Only one node notifies, or players would be notified twice.
  services.onTableChanged = (table) => {
    if (table.isPreferred) notifier.tableChanged(table);
  };
  services.onSeatViewed = (match, seat) => notifier.seatViewed(match, seat);
  return { subscriptions, policy, key: keys.publicKey, close: () => notifier.close() };
}

/** The contact address that push services require: the server's own page, if it has one. */
const contactOf = ({ origins }: Config): string =>
  origins.find((origin) => origin.startsWith('https://')) ?? 'mailto:house@example.org';
