// The end of a file: the game's result, and the chain's hash after the last entry.
import { type Parsed, parsed, type Result, refused } from '@backroom/kit';

export interface Ending {
  readonly result: Result | null;
  readonly head: string | null;
  /** The number of lines read. */
  readonly lines: number;
}

export function writeEnding(result: Result | null, head: string | null): string[] {
  return [...(result === null ? [] : [writeResult(result)]), ...(head === null ? [] : [`Head: ${head}`])];
}

function writeResult({ scores, winners }: Result): string {
  return `Result: ${scores.join(' ')}, won by ${winners.length === 0 ? 'nobody' : winners.join(' ')}`;
}

export function readEnding(lines: readonly string[], first: number): Parsed<Ending> {
  const result = readResult(lines[0] ?? '');
  const at = result === null ? 0 : 1;
  const head = /^Head: ([0-9a-f]{64})$/.exec(lines[at] ?? '')?.[1] ?? null;
  const read = at + (head === null ? 0 : 1);
  return read === lines.length
    ? parsed({ result, head, lines: read })
    : refused(
        `line ${first + read}: after the log come at most "Result: 12 7, won by 0" and "Head: ", the latter with 64 hexadecimal digits`,
      );
}

function readResult(line: string): Result | null {
  const [, scores, won] = /^Result: (-?[\d. -]{1,1000}), won by (nobody|[\d ]{1,200})$/.exec(line) ?? [];
  if (scores === undefined || won === undefined) return null;
  const winners = won === 'nobody' ? [] : won.split(' ').map(Number);
  const result = { scores: scores.split(' ').map(Number), winners };
  return writeResult(result) === line ? result : null;
}
