// The strings in sources: for tests that read texts for players.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export const SOURCES = ['packages', 'examples'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name).slice(root.length + 1))
    .filter((path) => !/node_modules|\/dist\/|\/test\//.test(path)),
);

export interface Literal {
  readonly line: number;
  /** What is filled in is left out. */
  readonly text: string;
  readonly tagged: boolean;
}

/** Every string of a source, also those inside the holes of a template. */
export function literals(source: string): Literal[] {
  const found: Literal[] = [];
  const lineAt = (at: number): number => source.slice(0, at).split('\n').length;
  const quoted = (from: number): number => {
    let at = from + 1;
    while (source[at] !== source[from]) at += source[at] === '\\' ? 2 : 1;
    found.push({ line: lineAt(from), text: source.slice(from + 1, at), tagged: false });
    return at + 1;
  };
  const template = (from: number): number => {
    let [at, text] = [from + 1, ''];
    while (source[at] !== '`')
      if (source.startsWith('${', at)) {
        at = code(at + 2);
        text += '\0';
      } else if (source[at] === '\\') {
        text += source.slice(at, at + 2);
        at += 2;
      } else text += source[at++];
    found.push({ line: lineAt(from), text, tagged: /(^|\W)fr$/.test(source.slice(Math.max(0, from - 3), from)) });
    return at + 1;
  };
  /** To the end, or to the brace that closes a hole. */
  const code = (from: number): number => {
    let depth = 0;
    for (let at = from; at < source.length; )
      if (source.startsWith('//', at)) at = (source.indexOf('\n', at) + 1 || source.length + 1) - 1;
      else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 2;
      else if (source[at] === '`') at = template(at);
      else if (source[at] === "'" || source[at] === '"') at = quoted(at);
      else if (source[at] === '}' && depth-- === 0) return at + 1;
      else if (source[at++] === '{') depth++;
    return source.length;
  };
  code(0);
  return found;
}
