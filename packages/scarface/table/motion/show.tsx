// Shows a beat: flying pieces, the strip of a rival's action, and dialogs.
import './motion.css';
import type { Picture, ShownBeat } from '@backroom/kit';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Action } from '../../src/actions.ts';
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { play } from './play.ts';
import { Account, FrontPage, Raid, Reckoning, RoundOver } from './reading.tsx';
import { soundOf } from './sound.ts';
import { Strip } from './strip.tsx';

export interface ShowProps {
  readonly root: { readonly current: HTMLElement | null };
  readonly picture: Picture<Action, Event, View>;
  readonly words: Speaker;
}

export interface Shown extends Omit<ShowProps, 'root'> {
  readonly beat: ShownBeat<Event>;
}

export function Show({ root, picture, words }: ShowProps): JSX.Element | null {
  const beat = picture.beat ?? null;
  useLayoutEffect(() => {
    if (beat === null || root.current === null) return;
    const sound = soundOf(beat.events);
    if (sound !== null) picture.sound(sound);
    return play({ root: root.current, view: picture.view, money: (sum) => words.sum(sum) }, beat);
  }, [beat?.number]);
  if (beat === null) return null;
  const shown: Shown = { picture, words, beat };
  const [event] = beat.events;
  if (event?.type === 'raid') return <Raid {...shown} event={event} />;
  if (event?.type === 'news') return <FrontPage {...shown} event={event} />;
  if (event?.type === 'over') return <Reckoning {...shown} event={event} />;
  if (event?.type === 'round-end') return <RoundOver {...shown} event={event} />;
  if (beat.kind === 'account') return <Account {...shown} />;
  return <Strip root={root} {...shown} />;
}
