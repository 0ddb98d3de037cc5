// The layout and the font size for the room that the table has.
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Mode } from './scene.ts';

export interface Size {
  readonly mode: Mode;
  /** Wider than high: parts that lie below each other elsewhere lie side by side. */
  readonly isWide: boolean;
  /** Height for the whole table, in pixels. */
  readonly room: number;
  /** The table's font size in pixels: all lengths are in em of it. */
  readonly letter: number;
}

/** The desk is drawn for this room, with letters of 16 pixels. */
const DESK = { width: 1390, height: 758, letter: 16 };
/** The height without a hand and a gang, for spectators and the big screen. */
const SHARED = 698;
/** The height of the tools below the table: hint, undo and so on. */
const BELOW = 60;
const PAD_FROM = 700;
const DESK_FROM = 1100;
/** Lower windows show one part beside the city. */
const LOW = 500;

function sizeFor(width: number, room: number, isShared: boolean): Size {
  const size = { room: Math.round(room), isWide: room < width * 0.8 };
  if (width >= DESK_FROM) {
    const scale = Math.min(width / DESK.width, room / (isShared ? SHARED : DESK.height));
    return { ...size, mode: 'desk', letter: DESK.letter * Math.max(0.78, Math.min(2.4, scale)) };
  }
  if (width >= PAD_FROM) {
    const isLow = room < LOW;
    return { ...size, mode: isLow ? 'low' : 'pad', letter: isLow ? 13 : size.isWide ? 14 : 15 };
  }
  return { ...size, mode: 'phone', letter: width < 372 ? 13.2 : 14 };
}

export function useSize(root: RefObject<HTMLElement | null>, isShared: boolean, handOnly: boolean): Size {
  const [size, setSize] = useState<Size>({ mode: 'desk', letter: DESK.letter, isWide: true, room: DESK.height });
  useLayoutEffect(() => {
    const box = root.current;
    if (box === null) return;
    const measure = (): void => {
      const top = box.getBoundingClientRect().top + scrollY;
      // In a low window the tools lie over a corner of the table; at a desk without a hand the page scrolls to them.
      const below = (isShared && box.clientWidth >= DESK_FROM) || innerHeight < LOW ? 0 : BELOW;
      const room = innerHeight - Math.min(top, innerHeight / 3) - below;
      // A hand alone is laid out as on a phone, unless the phone lies on its side.
      const width = handOnly && room >= LOW ? Math.min(box.clientWidth, PAD_FROM - 1) : box.clientWidth;
      const next = sizeFor(width, room, isShared);
      setSize((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      removeEventListener('resize', measure);
    };
  }, [isShared, handOnly]);
  return size;
}
