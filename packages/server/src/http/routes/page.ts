// Serves the page: files with a hash in their name are immutable, all others are revalidated each time.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The output folder of the build. */
const BUILT = join(import.meta.dirname, '../../../../../dist/web');

const NOT_BUILT =
  'This server has no page: it was started without building it.\n' +
  'Start it with `npm start`, or build the page with `npm run build` and start the server again.\n' +
  'Programs can still play: see /api and docs/api.md.\n';

export function pageRoutes(app: FastifyInstance, folder = BUILT): void {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', async (_, reply) => reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT));
    return;
  }
  // Serves only files found here: no path from outside reaches the disk.
  const files = new BuiltFiles(folder);
  void app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const wanted = request.params['*'];
    if (files.has(wanted) && wanted !== 'index.html') return sendPart(reply, wanted);
    if (!isAddress(request)) return reply.callNotFound();
    // The page may have been rebuilt: the browser will ask for its new files.
    files.renew();
    return sendPage(reply);
  });
}

class BuiltFiles {
  private readonly folders: readonly string[];
  private files: ReadonlySet<string> = new Set();
  private changes = '';

  constructor(folder: string) {
    this.folders = [folder, join(folder, 'assets')];
    this.renew();
  }

  has(file: string): boolean {
    return this.files.has(file);
  }

  /** Lists the folder only if files came or went: listing hundreds of files for every visitor would delay moves. */
  renew(): void {
    const changes = this.folders.map((one) => statSync(one, { throwIfNoEntry: false })?.mtimeMs ?? 0).join();
    if (changes === this.changes) return;
    this.changes = changes;
    const [folder = ''] = this.folders;
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'));
    this.files = new Set(found.filter((file) => !/(^|\/)\.|\.(br|gz)$/.test(file)));
  }
}

/** An address that a person opens, as opposed to a program's request. */
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

/** All addresses of the page are the same file; the page itself chooses the screen. */
const sendPage = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-cache').sendFile('index.html');
