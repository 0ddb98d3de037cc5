// One frame for every table, of the house or of this device: head, game, tools, and what was said and done.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Late } from '../app/lazy.tsx';
import type { Crowd, HotSeat, Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import { Bar } from './bar.tsx';
import { useGame } from './game-at-hand.ts';
import { aside, curtainBetween, ending, recapPanel, requestPanel, stripsBelow } from './slots.ts';
import { Stage } from './stage.tsx';
import { Tools } from './tools.tsx';
import '../styles/table.css';

interface Props {
  readonly seated: Seated | HotSeat | Crowd;
  /** Null: everybody sits at this device and can speak aloud. */
  readonly chat: 'phrases' | 'free' | 'off' | null;
  readonly again: (() => void) | null;
  /** On another screen, beside other things: without what was said and done. */
  readonly embedded?: boolean;
  /** Further things to do here, beside hint and taking back. */
  readonly tools?: ComponentChildren;
  /** The table is on another screen in the room: here is mainly the hand. */
  readonly handOnly?: boolean;
  /** Before the table: who is still to be invited, for instance. */
  readonly children?: ComponentChildren;
}

export function Frame({ seated, chat, again, embedded = false, tools, handOnly = false, children }: Props) {
  const { home } = words();
  const game = useGame(seated.game);
  const moment = seated.moment.value;
  const [pointed, point] = useState<unknown>(null);
  // A hint is for one decision.
  useEffect(() => point(null), [moment?.seq]);
  const curtain = 'curtain' in seated ? seated.curtain.value : null;
  if (game === null || moment === null)
    return (
      <p class="dealing" role="status">
        {home.loading}
      </p>
    );
  if (curtain !== null)
    return (
      <Late
        load={curtainBetween}
        key={curtain}
        seated={seated as HotSeat}
        name={moment.table.chairs[curtain]?.name ?? ''}
      />
    );
  const all = { seated, moment, game };
  const strips = 'strips' in seated ? seated.strips : null;
  const isOver = moment.table.phase === 'over';
  return (
    <div class={['frame', embedded && 'embedded', handOnly && 'hand-only'].filter(Boolean).join(' ')}>
      {!embedded && <h1 class="unseen">{game.words.title}</h1>}
      <Bar moment={moment} line={seated.line.value} game={game} here={strips?.map(({ seat }) => seat)} />
      {children}
      {moment.table.request !== null && <Late load={requestPanel} seated={seated} moment={moment} />}
      {chat !== null && <Late load={recapPanel} {...all} />}
      {isOver && <Late load={ending} {...all} again={again} />}
      <Stage {...all} pointed={pointed} part={strips === null ? (handOnly ? 'hand' : 'whole') : 'board'} />
      {strips !== null && <Late load={stripsBelow} {...all} strips={strips} />}
      <Tools seated={seated} moment={moment} pointed={pointed} point={point}>
        {tools}
      </Tools>
      {!embedded && !handOnly && <Late load={aside} {...all} manner={chat} />}
    </div>
  );
}
