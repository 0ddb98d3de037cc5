// The server's public entry.
export { type Config, readConfig, SERVE_USAGE } from './config.ts';
export { type Open, serve } from './serve.ts';
export { CLOSES_WITHIN } from './shutdown.ts';
