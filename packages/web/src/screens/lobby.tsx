// Open tables: sit down where somebody waits, or look on.
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { GAMES, gameCalled } from '../games.ts';
import { beKnownAs, claim, lobby, quick, type TableOutside, type Trouble } from '../seat/api.ts';
import { entropyFor, keepShare, newEntropy } from '../seat/entropy.ts';
import { ownName } from '../seat/names.ts';
import { words } from '../words/index.ts';
import { NameField } from './name-field.tsx';
import { Select } from './select.tsx';
import { TableCard } from './table-card.tsx';
import { TroubleNote } from './trouble-note.tsx';

type Listed = TableOutside & { readonly host: string };

/** Often enough to meet somebody, seldom enough to trouble nobody. */
const LOOK_EVERY_MS = 10_000;

export default function Lobby() {
  const { lobby: say, newTable } = words();
  const [tables, setTables] = useState<readonly Listed[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [game, setGame] = useState(GAMES[0]?.id as string);
  const look = (): void => void lobby().then(setTables, setTrouble);
  // Begun once.
  useEffect(() => {
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (trouble !== null && tables === null) return <TroubleNote trouble={trouble} />;
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
          <Entry key={table.match} table={table} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ table }: { readonly table: Listed }) {
  const { lobby: say } = words();
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

async function attempt(what: () => Promise<void>): Promise<void> {
  try {
    await beKnownAs(settings.peek().name.trim() || ownName());
    await what();
  } catch (error) {
    toast((error as Error).message);
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
