// Cards of a Plan whose crimes match are joined: a bracket over them with the sign of the crime.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Crimes } from '../cards/index.ts';
import { type Match, matchesIn } from './matching.ts';

interface Bracket extends Match {
  readonly left: number;
  readonly width: number;
}

/** Drawn where the cards lie in the row around it. */
export function Matches({ plan }: { readonly plan: readonly string[] }): JSX.Element {
  const own = useRef<HTMLElement>(null);
  const [brackets, setBrackets] = useState<readonly Bracket[]>([]);
  useLayoutEffect(() => {
    const box = own.current?.parentElement;
    if (!box) return;
    const measure = (): void => setBrackets(matchesIn(plan).flatMap((match) => bracketOver(box, match)));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [plan.join(' ')]);
  return (
    <span ref={own} class="sft-matches" aria-hidden="true">
      {brackets.map(({ cards, crimes, left, width }, i) => (
        <span key={cards.join(' ')} class="bracket" style={{ left: `${left}px`, width: `${width}px`, '--row': i }}>
          <span class="crimes">
            <Crimes of={crimes} />
          </span>
        </span>
      ))}
    </span>
  );
}

function bracketOver(box: HTMLElement, match: Match): Bracket[] {
  const middles = match.cards.flatMap((id) => {
    const card = box.querySelector<HTMLElement>(
      `:is([data-pick="card:${id}"], .sft-planned:has([data-pick="look:${id}"]))`,
    );
    return card === null ? [] : [card.offsetLeft + card.offsetWidth / 2];
  });
  if (middles.length < 2) return [];
  const left = Math.min(...middles);
  return [{ ...match, left, width: Math.max(...middles) - left }];
}
