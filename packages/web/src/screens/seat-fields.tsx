// The seats of a new table: the player, friends, people at this device, bots of any level and temperament.
import { LEVELS, TEMPERAMENTS, type Temperament } from '@backroom/bots';
import { Select } from '@backroom/kit/preact';
import { inTurns } from '../more-of-games.ts';
import type { GameAtHand } from '../table/slots.ts';
import { MOST_AT_ONCE } from '../table/strips/keys.ts';
import type { BeyondWords } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { type ChairChoice, chairFor, type NewTableWish, peopleFor, type Sitter } from './wish.ts';

interface Props {
  readonly game: GameAtHand;
  readonly wish: NewTableWish;
  readonly change: (chairs: readonly ChairChoice[]) => void;
  readonly beyond: BeyondWords;
}

export function SeatFields({ game, wish, change, beyond }: Props) {
  const { newTable: say } = beyond;
  const { min, max } = game.rules.seats(wish.options);
  const { chairs, where, options } = wish;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const together = inTurns(game.manifest, options);
  const hasCompany = chairs.some(({ who }) => who === 'here');
  const isFull = !together && chairs.filter(({ who }) => who === 'here' || who === 'me').length >= MOST_AT_ONCE;
  const resize = (count: number): void =>
    change(Array.from({ length: count }, (_, seat) => chairs[seat] ?? chairFor(where, seat, false)));
  const replace = (seat: number, part: Partial<ChairChoice>): void =>
    change(chairs.map((chair, i) => (i === seat ? { ...chair, ...part } : chair)));
  return (
    <>
      {counts.length > 1 && (
        <Select label={say.players} value={chairs.length} of={counts} name={String} choose={resize} />
      )}
      <ol class="seat-list">
        {chairs.map((chair, seat) => (
          // The key of a chair is its index at the table.
          <li key={seat}>
            {chair.who === 'me' ? (
              <p class="me">
                {say.seat(seat + 1)}: <b>{say.me}</b>
              </p>
            ) : (
              <OneSeat
                chair={chair}
                say={say}
                seat={seat}
                where={where}
                isFull={isFull}
                replace={(part) => replace(seat, part)}
              />
            )}
          </li>
        ))}
      </ol>
      {hasCompany && <p class="soft">{together ? beyond.together.passAround : beyond.together.atOnce}</p>}
    </>
  );
}

interface OneProps {
  readonly chair: ChairChoice;
  readonly say: BeyondWords['newTable'];
  readonly seat: number;
  readonly where: NewTableWish['where'];
  /** No more people fit at this device. */
  readonly isFull: boolean;
  readonly replace: (part: Partial<ChairChoice>) => void;
}

function OneSeat({ chair, say, seat, where, isFull, replace }: OneProps) {
  const { levels, temperaments } = words();
  const people = peopleFor(where).filter((who) => who !== 'here' || !isFull || chair.who === 'here');
  const name = (who: Sitter): string =>
    who === 'open' ? say.open : who === 'here' ? say.here : who === 'me' ? say.me : levels[who];
  const isPerson = chair.who === 'open' || chair.who === 'here';
  return (
    <>
      <Select<Sitter>
        label={say.whoSits(seat + 1)}
        value={chair.who}
        of={[...people, ...LEVELS]}
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
