// Makes a review at the table. It takes a few seconds, so it shows its progress and can be stopped.
import { type Review, reviewing } from '@backroom/bots/review';
import { mindOf } from '@backroom/games';
import type { TerminalTable } from '../play/table.ts';

/** Bound by iterations alone: the same game is judged alike on any machine. About three seconds for four seats. */
const ITERATIONS = 4000;
/** The longest time between two updates of the screen. */
const STILL_MS = 100;
const BAR = 40;

export type AnyReview = Review<unknown, unknown>;

/** Null: it was cancelled. */
export async function reviewOf(table: TerminalTable): Promise<AnyReview | null> {
  const { session, clock } = table;
  const { game, options, seats, log } = session;
  const steps = reviewing(mindOf(game), options, seats, log, { seed: 'review', iterations: ITERATIONS });
  const { working } = table.review.texts;
  if (!table.terminal.live) table.terminal.print(['', working]);
  let shown = Number.NEGATIVE_INFINITY;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (clock.now() - shown < STILL_MS) continue;
    shown = clock.now();
    if (await isStopped(table, step.value.done / step.value.of)) return null;
  }
}

/** Lets the event loop read keys. Without a screen there is no progress bar, and typed lines are for later. */
async function isStopped({ terminal, paint, phrases, review, clock }: TerminalTable, done: number): Promise<boolean> {
  if (!terminal.live) {
    await new Promise<void>((resolve) => clock.after(0, resolve));
    return false;
  }
  const full = Math.round(done * BAR);
  const bar = paint.bright('━'.repeat(full)) + paint.dim('─'.repeat(BAR - full));
  const lines = ['', ` ${review.texts.working}`, '', ` ${bar} ${review.numbers.percent(done)}`, ''];
  terminal.frame(() => lines, paint.dim(` ${phrases.ending.stop}`));
  return (await terminal.hear(0)) !== null;
}
