// The API for machines to read: OpenAPI for requests, AsyncAPI for the socket. Both are made from the contract
// (packages/protocol/src/contract), by which the server checks what comes in.

import { FORMS, PROTOCOL } from '@backroom/protocol';
import { ANSWERS, type ApiRoute, BODIES, CLIENT_MESSAGES, ROUTES, SERVER_MESSAGES } from '@backroom/protocol/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Leaves out what JSON Schema cannot say (texts that are cleaned, bytes that are counted). The server checks that too. */
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

const isText = (answer: ApiRoute['answer']): boolean => answer.includes('/');

const PROBLEM = {
  description: 'Refused: a code for programs, a sentence for people.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/problem' } } },
};

/** /api/tables/:id, as OpenAPI writes it. */
export const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

function operationOf(route: ApiRoute): object {
  const { id, path, what, known, body, query, status, answer, says, byStatus, refusals = [] } = route;
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
    ? { [answer]: { schema: { type: answer === 'application/json' ? 'object' : 'string' } } }
    : { 'application/json': { schema: { $ref: `#/components/schemas/${answer}` } } };
  const codes = ['malformed', 'not-found', 'too-many', ...(known ? ['no-session'] : []), ...refusals];
  const described = (code: number): string => byStatus?.[code] ?? says;
  return {
    operationId: id,
    summary: what,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/body-${body}` } } } },
        }),
    security: known ? [{ token: [] }, { cookie: [] }] : [],
    responses: {
      ...Object.fromEntries(status.map((code) => [code, { description: described(code), content }])),
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
    // Relative to where the document was fetched: every server publishes it at /openapi.json.
    servers: [{ url: '/' }],
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
  const sent = messages(CLIENT_MESSAGES, 'say');
  const heard = messages(SERVER_MESSAGES, 'hear');
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
    servers: { server: { host: 'localhost:3000', protocol: 'ws' } },
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
