// The frame of every table, on the server or on this device: header, game, tools, log and chat.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Late } from '../app/lazy.tsx';
import { settings } from '../app/settings.ts';
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
  /** Null: everybody sits at this device, so there is no chat. */
  readonly chat: 'phrases' | 'free' | 'off' | null;
  readonly again: (() => void) | null;
  /** Allowed by the host although other people play. */
  readonly hints?: boolean;
  /** Part of another screen: without log and chat. */
  readonly embedded?: boolean;
  /** Further tools besides hint and undo. */
  readonly tools?: ComponentChildren;
  /** Further entries of the menu. */
  readonly more?: ComponentChildren;
  /** The table is on a big screen: show mainly the hand. */
  readonly handOnly?: boolean;
  /** Shown above the table, such as the invitations. */
  readonly children?: ComponentChildren;
}

export function Frame({
  seated,
  chat,
  again,
  hints = false,
  embedded = false,
  tools,
  more,
  handOnly = false,
  children,
}: Props) {
  const { home, nav } = words();
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
        game={game.words.title}
      />
    );
  const all = { seated, moment, game };
  const title = embedded ? nav.home : game.words.title;
  const strips = 'strips' in seated ? seated.strips : null;
  const isOver = moment.table.phase === 'over';
  const isWide = game.parts.isWide === true && !settings.value.textTable;
  return (
    <div
      class={['frame', embedded && 'embedded', handOnly && 'hand-only', isWide && 'whole-width']
        .filter(Boolean)
        .join(' ')}
    >
      {!embedded && <h1 class="unseen">{game.words.title}</h1>}
      <Bar moment={moment} line={seated.line.value} game={game} here={strips?.map(({ seat }) => seat)} place={title} />
      {children}
      {moment.table.request !== null && <Late load={requestPanel} seated={seated} moment={moment} />}
      {chat !== null && <Late load={recapPanel} {...all} />}
      <Stage {...all} pointed={pointed} part={strips === null ? (handOnly ? 'hand' : 'whole') : 'board'} />
      {strips !== null && <Late load={stripsBelow} {...all} strips={strips} />}
      <Tools {...all} {...{ hints, more }} pointed={pointed} point={point}>
        {tools}
      </Tools>
      <div class="beside">
        {isOver && <Late load={ending} {...all} again={again} />}
        {!embedded && !handOnly && <Late load={aside} {...all} manner={chat} />}
      </div>
    </div>
  );
}
