// The head of a table: whose turn it is, who sits here, how the line is.
import type { Seat } from '@backroom/kit';
import type { ChairFace } from '@backroom/protocol';
import { useEffect } from 'preact/hooks';
import type { LineState, Moment } from '../seat/seated.ts';
import { type PageWords, words } from '../words/index.ts';
import { Clock } from './clock.tsx';
import type { GameAtHand } from './slots.ts';

interface Props {
  readonly moment: Moment;
  readonly line: LineState;
  readonly game: GameAtHand;
  /** Seats of people at this device, if there are several at once; otherwise whose eyes these are. */
  readonly here?: readonly Seat[] | undefined;
}

export function Bar({ moment, line, game, here }: Props) {
  const { table: say, name } = words();
  const { table } = moment;
  const own = here ?? ownOf(moment);
  const isMine = own.some((seat) => moment.toAct.includes(seat));
  useEffect(() => {
    document.title = isMine ? `● ${say.yourTurn} – ${name}` : name;
    return () => {
      document.title = name;
    };
  }, [isMine, say, name]);
  const names = table.chairs.map((chair) => chair.name);
  return (
    <div class="bar">
      <p class={isMine ? 'turn mine' : 'turn'}>
        <strong>{stateOf(moment, own)}</strong>
        {table.phase === 'playing' && <span class="prompt">{game.words.prompt(moment.view, names)}</span>}
      </p>
      <ul class="chairs" aria-label={say.atTable}>
        {table.chairs.map((chair, i) => (
          // A chair is its place at the table.
          <li key={i} class={moment.toAct.includes(i) ? 'chair acting' : 'chair'}>
            <span class="who">{chair.name || '—'}</span>
            {table.clocks[i] && <Clock face={table.clocks[i]} />}
            <small>{describe(chair, say)}</small>
          </li>
        ))}
        {table.watchers > 0 && <li class="chair watchers">{say.spectators(table.watchers)}</li>}
      </ul>
      {line === 'down' && (
        <p class="line-down" role="status">
          {say.lineDown}
        </p>
      )}
      {line === 'ended' && (
        <p class="line-down" role="status">
          {say.lineEnded}
        </p>
      )}
    </div>
  );
}

const ownOf = ({ seat }: Moment): readonly Seat[] => (seat === null ? [] : [seat]);

export function stateOf(moment: Moment, own: readonly Seat[] = ownOf(moment)): string {
  const { table, toAct } = moment;
  const { table: say, ending } = words();
  const names = toAct.map((other) => table.chairs[other]?.name ?? '').join(', ');
  switch (table.phase) {
    case 'gathering':
      return say.gathering(table.chairs.filter(({ holder }) => holder === null).length);
    case 'sharing':
      return say.sharing;
    case 'paused':
      return say.paused;
    case 'over':
      return ending.title;
    case 'playing':
      if (own.length === 0) return say.youWatch;
      return own.some((seat) => toAct.includes(seat)) ? say.yourTurn : say.waitingFor(names);
  }
}

export function describe({ holder, away, connected }: ChairFace, say: PageWords['table']): string {
  if (away) return say.away;
  if (holder === null) return words().invitation.freeSeat;
  if (holder.kind === 'person') return connected ? '' : say.offline;
  const { levels, temperaments } = words();
  const level = levels[holder.level as keyof PageWords['levels']] ?? holder.level;
  const temper = temperaments[holder.temperament as keyof PageWords['temperaments']];
  return temper === undefined ? level : `${level}, ${temper}`;
}
