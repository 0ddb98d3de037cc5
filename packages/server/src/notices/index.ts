// The notices of a house, put together: where to, with which keys, and the bell that rings.
import type { Config } from '../config.ts';
import type { House } from '../tables/house.ts';
import type { Tables } from '../tables/tables.ts';
import { Bell } from './bell.ts';
import { ownKeys } from './letters.ts';
import { Messenger } from './messenger.ts';
import { Subscriptions } from './subscriptions.ts';

export async function openNotices(house: House, tables: Tables, config: Config) {
  const post = { anywhere: config.noticesAnywhere };
  const keys = await ownKeys(house.store);
  const subscriptions = new Subscriptions(house.store, () => house.now());
  const messenger = new Messenger(house, subscriptions, keys, contactOf(config), post);
  const bell = new Bell(house, tables, subscriptions, messenger, config.noticeDelay);
  house.onTurn = (table) => bell.turned(table);
  house.onLook = (match, seat) => bell.looked(match, seat);
  return { subscriptions, post, key: keys.publicKey, close: () => bell.close() };
}

/** Push services want to know whom to write to: the house's own page, where it has one. */
const contactOf = ({ origins }: Config): string =>
  origins.find((origin) => origin.startsWith('https://')) ?? 'mailto:house@example.org';
