// The review of a game: its course as a chart, the turning points, better actions, the summary.

import { chart, loadReviewWords, type Review, type ReviewWords, type Voice } from '@backroom/bots/review';
import type { Language, Seat } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import type { Entry } from '@backroom/match';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { keyOfRules } from '../games.ts';
import type { Speech } from '../teach/speech.ts';
import { courseOf, peopleAt } from './film.ts';
import { addressOf } from './share.ts';
import type { Film } from './source.ts';
import { study } from './study.ts';
import type { ReplayWords } from './words/index.ts';

interface Props {
  readonly film: Film;
  readonly entries: readonly Entry[];
  readonly speech: Speech;
  readonly texts: ReplayWords;
  readonly language: Language;
  /** Goes to the step of that entry. */
  readonly jump: (seq: number) => void;
}

type State =
  | { readonly is: 'idle' | 'failed' }
  | { readonly is: 'working'; readonly share: number }
  | { readonly is: 'done'; readonly review: Review<unknown, unknown> };

export function ReviewPanel({ film, entries, speech, texts, language, jump }: Props) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const said = useThere(() => loadReviewWords(language), [language]);
  const course = useMemo(() => (state.is === 'idle' ? null : courseOf(film.game, entries)), [state.is === 'idle']);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const begin = (): void => {
    setState({ is: 'working', share: 0 });
    stop.current = study(
      { ask: 'review', game: keyOfRules(film.game), course: courseOf(film.game, entries) },
      (message) => {
        if (message.is === 'progress') setState({ is: 'working', share: message.done / Math.max(1, message.of) });
        else setState(message.is === 'reviewed' ? { is: 'done', review: message.review } : { is: 'failed' });
      },
    );
  };
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <section class="panel review" aria-labelledby="review">
      <h2 id="review">{texts.review.title}</h2>
      <p>{texts.review.why}</p>
      {(state.is === 'idle' || state.is === 'failed') && (
        <button type="button" class="button" onClick={begin}>
          {texts.review.begin}
        </button>
      )}
      {state.is === 'failed' && <p role="alert">{texts.trouble}</p>}
      {state.is === 'working' && (
        <>
          <p id="reviewing">{texts.review.progress(percent.format(state.share))}</p>
          <progress aria-labelledby="reviewing" value={state.share} max={1} />
          <button
            type="button"
            class="button"
            onClick={() => {
              stop.current();
              setState({ is: 'idle' });
            }}
          >
            {texts.review.cancel}
          </button>
        </>
      )}
      {state.is === 'done' && said !== null && course !== null && (
        <Reviewed
          {...{ film, entries, speech, texts, said }}
          review={state.review}
          jump={(index) => jump(course.seqs[index] ?? 0)}
        />
      )}
    </section>
  );
}

interface ReviewedProps extends Pick<Props, 'film' | 'entries' | 'speech' | 'texts'> {
  readonly review: Review<unknown, unknown>;
  readonly said: ReviewWords;
  /** Goes to a step of the review. */
  readonly jump: (index: number) => void;
}

/** The most that are shown: more would be a list of faults, not a lesson. */
const MOST_TOLD = 5;

function Reviewed({ film, entries, speech, texts, said, review, jump }: ReviewedProps) {
  const { names } = film;
  const { chart: charted, turning, decisions, summary } = said.texts;
  const [whose, setWhose] = useState<Seat>(() => peopleAt(entries)[0] ?? 0);
  const voice: Voice<unknown, unknown> = { words: speech.words, names, reason: speech.reason };
  const drawn = useMemo(
    () => chart(review.course, { words: said, names, turningPoints: review.turningPoints }),
    [review, said, names],
  );
  const address = useThere(() => addressOf(drawn), [drawn]);
  const bad = review.decisions
    .filter(({ seat, verdict }) => seat === whose && (verdict === 'slip' || verdict === 'blunder'))
    .sort((a, b) => b.loss - a.loss);
  const told = bad.slice(0, MOST_TOLD).sort((a, b) => a.seq - b.seq);
  return (
    <>
      <img
        class="course"
        src={address ?? undefined}
        alt={[charted.title, charted.viewpoint, ...said.describe(review.course, names)].join(' ')}
      />
      <details>
        <summary>{texts.review.inWords}</summary>
        <ul>
          {said.course(review.course, names).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <h3>{turning.title}</h3>
      {review.turningPoints.length === 0 && <p>{turning.none}</p>}
      <ol>
        {review.turningPoints.map((point) => (
          <li key={point.seq}>
            {said.turningPoint(point, voice).join(' ')}{' '}
            <Look texts={texts} onClick={() => jump(point.seq)} what={point.move} />
          </li>
        ))}
      </ol>
      <h3>{decisions.title}</h3>
      <p class="soft">{decisions.viewpoint}</p>
      <label class="field">
        <span>{texts.review.whose}</span>
        <select value={whose} onChange={({ currentTarget }) => setWhose(Number(currentTarget.value))}>
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {bad.length === 0 && <p>{decisions.none}</p>}
      <ul class="faults">
        {told.map((decision) => (
          <li key={decision.seq}>
            {said.decision(decision, voice).map((line, i) => (
              <p key={line}>{i === 0 ? <b>{line}</b> : line}</p>
            ))}
            <Look texts={texts} onClick={() => jump(decision.seq)} what={decision.move} />
          </li>
        ))}
      </ul>
      {bad.length > told.length && <p>{said.more(bad.slice(MOST_TOLD))}</p>}
      <h3>{summary.title}</h3>
      <ul>
        {review.summaries.map((one) => (
          <li key={one.seat}>{said.summary(one, names)}</li>
        ))}
      </ul>
      <p class="soft">{summary.legend}</p>
    </>
  );
}

interface LookProps {
  readonly texts: ReplayWords;
  readonly what: number;
  readonly onClick: () => void;
}

const Look = ({ texts, what, onClick }: LookProps) => (
  <button type="button" class="button quiet look" aria-label={`${texts.review.look} (${what})`} onClick={onClick}>
    {texts.review.look}
  </button>
);
