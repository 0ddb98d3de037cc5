// A hint beside its piece: one good move at a time.
import type { JobResults } from '@backroom/bots';
import type { Names } from '@backroom/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { besidePiece } from './beside-piece.ts';
import type { Speech } from './speech.ts';
import type { TeachWords } from './words/index.ts';

interface Props {
  readonly hints: JobResults['hint'];
  readonly view: unknown;
  readonly names: Names;
  readonly speech: Speech;
  readonly texts: TeachWords;
  readonly language: string;
  readonly point: (action: unknown) => void;
}

/** The piece that the picture has marked for the move. */
const MARKED = '.stage .pointed';

export function HintPopover({ hints, view, names, speech, texts, language, point }: Props) {
  const [at, setAt] = useState(0);
  const [isShown, show] = useState(false);
  const box = useRef<HTMLElement>(null);
  const hint = hints[at];
  useEffect(() => {
    point(hint?.action ?? null);
  }, [hint]);
  useFollowing(box, [hint, isShown]);
  if (hint === undefined) return null;
  const { words, reason } = speech;
  const chance = new Intl.NumberFormat(language, { style: 'percent' }).format(hint.chance);
  const why = reason === null ? '' : hint.reasons.map((one) => reason(one, names)).join(texts.hint.and);
  return (
    <section
      ref={box}
      class={isShown ? 'teach hint-popover small' : 'teach hint-popover'}
      aria-label={texts.hint.title(1)}
    >
      <p>
        <b>{words.action(hint.action, view, names)}</b> <span class="chance">{texts.hint.chance(chance)}</span>
      </p>
      {!isShown && why !== '' && <p class="why">{why}</p>}
      <div class="row">
        {!isShown && (
          <button
            type="button"
            class="button main"
            onClick={() => {
              show(true);
              document.querySelector<HTMLElement>(MARKED)?.focus();
            }}
          >
            {texts.lesson.showMe}
          </button>
        )}
        {hints.length > 1 && (
          <button type="button" class="button quiet" onClick={() => setAt((at + 1) % hints.length)}>
            {texts.hint.another} ({at + 1}/{hints.length})
          </button>
        )}
      </div>
    </section>
  );
}

/** Keeps the popover beside the marked piece while the page scrolls or changes. */
function useFollowing(box: { readonly current: HTMLElement | null }, changes: readonly unknown[]): void {
  useLayoutEffect(() => {
    const place = (): void => {
      if (box.current === null) return;
      const piece = document.querySelector(MARKED)?.getBoundingClientRect() ?? null;
      const { width, height } = box.current.getBoundingClientRect();
      const { left, top } = besidePiece(piece, { width, height }, { width: innerWidth, height: innerHeight });
      Object.assign(box.current.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    // The mark is drawn after this.
    const watch = new MutationObserver(place);
    const stage = document.querySelector('.stage');
    if (stage !== null)
      watch.observe(stage, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style'] });
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      watch.disconnect();
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, changes);
}
