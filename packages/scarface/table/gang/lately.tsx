// The latest events, newest first, beside the board. A touch opens the whole log.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Event } from '../../src/events.ts';
import { Touchable } from '../parts/touchable.tsx';
import type { Scene, TablePicture } from '../scene.ts';

/** More than any board has room for. */
const SHOWN = 14;

interface Line {
  readonly event: Event;
  readonly text: string;
}

/** The sentences of the events shown so far, newest first. */
function told({ past, news, words, names }: TablePicture, most = Number.POSITIVE_INFINITY): readonly Line[] {
  const lines: Line[] = [];
  for (const event of (past ?? news).toReversed()) {
    if (lines.length >= most) break;
    const text = words.event(event, names);
    if (text !== null && text !== '') lines.push({ event, text });
  }
  return lines;
}

/** The reason of the Enforcer's last step; null: none yet. */
export function reasonOf({ past, news, words, names }: TablePicture): string | null {
  const last = (past ?? news).findLast(({ type }) => type === 'because');
  return last === undefined ? null : words.event(last, names);
}

export function Lately({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { picture, say, view } = scene;
  const lines = useMemo(() => told(picture, SHOWN), [picture.past, picture.news, picture.words]);
  if (lines.length === 0) return null;
  return (
    <Touchable scene={scene} pick="log:all" live label={say.wholeLog} class="sft-lately">
      <span class="lines">
        {lines.map(({ event, text }, i) => (
          <span key={lines.length - i} data-gang={gangOf(view.players, event)}>
            {text}
          </span>
        ))}
      </span>
    </Touchable>
  );
}

/** All of it, as a list: every turn under its own heading. */
export function WholeLog({ scene: { picture, view, say } }: { readonly scene: Scene }): JSX.Element {
  return (
    <>
      <h2>{say.log}</h2>
      <ol class="sft-log">
        {told(picture).map(({ event, text }, i) => (
          <li key={i} class={event.type === 'turn' ? 'turn' : ''} data-gang={gangOf(view.players, event)}>
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}

const gangOf = (players: Scene['view']['players'], event: Event): string | undefined =>
  'seat' in event && event.seat !== null ? players[event.seat]?.gang : undefined;
