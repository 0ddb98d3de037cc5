// Looking a match through takes a while: it is done here, beside the page.
import { type Review, reviewing } from '@backroom/bots/review';
import { findOffer, mindOf } from '@backroom/games';
import { verifyMatch } from '@backroom/match';
import type { FromStudy, ToStudy } from './study.ts';

const post = (message: FromStudy): void => self.postMessage(message);

/** Enough for percentages that one can believe; a game of a hundred decisions takes a few seconds. */
const ITERATIONS = 2000;

function review({ game: id, course }: Extract<ToStudy, { ask: 'review' }>): Review<unknown, unknown> {
  const game = findOffer(id)?.game;
  if (game === undefined) throw new Error(`no game here is called ${id}`);
  const { options, seats, position, steps } = course;
  const mind = mindOf(game);
  const begun = position === null ? null : game.load(position, options);
  if (begun !== null && !begun.ok) throw new Error(begun.why);
  // A match that went on from somewhere begins there.
  const start = begun === null ? game.start : () => game.clone(begun.value);
  const from = { ...mind, game: { ...game, start } };
  const going = reviewing(from, options, seats, steps, { seed: 'review', iterations: ITERATIONS });
  for (;;) {
    const next = going.next();
    if (next.done === true) return next.value;
    post({ is: 'progress', done: next.value.done, of: next.value.of });
  }
}

function verify({ text }: Extract<ToStudy, { ask: 'verify' }>): FromStudy {
  const find = (id: string, rules: number) => {
    const game = findOffer(id)?.game;
    return game?.rules === rules ? game : undefined;
  };
  const { ok, checks, match, heads } = verifyMatch(find, text);
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

self.onmessage = ({ data }: MessageEvent<ToStudy>) => {
  try {
    post(data.ask === 'review' ? { is: 'reviewed', review: review(data) } : verify(data));
  } catch (error) {
    post({ is: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
};
