// Shows the game: its picture or the text table, with only the props that a picture needs.
import { type AnyPicture, foresee } from '@backroom/kit';
import type { Answer } from '@backroom/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { tableStands } from '../app/afterwards.ts';
import { announce, toast } from '../app/announce.ts';
import { useLoaded } from '../app/lazy.tsx';
import { settings } from '../app/settings.ts';
import type { Moment, Seated } from '../seat/seated.ts';
import { spoken, words } from '../words/index.ts';
import { describe } from './bar.tsx';
import { useNews } from './news.ts';
import { Sending } from './sending.ts';
import type { GameAtHand } from './slots.ts';
import { sound } from './sound.ts';

interface Props {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly game: GameAtHand;
  readonly pointed: unknown;
  readonly part?: AnyPicture['part'];
  readonly keys?: AnyPicture['keys'];
}

const NOTHING: readonly unknown[] = [];

const load = () => import('../text-table/index.tsx');
const textTable = async () => (await load()).TextTable;

export function Stage({ seated, moment, game, pointed, part, keys }: Props) {
  const { textTable: wantsText, tempo, confirm } = settings.value;
  const isText = wantsText || game.parts.picture === undefined;
  const Shown = useLoaded<AnyPicture>(isText ? textTable : (game.parts.picture as typeof textTable));
  useEffect(() => (Shown === null ? undefined : tableStands()), [Shown === null]);
  const news = useNews(moment, seated.story.value);
  const story = seated.story.value;
  const past = useMemo(() => story.flatMap(({ events }) => events), [story]);
  const names = useNames(moment);
  const { seat, view, deadlineAt } = moment;
  const deadline = useMemo(() => (deadlineAt === null ? null : Math.max(0, deadlineAt - Date.now())), [deadlineAt]);
  const { legal, seq, isRace } = moment;
  const latest = useRef({ seq, isRace });
  latest.current = { seq, isRace };
  const sending = useMemo(() => new Sending(), [seated]);
  const [refused, setRefused] = useState(0);
  const [, redraw] = useState(0);
  const act = useCallback(
    (action: unknown) => {
      if (!sending.begin(action, latest.current.seq, latest.current.isRace)) return;
      void seated.act(action).then((answer) => {
        if (answer.t === 'ok') sending.accepted(action, answer.seq);
        else {
          sending.refused(action);
          setRefused((count) => count + 1);
          tellRefusal(answer, action, game, names);
        }
        redraw((count) => count + 1);
      });
    },
    [seated, game, names],
  );
  const firstSeq = useRef(seq);
  // The text table asks in its own live region; at the first look the header is read anyway.
  useEffect(() => {
    if (Shown !== null && !isText && legal.length > 0 && seq !== firstSeq.current)
      // In another player's turn, optional actions such as showing a card do not count as a question to this player.
      announce(game.words.prompt(view, names), seat === null || !moment.toAct.includes(seat));
  }, [seq, legal.length > 0, isText]);
  if (Shown === null) return <div class="stage dealing">{words().home.loading}</div>;
  return (
    <div class="stage">
      <Shown
        view={view}
        seat={seat}
        names={names}
        seatNotes={moment.table.chairs.map((chair) => describe(chair, words().table))}
        words={game.words}
        language={spoken.value?.language ?? 'en'}
        legal={!isRace && sending.isBehind(seq) ? NOTHING : legal}
        refusals={moment.refusals}
        news={news}
        past={past}
        takenBack={story.filter(({ deed }) => deed === 'undo').length}
        newsNumber={moment.seq}
        tempo={tempo}
        beat={moment.beat}
        skip={() => seated.skip()}
        waitingFor={moment.toAct}
        deadline={deadline}
        // In a race a second touch would take too long.
        confirm={confirm && keys === undefined}
        pointed={pointed}
        refused={refused}
        part={part}
        keys={keys}
        act={act}
        foresee={(action) => (seat === null ? [] : foresee(game.rules, view, seat, action))}
        announce={announce}
        sound={(name) => sound(game.parts, name)}
      />
    </div>
  );
}

/** The same array as long as no name changes. */
function useNames({ table }: Moment): readonly string[] {
  const names = table.chairs.map(({ name }) => name);
  // Compare by content.
  return useMemo(() => names, [names.join('\n')]);
}

/** The refusal's own sentence if the game has one; otherwise a general one. */
function tellRefusal(
  answer: Extract<Answer, { t: 'no' }>,
  action: unknown,
  { words: game }: GameAtHand,
  names: readonly string[],
): void {
  const { code, rule, values } = answer;
  toast(rule === undefined ? words().table.refused : game.refusal({ action, code, rule, values: values ?? {} }, names));
}
