// The top of a file: the match, the game, and the players' names if they may be shown.
import { type Parsed, parsed, refused } from '@backroom/kit';
import { FORMAT } from '../format.ts';
import type { Terms } from '../terms.ts';

export interface Heading extends Pick<Terms, 'match' | 'game' | 'rules'> {
  readonly names: readonly (string | null)[];
}

const LONGEST_NAME = 60;

/** Control characters, line ends, marks that change the text direction, unpaired surrogates. */
const UNSEEMLY = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

export function writeHeading({ match, game, rules }: Terms, names: readonly (string | null)[]): string[] {
  const told = names.flatMap((name, seat) => (name === null ? [] : [`Name ${seat}: ${name}`]));
  return [FORMAT, `Game: ${game}, rules ${rules}`, `Match: ${match}`, ...told];
}

/** A name as a file can contain it, or null if nothing is left of it. */
export function cleanName(name: string | null): string | null {
  const clean = [...(name ?? '').slice(0, 1000).replace(UNSEEMLY, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();
  return clean === '' ? null : clean;
}

export function readHeading(lines: readonly string[]): Parsed<Heading> {
  const [, game, rules] = /^Game: ([a-z][a-z0-9-]{0,31}), rules ([1-9]\d{0,8})$/.exec(lines[1] ?? '') ?? [];
  if (game === undefined) return refused('line 2: must name the game, such as "Game: its-id, rules 1"');
  const [, match] = /^Match: ([A-Za-z0-9_-]{1,64})$/.exec(lines[2] ?? '') ?? [];
  if (match === undefined) return refused('line 3: must name the match, such as "Match: 5f2c"');
  const names: (string | null)[] = [];
  for (const [index, line] of lines.slice(3).entries()) {
    const [, place, name] = /^Name (0|[1-9]\d?): (.{1,120})$/.exec(line) ?? [];
    const seat = Number(place);
    if (name === undefined || seat < names.length || cleanName(name) !== name) {
      return refused(`line ${index + 4}: must be a name, such as "Name 0: Ada", in the order of seats`);
    }
    while (names.length < seat) names.push(null);
    names.push(name);
  }
  return parsed({ match, game, rules: Number(rules), names });
}
