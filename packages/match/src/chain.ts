// The chain: each line's hash takes in the hash of the line before, so that no line can be changed, added or dropped later.
import { fields, type Primitives, portable } from './fair/primitives.ts';
import { FORMAT } from './format.ts';

/** The hash before the first line. */
export function genesis(match: string, primitives: Primitives = portable): string {
  return primitives.sha256(fields(FORMAT, match));
}

/**
 * What is mixed into a line's hash. A line has few possible contents; without this, its hash would tell which one it is.
 * Nobody but the house can make it until the secret is disclosed; then anybody can.
 */
export function saltOf(secret: string, seq: number, primitives: Primitives = portable): string {
  return primitives.hmac(secret, `salt\n${seq}`);
}

/** As `fields` would put them: written out, since it is done for every line. */
export function link(prev: string, salt: string, line: string, primitives: Primitives = portable): string {
  return primitives.sha256(`${prev}\n${salt}\n${line}`);
}

/** The hash after each line, the first line having seq 1. */
export function chainOf(
  match: string,
  secret: string,
  lines: readonly string[],
  primitives: Primitives = portable,
): string[] {
  let head = genesis(match, primitives);
  return lines.map((line, index) => {
    head = link(head, saltOf(secret, index + 1, primitives), line, primitives);
    return head;
  });
}
