// Dev mode: removes the JSON import attributes. Vite serves JSON as JavaScript there, which a browser would refuse as JSON.
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
