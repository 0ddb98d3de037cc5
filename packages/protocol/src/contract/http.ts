// Every request of the HTTP API: its body, its answer, its purpose. The server checks bodies with it, the page takes its types
// from it, docs/openapi.json is made from it, and a test compares it with the server's routes.
import type * as v from 'valibot';
import * as account from './http/account.ts';
import * as chat from './http/chat.ts';
import * as me from './http/me.ts';
import * as notifications from './http/notifications.ts';
import type { Described, Method } from './http/route.ts';
import * as server from './http/server.ts';
import * as tables from './http/tables.ts';

/** The schemas of request bodies, by name. */
export const BODIES = {
  ...server.bodies,
  ...me.bodies,
  ...tables.bodies,
  ...chat.bodies,
  ...notifications.bodies,
  ...account.bodies,
} as const;

/** The schemas of answers, by name. */
export const ANSWERS = {
  ...server.answers,
  ...me.answers,
  ...tables.answers,
  ...chat.answers,
  ...notifications.answers,
  ...account.answers,
} as const;

const ALL = {
  ...server.routes,
  ...me.routes,
  ...tables.routes,
  ...chat.routes,
  ...notifications.routes,
  ...account.routes,
} as const;

export interface ApiRoute extends Described {
  readonly method: Method;
  readonly path: string;
  readonly known: boolean;
  readonly status: readonly number[];
}

export const ROUTES: readonly ApiRoute[] = Object.entries(ALL).map(([name, described]): ApiRoute => {
  const [method = '', path = ''] = name.split(' ');
  return { known: true, status: [200], ...described, method: method as Method, path };
});

// Types for clients and for the server ------------------------------------------------------------------------

/** 'GET /api/tables/:id' and so on. */
export type RouteName = keyof typeof ALL;

/** Bodies after they were checked. */
export type Bodies = { readonly [K in keyof typeof BODIES]: v.InferOutput<(typeof BODIES)[K]> };

/** What a client sends with a request; undefined: nothing. */
export type BodyOf<R extends RouteName> = (typeof ALL)[R] extends { readonly body: infer B extends keyof typeof BODIES }
  ? Frozen<v.InferInput<(typeof BODIES)[B]>>
  : undefined;

/** What a client gets; unknown: a text. */
export type AnswerOf<R extends RouteName> = (typeof ALL)[R]['answer'] extends infer A
  ? A extends keyof typeof ANSWERS
    ? Frozen<v.InferOutput<(typeof ANSWERS)[A]>>
    : unknown
  : never;

type Frozen<T> = T extends readonly (infer One)[]
  ? readonly Frozen<One>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;
