// Checks a match from its text alone: the reader needs to trust nobody.
import { type Result, sameData } from '@backroom/kit';
import { chainOf } from './chain.ts';
import type { Entry } from './deeds.ts';
import { type Again, playAgain } from './fair/again.ts';
import { type Primitives, portable } from './fair/primitives.ts';
import { commitmentTo, pledgeOf } from './fair/promise.ts';
import { type FindGame, importMatch, type WrittenMatch } from './text.ts';

export interface Check {
  readonly name: 'text' | 'rules' | 'commitment' | 'shares' | 'draws' | 'lots' | 'chain' | 'result';
  /** 'unknown': this text is not enough to tell, for example while the secret is not disclosed. */
  readonly outcome: 'ok' | 'failed' | 'unknown';
  /** A sentence for people. */
  readonly sentence: string;
}

export interface Verification {
  /** Nothing failed. */
  readonly ok: boolean;
  readonly checks: readonly Check[];
  /** The match that was verified; null: the text could not be read. */
  readonly match: WrittenMatch | null;
  /** The chain's hash after each entry, to compare with those seen in play. Empty without the secret. */
  readonly heads: readonly string[];
  readonly result: Result | null;
}

const check = (name: Check['name'], outcome: Check['outcome'], sentence: string): Check => ({
  name,
  outcome,
  sentence,
});
const UNDISCLOSED = 'The secret is not disclosed before the game is over';

export function verifyMatch(findGame: FindGame, text: string, primitives: Primitives = portable): Verification {
  const read = importMatch(findGame, text);
  if (!read.ok) {
    return { ok: false, checks: [check('text', 'failed', `${read.why}.`)], match: null, heads: [], result: null };
  }
  const match = read.value;
  const secret = secretOf(match.entries);
  const heads = secret === null ? [] : chainOf(match.terms.match, secret, match.lines, primitives);
  const play = playAgain(match, secret, primitives);
  const checks = [
    check('text', 'ok', `All ${match.lines.length} entries are well formed, in order and without a gap.`),
    checkRules(play),
    checkCommitment(match, secret, primitives),
    checkShares(match, primitives),
    checkDraws(play, secret),
    checkLots(match, play, secret),
    checkChain(match.head, heads.at(-1)),
    checkResult(match.result, play),
  ];
  return { ok: checks.every(({ outcome }) => outcome !== 'failed'), checks, match, heads, result: play.result };
}

function secretOf(entries: readonly Entry[]): string | null {
  for (const { deed } of entries) if (deed.do === 'disclose') return deed.secret;
  return null;
}

function checkRules({ wrong, decisions, draws }: Again): Check {
  return wrong === null
    ? check('rules', 'ok', `Every step was allowed. Decisions: ${decisions}; draws: ${draws}.`)
    : check('rules', 'failed', `This step was not allowed: ${wrong}.`);
}

function checkCommitment({ terms, entries }: WrittenMatch, secret: string | null, primitives: Primitives): Check {
  if (secret === null) return check('commitment', 'unknown', `${UNDISCLOSED}.`);
  const deed = entries[0]?.deed;
  return deed?.do === 'open' &&
    deed.commitment === commitmentTo(secret, terms, deed.shuffle ?? 'backroom-1', primitives)
    ? check('commitment', 'ok', 'The secret matches the commitment that the server made before anybody sat down.')
    : check('commitment', 'failed', 'The secret does not match the commitment of the server: it was changed.');
}

