// The log. A line links to its step.
import type { Manifest } from '@backroom/games/manifests';
import type { AnyWords, Names } from '@backroom/kit';
import { useEffect, useRef } from 'preact/hooks';
import { type DrawnLine, useDrawnLog } from '../table/log.tsx';
import type { FilmFrame } from './film.ts';
import type { ReplayWords } from './words/index.ts';

const line = (body: string): DrawnLine => ({ isHeading: false, body });

/** There is a picture beside the log, so the table need not be described here. */
const firstOf = (sentences: string): string => /^.*?[.!?](?=\s|$)/.exec(sentences)?.[0] ?? sentences;

interface Props {
  readonly game: Manifest;
  readonly beats: readonly FilmFrame[];
  readonly step: number;
  readonly texts: ReplayWords;
  readonly names: Names;
  readonly words: AnyWords;
  readonly go: (step: number) => void;
}

export function Log({ game, beats, step, texts, names, words, go }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[step] as HTMLElement | undefined;
    // Scroll only the list, never the page.
    if (line !== undefined && list.current !== null)
      list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [step]);
  const draw = useDrawnLog(game);
  const told = ({ kind, events }: FilmFrame): readonly DrawnLine[] => {
    if (kind === 'start') return [line(texts.start)];
    if (kind === 'undo') return [line(texts.takenBack)];
    if (events.length === 0) return [line(texts.ended)];
    const drawn = draw?.(events, names) ?? [];
    if (drawn.some(({ isHeading }) => !isHeading)) return drawn;
    const sentences = events.map((event) => words.event(event, names)).join(' ');
    return [line(draw === null ? sentences : firstOf(sentences)), ...drawn];
  };
  return (
    <section class="log" aria-labelledby="log">
      <h2 id="log">{texts.log}</h2>
      <ol ref={list}>
        {beats.map((beat, i) => {
          const lines = told(beat);
          return (
            <li key={beat.seq}>
              <button type="button" aria-current={i === step ? 'step' : undefined} onClick={() => go(i)}>
                {lines.map(({ isHeading, body }, n) =>
                  isHeading ? null : (
                    <span key={n} class={beat.undone ? 'undone' : ''}>
                      {body}{' '}
                    </span>
                  ),
                )}
                {beat.undone && <i> ({texts.undone})</i>}
              </button>
              {/* A round begins with the step that ends the one before. */}
              {lines.map(({ isHeading, body }, n) => isHeading && <h3 key={n}>{body}</h3>)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
