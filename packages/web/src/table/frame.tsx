// One frame for every table, of the house or of this device: head, game, tools, and what was said and done.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { HotSeat, Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import { Bar } from './bar.tsx';
import { Chat } from './chat.tsx';
import { Curtain } from './curtain.tsx';
import { Ending } from './ending.tsx';
import { useGame } from './game-at-hand.ts';
import { Log } from './log.tsx';
import { RecapPanel } from './recap.tsx';
import { RequestPanel } from './request.tsx';
import { Stage } from './stage.tsx';
import { Tools } from './tools.tsx';
import '../styles/table.css';

interface Props {
  readonly seated: Seated | HotSeat;
  /** Null: everybody sits at this device and can speak aloud. */
  readonly chat: 'phrases' | 'free' | 'off' | null;
  readonly again: (() => void) | null;
  /** On another screen, beside other things: without what was said and done. */
  readonly embedded?: boolean;
  /** Before the table: who is still to be invited, for instance. */
  readonly children?: ComponentChildren;
}

export function Frame({ seated, chat, again, embedded = false, children }: Props) {
  const { home, table: say } = words();
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
    return <Curtain key={curtain} seated={seated as HotSeat} name={moment.table.chairs[curtain]?.name ?? ''} />;
  const all = { seated, moment, game };
  const isOver = moment.table.phase === 'over';
  return (
    <div class={embedded ? 'frame embedded' : 'frame'}>
      {!embedded && <h1 class="unseen">{game.words.title}</h1>}
      <Bar moment={moment} line={seated.line.value} game={game} />
      {children}
      <RequestPanel seated={seated} moment={moment} />
      {chat !== null && <RecapPanel {...all} />}
      {isOver && <Ending {...all} again={again} />}
      <Stage {...all} pointed={pointed} />
      <Tools seated={seated} moment={moment} pointed={pointed} point={point} />
      {!embedded && (
        <aside class="aside">
          <section class="panel">
            <h2>{say.log}</h2>
            <Log {...all} />
          </section>
          {chat !== null && (
            <section class="panel">
              <h2>{say.chat}</h2>
              <Chat seated={seated} manner={chat} />
            </section>
          )}
        </aside>
      )}
    </div>
  );
}
