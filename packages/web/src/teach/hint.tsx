// A hint: the three best moves, their chances of winning, and the reasons. Computed in a worker from this seat's view alone.
import type { JobResults } from '@backroom/bots';
import { openPageWorkerPool } from '@backroom/bots/browser';
import { loadMind, mindFor } from '@backroom/games/minds';
import thinker from '@backroom/games/thinker?worker&url';
import { type Names, sameData } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { settings } from '../app/settings.ts';
import { gameCalled, partsOf } from '../games.ts';
import { trusted } from '../local/trusted.ts';
import type { Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import { HintPopover } from './hint-popover.tsx';
import { loadSpeech, type Speech } from './speech.ts';
import './teach.css';
import { loadTeachWords, type TeachWords } from './words/index.ts';

interface Props {
  readonly seated: Seated;
  readonly names: Names;
  /** The move that the table points out now. */
  readonly pointed: unknown;
  /** Asks the table to point out a move; null: to stop. */
  readonly point: (action: unknown) => void;
  readonly close: () => void;
}

/** The most moves that a hint names. */
const MOST_HINTS = 3;

/** How long a hint may take. */
const THINKING_MS = 700;

let pool: ReturnType<typeof openPageWorkerPool> | null = null;

/** One worker for all hints; it stops when it is idle. */
function thinkers(): ReturnType<typeof openPageWorkerPool> {
  pool ??= openPageWorkerPool({
    mindFor,
    size: 1,
    start: () => new Worker(trusted(thinker), { type: 'module' }) as never,
    onFailure: ({ kind, why }) => console.warn('a hint could not be thought out', kind, why),
  });
  return pool;
}

export function HintPanel({ seated, names, pointed, point, close }: Props) {
  const { language } = settings.value;
  const moment = seated.moment.value;
  const game = gameCalled(seated.game);
  const speech = useThere<Speech | null>(
    async () => (game === undefined ? null : loadSpeech(game, language)),
    [game, language],
  );
  const texts = useThere(() => loadTeachWords(language), [language]);
  const [hints, setHints] = useState<JobResults['hint'] | null>(null);
  const [tries, setTries] = useState(0);
  const isAsked = moment !== null && moment.seat !== null && moment.legal.length > 0;
  useEffect(() => {
    setHints(null);
    point(null);
    if (!isAsked || moment === null || moment.seat === null) return;
    const { view, seat, seq } = moment;
    const asking = new AbortController();
    const seed = `hint at step ${seq}`;
    loadMind(seated.game)
      .then(() =>
        thinkers().run(
          { game: seated.game, kind: 'hint', view, seat, level: 'kingpin', seed, ms: THINKING_MS },
          { signal: asking.signal },
        ),
      )
      .then(setHints, (error: unknown) => {
        if (!asking.signal.aborted) console.warn(error);
      });
    return () => asking.abort();
  }, [moment?.seq, moment?.seat, isAsked, tries]);
  const best = hints?.[0];
  const told =
    texts === null || speech === null || moment === null
      ? ''
      : !isAsked
        ? texts.hint.nothing
        : best === undefined
          ? hints === null
            ? ''
            : texts.hint.late
          : tell(best, { ...moment, names, speech, texts, language });
  useEffect(() => announce(told), [told]);
  // A picture that fills the window leaves no room for a list beside it.
  const isWide = useThere(async () => (await partsOf(game)).isWide === true, [game]) === true;
  if (texts === null || speech === null) return null;
  if (isWide && !settings.value.textTable && isAsked && hints !== null && best !== undefined && moment !== null)
    return <HintPopover key={moment.seq} view={moment.view} {...{ hints, names, speech, texts, language, point }} />;
  const title = texts.hint.title(hints?.length || MOST_HINTS);
  return (
    <section class={pointed === null ? 'teach hint' : 'teach hint pointing'} aria-label={title}>
      <div class="head">
        <h2>{title}</h2>
        <button type="button" class="button quiet" aria-label={words().table.close} onClick={close}>
          ✕
        </button>
      </div>
      {!isAsked ? <p>{texts.hint.nothing}</p> : hints === null && <p>{texts.hint.thinking}</p>}
      {isAsked && hints !== null && best === undefined && (
        <p>
          {texts.hint.late}{' '}
          <button type="button" class="button" onClick={() => setTries(tries + 1)}>
            {texts.hint.askAgain}
          </button>
        </p>
      )}
      {isAsked && hints !== null && best !== undefined && moment !== null && (
        <HintList hints={hints} view={moment.view} {...{ names, speech, texts, pointed, point, language }} />
      )}
    </section>
  );
}

/** The best move in a sentence, for screen readers. */
function tell(hint: JobResults['hint'][number], to: Omit<ListProps, 'hints' | 'pointed' | 'point'>): string {
  const { view, names, speech, texts, language } = to;
  const chance = new Intl.NumberFormat(language, { style: 'percent' }).format(hint.chance);
  const why = hint.reasons.map((one) => speech.reason?.(one, names) ?? '').filter(Boolean);
  return [
    `${texts.hint.title(1)}: ${speech.words.action(hint.action, view, names)}`,
    texts.hint.chance(chance),
    ...(why.length > 0 ? [why.join(texts.hint.and)] : []),
  ].join('. ');
}

interface ListProps extends Pick<Props, 'names' | 'pointed' | 'point'> {
  readonly hints: JobResults['hint'];
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
