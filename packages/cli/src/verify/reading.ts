// Reads text from a file or standard input: bounded, and valid UTF-8.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Parsed, parsed, refused } from '@backroom/kit';

/** More than any match takes. */
const MOST_BYTES = 16 * 2 ** 20;

export async function readText(path: string, input: Readable): Promise<Parsed<string>> {
  const from = path === '-' ? input : createReadStream(path);
  const name = path === '-' ? 'standard input' : path;
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of from) {
      const read = Buffer.from(part as Buffer);
      parts.push(read);
      bytes += read.length;
      if (bytes > MOST_BYTES) return refused(`${name} is longer than any match can be`);
    }
  } catch (error) {
    return refused(`${name} cannot be read: ${reasonOf(error)}`);
  }
  try {
    // A byte order mark is kept, and so refused later: a match has only one form.
    return parsed(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts)));
  } catch {
    return refused(`${name} is not a text in UTF-8`);
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'you may not read it';
  return error instanceof Error ? error.message : String(error);
}
