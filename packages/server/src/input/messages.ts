// Parses a client's messages, or refuses them. The contract defines what they may contain.
import { type Parsed, parsed, refused } from '@backroom/kit';
import type { ToServer } from '@backroom/protocol';
import { CID, CLIENT_MESSAGES, cid } from '@backroom/protocol/contract';
import * as v from 'valibot';
import { readJson } from './json.ts';

/** The largest message and its depth. An action of any game is far smaller. */
export const MESSAGE_BYTES = 16 * 1024;
/** A message in thousands of fragments costs far more than its size (P14). */
export const MESSAGE_PIECES = 64;
const BOUNDS = { longest: MESSAGE_BYTES, deepest: 16 };

export function readMessage(text: string): Parsed<ToServer> {
  const json = readJson(text, BOUNDS);
  if (!json.ok) return json;
  return asAct(json.value) ?? checkMessage(json.value);
}

/** Fast path: most messages are moves in the exact form, which need no schema validation. */
function asAct(data: unknown): Parsed<ToServer> | null {
  if (typeof data !== 'object' || data === null) return null;
  const { t, cid, action } = data as { t?: unknown; cid?: unknown; action?: unknown };
  if (t !== 'act' || action === undefined || typeof cid !== 'string' || !CID.test(cid)) return null;
  return Object.keys(data).length === 3 ? parsed({ t, cid, action }) : null;
}

/** The same for packed data. */
function checkMessage(data: unknown): Parsed<ToServer> {
  const t = typeof data === 'object' && data !== null ? (data as { t?: unknown }).t : undefined;
  if (typeof t !== 'string' || !Object.hasOwn(CLIENT_MESSAGES, t)) return refused('no message of that name (t)');
  const result = v.safeParse(CLIENT_MESSAGES[t as ToServer['t']], data, { abortEarly: true });
  if (result.success) return parsed(result.output);
  const [issue] = result.issues;
  return refused(`${v.getDotPath(issue) ?? t}: ${issue.message}`);
}

/** The command's id in a refused message, so that its sender learns which one it was. */
export function cidOf(data: unknown): string | null {
  const found = typeof data === 'object' && data !== null ? (data as { cid?: unknown }).cid : null;
  return v.is(cid, found) ? found : null;
}
