// The hash chain: each hash includes the previous one, so a line cannot be changed, added or dropped unnoticed.
import { fields, type Primitives, portable } from './fair/primitives.ts';
import { FORMAT } from './format.ts';

/** The hash before the first line. */
export function genesis(match: string, primitives: Primitives = portable): string {
  return primitives.sha256(fields(FORMAT, match));
}

/**
 * The salt of a line's hash. A line has few possible contents; without a salt the hash would reveal which one it is.
 * Only the host can compute it until the secret is disclosed; then anybody can.
 */
export function saltOf(secret: string, seq: number, primitives: Primitives = portable): string {
  return primitives.hmac(secret, `salt\n${seq}`);
}

/** Same as `fields`, inlined because it runs for every line. */
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
