// Examples are played while the project is being developed: in the page that Vite serves, and by programs that are started with
// `node --conditions=development`.
import { manifest as lastCall } from '../../../examples/last-call/manifest.ts';
import type { Manifest } from './manifest.ts';

/** @public Imported as `#examples` in development. */
export const examples: readonly Manifest[] = [lastCall];
