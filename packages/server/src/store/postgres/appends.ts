// Group commit: appends that arrive while a batch is being committed go with the next batch, in one round trip and one commit.
import { itemAt } from '@backroom/kit';
import type { Alongside, Appended, Line } from '../contract.ts';
import { StoreError } from '../trouble.ts';
import type { Link } from './link.ts';
import { isLost } from './trouble.ts';

/** The most appends in one batch: with more, the first ones would wait too long. */
const MOST = 500;
/** Time limits of the first and the second try, in milliseconds: a player learns within 5 s that a move was not stored. */
const FIRST_TRY = 2250;
const SECOND_TRY = 1750;

interface Waiting {
  readonly match: string;
  readonly lines: readonly Line[];
  readonly alongside: Alongside;
  readonly keep: (appended: Appended) => void;
  readonly fail: (error: unknown) => void;
}

const APPEND = `
  SELECT append_lines(
    wish ->> 0, wish -> 1, $2, wish ->> 5, (wish ->> 2)::boolean, (wish ->> 3)::bigint, wish ->> 4
  ) AS answer
  FROM json_array_elements($1::text::json) WITH ORDINALITY AS given (wish, place) ORDER BY place`;

export class Appends {
  private readonly link: Link;
  private waiting: Waiting[] = [];
  private underWay: readonly Waiting[] = [];
  private scheduled = false;
  private drained: (() => void)[] = [];

  constructor(link: Link) {
    this.link = link;
  }

  get length(): { readonly waiting: number; readonly underWay: number } {
    return { waiting: this.waiting.length, underWay: this.underWay.length };
  }

  append(match: string, lines: readonly Line[], alongside: Alongside): Promise<Appended> {
    return new Promise((keep, fail) => {
      this.waiting.push({ match, lines, alongside, keep, fail });
      if (this.scheduled || this.underWay.length > 0) return;
      // At the end of this turn of the event loop, so that all its appends share one commit.
      this.scheduled = true;
      setImmediate(() => void this.send());
    });
  }

  /** Resolves when all appends so far are answered. */
  async drain(): Promise<void> {
    while (this.waiting.length + this.underWay.length > 0)
      await new Promise<void>((resolve) => this.drained.push(resolve));
  }

  private async send(): Promise<void> {
    this.scheduled = false;
    while (this.waiting.length > 0) {
      // Every node takes matches in the same order, so no two batches wait for each other. The sort is stable.
      this.underWay = this.waiting.splice(0, MOST).sort((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : 0));
      await this.carryOut(this.underWay);
      this.underWay = [];
    }
    for (const resolve of this.drained.splice(0)) resolve();
  }

  private async carryOut(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await this.tryTwice(batch);
      for (const [index, { match, lines, keep, fail }] of batch.entries()) {
        const answer = itemAt(answers, index);
        if (answer === 'unknown') fail(new StoreError('unknown-match', `there is no match ${match}`));
        else keep(readAnswer(answer, lines));
      }
    } catch (error) {
      if (isLost(error)) {
        for (const { fail } of batch) fail(error);
        // Refuse the waiting appends too: they would wait just as long for nothing.
        const refusal = new StoreError('busy', 'the database does not answer; nothing was stored');
        for (const { fail } of this.waiting.splice(0)) fail(refusal);
      } else if (batch.length === 1) for (const { fail } of batch) fail(error);
      // Try each append alone, so that one bad append does not fail the others.
      else for (const one of batch) await this.carryOut([one]);
    }
  }

  /** After a lost connection it is unknown whether the batch was committed. The second try finds out. */
  private async tryTwice(batch: readonly Waiting[]): Promise<readonly string[]> {
    const wishes = JSON.stringify(batch.map(wishOf));
    const run = async (again: boolean, within: number): Promise<readonly string[]> =>
      (await this.link.query<{ answer: string }>(APPEND, [wishes, again], within)).map(({ answer }) => answer);
    try {
      return await run(false, FIRST_TRY);
    } catch (error) {
      if (!isLost(error)) throw error;
      return run(true, SECOND_TRY).catch((second: Error) => {
        // However the second try failed, the first may have been committed.
        throw isLost(second) ? second : new StoreError('lost', second.message, { cause: second });
      });
    }
  }
}

const wishOf = ({ match, lines, alongside: { dueAt, status, after } }: Waiting): unknown => [
  match,
  lines.map(({ seq, at, cid, text, hash }) => [seq, at, cid, text, hash]),
  dueAt !== undefined,
  dueAt ?? null,
  status ?? null,
  after ?? null,
];

function readAnswer(answer: string, lines: readonly Line[]): Appended {
  if (answer === 'ok') return { ok: true };
  if (answer === 'conflict') return { ok: false, why: 'conflict' };
  const space = answer.indexOf(' ');
  const cid = answer.slice(space + 1);
  if (!lines.some((line) => line.cid === cid))
    throw new StoreError('unexpected', `an answer about another cid: ${answer}`);
  return { ok: false, why: 'repeated', cid, seq: Number(answer.slice(0, space)) };
}
