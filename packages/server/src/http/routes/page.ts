// The page itself: files with a hash in their name for ever, everything else asked for anew each time.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Where the build puts it. */
const BUILT = join(import.meta.dirname, '../../../../../dist/web');

const NOT_BUILT =
  'This house has no page: it was started without building it.\n' +
  'Start it with `npm start`, or build the page with `npm run build` and start the house again.\n' +
  'Programs can play all the same: see /api and docs/api.md.\n';

export function pageRoutes(app: FastifyInstance, folder = BUILT): void {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', async (_, reply) => reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT));
    return;
  }
  // Only what was found there is ever sent: no path from outside reaches the disk.
  let files = filesIn(folder);
  void app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const wanted = request.params['*'];
    if (files.has(wanted) && wanted !== 'index.html') return sendPart(reply, wanted);
    if (!isAddress(request)) return reply.callNotFound();
    // The page may have been built anew: whoever gets it will ask for its parts.
    files = filesIn(folder);
    return sendPage(reply);
  });
}

function filesIn(folder: string): ReadonlySet<string> {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'));
  return new Set(found.filter((file) => !/(^|\/)\.|\.(br|gz)$/.test(file)));
}

/** What a person types or follows, as opposed to what a program asks for. */
function isAddress({ url, headers }: FastifyRequest): boolean {
  if (/^\/(\?|$)/.test(url)) return true;
  return (
    !/^\/(api|ws|assets|healthz|readyz|metrics)(\/|\?|$)/.test(url) && (headers.accept ?? '').includes('text/html')
  );
}

function sendPart(reply: FastifyReply, file: string): FastifyReply {
  const isNamedByContent = file.startsWith('assets/');
  return reply
    .header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
    .sendFile(file);
}

/** Every address of the page is the same file; which screen it is, the page itself decides. */
const sendPage = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-cache').sendFile('index.html');
