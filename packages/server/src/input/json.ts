// Parses text from outside only if it is small and shallow: deep nesting is refused before the parser sees it.
import { type Parsed, parsed, refused } from '@backroom/kit';

export interface Bounds {
  /** Characters. */
  readonly longest: number;
  readonly deepest: number;
}

export function readJson(text: string, { longest, deepest }: Bounds): Parsed<unknown> {
  if (text.length > longest) return refused(`longer than ${longest} characters`);
  if (isDeeper(text, deepest)) return refused(`nested deeper than ${deepest}`);
  try {
    return parsed(JSON.parse(text));
  } catch {
    return refused('not JSON');
  }
}

const QUOTE = 34;
const BACKSLASH = 92;

function isDeeper(text: string, deepest: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === BACKSLASH) i++;
      else if (c === QUOTE) quoted = false;
    } else if (c === QUOTE) quoted = true;
    else if (c === 91 || c === 123) {
      if (++depth > deepest) return true;
    } else if (c === 93 || c === 125) depth--;
  }
  return false;
}
