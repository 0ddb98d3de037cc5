import type { Knowledge } from '@backroom/bots';
import type { GameExtras, GameManifest } from '@backroom/kit';

/** A manifest whose `knowledge` has the type that the bots expect. */
export interface Manifest extends GameManifest {
  extras?(): Promise<{ readonly extras: Extras }>;
}

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type AnyKnowledge = Knowledge<any, any, any, any>;

export interface Extras extends GameExtras {
  readonly knowledge?: () => Promise<AnyKnowledge>;
}
