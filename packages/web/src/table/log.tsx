// The log, newest line last. Every line links to its position in the replay.
import type { Manifest } from '@backroom/games/manifests';
import type { LogLine, Names, Seat } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import type { StepFace } from '@backroom/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { partsOf } from '../games.ts';
import type { Moment, Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import { askedWords } from './asked-words.ts';
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
  // Scroll to the newest line.
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [moment.seq]);
  const draw = useDrawnLog(game.manifest);
  const lines = story.flatMap((step): Line[] => {
    const { seq, events } = step;
    const drawn = draw?.(events, names).map((line) => ({ ...line, seq, rule: null }));
    const told = events.map((event) => ({
      isHeading: false,
      seq,
      body: game.words.event(event, names),
      rule: game.words.rule?.(event) ?? null,
    }));
    const done = deedsOf(step, names[doerOf(step, story)] ?? '', names);
    return [...(drawn ?? told), ...done.map((body) => ({ isHeading: false, seq, body, rule: null }))];
  });
  if (lines.length === 0) return <p class="soft">{askedWords[settings.value.language].logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <ol class="log" ref={end} tabIndex={0} aria-label={say.log}>
      {lines.map(({ isHeading, seq, body, rule }, i) => (
        // Lines are only ever added at the end.
        <li key={i} class={isHeading ? 'round' : undefined}>
          {isHeading ? <h3>{body}</h3> : isOver ? <a href={`/replay/${seated.match}#${seq}`}>{body}</a> : body}
          {rule !== null && <RuleLink rule={rule} />}
        </li>
      ))}
    </ol>
  );
}

interface Line extends DrawnLine {
  readonly seq: number;
  readonly rule: string | null;
}

/** The kit does not import Preact: here its line type becomes Preact's. */
export interface DrawnLine extends LogLine {
  readonly body: ComponentChildren;
}
type DrawLog = (events: readonly unknown[], names: Names) => readonly DrawnLine[];

/** Cached by game and language, so that a log that is shown again is drawn at once. */
const known = new Map<string, DrawLog>();

/** The log as the game draws it, beside its picture; the text table tells it in sentences. */
export function useDrawnLog(game: Manifest): DrawLog | null {
  const { language, textTable } = settings.value;
  const key = `${game.id} ${language}`;
  useThere(async () => {
    const { log } = await partsOf(game);
    if (log !== undefined) known.set(key, (await (await log()).logIn(language)) as DrawLog);
    return key;
  }, [key]);
  return textTable ? null : (known.get(key) ?? null);
}

/** The author of an entry. Deeds that all agreed to are done by the host, for the last asker. */
function doerOf({ by, seq }: StepFace, story: readonly StepFace[]): Seat {
  if (typeof by === 'number') return by;
  const asked = story.findLast((step) => step.seq < seq && step.deed === 'ask');
  return typeof asked?.by === 'number' ? asked.by : -1;
}

/** What people did at the table besides playing. */
function deedsOf(step: StepFace, who: string, names: readonly string[]): string[] {
  const say = askedWords[settings.value.language];
  const told: string[] = [];
  // Claims within the window count as simultaneous, and lots decide; the log still tells who was first.
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
