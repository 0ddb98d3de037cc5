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

/** The beat to show on the way to the newest view; without one, that view itself. */
export function useBeats(game: Manifest, { view, news, newsNumber }: Laid): Shown & { readonly skip: () => void } {
  const toBeats = useThere<{ readonly cut: AnyBeats } | null>(async () => {
    const cut = await (await partsOf(game)).beats?.();
    return cut === undefined ? null : { cut };
  }, [game]);
  const [passing, pass] = useState<Shown | null>(null);
  const queue = useMemo(() => new PresentationQueue({ ...pageAround, idle: () => pass(null) }), []);
  const last = useRef({ view, newsNumber });
  useEffect(() => {
    const before = last.current;
    last.current = { view, newsNumber };
    if (before.newsNumber === newsNumber || toBeats === null) return;
    // A new step ends the animation of the last one.
    queue.close();
    pass(null);
    // Only a single step forward is animated.
    if (newsNumber !== before.newsNumber + 1 || news.length === 0) return;
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
