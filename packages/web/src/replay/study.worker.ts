// The worker for reviews and verifications, which take a while.
import { type Review, reviewing } from '@backroom/bots/review';
import { loadMind } from '@backroom/games/minds';
import { verifyMatch } from '@backroom/match';
import { findAmongAll } from '../more-of-games.ts';
import type { FromStudy, ToStudy } from './study.ts';

const post = (message: FromStudy): void => self.postMessage(message);

/** Enough for reliable percentages. A game of a hundred decisions takes a few seconds. */
const ITERATIONS = 2000;

async function review({ game: id, course }: Extract<ToStudy, { ask: 'review' }>): Promise<Review<unknown, unknown>> {
  const mind = await loadMind(id);
  if (mind === undefined) throw new Error(`unknown game: ${id}`);
  const { options, seats, position, steps } = course;
  const { game } = mind;
  const begun = position === null ? null : game.load(position, options);
  if (begun !== null && !begun.ok) throw new Error(begun.why);
  // A match that started from a position begins there.
  const start = begun === null ? game.start : () => game.clone(begun.value);
  const from = { ...mind, game: { ...game, start } };
  const going = reviewing(from, options, seats, steps, { seed: 'review', iterations: ITERATIONS });
  for (;;) {
    const next = going.next();
    if (next.done === true) return next.value;
    post({ is: 'progress', done: next.value.done, of: next.value.of });
  }
}

async function verify({ text }: Extract<ToStudy, { ask: 'verify' }>): Promise<FromStudy> {
  const { ok, checks, match, heads } = verifyMatch(await findAmongAll(), text);
  const shares = match?.entries.filter(({ deed }) => deed.do === 'share').length ?? 0;
  return {
    is: 'verified',
    verdict: {
      ok,
      checks: checks.map(({ name, outcome }) => ({ name, outcome })),
      shares,
      seats: match?.terms.seats ?? 0,
      head: heads.at(-1) ?? null,
    },
  };
}

self.onmessage = async ({ data }: MessageEvent<ToStudy>) => {
  try {
    post(data.ask === 'review' ? { is: 'reviewed', review: await review(data) } : await verify(data));
  } catch (error) {
    post({ is: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
};
