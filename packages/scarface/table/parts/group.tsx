// One tab stop for a whole part of the table; the arrow keys move within it.
import { itemAt } from '@backroom/kit';
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Props {
  readonly class: string;
  readonly label: string;
  readonly style?: CSSProperties;
  readonly children: ComponentChildren;
}

const members = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-pick]')];

/** Written only where it changes: writing it to the focused member makes the browser lay out the whole page at once. */
function setTabStop(all: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const one of all) {
    const wanted = one === stop ? '0' : '-1';
    if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
  }
}

export function Group({ class: name, label, style, children }: Props): JSX.Element {
  const box = useRef<HTMLElement>(null);
  const last = useRef<string | null>(null);
  // After every drawing: the last focused member, or the first that is lit. Not before the browser has painted: see above.
  useEffect(() => {
    if (box.current === null) return;
    const all = members(box.current);
    const stop =
      all.find((one) => one === document.activeElement) ??
      all.find((one) => one.dataset.pick === last.current && one.matches('.lit, .held')) ??
      all.find((one) => one.matches('.lit, .held')) ??
      all[0];
    setTabStop(all, stop);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (box.current === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = members(box.current).filter((one) => one.checkVisibility());
    const here = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    if (here < 0 || step === undefined) return;
    event.preventDefault();
    const next = itemAt(all, (here + step + all.length) % all.length);
    setTabStop(all, next);
    last.current = next.dataset.pick ?? null;
    next.focus();
  };
  return (
    <section ref={box} class={name} style={style ?? {}} aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </section>
  );
}
