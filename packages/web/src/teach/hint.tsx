// A hint: the three best moves, how likely each is to win, and why. Thought out in a worker, from this seat's view alone.
import type { Answers } from '@backroom/bots';
import { openPageWorkers } from '@backroom/bots/browser';
import { mindFor } from '@backroom/games';
import thinker from '@backroom/games/thinker?worker&url';
import { type Names, sameData } from '@backroom/kit';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { gameCalled } from '../games.ts';
import { trusted } from '../local/trusted.ts';
import type { Seated } from '../seat/seated.ts';
import { useThere } from './arriving.ts';
import { loadSpeech, type Speech } from './speech.ts';
import './teach.css';
import { loadTeachWords, type TeachWords } from './words/index.ts';

interface Props {
  readonly seated: Seated;
  readonly names: Names;
  /** What the table is pointing out now. */
  readonly pointed: unknown;
  /** Asks the table to point something out; null: no longer. */
  readonly point: (action: unknown) => void;
}

/** Nobody minds waiting that long for good advice. */
const THINKING_MS = 700;

let bureau: ReturnType<typeof openPageWorkers> | null = null;

/** One worker for all hints; it is let go when nobody asks any more. */
function thinkers(): ReturnType<typeof openPageWorkers> {
  bureau ??= openPageWorkers({
    mindFor,
    size: 1,
    start: () => new Worker(trusted(thinker), { type: 'module' }) as never,
    onTrouble: ({ kind, why }) => console.warn('a hint could not be thought out', kind, why),
  });
  return bureau;
}

export function HintPanel({ seated, names, pointed, point }: Props) {
  const { language } = settings.value;
  const moment = seated.moment.value;
  const game = gameCalled(seated.game);
  const speech = useThere<Speech | null>(
    async () => (game === undefined ? null : loadSpeech(game, language)),
    [game, language],
  );
  const texts = useThere(() => loadTeachWords(language), [language]);
  const [hints, setHints] = useState<Answers['hint'] | null>(null);
  const isAsked = moment !== null && moment.seat !== null && moment.legal.length > 0;
  useEffect(() => {
    setHints(null);
    point(null);
    if (!isAsked || moment === null || moment.seat === null) return;
    const { view, seat, seq } = moment;
    const asking = new AbortController();
    const seed = `hint at step ${seq}`;
    thinkers()
      .ask(
        { game: seated.game, kind: 'hint', view, seat, level: 'kingpin', seed, ms: THINKING_MS },
        { signal: asking.signal },
      )
      .then(setHints, (error: unknown) => {
        if (!asking.signal.aborted) console.warn(error);
      });
    return () => asking.abort();
  }, [moment?.seq, moment?.seat, isAsked]);
  if (texts === null || speech === null) return null;
  return (
    <section class="teach hint" aria-label={texts.hint.title}>
      <h2>{texts.hint.title}</h2>
      <div role="status">{!isAsked ? <p>{texts.hint.nothing}</p> : hints === null && <p>{texts.hint.thinking}</p>}</div>
      {isAsked && hints !== null && moment !== null && (
        <HintList hints={hints} view={moment.view} {...{ names, speech, texts, pointed, point, language }} />
      )}
    </section>
  );
}

interface ListProps extends Pick<Props, 'names' | 'pointed' | 'point'> {
  readonly hints: Answers['hint'];
  readonly view: unknown;
  readonly speech: Speech;
  readonly texts: TeachWords;
  readonly language: string;
}

function HintList({ hints, view, names, speech, texts, pointed, point, language }: ListProps) {
  const { words, reason } = speech;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <>
      <ol class="advice">
        {hints.map(({ action, chance, reasons }) => {
          const isPointed = pointed !== null && sameData(action, pointed);
          const why = reason === null ? '' : reasons.map((one) => reason(one, names)).join(texts.hint.and);
          return (
            <li key={JSON.stringify(action)}>
              <button type="button" aria-pressed={isPointed} onClick={() => point(isPointed ? null : action)}>
                <b>{words.action(action, view, names)}</b>
                <span class="chance">{texts.hint.chance(percent.format(chance))}</span>
                {why !== '' && <span class="why">{why}</span>}
                <span class="point">{isPointed ? texts.hint.pointedOut : texts.hint.pointOut}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <p class="soft">{texts.hint.fair}</p>
    </>
  );
}
