// Unbundled, a collection in JSON arrives as a program: a browser that was promised JSON would refuse it. So while the page
// is being written nothing is promised.
import type { Plugin } from 'vite';

const PROMISE = /,\s*\{\s*with:\s*\{\s*type:\s*["']json["']\s*\}\s*\}/g;

export function jsonUnpromised(): Plugin {
  return {
    name: 'backroom-json',
    apply: 'serve',
    enforce: 'pre',
    transform: (code) => (code.includes('json') ? code.replace(PROMISE, '') : null),
  };
}
