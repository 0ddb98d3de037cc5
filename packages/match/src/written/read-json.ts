// Reads what `writeJson` writes. A separate file: a player's page needs neither.
import { type Json, type Parsed, parsed, refused } from '@backroom/kit';
import { DEEPEST, writeJson } from './json.ts';

/** Accepts only what `writeJson` writes. */
export function readJson(text: string): Parsed<Json> {
  if (tooDeep(text)) return refused(`data is nested deeper than ${DEEPEST}`);
  try {
    const value = JSON.parse(text) as Json;
    if (writeJson(value) === text) return parsed(value);
  } catch {
    return refused('this is not JSON, or has keys that cannot be written');
  }
  return refused('the JSON is not in canonical form: keys sorted, no spaces, plain ASCII');
}

/** Checked before parsing: the parser accepts a depth that would overflow the stack later. */
function tooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted && c === '\\') i += 1;
    else if (c === '"') quoted = !quoted;
    else if (!quoted && (c === '[' || c === '{') && ++depth > DEEPEST) return true;
    else if (!quoted && (c === ']' || c === '}')) depth -= 1;
  }
  return false;
}
