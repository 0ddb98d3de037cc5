// Who sits where: oneself, friends, people at this device, bots of any level and temper.
import { LEVELS, TEMPERAMENTS, type Temperament } from '@backroom/bots';
import type { GameAtHand } from '../table/slots.ts';
import { words } from '../words/index.ts';
import { Select } from './select.tsx';
import { type Chair, chairFor, type Sitter, type Wish } from './wish.ts';

interface Props {
  readonly game: GameAtHand;
  readonly wish: Wish;
  readonly change: (chairs: readonly Chair[]) => void;
}

export function SeatFields({ game, wish, change }: Props) {
  const { newTable: say } = words();
  const { min, max } = game.rules.seats(wish.options);
  const { chairs, where, options } = wish;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const together = game.page.inTurns(options);
  const resize = (count: number): void =>
    change(Array.from({ length: count }, (_, seat) => chairs[seat] ?? chairFor(where, seat, false)));
  const replace = (seat: number, part: Partial<Chair>): void =>
    change(chairs.map((chair, i) => (i === seat ? { ...chair, ...part } : chair)));
  return (
    <>
      <Select label={say.players} value={chairs.length} of={counts} name={String} choose={resize} />
      <ol class="seat-list">
        {chairs.map((chair, seat) => (
          // A chair is its place at the table.
          <li key={seat}>
            {chair.who === 'me' ? (
              <p class="me">
                {say.seat(seat + 1)}: <b>{say.me}</b>
              </p>
            ) : (
              <OneSeat
                chair={chair}
                seat={seat}
                where={where}
                together={together}
                replace={(part) => replace(seat, part)}
              />
            )}
          </li>
        ))}
      </ol>
      {where === 'device' && !together && <p class="soft">{say.notTogether}</p>}
    </>
  );
}

interface OneProps {
  readonly chair: Chair;
  readonly seat: number;
  readonly where: Wish['where'];
  readonly together: boolean;
  readonly replace: (part: Partial<Chair>) => void;
}

function OneSeat({ chair, seat, where, together, replace }: OneProps) {
  const { newTable: say, levels, temperaments } = words();
  const person: readonly Sitter[] = where === 'online' ? ['open'] : together ? ['here'] : [];
  const name = (who: Sitter): string =>
    who === 'open' ? say.open : who === 'here' ? say.here : who === 'me' ? say.me : levels[who];
  const isPerson = chair.who === 'open' || chair.who === 'here';
  return (
    <>
      <Select<Sitter>
        label={say.whoSits(seat + 1)}
        value={chair.who}
        of={[...person, ...LEVELS]}
        name={name}
        choose={(who) => replace({ who })}
      />
      {!isPerson && (
        <Select<Temperament | null>
          label={say.temperament}
          value={chair.temperament}
          of={[null, ...TEMPERAMENTS]}
          name={(one) => (one === null ? say.noTemperament : temperaments[one])}
          choose={(temperament) => replace({ temperament })}
        />
      )}
      {chair.who === 'here' && (
        <label class="field">
          <span>{say.nameOf(seat + 1)}</span>
          <input
            maxLength={24}
            value={chair.name}
            onInput={({ currentTarget }) => replace({ name: currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}
