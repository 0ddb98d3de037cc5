// Publishes docs/openapi.json and docs/asyncapi.json. Read once, at the start.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const DOCS = join(import.meta.dirname, '../../../../../docs');
const HOUR = 3600;

export function apiDescriptionRoutes(app: FastifyInstance): void {
  for (const name of ['openapi.json', 'asyncapi.json']) {
    const body = readFileSync(join(DOCS, name));
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    app.get(`/${name}`, async (request, reply) => {
      reply.headers({ etag, 'cache-control': `public, max-age=${HOUR}` });
      const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
      if (known.includes(etag) || known.includes('*')) return reply.status(304).send();
      return reply.type('application/json').send(body);
    });
  }
}