/** A share must match its pledge, and nobody may pledge after seeing a share. */
function checkShares({ terms, entries }: WrittenMatch, primitives: Primitives): Check {
  const pledges = new Map<number, string>();
  const shared = new Set<number>();
  for (const { by, deed, seq } of entries) {
    if (deed.do === 'begin') break;
    if (deed.do === 'sit' && deed.pledge !== null) {
      if (shared.size > 0)
        return check('shares', 'failed', `Entry ${seq} pledges a share after others were disclosed.`);
      pledges.set(deed.seat, deed.pledge);
    }
    if (deed.do === 'rise') {
      pledges.delete(deed.seat);
      shared.delete(deed.seat);
    }
    if (deed.do !== 'share') continue;
    if (typeof by !== 'number' || pledges.get(by) !== pledgeOf(deed.share, primitives)) {
      return check('shares', 'failed', `Entry ${seq} discloses a share that does not match its pledge.`);
    }
    shared.add(by);
  }
  const withheld = [...pledges.keys()].filter((seat) => !shared.has(seat));
  const given = `${shared.size} of ${terms.seats} seats mixed a share of their own into the shuffle, each as pledged`;
  if (withheld.length > 0)
    return check('shares', 'ok', `${given}; pledged but never shown: seat ${withheld.join(', ')}.`);
  return shared.size > 0
    ? check('shares', 'ok', `${given}.`)
    : check('shares', 'ok', "No seat added a share: the shuffle depends only on the server's secret.");
}

function checkDraws({ wrong, otherwise }: Again, secret: string | null): Check {
  if (secret === null) return check('draws', 'unknown', `${UNDISCLOSED}, so no draw can be repeated.`);
  if (otherwise.length > 0) {
    return check(
      'draws',
      'failed',
      `Draws that do not follow from the secret and the shares: entry ${otherwise.join(', ')}.`,
    );
  }
  if (wrong !== null)
    return check('draws', 'unknown', 'The draws before that entry are correct; later ones were not checked.');
  return check('draws', 'ok', 'Every draw follows from the secret and the shares.');
}

function checkLots(
  { entries: [opening] }: WrittenMatch,
  { wrong, grabs, misdrawn }: Again,
  secret: string | null,
): Check {
  if (misdrawn.length > 0)
    return check(
      'lots',
      'failed',
      `Lots that do not follow from the secret and the shares: entry ${misdrawn.join(', ')}.`,
    );
  if (wrong !== null)
    return check('lots', 'unknown', 'The lots before that entry are correct; later ones were not checked.');
  if (grabs === 0) return check('lots', 'ok', 'The log has no grab by several seats at once.');
  if (opening?.deed.do === 'open' && opening.deed.shuffle === undefined) {
    const old = 'This match uses backroom-1, whose lots cannot be checked';
    return check('lots', 'unknown', `${old}: nothing proves the order in its ${grabs} grabs by several seats.`);
  }
  if (secret === null) return check('lots', 'unknown', `${UNDISCLOSED}, so no lot can be repeated.`);
  return check(
    'lots',
    'ok',
    `Grabs by several seats at once: ${grabs}. Every lot follows from the secret and the shares.`,
  );
}

function checkChain(claimed: string | null, head: string | undefined): Check {
  if (head === undefined) return check('chain', 'unknown', `${UNDISCLOSED}, so the chain cannot be recomputed.`);
  if (claimed === null) return check('chain', 'unknown', `The text has no head. Its entries give the head ${head}.`);
  return claimed === head
    ? check('chain', 'ok', `The hash chain is intact, up to its head ${head}.`)
    : check('chain', 'failed', `The entries give the head ${head}, but the text names another: an entry was changed.`);
}

function checkResult(claimed: Result | null, { wrong, result }: Again): Check {
  if (wrong !== null) return check('result', 'unknown', 'The game cannot be replayed to its end.');
  if (claimed === null && result !== null) {
    return check('result', 'ok', `The game came out as ${tell(result)}; the text names no result.`);
  }
  if (!sameData(claimed, result)) {
    return check('result', 'failed', `The game came out as ${tell(result)}; the text says ${tell(claimed)}.`);
  }
  return result === null
    ? check('result', 'unknown', 'The game was not played to its end.')
    : check('result', 'ok', `The game came out as ${tell(result)}.`);
}

function tell(result: Result | null): string {
  if (result === null) return 'undecided';
  const winners = result.winners.length === 0 ? 'nobody' : `seat ${result.winners.join(' and ')}`;
  return `${result.scores.join(' : ')}, won by ${winners}`;
}
