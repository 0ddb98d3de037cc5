// The header of a table: whose turn it is, who sits here, the state of the connection.
import type { Seat } from '@backroom/kit';
import type { ChairFace } from '@backroom/protocol';
import { Late } from '../app/lazy.tsx';
import { useTitle } from '../app/title.ts';
import type { LineState, Moment } from '../seat/seated.ts';
import { type PageWords, words } from '../words/index.ts';
import { clock, type GameAtHand } from './slots.ts';

interface Props {
  readonly moment: Moment;
  readonly line: LineState;
  readonly game: GameAtHand;
  /** The seats of people at this device if several act at once; otherwise the viewer's seat. */
  readonly here?: readonly Seat[] | undefined;
  /** The screen it is on, for the title. */
  readonly place: string;
}

export function Bar({ moment, line, game, here, place }: Props) {
  const { table: say } = words();
  const { table } = moment;
  const own = here ?? ownOf(moment);
  const isMine = moment.beat === undefined && isAsked(moment, own);
  useTitle(own.length > 0 ? stateOf(moment, own) : whoseTurn(moment), place);
  const names = table.chairs.map((chair) => chair.name);
  return (
    <div class="bar">
      <p class={isMine ? 'turn mine' : 'turn'}>
        <strong>{stateOf(moment, own)}</strong>
        {table.phase === 'playing' && <span class="prompt">{game.words.prompt(moment.view, names)}</span>}
      </p>
      <ul class="chairs" aria-label={say.atTable}>
        {table.chairs.map((chair, i) => (
          // The key of a chair is its index at the table.
          <li key={i} class={`chair${moment.toAct.includes(i) ? ' acting' : ''}${isMissing(chair) ? ' missing' : ''}`}>
            <span class="who">{chair.name || '—'}</span>
            {table.clocks[i] && <Late load={clock} face={table.clocks[i]} />}
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

/** A seat without a person who can act. */
const isMissing = ({ holder, away, connected }: ChairFace): boolean =>
  away || holder === null || (holder.kind === 'person' && !connected);

/** For spectators. */
const whoseTurn = (moment: Moment): string =>
  moment.table.phase === 'playing' ? words().table.waitingFor(namesOf(moment)) : stateOf(moment);

const namesOf = ({ table, toAct }: Moment): string => toAct.map((seat) => table.chairs[seat]?.name ?? '').join(', ');

const ownOf = ({ seat }: Moment): readonly Seat[] => (seat === null ? [] : [seat]);

/** Must one of these seats decide? No while a bot stands in for a player who left. */
const isAsked = ({ table, toAct }: Moment, own: readonly Seat[]): boolean =>
  own.some((seat) => toAct.includes(seat) && !table.chairs[seat]?.away);

export function stateOf(moment: Moment, own: readonly Seat[] = ownOf(moment)): string {
  const { table } = moment;
  const { table: say } = words();
  switch (table.phase) {
    case 'gathering':
      return say.gathering(table.chairs.filter(({ holder }) => holder === null).length);
    case 'sharing':
      return say.sharing;
    case 'paused':
      return say.paused;
    case 'over':
      return say.over;
    case 'playing':
      if (own.length === 0) return say.youWatch;
      if (moment.beat !== undefined) return namesOf(moment);
      return isAsked(moment, own) ? say.yourTurn : say.waitingFor(namesOf(moment));
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
