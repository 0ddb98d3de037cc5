// What happened, line by line. A line leads to its step.
import type { AnyWords, Names } from '@backroom/kit';
import { useEffect, useRef } from 'preact/hooks';
import type { Beat } from './film.ts';
import type { ReplayWords } from './words/index.ts';

interface Props {
  readonly beats: readonly Beat[];
  readonly step: number;
  readonly texts: ReplayWords;
  readonly names: Names;
  readonly words: AnyWords;
  readonly go: (step: number) => void;
}

export function Log({ beats, step, texts, names, words, go }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[step] as HTMLElement | undefined;
    // Only the list moves, never the page under somebody's eyes.
    if (line !== undefined && list.current !== null)
      list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [step]);
  const told = ({ kind, events }: Beat): string => {
    if (kind === 'start') return texts.start;
    if (kind === 'undo') return texts.takenBack;
    if (events.length === 0) return texts.ended;
    return events.map((event) => words.event(event, names)).join(' ');
  };
  return (
    <section class="log" aria-labelledby="log">
      <h2 id="log">{texts.log}</h2>
      <ol ref={list}>
        {beats.map((beat, i) => (
          <li key={beat.seq}>
            <button type="button" aria-current={i === step ? 'step' : undefined} onClick={() => go(i)}>
              <span class={beat.undone ? 'undone' : ''}>{told(beat)}</span>
              {beat.undone && <i> ({texts.undone})</i>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
