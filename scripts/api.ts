// The API for machines to read: OpenAPI for requests, AsyncAPI for the socket. What is sent is described by the very schemas
// that check it; what comes back by api-shapes.ts.

import { FORMS, PROTOCOL } from '@backroom/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { BODIES } from '../packages/server/src/border/bodies.ts';
import { messageSchemas } from '../packages/server/src/border/messages.ts';
import { ROUTES, type Route } from './api-routes.ts';
import { ANSWERS, HEARD } from './api-shapes.ts';

/** What JSON Schema cannot say (texts that are cleaned, bytes that are counted) is left out: the server checks it all the same. */
function schemaOf(schema: GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    target: 'draft-2020-12',
  });
  return rest;
}

const schemasOf = (all: Readonly<Record<string, GenericSchema>>): Record<string, object> =>
  Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, schemaOf(schema)]));

const isText = (answer: Route['answer']): boolean => answer.includes('/');

const PROBLEM = {
  description: 'Refused: a code for programs, a sentence for people.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/problem' } } },
};

/** /api/tables/:id, as OpenAPI writes it. */
export const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

function operationOf({ path, what, known, body, query, status, answer, refusals = [] }: Route): object {
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(query ?? {}).map(([name, description]) => ({
      name,
      in: 'query',
      description,
      schema: { type: 'string' },
    })),
  ];
  const content = isText(answer)
    ? { [answer]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: { $ref: `#/components/schemas/${answer}` } } };
  const codes = ['malformed', 'not-found', 'too-many', ...(known ? ['no-session'] : []), ...refusals];
  return {
    summary: what,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/body-${body}` } } } },
        }),
    security: known ? [{ token: [] }, { cookie: [] }] : [],
    responses: {
      ...Object.fromEntries(status.map((code) => [code, { description: 'Done.', content }])),
      default: { ...PROBLEM, description: `${PROBLEM.description} Codes: ${codes.join(', ')}.` },
    },
  };
}

function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ROUTES) {
    const path = openPath(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const bodies = Object.entries(BODIES).map(([name, schema]) => [`body-${name}`, schemaOf(schema)]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backroom',
      version: String(PROTOCOL),
      description: 'Tables, seats, tickets, logs. docs/api.md tells it in order; the socket is in asyncapi.json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://localhost:3000' }],
    paths,
    components: {
      schemas: { ...schemasOf(ANSWERS), ...Object.fromEntries(bodies) },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'For programs: from POST /api/me with program: true.' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'For pages: set by POST /api/me.' },
      },
    },
  };
}

function asyncApi(): object {
  const messages = (all: Readonly<Record<string, GenericSchema>>, side: string) =>
    Object.fromEntries(
      Object.entries(all).map(([name, schema]) => [`${side}-${name}`, { name, payload: schemaOf(schema) }]),
    );
  const sent = messages(messageSchemas, 'say');
  const heard = messages(HEARD, 'hear');
  const refs = (all: object): object[] =>
    Object.keys(all).map((name) => ({ $ref: `#/channels/table/messages/${name}` }));
  const all = { ...sent, ...heard };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Backroom, the socket of a table',
      version: String(PROTOCOL),
      description: `WebSocket subprotocols: ${FORMS.join(' (JSON), ')} (binary, docs/api.md). What a client sends is always JSON.`,
    },
    servers: { house: { host: 'localhost:3000', protocol: 'ws' } },
    channels: {
      table: {
        address: '/ws',
        messages: Object.fromEntries(Object.keys(all).map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: {
      say: { action: 'send', channel: { $ref: '#/channels/table' }, messages: refs(sent) },
      hear: { action: 'receive', channel: { $ref: '#/channels/table' }, messages: refs(heard) },
    },
    components: { messages: all },
  };
}

export const apiPages = (): { readonly path: string; readonly text: string }[] => [
  { path: 'docs/openapi.json', text: `${JSON.stringify(openApi(), null, 2)}\n` },
  { path: 'docs/asyncapi.json', text: `${JSON.stringify(asyncApi(), null, 2)}\n` },
];
