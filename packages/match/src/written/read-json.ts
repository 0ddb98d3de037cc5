// The way back from `writeJson`. Apart from it, because whoever plays writes nothing down and reads nothing.
import { type Json, type Parsed, parsed, refused } from '@backroom/kit';
import { DEEPEST, writeJson } from './json.ts';

/** Takes only what `writeJson` gives. */
export function readJson(text: string): Parsed<Json> {
  if (tooDeep(text)) return refused(`data is nested deeper than ${DEEPEST}`);
  try {
    const value = JSON.parse(text) as Json;
    if (writeJson(value) === text) return parsed(value);
  } catch {
    return refused('this is not JSON, or has keys that cannot be written');
  }
  return refused('the JSON is not written in the one way: keys sorted, no spaces, plain ASCII');
}

/** Looked at before parsing: a parser takes a depth that nothing after it would survive. */
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
