// My matches: at this house and on this device, and where it is one's turn.
import { useCallback, useEffect, useState } from 'preact/hooks';
import { gameCalled } from '../games.ts';
import { allShelved, discard, type Shelved } from '../local/shelf.ts';
import { linkForOtherDevice, lookAt, me, type TableFromHere } from '../seat/api.ts';
import { sitThere } from '../seat/remote.ts';
import { useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { ShareLink } from './share-link.tsx';
import { TableCard } from './table-card.tsx';
import { Turn } from './turn.tsx';

export default function Mine() {
  const { mine: say } = words();
  const [online, setOnline] = useState<readonly TableFromHere[] | null>(null);
  const [local, setLocal] = useState<readonly Shelved[]>([]);
  const look = (): void => void allShelved().then(setLocal, () => {});
  // Looked up once.
  useEffect(() => {
    look();
    // Nobody is known here, or there is no line: then there are only this device's.
    seatsThere().then(setOnline, () => setOnline([]));
  }, []);
  const forget = (id: string): void => void discard(id).then(look);
  const isEmpty = local.length === 0 && online?.length === 0;
  return (
    <div class="wide">
      <h1>{say.title}</h1>
      {isEmpty && <p class="empty">{say.empty}</p>}
      {online !== null && online.length > 0 && (
        <>
          <h2>{say.online}</h2>
          <ul class="cards">
            {online.map((table) => (
              <li key={table.match} class="panel card">
                <TableCard table={table} />
                <p class="soft">{phaseOf(table)}</p>
                {table.phase === 'playing' && <TurnThere game={table.game} match={table.match} />}
                <a class="button main" href={`/t/${table.match}`}>
                  {say.open}
                </a>
              </li>
            ))}
          </ul>
          <div class="row">
            <OtherDevice />
            <KeepSeats />
          </div>
        </>
      )}
      {local.length > 0 && (
        <>
          <h2>{say.onThisDevice}</h2>
          <ul class="cards">
            {local.map((match) => (
              <Kept key={match.id} match={match} forget={forget} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const phaseOf = ({ phase }: TableFromHere): string => {
  const { mine: say, table } = words();
  return phase === 'over'
    ? say.over
    : phase === 'gathering'
      ? say.gathering
      : phase === 'paused'
        ? table.paused
        : say.going;
};

async function seatsThere(): Promise<readonly TableFromHere[]> {
  const { seats } = await me();
  const matches = [...new Set(seats.map(({ match }) => match))].slice(-30).reverse();
  const found = await Promise.all(matches.map((match) => lookAt(match).catch(() => null)));
  return found
    .filter((table) => table !== null)
    .sort((a, b) => Number(a.phase === 'over') - Number(b.phase === 'over'));
}

function Kept({ match, forget }: { readonly match: Shelved; readonly forget: (id: string) => void }) {
  const { mine: say } = words();
  const { id, game, names, over, openedAt } = match;
  return (
    <li class="panel card">
      <h3>{gameCalled(game)?.title ?? game}</h3>
      <p>{names.join(', ')}</p>
      <p class="soft">
        {over ? say.over : say.going} ·{' '}
        <time dateTime={new Date(openedAt).toISOString()}>
          {new Date(openedAt).toLocaleDateString(document.documentElement.lang)}
        </time>
      </p>
      <div class="row">
        <a class={over ? 'button' : 'button main'} href={`/here/${id}`}>
          {say.open}
        </a>
        <button type="button" class="button quiet" onClick={() => forget(id)}>
          {say.forget}
        </button>
      </div>
    </li>
  );
}

function TurnThere({ game, match }: { readonly game: string; readonly match: string }) {
  const sit = useCallback(() => sitThere(game, match, false), [game, match]);
  return <Turn sit={sit} />;
}

/** For longer than a link lasts: an account, if he wants one. */
function KeepSeats() {
  const beyond = useBeyond();
  if (beyond === null) return null;
  return (
    <a class="button quiet" href="/settings#account">
      {beyond.account.keepSeats}
    </a>
  );
}

/** Made when it is wanted: a new link makes the one before worthless. */
function OtherDevice() {
  const { invitation: say } = words();
  const [path, setPath] = useState<string | null>(null);
  if (path !== null) return <ShareLink label={say.otherDeviceWhy} path={path} />;
  return (
    <button type="button" class="button" onClick={() => void linkForOtherDevice().then(setPath, () => {})}>
      {say.otherDevice}
    </button>
  );
}
