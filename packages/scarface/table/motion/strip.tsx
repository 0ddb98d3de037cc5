// A rival's action on a strip over the table: their name, their Plan, and a sentence. It can be skipped; a button of the page shows
// it again.
import type { JSX } from 'preact';
import type { Event } from '../../src/events.ts';
import { CardFace } from '../cards/index.ts';
import { Icon } from '../icons/index.ts';
import { MOTION_WORDS } from '../words/motion/index.ts';
import type { Shown, ShowProps } from './show.tsx';

/** Narrower, a Plan and a sentence have no room side by side. */
const NARROWEST = 500;

/** Over the question, which a rival's doing leaves empty: city, hand and rivals stay free. */
function overBar(root: HTMLElement | null): Readonly<Record<'left' | 'bottom' | 'width' | 'minHeight', string>> {
  const table = root?.getBoundingClientRect();
  const bar = root?.querySelector('.sft-bar')?.getBoundingClientRect();
  if (table === undefined || bar === undefined) return { left: '0', bottom: '8px', width: '100%', minHeight: '0' };
  const width = Math.min(table.width, Math.max(bar.width, NARROWEST));
  const left = Math.min(bar.left - table.left, table.width - width);
  return {
    left: `${left}px`,
    bottom: `${table.bottom - bar.bottom}px`,
    width: `${width}px`,
    minHeight: `${bar.height}px`,
  };
}

/** The seat that acts, if the events name it. */
function doerOf(events: readonly Event[]): number | null {
  for (const event of events) if ('seat' in event && typeof event.seat === 'number') return event.seat;
  return null;
}

export function Strip({ root, picture, words, beat }: ShowProps & Shown): JSX.Element | null {
  const { view, names } = picture;
  const seat = doerOf(beat.events) ?? picture.waitingFor[0] ?? null;
  if (seat === null || seat === view.seat) return null;
  const p = view.players[seat];
  if (p === undefined) return null;
  const sentence = beat.events
    .map((event) => picture.words.event(event, names))
    .filter((text) => text !== null && text !== '')
    .at(-1);
  const plan = seat >= view.seats ? (view.solo?.plan ?? []) : p.plan;
  return (
    <div class="scf-strip" data-gang={p.gang} aria-hidden="true" style={overBar(root.current)}>
      <span class="who">
        <Icon name={p.gang} />
        <b>{words.who(seat)}</b>
      </span>
      {plan.length > 0 && (
        <span class="laid">
          {plan.map((id, i) => (
            <CardFace key={`${id}${i}`} id={id} words={words} boss={p.boss} />
          ))}
        </span>
      )}
      {sentence && <span class="said">{sentence}</span>}
      <button type="button" tabIndex={-1} onClick={() => picture.skip?.()}>
        {MOTION_WORDS[picture.language].skip}
      </button>
    </div>
  );
}
