// `backroom verify`: from the file of a match, was the shuffle fair and everything done by the rules?
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { findOffer } from '@backroom/games';
import { type Check, type FindGame, type Verification, verifyMatch } from '@backroom/match';
import { plain } from '../play/text.ts';
import { readText } from './reading.ts';

export const VERIFY_USAGE = `backroom verify FILE [--heads]     was a match played by the rules, with a fair shuffle? (docs/fairness.md)
  FILE: a match as it is exported (docs/notation.md); - for standard input. Status 0: nothing is wrong with it; 1: something is.
  --heads: the chain's hash after every entry too, to compare with those seen in play.`;

export interface VerifyIo {
  readonly input: Readable;
  readonly output: Writable;
  readonly error: Writable;
}

const findGame: FindGame = (id, rules) => {
  const game = findOffer(id)?.game;
  return game?.rules === rules ? game : undefined;
};

/** Prints what was found, for people. Status 2: there was no such file to look at. */
export async function verify(args: string[], io: VerifyIo): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { heads: { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1) {
    io.error.write(`backroom verify: name one file, or - for standard input.\n${VERIFY_USAGE}\n`);
    return 2;
  }
  const text = await readText(positionals[0], io.input);
  if (!text.ok) {
    io.error.write(`backroom verify: ${plain(text.why)}\n`);
    return 2;
  }
  const verification = verifyMatch(findGame, text.value);
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
