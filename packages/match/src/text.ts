// A whole match as a readable file: heading, log, result.
import { type AnyGame, type Parsed, parsed, type Result, refused } from '@backroom/kit';
import type { Entry } from './deeds.ts';
import { FORMAT } from './format.ts';
import { readEntry, writeEntry } from './line.ts';
import type { Terms } from './terms.ts';
import { readEnding, writeEnding } from './written/ending.ts';
import { cleanName, readHeading, writeHeading } from './written/heading.ts';

/** What a file may contain besides the log. It is not hashed: names can be left out, and the log still verifies. */
export interface WrittenExtras {
  /** By seat; null or missing: not named. */
  readonly names?: readonly (string | null)[];
  /** The chain's hash after the last entry, given by the holder of the secret. */
  readonly head?: string | null;
  readonly result?: Result | null;
}

export interface WrittenMatch {
  readonly game: AnyGame;
  readonly terms: Terms;
  readonly entries: readonly Entry[];
  /** The lines of the entries as they are in the file: these are hashed. */
  readonly lines: readonly string[];
  /** One for each seat. */
  readonly names: readonly (string | null)[];
  readonly head: string | null;
  readonly result: Result | null;
}

export type FindGame = (id: string, rules: number) => AnyGame | undefined;

/** Far more than any match has; small enough for memory. */
const MOST_CHARACTERS = 8 * 2 ** 20;
const MOST_ENTRIES = 20_000;

/** Everything that happened, with hidden cards: for viewers who may see all, which is everybody after the end. */
export function exportMatch(game: AnyGame, entries: readonly Entry[], extras: WrittenExtras = {}): string {
  const terms = termsOf(entries[0]);
  if (terms === null) throw new TypeError('a match begins with its opening');
  const names = (extras.names ?? []).slice(0, terms.seats).map(cleanName);
  const ending = writeEnding(extras.result ?? null, extras.head ?? null);
  return [
    ...writeHeading(terms, names),
    '',
    ...entries.map((entry) => writeEntry(game, entry)),
    ...(ending.length === 0 ? [] : ['', ...ending]),
    '',
  ].join('\n');
}

/** Accepts only what `exportMatch` writes, byte for byte. A refusal names the line. */
export function importMatch(findGame: FindGame, text: string): Parsed<WrittenMatch> {
  if (text.length > MOST_CHARACTERS) return refused(`a match has at most ${MOST_CHARACTERS} characters`);
  const all = text.split('\n');
  if (all.pop() !== '') return refused(`line ${all.length + 1}: the last line has no line end; is the file cut off?`);
  const broken = all.findIndex((line) => line.endsWith('\r'));
  if (broken !== -1) return refused(`line ${broken + 1}: lines must end in LF, not in CR LF`);
  const top = all.indexOf('');
  if (all[0] !== FORMAT) return refused(`line 1: must be "${FORMAT}"`);
  if (top === -1) return refused(`line ${all.length}: the log is missing; it follows after an empty line`);
  const heading = readHeading(all.slice(0, top));
  if (!heading.ok) return heading;
  const { match, game: id, rules, names } = heading.value;
  const game = findGame(id, rules);
  if (game === undefined) return refused(`line 2: version ${rules} of the game ${id} is unknown`);

  const rest = all.slice(top + 1);
  const end = rest.includes('') ? rest.indexOf('') : rest.length;
  const lines = rest.slice(0, end);
  const entries = readLines(game, lines, top + 2);
  if (!entries.ok) return entries;
  const terms = termsOf(entries.value[0]);
  if (terms === null) return refused(`line ${top + 2}: a match begins with its opening`);
  if (terms.match !== match || terms.game !== id || terms.rules !== rules) {
    return refused(`line ${top + 2}: the opening and the heading name different matches, games or rules`);
  }
  if (names.length > terms.seats) return refused(`line ${top}: there are only ${terms.seats} seats, from 0`);
  const ending = readEnding(rest.slice(end + 1), top + end + 3);
  if (!ending.ok) return ending;
  if (end < rest.length && ending.value.lines === 0) return refused(`line ${all.length}: unexpected empty line`);
  const { result, head } = ending.value;
  const everyName = Array.from({ length: terms.seats }, (_, seat) => names[seat] ?? null);
  return parsed({ game, terms, entries: entries.value, lines, names: everyName, head, result });
}

function readLines(game: AnyGame, lines: readonly string[], first: number): Parsed<Entry[]> {
  if (lines.length > MOST_ENTRIES)
    return refused(`line ${first + MOST_ENTRIES}: a match has at most ${MOST_ENTRIES} entries`);
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const where = `line ${first + index}`;
    const entry = readEntry(game, line);
    if (!entry.ok) return refused(`${where}: ${entry.why}`);
    const { seq, at, deed } = entry.value;
    if (seq !== index + 1) return refused(`${where}: entry ${index + 1} is due here, not ${seq}`);
    if (at < (entries.at(-1)?.at ?? at)) return refused(`${where}: it is earlier than the entry before`);
    if (index > 0 && deed.do === 'open') return refused(`${where}: a match is opened once`);
    entries.push(entry.value);
  }
  return parsed(entries);
}

const termsOf = (first: Entry | undefined): Terms | null => (first?.deed.do === 'open' ? first.deed.terms : null);
