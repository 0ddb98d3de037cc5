// Laying out a table: which game and how, who sits where, how fast, who may find it.
import { useState } from 'preact/hooks';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { GAMES } from '../games.ts';
import { openHere } from '../local/keeper.ts';
import { beKnownAs, layOut } from '../seat/api.ts';
import { keepShare, newEntropy } from '../seat/entropy.ts';
import { useGame } from '../table/game-at-hand.ts';
import type { GameAtHand } from '../table/slots.ts';
import { words } from '../words/index.ts';
import { keepInvitations } from './invitation.tsx';
import { NameField } from './name-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { Select } from './select.tsx';
import { chairFor, forDevice, forHouse, standard, type Wish } from './wish.ts';

export default function NewTable() {
  const [id, setId] = useState(GAMES[0]?.id as string);
  const game = useGame(id);
  if (game === null) return <p class="dealing">{words().home.loading}</p>;
  return <Plan key={id} game={game} choose={setId} />;
}

function firstWish(game: GameAtHand): Wish {
  const where = location.hash === '#here' ? 'device' : 'online';
  const options = standard(game.rules);
  const { max } = game.rules.seats(options);
  const chairs = Array.from({ length: Math.min(3, max) }, (_, seat) => chairFor(where, seat, false));
  return { where, options, chairs, pace: 'none', undo: true, visibility: 'unlisted' };
}

function Plan({ game, choose }: { readonly game: GameAtHand; readonly choose: (id: string) => void }) {
  const { newTable: say } = words();
  const [wish, setWish] = useState<Wish>(() => firstWish(game));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Wish>): void => setWish(fitting(game, { ...wish, ...part }, wish));
  const lay = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      go(await layOutTable(game.rules.id, wish));
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
          <Select<Wish['where']>
            label={say.where}
            value={wish.where}
            of={['online', 'device']}
            name={(one) => (one === 'online' ? say.online : say.thisDevice)}
            choose={(where) => change({ where })}
          />
          {GAMES.length > 1 && (
            <Select
              label={say.game}
              value={game.rules.id}
              of={GAMES.map(({ id }) => id)}
              name={(id) => id}
              choose={choose}
            />
          )}
          <OptionFields game={game.rules} options={wish.options} change={(options) => change({ options })} />
          {wish.where === 'online' ? (
            <>
              <Select<Wish['pace']>
                label={say.pace}
                value={wish.pace}
                of={['none', 'relaxed', 'live', 'days']}
                name={(one) => say.paces[one]}
                choose={(pace) => change({ pace })}
              />
              <Select<Wish['visibility']>
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
            </>
          ) : (
            <p class="soft">{say.noClockHere}</p>
          )}
        </fieldset>
        <fieldset>
          <legend>{say.seats}</legend>
          <NameField label={say.yourName} />
          <SeatFields game={game} wish={wish} change={(chairs) => change({ chairs })} />
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

/** As many chairs as the game has room for, and nobody on them who cannot sit there. */
function fitting({ rules, page }: GameAtHand, wish: Wish, before: Wish): Wish {
  const { min, max } = rules.seats(wish.options);
  const isElsewhere = wish.where !== before.where;
  const together = page.inTurns(wish.options);
  const count = Math.max(min, Math.min(max, wish.chairs.length));
  const chairs = Array.from({ length: count }, (_, seat) => {
    const kept = wish.chairs[seat] ?? chairFor(wish.where, seat, false);
    const isMoved = isElsewhere && (kept.who === 'open' || kept.who === 'here');
    const chair = isMoved ? { ...kept, who: chairFor(wish.where, 1, true).who } : kept;
    return chair.who === 'here' && !together ? { ...chair, who: chairFor('device', 2, false).who } : chair;
  });
  return { ...wish, chairs };
}

/** Gives the address of the table. */
async function layOutTable(game: string, wish: Wish): Promise<string> {
  const own = settings.peek().name.trim();
  if (wish.where === 'device') return `/here/${await openHere(forDevice(game, wish, own, words().newTable.seat))}`;
  await beKnownAs(own);
  const { share, pledge } = await newEntropy();
  const made = await layOut(forHouse(game, wish, pledge));
  keepShare(made.match, share);
  keepInvitations(made.match, made.invitations);
  return `/t/${made.match}`;
}
