// What happened, line by line, newest last; every line leads to its position in the replay.
import type { Seat } from '@backroom/kit';
import type { StepFace } from '@backroom/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { Moment, Seated } from '../seat/seated.ts';
import { type PageWords, words } from '../words/index.ts';
import { RuleLink } from './rule-link.tsx';
import type { GameAtHand } from './slots.ts';

interface Props {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly game: GameAtHand;
}

export function Log({ seated, moment, game }: Props) {
  const { table: say } = words();
  const names = moment.table.chairs.map(({ name }) => name);
  const end = useRef<HTMLOListElement>(null);
  const story = seated.story.value;
  const isOver = moment.table.phase === 'over';
  // The newest line is the one to be read.
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [moment.seq]);
  const lines = story.flatMap((step) =>
    linesOf(step, names[doerOf(step, story)] ?? '', game, names, say).map((text, i) => ({
      seq: step.seq,
      text,
      // The game's own events come first.
      rule: i < step.events.length ? (game.words.rule?.(step.events[i]) ?? null) : null,
    })),
  );
  if (lines.length === 0) return <p class="soft">{say.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <ol class="log" ref={end} tabIndex={0} aria-label={say.log}>
      {lines.map(({ seq, text, rule }, i) => (
        // Lines are only ever added at the end.
        <li key={i}>
          {isOver ? <a href={`/replay/${seated.match}#${seq}`}>{text}</a> : text}
          {rule !== null && <RuleLink rule={rule} />}
        </li>
      ))}
    </ol>
  );
}

/** Whose doing it is. What all had to agree to is done by the house, for whoever asked for it last. */
function doerOf({ by, seq }: StepFace, story: readonly StepFace[]): Seat {
  if (typeof by === 'number') return by;
  const asked = story.findLast((step) => step.seq < seq && step.deed === 'ask');
  return typeof asked?.by === 'number' ? asked.by : -1;
}

/** The game's own events, and what people did at the table. */
function linesOf(
  step: StepFace,
  who: string,
  game: GameAtHand,
  names: readonly string[],
  say: PageWords['table'],
): string[] {
  const told = step.events.map((event) => game.words.event(event, names));
  // Within the window all came at the same time, and the lot decided; who was first is told all the same.
  const [first, second] = (step.race ?? []).toSorted((a, b) => a.arrived - b.arrived);
  if (first !== undefined && second !== undefined) {
    const seconds = ((second.arrived - first.arrived) / 1000).toFixed(2);
    told.push(say.race(names[first.seat] ?? '', seconds, who));
  }
  switch (step.deed) {
    case 'leave':
      return [...told, say.left(who)];
    case 'return':
      return [...told, say.returned(who)];
    case 'pause':
      return [...told, say.pausedBy];
    case 'resume':
      return [...told, say.goesOn];
    case 'undo':
      return [...told, say.takenBack(who)];
    case 'end':
      return [...told, say.ended];
    default:
      return told;
  }
}
