// My matches on the server and on this device, and at which of them it is the player's turn.
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useTitle } from '../app/title.ts';
import { gameCalled } from '../games.ts';
import { deleteMatch, type StoredMatch, storedMatches } from '../local/match-store.ts';
import { linkForOtherDevice, me, RequestError, type TableFacts, tableFacts } from '../seat/api.ts';
import { sitThere } from '../seat/remote.ts';
import { type BeyondWords, useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { ShareLink } from './share-link.tsx';
import { TableCard } from './table-card.tsx';
import { Turn } from './turn.tsx';

export default function Mine() {
  const beyond = useBeyond();
  useTitle(words().nav.mine);
  const [online, setOnline] = useState<readonly TableFacts[] | null>(null);
  const [stuck, setStuck] = useState<readonly Stuck[]>([]);
  const [local, setLocal] = useState<readonly StoredMatch[]>([]);
  const look = (): void => void storedMatches().then(setLocal, () => {});
  // Loaded once.
  useEffect(() => {
    look();
    // No session or no connection: then only this device's matches are shown.
    seatsThere().then(
      ({ tables, stuck }) => {
        setOnline(tables);
        setStuck(stuck);
      },
      () => setOnline([]),
    );
  }, []);
  const forget = (id: string): void => void deleteMatch(id).then(look);
  const isEmpty = local.length === 0 && online?.length === 0 && stuck.length === 0;
  if (beyond === null) return null;
  const { mine: say } = beyond;
  return (
    <div class="wide">
      <h1>{say.title}</h1>
      {isEmpty && (
        <div class="empty">
          <p>{say.empty}</p>
          <a class="button main" href="/play">
            {beyond.play.title}
          </a>
        </div>
      )}
      {online !== null && online.length > 0 && (
        <>
          <h2>{say.online}</h2>
          <ul class="cards">
            {online.map((table) => (
              <li key={table.match} class="panel card">
                <TableCard table={table} />
                <p class="soft">{phaseOf(table, say)}</p>
                {table.phase === 'over' && <Outcome match={table.match} seat={table.seat} isHere={false} say={say} />}
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
      {stuck.length > 0 && (
        <ul class="cards">
          {stuck.map(({ match, why }) => (
            <li key={match} class="panel card">
              <p>{why}</p>
            </li>
          ))}
        </ul>
      )}
      {local.length > 0 && (
        <>
          <h2>{say.onThisDevice}</h2>
          <ul class="cards">
            {local.map((match) => (
              <Kept key={match.id} match={match} forget={forget} say={say} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const phaseOf = ({ phase }: TableFacts, say: BeyondWords['mine']): string => {
  const { table } = words();
  return phase === 'over'
    ? say.over
    : phase === 'gathering'
      ? say.gathering
      : phase === 'paused'
        ? table.paused
        : say.going;
};

/** A match that this server keeps but cannot play. */
interface Stuck {
  readonly match: string;
  readonly why: string;
}

async function seatsThere(): Promise<{ readonly tables: readonly TableFacts[]; readonly stuck: readonly Stuck[] }> {
  const { seats } = await me();
  const matches = [...new Set(seats.map(({ match }) => match))].slice(-30).reverse();
  const stuck: Stuck[] = [];
  const look = (match: string): Promise<TableFacts | null> =>
    tableFacts(match).catch((error: unknown) => {
      if (error instanceof RequestError && error.code === 'other-rules') stuck.push({ match, why: error.message });
      return null;
    });
  const found = await Promise.all(matches.map(look));
  const tables = found
    .filter((table) => table !== null)
    .sort((a, b) => Number(a.phase === 'over') - Number(b.phase === 'over'));
  return { tables, stuck };
}

interface OutcomeProps {
  readonly match: string;
  readonly seat: number | null;
  readonly isHere: boolean;
  readonly say: BeyondWords['mine'];
}

/** Computed from the match's record, once it is loaded. */
function Outcome({ match, seat, isHere, say }: OutcomeProps) {
  const [line, setLine] = useState('');
  useEffect(() => {
    let isWanted = true;
    void outcomeOf(match, seat, isHere).then(
      (found) => isWanted && found !== null && setLine(tellOutcome(found, seat, say)),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [match, seat, say]);
  return <p class="outcome">{line}</p>;
}

async function outcomeOf(match: string, seat: number | null, isHere: boolean) {
  const [{ filmHere, filmOfServer }, { resultOf }] = await Promise.all([
    import('../replay/source.ts'),
    import('../replay/film.ts'),
  ]);
  const film = isHere ? await filmHere(match) : await filmOfServer(match, seat);
  const result = film.entries === null ? null : resultOf(film.game, film.entries);
  return result === null ? null : { result, names: film.names };
}

function tellOutcome(
  { result, names }: NonNullable<Awaited<ReturnType<typeof outcomeOf>>>,
  seat: number | null,
  say: BeyondWords['mine'],
): string {
  const { scores, winners } = result;
  const won = words().table.won(winners.map((winner) => names[winner] ?? '').join(', '));
  if (seat === null || scores.length < 2) return winners.length === 0 ? '' : won;
  const place = 1 + scores.filter((score) => score > (scores[seat] ?? 0)).length;
  return place === 1 ? say.place(1, scores.length) : `${say.place(place, scores.length)} · ${won}`;
}

interface KeptProps {
  readonly match: StoredMatch;
  readonly forget: (id: string) => void;
  readonly say: BeyondWords['mine'];
}

function Kept({ match, forget, say }: KeptProps) {
  const { id, game, names, over, openedAt } = match;
  return (
    <li class="panel card">
      <h3>{gameCalled(game)?.title ?? game}</h3>
      <p>{names.join(', ')}</p>
      <p class="soft">
        {over ? say.over : say.going} ·{' '}
        <time dateTime={new Date(openedAt).toISOString()}>
          {new Date(openedAt).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })}
        </time>
      </p>
      {over && <Outcome match={id} seat={match.here[0] ?? null} isHere say={say} />}
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

/** An account lasts longer than a link: offer one. */
function KeepSeats() {
  const beyond = useBeyond();
  if (beyond === null) return null;
  return (
    <a class="button quiet" href="/settings#account">
      {beyond.account.keepSeats}
    </a>
  );
}

/** Created on demand, because a new link invalidates the one before. */
function OtherDevice() {
  const say = useBeyond()?.invitation;
  const [path, setPath] = useState<string | null>(null);
  if (say === undefined) return null;
  if (path !== null) return <ShareLink label={say.otherDeviceWhy} path={path} />;
  return (
    <button type="button" class="button" onClick={() => void linkForOtherDevice().then(setPath, () => {})}>
      {say.otherDevice}
    </button>
  );
}
