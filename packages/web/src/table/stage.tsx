// Where the game itself is shown: its picture or the text table, given what a picture needs and nothing more.
import { foresee } from '@backroom/kit';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { tableStands } from '../app/afterwards.ts';
import { announce, toast } from '../app/announce.ts';
import { useLoaded } from '../app/lazy.tsx';
import { settings } from '../app/settings.ts';
import type { AnyPicture } from '../games.ts';
import type { Answer, Moment, Seated } from '../seat/seated.ts';
import { spoken, words } from '../words/index.ts';
import { useNews } from './news.ts';
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

const textTable = async () => (await import('../text-table/index.tsx')).TextTable;

export function Stage({ seated, moment, game, pointed, part, keys }: Props) {
  const { textTable: wantsText, tempo, confirm } = settings.value;
  const Shown = useLoaded<AnyPicture>(wantsText ? textTable : (game.page.picture ?? textTable));
  useEffect(() => (Shown === null ? undefined : tableStands()), [Shown === null]);
  const news = useNews(moment, seated.story.value);
  const names = useNames(moment);
  const { seat, view, deadlineAt } = moment;
  const deadline = useMemo(() => (deadlineAt === null ? null : Math.max(0, deadlineAt - Date.now())), [deadlineAt]);
  const act = useCallback(
    (action: unknown) => void seated.act(action).then((answer) => tellRefusal(answer, action, game, names)),
    [seated, game, names],
  );
  if (Shown === null) return <div class="stage dealing">{words().home.loading}</div>;
  return (
    <div class="stage">
      <Shown
        view={view}
        seat={seat}
        names={names}
        words={game.words}
        language={spoken.value?.language ?? 'en'}
        legal={moment.legal}
        refusals={moment.refusals}
        news={news}
        newsNumber={moment.seq}
        tempo={tempo}
        waitingFor={moment.toAct}
        deadline={deadline}
        // Where hands race for the same thing, a second touch would be one too many.
        confirm={confirm && keys === undefined}
        pointed={pointed}
        part={part}
        keys={keys}
        act={act}
        foresee={(action) => (seat === null ? [] : foresee(game.rules, view, seat, action))}
        announce={announce}
        sound={(name) => sound(game.page, name)}
      />
    </div>
  );
}

/** The same list as long as nobody is called otherwise. */
function useNames({ table }: Moment): readonly string[] {
  const names = table.chairs.map(({ name }) => name);
  // What counts is what stands in it.
  return useMemo(() => names, [names.join('\n')]);
}

/** The refusal's own sentence where the game knows one; a sentence that something is not possible otherwise. */
function tellRefusal(answer: Answer, action: unknown, { words: game }: GameAtHand, names: readonly string[]): void {
  if (answer.t === 'ok') return;
  const { code, rule, values } = answer;
  toast(rule === undefined ? words().table.refused : game.refusal({ action, code, rule, values: values ?? {} }, names));
}
