// Messages between the threads: a batch of requests one way, a batch of replies back.
import type { TroubleCode } from '../trouble.ts';
import type { Ledger } from './ledger.ts';

export type Verb = keyof Ledger;

export type StoreCall<V extends Verb = Verb> = readonly [verb: V, args: Parameters<Ledger[V]>];

export interface Replies {
  /** One for each request, in the same order. */
  readonly values: readonly unknown[];
  /** Requests that failed, by their index. */
  readonly troubles: readonly { readonly index: number; readonly code: TroubleCode; readonly message: string }[];
}

export interface Health {
  readonly ok: boolean;
  readonly detail: string;
}

export type ToThread = readonly StoreCall[] | 'health' | 'close';

export type FromThread =
  | { readonly kind: 'opened' }
  | { readonly kind: 'refused'; readonly code: TroubleCode; readonly message: string }
  | { readonly kind: 'replies'; readonly replies: Replies }
  | { readonly kind: 'health'; readonly health: Health };
