// Holding a finger on a sign explains it, because titles work only for a mouse. Cards open in full instead.
import { useEffect, useRef } from 'preact/hooks';
import type { IconWords } from '../words/icons/catalogue.ts';

const HOLD_MS = 450;
/** A finger that moves further drags or scrolls. */
const STILL_PX = 10;

function meaningOf(target: EventTarget | null, icons: IconWords): string | null {
  if (!(target instanceof Element) || target.closest('[data-card], [data-zoom]') !== null) return null;
  const sign = target.closest<SVGElement>('[data-icon]')?.dataset.icon as keyof IconWords | undefined;
  const around = target.closest('[title]')?.getAttribute('title') ?? null;
  return around ?? (sign === undefined ? null : icons[sign]);
}

/** `tell`: shows the meaning. */
export function useExplained(
  root: { readonly current: HTMLElement | null },
  icons: IconWords,
  tell: (meaning: string) => void,
): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const ending = new AbortController();
    const options = { signal: ending.signal, capture: true };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    /** The click that ends a hold is ignored. */
    let isHeld = false;
    const letGo = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      isHeld = false;
      const meaning = event.pointerType === 'mouse' ? null : meaningOf(event.target, icons);
      if (meaning === null) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        isHeld = true;
        latest.current(meaning);
      }, HOLD_MS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.abs(event.clientX - from.x) + Math.abs(event.clientY - from.y) > STILL_PX) letGo();
    };
    const click = (event: MouseEvent): void => {
      if (!isHeld) return;
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    };
    table.addEventListener('pointerdown', down, options);
    table.addEventListener('pointermove', move, options);
    table.addEventListener('pointerup', letGo, options);
    table.addEventListener('pointercancel', letGo, options);
    table.addEventListener('click', click, options);
    return () => {
      letGo();
      ending.abort();
    };
  }, [icons]);
}
