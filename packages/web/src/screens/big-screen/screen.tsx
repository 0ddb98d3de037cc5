// The table for the whole room: what everybody may see, large, with nothing to touch; a code for every seat that is free.
import { useEffect } from 'preact/hooks';
import type { Place } from '../../app/router.ts';
import { Wordmark } from '../../app/wordmark.tsx';
import { beKnownAs, me, type TableFromHere, Trouble } from '../../seat/api.ts';
import { ownName } from '../../seat/names.ts';
import { sitThere } from '../../seat/remote.ts';
import type { Moment } from '../../seat/seated.ts';
import type { Sitting } from '../../seat/sitting.ts';
import { stateOf } from '../../table/bar.tsx';
import { Ranking } from '../../table/ending.tsx';
import { useGame } from '../../table/game-at-hand.ts';
import { Log } from '../../table/log.tsx';
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

export default function BigScreen({ place }: { readonly place: Place }) {
  const match = place.at === 'tv' ? place.match : '';
  const { found, trouble } = useTable(match, lookOn);
  if (trouble !== null) return <TroubleNote trouble={trouble} />;
  if (found === null) return <p class="dealing">{words().invitation.opening}</p>;
  return <Lit {...found} />;
}

/** A screen that nobody has told a name to is a guest as well. */
async function lookOn({ match, game }: TableFromHere): Promise<Sitting> {
  await me().catch(() => beKnownAs(ownName()));
  return sitThere(game, match, true);
}

interface Found {
  readonly outside: TableFromHere;
  readonly seated: Sitting;
}

/** Nobody touches a television: it must not fall asleep over a long thought. */
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
  if (seated.line.value === 'ended' && moment === null) return <TroubleNote trouble={new Trouble('not-found')} />;
  if (moment === null || game === null || beyond === null) return <p class="dealing">{words().invitation.opening}</p>;
  return <Shown {...{ outside, seated, moment, game }} say={beyond.bigScreen} />;
}

interface Props extends Found {
  readonly moment: Moment;
  readonly game: GameAtHand;
  readonly say: BeyondWords['bigScreen'];
}

function Shown({ outside, seated, moment, game, say }: Props) {
  const { table } = words();
  const { phase, chairs } = moment.table;
  const names = chairs.map(({ name }) => name);
  const isGathering = phase === 'gathering';
  const all = { seated, moment, game };
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
        <Codes match={outside.match} chairs={chairs} mayInvite={outside.host} say={say} />
      ) : (
        <div class="big-table" style={{ '--seats': chairs.length }}>
          <Stage {...all} pointed={null} />
          <aside class="big-aside">
            {moment.table.clocks.length > 0 && moment.result === null && <Chairs moment={moment} />}
            {moment.result !== null && <Ranking scores={moment.result.scores} names={names} />}
            <h2>{table.log}</h2>
            <Log {...all} />
          </aside>
        </div>
      )}
    </div>
  );
}

function headline(moment: Moment, say: BeyondWords['bigScreen']): string {
  const { toAct, result, table } = moment;
  const named = (seats: readonly number[]): string => seats.map((seat) => table.chairs[seat]?.name ?? '').join(', ');
  if (result !== null) return words().ending.won(named(result.winners));
  if (table.phase === 'gathering') return say.scan;
  if (table.phase !== 'playing') return stateOf(moment);
  return toAct.length > 1 ? say.allAtOnce : say.toMove(named(toAct));
}
