// The top of a file: which match of which game, and who sat where if that may be told.
import { type Parsed, parsed, refused } from '@backroom/kit';
import { FORMAT } from '../format.ts';
import type { Terms } from '../terms.ts';

export interface Heading extends Pick<Terms, 'match' | 'game' | 'rules'> {
  readonly names: readonly (string | null)[];
}

const LONGEST_NAME = 60;

/** Control characters, ends of lines, marks that turn the direction of what follows, halves of characters. */
const UNSEEMLY = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

export function writeHeading({ match, game, rules }: Terms, names: readonly (string | null)[]): string[] {
  const told = names.flatMap((name, seat) => (name === null ? [] : [`Name ${seat}: ${name}`]));
  return [FORMAT, `Game: ${game}, rules ${rules}`, `Match: ${match}`, ...told];
}

/** A name as it can stand in a file, or null if nothing is left of it. */
export function cleanName(name: string | null): string | null {
  const clean = [...(name ?? '').slice(0, 1000).replace(UNSEEMLY, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();
  return clean === '' ? null : clean;
}

export function readHeading(lines: readonly string[]): Parsed<Heading> {
  const game = /^Game: ([a-z][a-z0-9-]{0,31}), rules ([1-9]\d{0,8})$/.exec(lines[1] ?? '');
  if (game === null) return refused('line 2: must name the game, such as "Game: scheffeln, rules 1"');
  const match = /^Match: ([A-Za-z0-9_-]{1,64})$/.exec(lines[2] ?? '');
  if (match === null) return refused('line 3: must name the match, such as "Match: 5f2c"');
  const names: (string | null)[] = [];
  for (const [index, line] of lines.slice(3).entries()) {
    const found = /^Name (0|[1-9]\d?): (.{1,120})$/.exec(line);
    const seat = Number(found?.[1]);
    if (found === null || seat < names.length || cleanName(found[2]) !== found[2]) {
      return refused(`line ${index + 4}: must be a name, such as "Name 0: Ada", in the order of seats`);
    }
    while (names.length < seat) names.push(null);
    names.push(found[2]);
  }
  return parsed({ match: match[1], game: game[1], rules: Number(game[2]), names });
}
