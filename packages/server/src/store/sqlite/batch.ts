// What travels between the threads: many orders one way, many replies back, one message each.
import type { TroubleCode } from '../trouble.ts';
import type { Ledger } from './ledger.ts';

export type Verb = keyof Ledger;

export type Order<V extends Verb = Verb> = readonly [verb: V, args: Parameters<Ledger[V]>];

export interface Replies {
  /** One for each order, in their sequence. */
  readonly values: readonly unknown[];
  /** Orders that were not carried out, by their index. */
  readonly troubles: readonly { readonly index: number; readonly code: TroubleCode; readonly message: string }[];
}

export interface Health {
  readonly ok: boolean;
  readonly detail: string;
}

export type ToThread = readonly Order[] | 'health' | 'close';

export type FromThread =
  | { readonly kind: 'opened' }
  | { readonly kind: 'refused'; readonly code: TroubleCode; readonly message: string }
  | { readonly kind: 'replies'; readonly replies: Replies }
  | { readonly kind: 'health'; readonly health: Health };
