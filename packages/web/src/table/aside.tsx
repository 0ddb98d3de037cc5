// Beside a table: the log and the chat.
import type { Moment, Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import type { GameAtHand } from './slots.ts';

interface Props {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly game: GameAtHand;
  /** Null: everybody sits at this device, so there is no chat. */
  readonly manner: 'phrases' | 'free' | 'off' | null;
}

export function Aside({ manner, ...all }: Props) {
  const { table: say } = words();
  return (
    <aside class="aside">
      <section class="panel">
        <h2>{say.log}</h2>
        <Log {...all} />
      </section>
      {manner !== null && (
        <section class="panel">
          <h2>{say.chat}</h2>
          <Chat seated={all.seated} manner={manner} />
        </section>
      )}
    </aside>
  );
}
