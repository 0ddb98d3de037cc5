// The big screen: the table as a spectator sees it, large, without controls, with a QR code for every free seat.

import { useEffect } from 'preact/hooks';
import type { Route } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import { useTitle } from '../../app/title.ts';
import { Wordmark } from '../../app/wordmark.tsx';
import { keyOfRules } from '../../games.ts';
import { me, RequestError, signInAs, type TableFacts } from '../../seat/api.ts';
import { ownName } from '../../seat/names.ts';
import { sitThere } from '../../seat/remote.ts';
import type { SeatSession } from '../../seat/seat-session.ts';
import type { Moment } from '../../seat/seated.ts';
import { stateOf } from '../../table/bar.tsx';
import { useGame } from '../../table/game-at-hand.ts';
import { Log } from '../../table/log.tsx';
import { Places } from '../../table/places.tsx';
import type { GameAtHand } from '../../table/slots.ts';
import { Stage } from '../../table/stage.tsx';
import { type BeyondWords, useBeyond } from '../../words/beyond/index.ts';
import { words } from '../../words/index.ts';
import { TroubleNote } from '../trouble-note.tsx';
import { useTable } from '../use-table.ts';
import { Chairs } from './chairs.tsx';
import { Codes } from './codes.tsx';
import '../../styles/table.css';
import './big-screen.css';

export default function BigScreen({ route }: { readonly route: Route }) {
  const match = route.at === 'tv' ? route.match : '';
  const { found, trouble } = useTable(match, lookOn);
  if (trouble !== null) return <TroubleNote trouble={trouble} />;
  if (found === null) return <p class="dealing">{words().invitation.opening}</p>;
  return <Lit {...found} />;
}

/** A screen without a name signs in as a guest too. */
async function lookOn({ match, game: id, rules }: TableFacts): Promise<SeatSession> {
  await me().catch(() => signInAs(ownName()));
  return sitThere(keyOfRules({ id, rules }), match, true);
}

interface Found {
  readonly outside: TableFacts;
  readonly seated: SeatSession;
}

/** Keeps the screen awake, because nobody touches a television. */
function useWakefulness(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const wake = (): void => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (got) => {
          lock = got;
        },
        () => {},
      );
    };
    wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      void lock?.release();
    };
  }, []);
}

function Lit({ outside, seated }: Found) {
  useWakefulness();
  const beyond = useBeyond();
  const game = useGame(seated.game);
  const moment = seated.moment.value;
  if (seated.line.value === 'ended' && moment === null) return <TroubleNote trouble={new RequestError('not-found')} />;
  if (moment === null || game === null || beyond === null) return <p class="dealing">{words().invitation.opening}</p>;
  return <Shown {...{ outside, seated, moment, game, beyond }} />;
}

interface Props extends Found {
  readonly moment: Moment;
  readonly game: GameAtHand;
  readonly beyond: BeyondWords;
}

function Shown({ outside, seated, moment, game, beyond }: Props) {
  const { bigScreen: say } = beyond;
  const { table } = words();
  const { phase, chairs } = moment.table;
  const isGathering = phase === 'gathering';
  const all = { seated, moment, game };
  const isWide = game.parts.isWide === true && !settings.value.textTable;
  useTitle(headline(moment, say), game.words.title);
  return (
    <div class={`big ${phase}`}>
      <header class="big-head">
        <Wordmark name={words().name} />
        <h1 aria-live="polite">{headline(moment, say)}</h1>
        <nav class="row">
          <button
            type="button"
            class="button quiet"
            onClick={() => void document.documentElement.requestFullscreen?.().catch(() => {})}
          >
            {say.fullScreen}
          </button>
          <a class="button quiet" href={outside.seat === null ? '/' : `/t/${outside.match}`}>
            {say.leave}
          </a>
        </nav>
      </header>
      {isGathering ? (
        <Codes match={outside.match} chairs={chairs} mayInvite={outside.host} beyond={beyond} />
      ) : (
        <div class={isWide ? 'big-table wide' : 'big-table'} style={{ '--seats': chairs.length }}>
          <Stage {...all} pointed={null} />
          <aside class="big-aside">
            {moment.table.clocks.length > 0 && moment.result === null && <Chairs moment={moment} />}
            <h2>{table.log}</h2>
            <Log {...all} />
          </aside>
          {moment.result !== null && (
            <section class="big-end panel" aria-label={words().table.over}>
              <Places {...{ moment, game }} result={moment.result} />
            </section>
          )}
        </div>
      )}
    </div>
  );
}

function headline(moment: Moment, say: BeyondWords['bigScreen']): string {
  const { toAct, result, table } = moment;
  const named = (seats: readonly number[]): string => seats.map((seat) => table.chairs[seat]?.name ?? '').join(', ');
  if (result !== null) return words().table.won(named(result.winners));
  if (table.phase === 'gathering') return say.scan;
  if (table.phase !== 'playing') return stateOf(moment);
  return toAct.length > 1 ? say.allAtOnce : say.toMove(named(toAct));
}
