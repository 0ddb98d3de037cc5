// The entrance: a table that can be played at once, and the other ways in beside it.
import { useEffect, useState } from 'preact/hooks';
import { afterwards } from '../app/afterwards.ts';
import { Late } from '../app/lazy.tsx';
import { Fan } from '../app/wordmark.tsx';
import { GAMES } from '../games.ts';
import { type Evening, lastEvening, newEvening } from '../local/evening.ts';
import { sitHere } from '../local/keeper.ts';
import type { Sitting } from '../seat/sitting.ts';
import { Frame } from '../table/frame.tsx';
import { words } from '../words/index.ts';

export default function Home() {
  const { home: say } = words();
  const { evening, sitting, anew } = useEvening();
  return (
    <div class="home">
      <div class="welcome">
        <Fan />
        <h1>{say.tagline}</h1>
        <p class="soft">{say.sitDownWhy}</p>
      </div>
      <section class="lit" aria-label={say.sitDown}>
        <h2 class="which">{FIRST?.title}</h2>
        {sitting === null ? (
          <p class="dealing" role="status">
            {say.loading}
          </p>
        ) : (
          <Frame seated={sitting} chat={null} again={anew} embedded />
        )}
        {evening !== null && (
          <p class="under">
            <a class="button" href={`/here/${evening.match}`}>
              {say.fullTable}
            </a>
            <button type="button" class="button quiet" onClick={anew}>
              {say.anew}
            </button>
          </p>
        )}
      </section>
      <section class="second" aria-labelledby="second">
        <h2 id="second">{SECOND?.title}</h2>
        <Late load={wayIn} />
      </section>
      <Ways />
    </div>
  );
}

const [FIRST, SECOND] = GAMES;

/** Nobody waits longer for the first table because there is another. */
const wayIn = async () => (await afterwards('seen', () => import('./scarface/way-in.tsx'))).WayIn;

/** The match that was not finished goes on; otherwise the cards are dealt while one still reads. */
function useEvening() {
  const [evening, setEvening] = useState<Evening | null>(null);
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const open = (find: () => Promise<Evening>): void => void find().then(setEvening, setFailure);
  useEffect(() => open(async () => (await lastEvening()) ?? newEvening()), []);
  useEffect(() => {
    if (evening === null) return;
    let mine: Sitting | null = null;
    let isWanted = true;
    sitHere(evening.game, evening.match, evening.seat).then((made) => {
      mine = made;
      if (isWanted) setSitting(made);
      else made.close();
    }, setFailure);
    return () => {
      isWanted = false;
      mine?.close();
      setSitting(null);
    };
  }, [evening]);
  if (failure !== null) throw failure;
  return { evening, sitting, anew: () => open(newEvening) };
}

function Ways() {
  const { home: say, nav } = words();
  const ways = [
    ['/new', say.invite, say.inviteWhy],
    ['/lobby', say.lobby, say.lobbyWhy],
    ['/new#here', say.hotSeat, say.hotSeatWhy],
    ['/learn', say.learn, say.learnWhy],
    ['/puzzle', say.puzzle, say.puzzleWhy],
    ['/mine', nav.mine, say.mineWhy],
  ] as const;
  return (
    <nav class="other-ways" aria-label={say.ways}>
      <ul>
        {ways.map(([to, name, why]) => (
          <li key={to}>
            <a href={to}>
              <b>{name}</b>
              <span>{why}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
