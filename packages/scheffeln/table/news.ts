// Plays the current beat, and announces events once they have been shown.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Geometry } from './geometry.ts';
import type { TablePicture } from './scene.ts';
import type { Tongue } from './words/index.ts';

/** Loaded with the presentation. Until then nothing is animated. */
let motion: typeof import('./motion/index.ts') | null = null;

const waiting = new Set<() => void>();

export async function loadMotion(): Promise<void> {
  motion ??= await import('./motion/index.ts');
  for (const tell of waiting) tell();
}

/** Draws again once it is loaded. */
export function useMotion(): typeof motion {
  const [, setThere] = useState(motion);
  useEffect(() => {
    const tell = (): void => setThere(motion);
    waiting.add(tell);
    return () => void waiting.delete(tell);
  }, []);
  return motion;
}

export function useBeat(
  root: RefObject<HTMLElement | null>,
  picture: TablePicture,
  geometry: Geometry,
  { pieces }: Tongue,
): void {
  const { newsNumber, news, view, beat, words, names, sound } = picture;
  const last = useRef(newsNumber);
  useEffect(() => {
    if (last.current === newsNumber) return;
    last.current = newsNumber;
    picture.announce(news.map((event) => words.event(event, names)).join(' '), true);
  }, [newsNumber]);
  useLayoutEffect(
    () =>
      beat && root.current
        ? motion?.play({ root: root.current, geometry, view, money: pieces.money, sound }, beat)
        : undefined,
    [beat?.number],
  );
}
