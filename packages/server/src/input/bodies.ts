// Parses the body of a request, or refuses it. The contract defines what it may contain.
import { type Parsed, parsed, refused } from '@backroom/kit';
import { BODIES, type Bodies } from '@backroom/protocol/contract';
import * as v from 'valibot';

export function readBody<K extends keyof Bodies>(kind: K, body: unknown): Parsed<Bodies[K]> {
  const result = v.safeParse(BODIES[kind], body ?? {}, { abortEarly: true });
  if (result.success) return parsed(result.output as Bodies[K]);
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return refused(path === null ? issue.message : `${path}: ${issue.message}`);
}
