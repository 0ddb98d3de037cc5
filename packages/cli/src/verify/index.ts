// `backroom verify`: checks the file of a match: a fair shuffle, and every step by the rules.
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { findRules } from '@backroom/games';
import { plain } from '@backroom/kit/terminal';
import { type Check, type Verification, verifyMatch } from '@backroom/match';
import { readText } from './reading.ts';

export const VERIFY_USAGE = `backroom verify FILE [--heads]     checks that a match was played by the rules and with a fair shuffle (docs/fairness.md)
  FILE: an exported match (docs/notation.md); - for standard input.
  Exit status 0: no check failed; 1: a check failed, or it is not a match; 2: the file could not be read.
  --heads: also prints the chain's hash after every entry, to compare with those seen in play.
  Example: backroom verify friday.txt`;

export interface VerifyIo {
  readonly input: Readable;
  readonly output: Writable;
  readonly error: Writable;
}

/** Prints the result for people. Exit status 2: the file could not be read. */
export async function verify(args: string[], io: VerifyIo): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { heads: { type: 'boolean', default: false } },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length !== 1) {
    io.error.write(`backroom verify: name one file, or - for standard input.\n${VERIFY_USAGE}\n`);
    return 2;
  }
  const text = await readText(path, io.input);
  if (!text.ok) {
    io.error.write(`backroom verify: ${plain(text.why)}\n`);
    return 2;
  }
  const verification = verifyMatch(findRules, text.value);
  io.output.write(`${report(verification, values.heads).join('\n')}\n`);
  return verification.ok ? 0 : 1;
}

const MARKS: Readonly<Record<Check['outcome'], string>> = { ok: 'ok', failed: 'FAILED', unknown: 'unknown' };

function report({ ok, checks, match, heads }: Verification, withHeads: boolean): string[] {
  const title =
    match === null
      ? 'This cannot be read as a match.'
      : `Match ${match.terms.match}: ${match.game.id}, rules ${match.terms.rules}, ${match.terms.seats} seats.`;
  const lines = checks.map(
    ({ name, outcome, sentence }) => `  ${MARKS[outcome].padEnd(8)}${name.padEnd(12)}${plain(sentence)}`,
  );
  const chain = withHeads && heads.length > 0 ? ['', ...heads.map((head, i) => `  ${i + 1} ${head}`)] : [];
  return [title, '', ...lines, ...chain, '', conclude(ok, checks)];
}

function conclude(ok: boolean, checks: readonly Check[]): string {
  if (!ok) return 'Not verified: something is wrong with this match, or with this file.';
  return checks.some(({ outcome }) => outcome === 'unknown')
    ? 'Nothing is wrong with it, as far as can be told from this file.'
    : 'Verified: fair and by the rules. What this proves and what not: docs/fairness.md.';
}
