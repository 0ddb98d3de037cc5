// How to start this program from the current folder. `npx backroom` is right only inside the clone: the npm package of that
// name belongs to somebody else, and npx would fetch it anywhere else.
import { isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const clone = fileURLToPath(new URL('../../..', import.meta.url));

export function ownCommand(folder = process.cwd()): string {
  const inside = relative(clone, folder);
  if (inside.split(sep)[0] !== '..' && !isAbsolute(inside)) return 'npx backroom';
  return `node ${quoted(join(clone, 'bin', 'backroom.js'))}`;
}

/** One word for a shell. */
export const quoted = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
