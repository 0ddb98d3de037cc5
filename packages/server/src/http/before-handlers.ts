// Checks every request before the HTTP framework looks at it.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Calls `handle` to pass the request on, now or later. */
type Check = (request: IncomingMessage, response: ServerResponse, handle: () => void) => void;

/** Call it when everything that handles requests is attached to the server. The check added last runs first. */
export function beforeHandlers(server: Server, check: Check): void {
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    check(request, response, () => {
      for (const handle of handlers) handle.call(server, request, response);
    });
  });
}
