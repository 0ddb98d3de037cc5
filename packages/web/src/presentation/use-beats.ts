// The same queue for a table outside a match: a step of a replay, a lesson, a puzzle.
import type { Manifest } from '@backroom/games/manifests';
import type { ShownBeat } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { partsOf } from '../games.ts';
import { pageAround } from './begin.ts';
import { shownBeat } from './present.ts';
import { type AnyBeats, PresentationQueue } from './queue.ts';

interface Laid {
  readonly view: unknown;
  readonly news: readonly unknown[];
  readonly newsNumber: number;
}

interface Shown {
  readonly view: unknown;
  readonly beat: ShownBeat<unknown> | null;
}

/**
 * The beat to show on the way to the newest view; without one, that view itself. `arrived` is told the number of the news when all
 * of it has been shown.
 */
export function useBeats(
  game: Manifest,
  { view, news, newsNumber }: Laid,
  arrived: (newsNumber: number) => void = () => {},
): Shown & { readonly skip: () => void } {
  const toBeats = useThere<{ readonly cut: AnyBeats } | null>(async () => {
    const cut = await (await partsOf(game)).beats?.();
    return cut === undefined ? null : { cut };
  }, [game]);
  const [passing, pass] = useState<Shown | null>(null);
  const arrive = useRef(() => {});
  arrive.current = () => {
    pass(null);
    arrived(newsNumber);
  };
  const queue = useMemo(() => new PresentationQueue({ ...pageAround, idle: () => arrive.current() }), []);
  const last = useRef({ view, newsNumber });
  useEffect(() => {
    const before = last.current;
    last.current = { view, newsNumber };
    if (before.newsNumber === newsNumber) {
      if (queue.isIdle) arrive.current();
      return;
    }
    // A new step ends the animation of the last one.
    queue.close();
    // Only a single step forward is animated.
    if (toBeats === null || newsNumber !== before.newsNumber + 1 || news.length === 0) return arrive.current();
    pass(null);
    const beats = toBeats.cut(before.view, news, view);
    queue.push(
      beats.map((beat) => ({
        ms: beat.ms,
        isPause: beat.isPause === true,
        begin: (ms) => pass({ view: beat.during, beat: shownBeat(beat, ms) }),
      })),
    );
  }, [newsNumber, view]);
  useEffect(() => () => queue.close(), []);
  return { view: passing?.view ?? view, beat: passing?.beat ?? null, skip: () => queue.skip() };
}
