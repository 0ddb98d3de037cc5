// The house, for whoever opens one.
export { type Config, readConfig, SERVE_USAGE } from './config.ts';
export { type Open, serve } from './serve.ts';
