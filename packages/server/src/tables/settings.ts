// The host's settings beside the terms of the match: chat, spectators and their links, hints.
import type { LINK_MAKERS, TALK } from '@backroom/protocol/contract';
import type { MatchRow, Store } from '../store/contract.ts';

export interface TableSettings {
  readonly chat: (typeof TALK)[number];
  readonly watch: boolean;
  /** Who may make links for spectators of an unlisted table. */
  readonly links: (typeof LINK_MAKERS)[number];
  /** Hints in a game against other people. Fixed when the table is created: everybody sat down knowing it. */
  readonly hints: boolean;
}

export type TableSettingsChange = { readonly [K in keyof TableSettings]?: TableSettings[K] | undefined };

/** Does anything differ from the defaults? */
export const changesAnything = ({ chat, watch, links, hints }: TableSettingsChange): boolean =>
  [chat, watch, links, hints].some((one) => one !== undefined);

export class TableSettingsStore {
  private readonly store: Store;
  private readonly listeners: ((match: string) => Promise<void>)[] = [];

  constructor(store: Store) {
    this.store = store;
  }

  /** Called after the settings of a match were changed. The change waits for the listener. */
  onChange(listener: (match: string) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** Strangers use the phrases of the list; people who invited each other write freely. */
  async of({ id, visibility }: Pick<MatchRow, 'id' | 'visibility'>): Promise<TableSettings> {
    const kept = (await this.store.get('custom', id))?.value as Partial<TableSettings> | undefined;
    return { chat: visibility === 'public' ? 'phrases' : 'free', watch: true, links: 'host', hints: false, ...kept };
  }

  async change(row: Pick<MatchRow, 'id' | 'visibility'>, wish: TableSettingsChange): Promise<TableSettings> {
    const { chat, watch, links, hints } = await this.of(row);
    const changed = {
      chat: wish.chat ?? chat,
      watch: wish.watch ?? watch,
      links: wish.links ?? links,
      hints: wish.hints ?? hints,
    };
    await this.store.put({ kind: 'custom', key: row.id, owner: null, value: changed, expiresAt: null });
    for (const tell of this.listeners) await tell(row.id);
    return changed;
  }
}
