// A card in full, in a dialog: opened by holding it, by Z while the pointer or the focus is on it, or by a lens. One component
// serves the whole table: it finds the card by data-card, so that cards need no handlers.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Speaker } from '../../src/words/speaker.ts';
import { CardFace, type CardProps } from './face.tsx';

/** How long a finger must rest on a card. */
const HOLD_MS = 450;
/** A finger that moves further drags or scrolls. */
const STILL_PX = 10;

interface Props {
  /** Within this element. */
  readonly root: { readonly current: HTMLElement | null };
  readonly words: Speaker;
  readonly closeLabel: string;
  /** What the table knows of a card: the Boss's cubes, a Job's progress, the viewer's band. */
  readonly about?: (id: string) => Partial<CardProps>;
}

const cardAt = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-zoom], [data-card]')?.dataset.zoom ??
      target.closest<HTMLElement>('[data-card]')?.dataset.card ??
      null)
    : null;

export function Zoom({ root, words, closeLabel, about }: Props): JSX.Element | null {
  const [id, show] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (id !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [id]);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const ending = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      what: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => element.addEventListener(type, what, { signal: ending.signal, capture });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hovered: string | null = null;
    let from = { x: 0, y: 0 };
    /** The click that ends a hold is ignored. */
    let isHeld = false;
    const letGo = (): void => clearTimeout(timer);
    listen('pointerdown', (event) => {
      isHeld = false;
      const card = cardAt(event.target);
      if (card === null || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        isHeld = true;
        show(card);
      }, HOLD_MS);
    });
    listen('pointermove', (event) => {
      if (Math.abs(event.clientX - from.x) + Math.abs(event.clientY - from.y) > STILL_PX) letGo();
    });
    listen('pointerup', letGo);
    listen('pointercancel', letGo);
    listen('pointerover', (event) => {
      hovered = event.pointerType === 'mouse' ? cardAt(event.target) : null;
    });
    listen('contextmenu', (event) => cardAt(event.target) !== null && event.preventDefault());
    listen(
      'click',
      (event) => {
        const lens = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-zoom]') : null;
        if (!isHeld && lens === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (lens !== null) show(lens.dataset.zoom ?? null);
        isHeld = false;
      },
      true,
    );
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      const focused = document.activeElement;
      const card =
        hovered ??
        (element.contains(focused) ? (cardAt(focused) ?? cardAt(focused?.querySelector('[data-card]') ?? null)) : null);
      if (card !== null) show(card);
    };
    document.addEventListener('keydown', key, { signal: ending.signal });
    return () => {
      letGo();
      ending.abort();
    };
  }, []);
  if (id === null) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too.
    <dialog
      ref={dialog}
      class="scf-zoom"
      aria-label={words.tile(id)}
      onClose={() => show(null)}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <CardFace id={id} words={words} size="zoom" {...about?.(id)} />
      <button type="button" onClick={() => dialog.current?.close()}>
        {closeLabel}
      </button>
    </dialog>
  );
}
