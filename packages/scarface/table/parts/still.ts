// Parts that a touch does not change are not drawn again: a touch only changes what is lit, held or pointed out.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Pick } from '../choices.ts';
import type { Scene } from '../scene.ts';

type Drawn = JSX.Element | null;

/**
 * Draws again only when the table changes, or how picks of these kinds may be touched. A kind is the beginning of a pick:
 * `deal`, or a whole one, `tile:cicero`. `more`: what else it shows.
 */
export function useStill(
  scene: Scene,
  kinds: readonly string[],
  draw: () => Drawn,
  more: readonly unknown[] = [],
): Drawn {
  const { lit, hold, pointed, view, speaker, say, icons, mode, away } = scene;
  const isOurs = (pick: Pick): boolean => kinds.some((kind) => pick === kind || pick.startsWith(`${kind}:`));
  const ours = (picks: Iterable<Pick>): string => [...picks].filter(isOurs).join(' ');
  const touched = [ours(lit), ours(hold.picks), ours(pointed)].join('|');
  return useMemo(draw, [view, speaker, say, icons, mode, away, touched, ...more]);
}
