// Shows what has just happened on the way from the last view to this one; whoever touches something sees the end at once.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '../src/view.ts';
import type { Geometry } from './geometry.ts';
import type { Finish } from './motion/play.ts';
import type { TablePicture } from './scene.ts';
import type { Tongue } from './words/index.ts';

const NOTHING: Finish = () => {};

type Motion = typeof import('./motion/index.ts');

/** Loaded once the table stands: nothing moves before the first move. */
let motion: Motion | null = null;
const MOTION_AFTER_MS = 1000;

async function loadMotion(): Promise<void> {
  motion ??= await import('./motion/index.ts').catch(() => null);
}

export function useNews(
  root: RefObject<HTMLElement | null>,
  picture: TablePicture,
  geometry: Geometry,
  tongue: Tongue,
): Finish {
  const last = useRef<{ readonly number: number; readonly ring: View['ring'] }>({
    number: picture.newsNumber,
    ring: picture.view.ring,
  });
  const finish = useRef<Finish>(NOTHING);
  const { newsNumber, news, view, tempo } = picture;
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { number: newsNumber, ring: view.ring };
    if (before.number === newsNumber || root.current === null) return;
    finish.current();
    finish.current = NOTHING;
    picture.announce(news.map((event) => picture.words.event(event, picture.names)).join(' '));
    if (motion === null || tempo === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const stage = { root: root.current, geometry, tempo, money: tongue.pieces.money, sound: picture.sound };
    finish.current = motion.play(stage, motion.timelineOf(geometry, before.ring, news));
  }, [newsNumber]);
  useEffect(() => {
    const soon = setTimeout(() => void loadMotion(), MOTION_AFTER_MS);
    return () => {
      clearTimeout(soon);
      finish.current();
    };
  }, []);
  return () => {
    finish.current();
    finish.current = NOTHING;
  };
}
