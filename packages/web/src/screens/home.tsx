// The home screen: a table that can be played at once, and links to everything else.
import { itemAt } from '@backroom/kit';
import { useEffect, useState } from 'preact/hooks';
import { afterwards } from '../app/afterwards.ts';
import { Late } from '../app/lazy.tsx';
import { useTitle } from '../app/title.ts';
import { GAMES } from '../games.ts';
import { sitHere } from '../local/keeper.ts';
import { newQuickMatch, type QuickMatch, quickMatchHere, quickMatchTaken } from '../local/quick-match.ts';
import type { SeatSession } from '../seat/seat-session.ts';
import { Frame } from '../table/frame.tsx';
import { words } from '../words/index.ts';

export default function Home() {
  const { home: say, nav } = words();
  const { quickMatch, session, newDeal, again } = useQuickMatch();
  useTitle(session === null ? nav.home : null);
  return (
    <div class="home">
      <div class="welcome">
        <h1>{say.tagline}</h1>
        <p class="soft">{say.sitDownWhy(FIRST.title)}</p>
      </div>
      <section class="lit" aria-label={say.sitDown}>
        <div class="lit-head">
          <h2>{FIRST.title}</h2>
          {quickMatch !== null && (
            <>
              <a class="button quiet icon" data-icon="⤢" href={`/here/${quickMatch.match}`}>
                {say.fullTable}
              </a>
              <button type="button" class="button quiet icon" data-icon="⟲" onClick={newDeal}>
                {say.newDeal}
              </button>
            </>
          )}
        </div>
        {session === null ? (
          <p class="dealing" role="status">
            {say.loading}
          </p>
        ) : (
          <Frame seated={session} chat={null} again={again} embedded />
        )}
      </section>
      <div class="second">
        {OTHERS.map(({ id, title }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Late load={wayIn} game={id} />
          </section>
        ))}
      </div>
      <Late load={ways} />
    </div>
  );
}

const FIRST = itemAt(GAMES, 0);
const OTHERS = GAMES.slice(1);

const loadAnother = () => import('../local/another.ts');

/** The other links are loaded later, so that they do not delay the first table. */
const further = () => afterwards('seen', () => import('./way-in.tsx'));
const wayIn = async () => (await further()).WayIn;
const ways = async () => (await further()).Ways;

/** Resumes the unfinished match, or deals a new one while the visitor reads. */
function useQuickMatch() {
  const [quickMatch, setQuickMatch] = useState<QuickMatch | null>(null);
  const [session, setSitting] = useState<SeatSession | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const open = (find: () => Promise<QuickMatch>): void => void find().then(setQuickMatch, setFailure);
  useEffect(() => {
    open(quickMatchHere);
    quickMatchTaken();
  }, []);
  useEffect(() => {
    if (quickMatch === null) return;
    let mine: SeatSession | null = null;
    let isWanted = true;
    sitHere(quickMatch.game, quickMatch.match, quickMatch.seat).then((made) => {
      mine = made;
      if (isWanted) setSitting(made);
      else made.close();
    }, setFailure);
    return () => {
      isWanted = false;
      mine?.close();
      setSitting(null);
    };
  }, [quickMatch]);
  if (failure !== null) throw failure;
  const again = (): void => {
    if (session !== null) open(async () => (await loadAnother()).another(session));
  };
  return { quickMatch, session, newDeal: () => open(newQuickMatch), again };
}
