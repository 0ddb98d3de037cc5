// A drag is two touches: one where it begins and one where it ends. So it can do nothing that two touches cannot, and its possible
// targets are lit meanwhile.
import { useEffect } from 'preact/hooks';
import type { Pick } from './choices.ts';

/** In pixels: a shorter drag is a touch of an unsteady hand. */
const FAR = 10;

interface Drag {
  readonly from: HTMLElement;
  readonly x: number;
  readonly y: number;
  shown: HTMLElement | null;
}

/** The drop target. Lit ones come first, so that a neighbourhood does not hide its district. */
function at(x: number, y: number): HTMLElement | null {
  const there = document
    .elementsFromPoint(x, y)
    .flatMap((one) => one.closest<HTMLElement>('.sft-table [data-pick]') ?? []);
  return there.find((one) => one.matches('.lit')) ?? there[0] ?? null;
}

export function useDrag(root: { readonly current: HTMLElement | null }, touch: (pick: Pick) => void): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let drag: Drag | null = null;
    const end = (): void => {
      drag?.shown?.remove();
      drag = null;
    };
    const onDown = (event: PointerEvent): void => {
      const from = (event.target as Element).closest<HTMLElement>('[data-drag].lit:not(.held)');
      if (from !== null && event.isPrimary && event.button === 0)
        drag = { from, x: event.clientX, y: event.clientY, shown: null };
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (drag === null) return;
      if (drag.shown === null) {
        if (Math.hypot(clientX - drag.x, clientY - drag.y) < FAR) return;
        touch(drag.from.dataset.pick ?? '');
        drag.shown = table.appendChild(drag.from.cloneNode(true) as HTMLElement);
        drag.shown.removeAttribute('data-pick');
        drag.shown.classList.add('sft-dragged');
        drag.shown.inert = true;
      }
      const origin = table.getBoundingClientRect();
      drag.shown.style.translate = `${clientX - origin.left}px ${clientY - origin.top}px`;
    };
    const onUp = ({ clientX, clientY }: PointerEvent): void => {
      if (drag === null) return;
      const { from, shown } = drag;
      end();
      if (shown === null) return;
      const to = at(clientX, clientY);
      // Dropped where it was picked up: the click that follows puts it back.
      if (to !== null && to !== from && to.dataset.pick !== from.dataset.pick) touch(to.dataset.pick ?? '');
      else if (to === null) touch('back');
    };
    table.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', end);
    return () => {
      end();
      table.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', end);
    };
  }, []);
}
