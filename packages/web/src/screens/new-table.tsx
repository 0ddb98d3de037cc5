// The form for a new table: game and options, seats, pace, visibility.
import { standardOptions } from '@backroom/kit';
import { Select } from '@backroom/kit/preact';
import { useState } from 'preact/hooks';
import { go } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { GAMES, gameCalled } from '../games.ts';
import { inTurns } from '../more-of-games.ts';
import { useGame } from '../table/game-at-hand.ts';
import type { GameAtHand } from '../table/slots.ts';
import { MOST_AT_ONCE } from '../table/strips/keys.ts';
import { type BeyondWords, useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { layOutTable } from './lay-out.ts';
import { NameField } from './name-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { chairFor, type NewTableWish, peopleFor } from './wish.ts';

export default function NewTable() {
  const [id, setId] = useState(() => (gameCalled(location.hash.slice(1)) ?? GAMES[0])?.id as string);
  const game = useGame(id);
  const beyond = useBeyond();
  useTitle(beyond?.newTable.title ?? words().home.loading);
  if (game === null || beyond === null) return <p class="dealing">{words().home.loading}</p>;
  return <Plan key={id} game={game} choose={setId} beyond={beyond} />;
}

/** Where the link to this screen wants the table: on the server or on this device. */
const HASHES: Readonly<Record<string, NewTableWish['where']>> = { '#here': 'device', '#screen': 'screen' };

function firstWish(game: GameAtHand): NewTableWish {
  const where = HASHES[location.hash] ?? 'online';
  const options = standardOptions(game.rules);
  const { max } = game.rules.seats(options);
  const chairs = Array.from({ length: Math.min(3, max) }, (_, seat) => chairFor(where, seat, false));
  return { where, options, chairs, pace: 'none', undo: true, visibility: 'unlisted', hints: false };
}

interface PlanProps {
  readonly game: GameAtHand;
  readonly choose: (id: string) => void;
  readonly beyond: BeyondWords;
}

function Plan({ game, choose, beyond }: PlanProps) {
  const { newTable: say } = beyond;
  const [wish, setWish] = useState<NewTableWish>(() => firstWish(game));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<NewTableWish>): void => setWish(fitting(game, { ...wish, ...part }, wish));
  const lay = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      go(await layOutTable(game.rules.id, wish, say.seat));
    } catch (error) {
      setRefusal((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form class="panel plan" onSubmit={(event) => void lay(event)}>
      <h1>{say.title}</h1>
      <div class="columns">
        <fieldset>
          <legend>{say.options}</legend>
          <Select<NewTableWish['where']>
            label={say.where}
            value={wish.where}
            of={['online', 'screen', 'device']}
            name={(one) => ({ online: say.online, device: say.thisDevice, screen: beyond.bigScreen.where })[one]}
            choose={(where) => change({ where })}
          />
          {wish.where === 'screen' && <p class="soft">{beyond.bigScreen.whereWhy}</p>}
          {GAMES.length > 1 && (
            <Select
              label={say.game}
              value={game.rules.id}
              of={GAMES.map(({ id }) => id)}
              name={(id) => gameCalled(id)?.title ?? id}
              choose={choose}
            />
          )}
          <OptionFields
            game={game}
            options={wish.options}
            seats={wish.chairs.length}
            change={(options) => change({ options })}
          />
          {wish.where !== 'device' ? (
            <>
              <Select<NewTableWish['pace']>
                label={say.pace}
                value={wish.pace}
                of={['none', 'relaxed', 'live', 'days']}
                name={(one) => say.paces[one]}
                choose={(pace) => change({ pace })}
              />
              <Select<NewTableWish['visibility']>
                label={say.visibility}
                value={wish.visibility}
                of={['unlisted', 'public']}
                name={(one) => say[one]}
                choose={(visibility) => change({ visibility })}
              />
              <label class="tick">
                <input
                  type="checkbox"
                  checked={wish.undo}
                  onChange={({ currentTarget }) => change({ undo: currentTarget.checked })}
                />
                <span>{say.undo}</span>
              </label>
              <label class="tick">
                <input
                  type="checkbox"
                  checked={wish.hints}
                  onChange={({ currentTarget }) => change({ hints: currentTarget.checked })}
                />
                <span>{say.hints}</span>
              </label>
            </>
          ) : (
            <p class="soft">{say.noClockHere}</p>
          )}
        </fieldset>
        <fieldset>
          <legend>{say.seats}</legend>
          {wish.where !== 'screen' && <NameField label={say.yourName} />}
          <SeatFields game={game} wish={wish} beyond={beyond} change={(chairs) => change({ chairs })} />
        </fieldset>
      </div>
      {refusal !== null && (
        <p class="bad" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" class="button main" disabled={isBusy}>
        {say.layOut}
      </button>
    </form>
  );
}

/** Fits the chairs to the game: the right number, and only holders that are possible. */
function fitting({ rules, manifest }: GameAtHand, wish: NewTableWish, before: NewTableWish): NewTableWish {
  const { min, max } = rules.seats(wish.options);
  const { where } = wish;
  const isElsewhere = where !== before.where;
  const count = Math.max(min, Math.min(max, wish.chairs.length));
  let here = 0;
  const chairs = Array.from({ length: count }, (_, seat) => {
    const kept = wish.chairs[seat] ?? chairFor(where, seat, false);
    const isBot = kept.who !== 'me' && kept.who !== 'here' && kept.who !== 'open';
    const mayStay = isBot || (!isElsewhere && (kept.who === 'me' || peopleFor(where).includes(kept.who)));
    const chair = mayStay ? kept : { ...kept, who: chairFor(where, seat, true).who };
    if (chair.who !== 'me' && chair.who !== 'here') return chair;
    here++;
    return inTurns(manifest, wish.options) || here <= MOST_AT_ONCE
      ? chair
      : { ...chair, who: chairFor(where, 2, false).who };
  });
  return { ...wish, chairs };
}
