// What the host of a table decided beside the terms of the match: how people talk there, and whether strangers may watch.
import type { MatchRow, Store } from '../store/contract.ts';

export const TALK = ['phrases', 'free', 'off'] as const;

export interface Custom {
  readonly chat: (typeof TALK)[number];
  readonly watch: boolean;
}

export type CustomWish = { readonly [K in keyof Custom]?: Custom[K] | undefined };

export class Customs {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Among strangers the phrases of the list; among those who invited each other whatever they like. */
  async of({ id, visibility }: Pick<MatchRow, 'id' | 'visibility'>): Promise<Custom> {
    const kept = (await this.store.get('custom', id))?.value as Partial<Custom> | undefined;
    return { chat: visibility === 'public' ? 'phrases' : 'free', watch: true, ...kept };
  }

  async change(row: Pick<MatchRow, 'id' | 'visibility'>, { chat, watch }: CustomWish): Promise<Custom> {
    const custom = await this.of(row);
    const changed = { chat: chat ?? custom.chat, watch: watch ?? custom.watch };
    await this.store.put({ kind: 'custom', key: row.id, owner: null, value: changed, expiresAt: null });
    return changed;
  }
}
