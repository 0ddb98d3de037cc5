// The whole table in the game's own sentences. If it is long, every section can be folded.
import type { Section } from '@backroom/kit';
import { useId, useState } from 'preact/hooks';
import './sections.css';

/** More than fits on a screen or two, in characters. */
const MUCH = 3000;
/** How many sections are open at first on a small screen. The most urgent come first. */
const OPEN_AT_FIRST = 3;

/** What the reader has folded or opened since the page was loaded. */
const kept = new Map<string, boolean>();

const isSmall = (): boolean => window.matchMedia('(width < 48rem)').matches;

export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  const [, show] = useState(0);
  const isMuch = sections.reduce((sum, { lines }) => sum + lines.join('').length, 0) > MUCH;
  const fold = (heading: string, isOpen: boolean): void => {
    kept.set(heading, !isOpen);
    show((n) => n + 1);
  };
  return (
    <div class={isMuch ? 'sections much' : 'sections'}>
      {sections.map((section, i) => {
        const isOpen = !isMuch || (kept.get(section.heading) ?? (!isSmall() || i < OPEN_AT_FIRST));
        const turn = isMuch ? () => fold(section.heading, isOpen) : null;
        return <Part key={section.heading} section={section} isOpen={isOpen} turn={turn} />;
      })}
    </div>
  );
}

interface PartProps {
  readonly section: Section;
  readonly isOpen: boolean;
  /** Null: it stays open. */
  readonly turn: (() => void) | null;
}

function Part({ section: { heading, lines }, isOpen, turn }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        {turn === null ? (
          heading
        ) : (
          <button type="button" class="fold" aria-expanded={isOpen} aria-controls={`${id}-lines`} onClick={turn}>
            {heading}
          </button>
        )}
      </h3>
      <ul id={`${id}-lines`} hidden={!isOpen}>
        {lines.map((line, i) => (
          // Two lines may be alike: two cards of one colour.
          <li key={i}>
            <Line text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A line, and what belongs to it below. */
function Line({ text }: { readonly text: string }) {
  const [first = '', ...more] = text.split(/ ?\n/);
  return (
    <>
      <Said text={first} />
      {more.map((line, i) => (
        <span class="under" key={i}>
          <Said text={line} />
        </span>
      ))}
    </>
  );
}

/** The part before the first colon is the subject of a sentence. */
function Said({ text }: { readonly text: string }) {
  const found = /^([^:.]{1,40}?)(\s?:(?:\s|$))(.*)$/s.exec(text);
  if (found === null) return <span>{text}</span>;
  return (
    <span>
      <b>{found[1]}</b>
      {found[2]}
      {found[3]}
    </span>
  );
}
