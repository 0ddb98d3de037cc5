// The lobby: open tables to join or to watch.

import { Select } from '@backroom/kit/preact';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { GAMES, gameCalled } from '../games.ts';
import { claim, lobby, quick, type RequestError, signInAs, type TableInLobby } from '../seat/api.ts';
import { entropyFor, keepShare, newEntropy } from '../seat/entropy.ts';
import { ownName } from '../seat/names.ts';
import { type BeyondWords, useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { NameField } from './name-field.tsx';
import { TableCard } from './table-card.tsx';
import { TroubleNote } from './trouble-note.tsx';

/** How often the list is loaded: often enough to find a table, seldom enough for the server. */
const LOOK_EVERY_MS = 10_000;

export default function Lobby() {
  const { nav } = words();
  const beyond = useBeyond();
  useTitle(nav.lobby);
  const [tables, setTables] = useState<readonly TableInLobby[] | null>(null);
  const [trouble, setTrouble] = useState<RequestError | null>(null);
  const [game, setGame] = useState(GAMES[0]?.id as string);
  const look = (): void => void lobby().then(setTables, setTrouble);
  // Runs once.
  useEffect(() => {
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (trouble !== null && tables === null) return <TroubleNote trouble={trouble} />;
  if (beyond === null) return null;
  const { lobby: say, newTable } = beyond;
  return (
    <div class="wide">
      <h1>{say.title}</h1>
      <div class="panel quick">
        <NameField label={newTable.yourName} />
        <Select
          label={newTable.game}
          value={game}
          of={GAMES.map(({ id }) => id)}
          name={(id) => gameCalled(id)?.title ?? id}
          choose={setGame}
        />
        <div class="row">
          <button type="button" class="button main" onClick={() => void attempt(() => takeAny(game))}>
            {say.quick}
          </button>
          <a class="button" href={`/new#${game}`}>
            {say.openOwn}
          </a>
          <button type="button" class="button quiet" onClick={look}>
            {say.refresh}
          </button>
        </div>
        <p class="soft">{say.quickWhy}</p>
      </div>
      {tables?.length === 0 && <p class="empty">{say.empty}</p>}
      <ul class="cards">
        {tables?.map((table) => (
          <Entry key={table.match} table={table} say={say} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ table, say }: { readonly table: TableInLobby; readonly say: BeyondWords['lobby'] }) {
  const free = table.chairs.filter(({ taken }) => !taken).length;
  const isGathering = table.phase === 'gathering';
  return (
    <li class="panel card">
      <TableCard table={table} />
      <p class="soft">
        {say.by(table.host)} · {isGathering ? say.free(free) : say.playing}
      </p>
      <button
        type="button"
        class={isGathering ? 'button main' : 'button'}
        onClick={() => void attempt(() => (isGathering ? sitDown(table.match) : watch(table.match)))}
      >
        {isGathering ? say.join : say.watch}
      </button>
    </li>
  );
}

/** A second click before the answer is a double click, not a second wish. */
let isTrying = false;

async function attempt(what: () => Promise<void>): Promise<void> {
  if (isTrying) return;
  isTrying = true;
  try {
    await signInAs(settings.peek().name.trim() || ownName());
    await what();
  } catch (error) {
    toast((error as Error).message);
  } finally {
    isTrying = false;
  }
}

async function takeAny(game: string): Promise<void> {
  const { share, pledge } = await newEntropy();
  const { match } = await quick(game, pledge);
  keepShare(match, share);
  go(`/t/${match}`);
}

async function sitDown(match: string): Promise<void> {
  await claim(match, null, (await entropyFor(match)).pledge);
  go(`/t/${match}`);
}

const watch = async (match: string): Promise<void> => go(`/t/${match}`);
