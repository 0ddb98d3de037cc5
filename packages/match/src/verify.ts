// Did everything go by the rules? From nothing but the text of a match: whoever runs this needs to trust nobody.
import { type Result, sameData } from '@backroom/kit';
import { chainOf } from './chain.ts';
import type { Entry } from './deeds.ts';
import { type Again, playAgain } from './fair/again.ts';
import { type Primitives, portable } from './fair/primitives.ts';
import { commitmentTo, pledgeOf } from './fair/promise.ts';
import { type FindGame, importMatch, type WrittenMatch } from './text.ts';

export interface Check {
  readonly name: 'text' | 'rules' | 'commitment' | 'shares' | 'draws' | 'chain' | 'result';
  /** 'unknown': cannot be told from this text, as when the secret is not disclosed yet. */
  readonly outcome: 'ok' | 'failed' | 'unknown';
  /** For people. */
  readonly sentence: string;
}

export interface Verification {
  /** Nothing failed. */
  readonly ok: boolean;
  readonly checks: readonly Check[];
  /** What was verified; null: it could not even be read. */
  readonly match: WrittenMatch | null;
  /** The chain's hash after each entry, from the first: to be compared with those seen in play. Empty without the secret. */
  readonly heads: readonly string[];
  readonly result: Result | null;
}

const check = (name: Check['name'], outcome: Check['outcome'], sentence: string): Check => ({
  name,
  outcome,
  sentence,
});
const UNDISCLOSED = 'The secret is not disclosed yet, as it is when the game is over';

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
    check(
      'text',
      'ok',
      `Every entry is written as it must be, in order and without a gap; there are ${match.lines.length}.`,
    ),
    checkRules(play),
    checkCommitment(match, secret, primitives),
    checkShares(match, primitives),
    checkDraws(play, secret),
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
    ? check('rules', 'ok', `Everything was allowed where it was done. Decisions: ${decisions}; draws: ${draws}.`)
    : check('rules', 'failed', `This was not allowed where it stands: ${wrong}.`);
}

function checkCommitment({ terms, entries }: WrittenMatch, secret: string | null, primitives: Primitives): Check {
  if (secret === null) return check('commitment', 'unknown', `${UNDISCLOSED}.`);
  const [{ deed }] = entries;
  return deed.do === 'open' && deed.commitment === commitmentTo(secret, terms, primitives)
    ? check('commitment', 'ok', 'The secret is the one that the house committed itself to before anybody sat down.')
    : check('commitment', 'failed', 'The secret is not the one that the house committed itself to: it was changed.');
}

/** A share must fit its pledge, and no pledge may be made by somebody who has seen a share. */
function checkShares({ terms, entries }: WrittenMatch, primitives: Primitives): Check {
  const pledges = new Map<number, string>();
  const shared = new Set<number>();
  for (const { by, deed, seq } of entries) {
    if (deed.do === 'begin') break;
    if (deed.do === 'sit' && deed.pledge !== null) {
      if (shared.size > 0) return check('shares', 'failed', `Entry ${seq} pledges a share after others were shown.`);
      pledges.set(deed.seat, deed.pledge);
    }
    if (deed.do === 'rise') {
      pledges.delete(deed.seat);
      shared.delete(deed.seat);
    }
    if (deed.do !== 'share') continue;
    if (typeof by !== 'number' || pledges.get(by) !== pledgeOf(deed.share, primitives)) {
      return check('shares', 'failed', `Entry ${seq} shows a share that is not the one pledged.`);
    }
    shared.add(by);
  }
  const withheld = [...pledges.keys()].filter((seat) => !shared.has(seat));
  const given = `${shared.size} of ${terms.seats} seats mixed a share of their own into the shuffle, each as pledged`;
  if (withheld.length > 0)
    return check('shares', 'ok', `${given}; pledged but never shown: seat ${withheld.join(', ')}.`);
  return shared.size > 0
    ? check('shares', 'ok', `${given}.`)
    : check('shares', 'ok', "No seat mixed in a share: the shuffle rests on the house's secret alone.");
}

function checkDraws({ wrong, otherwise }: Again, secret: string | null): Check {
  if (secret === null) return check('draws', 'unknown', `${UNDISCLOSED}, so no draw can be repeated.`);
  if (otherwise.length > 0) {
    return check(
      'draws',
      'failed',
      `Chance drew otherwise than secret and shares say, in entry ${otherwise.join(', ')}.`,
    );
  }
  if (wrong !== null)
    return check(
      'draws',
      'unknown',
      'The draws before that entry are as they had to be; what came after it was not looked at.',
    );
  return check('draws', 'ok', 'Every draw follows from the secret and the shares.');
}

function checkChain(claimed: string | null, head: string | undefined): Check {
  if (head === undefined) return check('chain', 'unknown', `${UNDISCLOSED}, so the chain cannot be recomputed.`);
  if (claimed === null)
    return check('chain', 'unknown', `The text names no head. The one that its entries give is ${head}.`);
  return claimed === head
    ? check('chain', 'ok', `The chain of hashes holds, up to its head ${head}.`)
    : check('chain', 'failed', `The entries give the head ${head}, not the one named: an entry was changed.`);
}

function checkResult(claimed: Result | null, { wrong, result }: Again): Check {
  if (wrong !== null) return check('result', 'unknown', 'The game cannot be played to its end.');
  if (claimed === null && result !== null) {
    return check('result', 'ok', `The game came out as ${tell(result)}; the text says nothing of it.`);
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
