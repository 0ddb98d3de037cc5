// Converts entries to stored lines of text with the chain's hash, and back.
import { type AnyGame, type Parsed, parsed, refused } from '@backroom/kit';
import { type Entry, genesis, link, type Primitives, readEntry, saltOf, writeEntry } from '@backroom/match';
import type { Line } from '../store/contract.ts';

export class Recorder {
  private readonly game: AnyGame;
  private readonly secret: string;
  private readonly primitives: Primitives;
  /** The hash after the last line. */
  head: string;

  constructor(game: AnyGame, match: string, secret: string, primitives: Primitives, head?: string) {
    this.game = game;
    this.secret = secret;
    this.primitives = primitives;
    this.head = head ?? genesis(match, primitives);
  }

  record(entry: Entry): Line {
    const text = writeEntry(this.game, entry);
    this.head = link(this.head, saltOf(this.secret, entry.seq, this.primitives), text, this.primitives);
    return { seq: entry.seq, at: entry.at, cid: entry.cid, text, hash: this.head };
  }
}

/** From the first line on. */
export function entriesOf(game: AnyGame, lines: readonly (Line | string)[]): Parsed<Entry[]> {
  const steps = readEntries(game, lines);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same, line by line. */
export function* readEntries(game: AnyGame, lines: readonly (Line | string)[]): Generator<void, Parsed<Entry[]>> {
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = readEntry(game, typeof line === 'string' ? line : line.text);
    if (!entry.ok) return refused(`line ${index + 1}: ${entry.why}`);
    entries.push(entry.value);
    yield;
  }
  return parsed(entries);
}
