// Laying out a table: which game and how, who sits where, how fast, who may find it.
import { useState } from 'preact/hooks';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { GAMES, gameCalled } from '../games.ts';
import { openHere } from '../local/keeper.ts';
import { beKnownAs, layOut } from '../seat/api.ts';
import { seatCompanion } from '../seat/company.ts';
import { keepShare, newEntropy } from '../seat/entropy.ts';
import { ownName } from '../seat/names.ts';
import { useGame } from '../table/game-at-hand.ts';
import type { GameAtHand } from '../table/slots.ts';
import { MOST_AT_ONCE } from '../table/strips/keys.ts';
import { useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { NameField } from './name-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { Select } from './select.tsx';
import { keepInvitations } from './use-invitations.ts';
import { chairFor, forDevice, forHouse, peopleFor, standard, type Wish } from './wish.ts';

export default function NewTable() {
  const [id, setId] = useState(() => (gameCalled(location.hash.slice(1)) ?? GAMES[0])?.id as string);
  const game = useGame(id);
  if (game === null) return <p class="dealing">{words().home.loading}</p>;
  return <Plan key={id} game={game} choose={setId} />;
}

/** Where a link to this screen wants the table. */
const HASHES: Readonly<Record<string, Wish['where']>> = { '#here': 'device', '#screen': 'screen' };

function firstWish(game: GameAtHand): Wish {
  const where = HASHES[location.hash] ?? 'online';
  const options = standard(game.rules);
  const { max } = game.rules.seats(options);
  const chairs = Array.from({ length: Math.min(3, max) }, (_, seat) => chairFor(where, seat, false));
  return { where, options, chairs, pace: 'none', undo: true, visibility: 'unlisted' };
}

function Plan({ game, choose }: { readonly game: GameAtHand; readonly choose: (id: string) => void }) {
  const { newTable: say } = words();
  const beyond = useBeyond();
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
            of={['online', 'screen', 'device']}
            name={(one) =>
              ({ online: say.online, device: say.thisDevice, screen: beyond?.bigScreen.where ?? '…' })[one]
            }
            choose={(where) => change({ where })}
          />
          {wish.where === 'screen' && <p class="soft">{beyond?.bigScreen.whereWhy}</p>}
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
            game={game.rules}
            options={wish.options}
            seats={wish.chairs.length}
            change={(options) => change({ options })}
          />
          {wish.where !== 'device' ? (
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
          {wish.where !== 'screen' && <NameField label={say.yourName} />}
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
    return page.inTurns(wish.options) || here <= MOST_AT_ONCE
      ? chair
      : { ...chair, who: chairFor(where, 2, false).who };
  });
  return { ...wish, chairs };
}

/** Gives the address of the table. */
async function layOutTable(game: string, wish: Wish): Promise<string> {
  const own = settings.peek().name.trim();
  const { seat: seatName } = words().newTable;
  if (wish.where === 'device') return `/here/${await openHere(forDevice(game, wish, own, seatName))}`;
  await beKnownAs(own || ownName());
  const { share, pledge } = await newEntropy();
  const { match, invitations } = await layOut(forHouse(game, wish, pledge));
  keepShare(match, share);
  for (const invitation of invitations) {
    const chair = wish.chairs[invitation.seat ?? -1];
    if (chair?.who === 'here')
      await seatCompanion(match, invitation, chair.name.trim() || seatName((invitation.seat ?? 0) + 1));
  }
  keepInvitations(
    match,
    invitations.filter(({ seat }) => wish.chairs[seat ?? -1]?.who !== 'here'),
  );
  return wish.where === 'screen' ? `/tv/${match}` : `/t/${match}`;
}
