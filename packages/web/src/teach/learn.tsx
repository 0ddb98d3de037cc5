// The lesson: a few tasks at a real table, for a ten-year-old with five minutes.
import type { Manifest } from '@backroom/games/manifests';
import {
  type AnyGame,
  itemAt,
  type Language,
  type Lesson,
  type LessonStepWords,
  type LessonWords,
} from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePageServices } from '../app/page-services.ts';
import { go, route } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { GAMES, partsOf } from '../games.ts';
import { extrasOf, rulesOf } from '../more-of-games.ts';
import { words } from '../words/index.ts';
import { Board } from './board.tsx';
import { chosenGame } from './chosen-game.ts';
import { type Try, taskOf, tryOut } from './lesson-task.ts';
import { loadSpeech, type Speech } from './speech.ts';
import './teach.css';
import { loadTeachWords, type TeachWords } from './words/index.ts';

export default function LearnScreen() {
  const { language } = settings.value;
  // Another address may name another game.
  const here = route.value;
  const taught = useThere(loadLesson, [here]);
  const games = useThere(gamesWithLesson, []) ?? [];
  const speech = useThere(async () => (taught === null ? null : loadSpeech(taught.game, language)), [taught, language]);
  const texts = useThere(async () => (taught === null ? null : taught.lesson.words(language)), [taught, language]);
  const teach = useThere(() => loadTeachWords(language), [language]);
  const [at, setAt] = useState(0);
  useEffect(() => setAt(0), [taught]);
  useTitle(words().nav.learn);
  if (taught === null || speech === null || texts === null || teach === null) return null;
  const { steps } = taught.lesson;
  return (
    <article class={taught.isWide && !settings.value.textTable ? 'teach learn wide' : 'teach learn'}>
      <h1>{texts.title}</h1>
      {at === 0 && <p class="soft">{texts.welcome}</p>}
      <ol class="beads" aria-hidden="true">
        {steps.map((_, i) => (
          // The key of a step is its index in the lesson.
          <li key={i} class={i < at ? 'done' : i === at ? 'now' : ''} />
        ))}
      </ol>
      {at < steps.length ? (
        <Task key={`${taught.game.id} ${at}`} {...taught} {...{ at, language, speech, texts, teach }} go={setAt} />
      ) : (
        <End {...taught} texts={texts} teach={teach} again={() => setAt(0)} />
      )}
      {games.length > 1 && (
        <nav aria-label={teach.rules.games} class="row games">
          {games.map(({ id, title }) => (
            <a
              key={id}
              class="button quiet"
              href={`/learn#${id}`}
              aria-current={id === taught.game.id ? 'true' : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
      )}
    </article>
  );
}

interface Taught {
  readonly game: Manifest;
  readonly rules: AnyGame;
  readonly lesson: Lesson;
  /** The picture takes the whole width of the window. */
  readonly isWide: boolean;
}

const gamesWithLesson = async (): Promise<readonly Manifest[]> => {
  const extras = await Promise.all(GAMES.map(extrasOf));
  return GAMES.filter((_, i) => extras[i]?.lesson !== undefined);
};

/** The game in the address, or the first that has a lesson. */
async function loadLesson(): Promise<Taught> {
  const game = await chosenGame('lesson');
  const [rules, lesson, { isWide = false }] = await Promise.all([
    rulesOf(game),
    (await extrasOf(game)).lesson?.(),
    partsOf(game),
  ]);
  if (lesson === undefined) throw new Error('there is no lesson');
  return { game, rules, lesson, isWide };
}

interface TaskProps extends Taught {
  readonly at: number;
  readonly language: Language;
  readonly speech: Speech;
  readonly texts: LessonWords;
  readonly teach: TeachWords;
  readonly go: (at: number) => void;
}

interface Brought {
  readonly view: unknown;
  readonly events: readonly unknown[];
  readonly number: number;
}

const NOTHING: readonly unknown[] = [];

function Task({ at, game, rules, lesson, language, speech, texts, teach, go }: TaskProps) {
  const { learner } = lesson;
  const step = itemAt(lesson.steps, at);
  const said = itemAt(texts.steps, at);
  const { lesson: say } = teach;
  const [task, setTask] = useState(() => taskOf(rules, step, learner));
  /** The beats of the last right action; each is played once. */
  const [brought, setBrought] = useState<Brought>({ view: task.view, events: [], number: 0 });
  const [tried, setTried] = useState<Try | null>(null);
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState(step.guided === true);
  const heading = useRef<HTMLHeadingElement>(null);
  const onwards = useRef<HTMLButtonElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const names = texts.players.with(learner, settings.value.name || (texts.players[learner] ?? ''));
  const isRight = tried?.is === 'right' && tried.next === null;
  // Focus moves to each new task; the first one is read with the page. Before the browser paints it: see posed.tsx.
  useLayoutEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  useLayoutEffect(() => {
    if (isRight) onwards.current?.focus();
    else if (tries > 0) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [isRight, tries]);
  const attempt = (action: unknown): void => {
    if (isRight) return;
    const outcome = tryOut(rules, task, action);
    if (outcome.is === 'right') {
      setBrought({ view: outcome.view, events: outcome.events, number: brought.number + 1 });
      if (outcome.next !== null) setTask(outcome.next);
    } else {
      setTries(tries + 1);
      setShown(true);
    }
    setTried(outcome);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, and what scrolls must be reachable by keyboard. */}
      <section class="panel task" aria-labelledby="task" tabIndex={0}>
        <p class="soft">{say.progress(at + 1, lesson.steps.length)}</p>
        <h2 id="task" ref={heading} tabIndex={-1}>
          {said.title}
        </h2>
        <p class="story">{said.story}</p>
        <p class="todo">
          <b>{say.yourTask}:</b> {said.task}
        </p>
        <div role="status" ref={verdict} class={`verdict${isRight ? ' right' : ''}`}>
          {tried !== null && <Outcome key={tries} {...{ tried, teach, said, speech, names }} />}
        </div>
        <div class="row">
          {isRight ? (
            <button type="button" class="button main" ref={onwards} onClick={() => go(at + 1)}>
              {say.next}
            </button>
          ) : (
            !shown && (
              <button
                type="button"
                class="button"
                onClick={() => {
                  setShown(true);
                  heading.current?.scrollIntoView({ block: 'nearest' });
                }}
              >
                {say.showMe}
              </button>
            )
          )}
          {at > 0 && (
            <button type="button" class="button quiet" onClick={() => go(at - 1)}>
              {say.back}
            </button>
          )}
        </div>
      </section>
      <Board
        {...{ game, rules, language, names }}
        texts={teach.board}
        seat={learner}
        view={brought.view}
        legal={isRight ? NOTHING : task.legal}
        refusals={isRight ? [] : task.refusals}
        news={brought.events}
        newsNumber={brought.number}
        refused={tries}
        pointed={shown && !isRight ? task.wanted[0] : null}
        pointedNext={task.further}
        act={attempt}
      />
    </>
  );
}

/** The most lines: the table has just shown the rest. */
const MOST_TOLD = 5;

interface OutcomeProps {
  readonly tried: Try;
  readonly teach: TeachWords;
  readonly said: LessonStepWords;
  readonly speech: Speech;
  readonly names: readonly string[];
}

function Outcome({ tried, teach: { lesson: say }, said, speech: { words }, names }: OutcomeProps) {
  const tell = (events: readonly unknown[]): string => events.map((event) => words.event(event, names)).join(' ');
  switch (tried.is) {
    case 'right':
      // In the middle of a task: the table shows the result and points out the next action.
      if (tried.next !== null) return null;
      return (
        <>
          <p class="praise">{said.praise}</p>
          {tried.events.length <= MOST_TOLD && (
            <p>
              <b>{say.whatHappened}:</b> {tell(tried.events)}
            </p>
          )}
        </>
      );
    case 'other':
      return (
        <>
          <p>{said.nudge}</p>
          <p>
            <b>{say.wouldHappen}:</b> {tell(tried.events)}
          </p>
        </>
      );
    case 'refused':
      return (
        <p>
          <b>{say.notAllowed}:</b> {words.refusal(tried.refusal, names)}
        </p>
      );
    case 'unknown':
      return <p>{say.unknown}</p>;
  }
}

interface EndProps extends Taught {
  readonly texts: LessonWords;
  readonly teach: TeachWords;
  readonly again: () => void;
}

function End({ game, lesson, texts, teach: { lesson: say }, again }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const page = usePageServices(game.id);
  const hasPuzzles = useThere(async () => (await extrasOf(game)).puzzles !== undefined, [game]) === true;
  const [failure, setFailure] = useState<Error | null>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  if (failure !== null) throw failure;
  const { firstGame } = lesson;
  return (
    <section class="panel task end">
      <h2 ref={heading} tabIndex={-1}>
        {texts.end.title}
      </h2>
      <p>{texts.end.text}</p>
      <div class="row">
        {firstGame === undefined ? (
          <a class="button main" href="/">
            {say.play}
          </a>
        ) : (
          <button
            type="button"
            class="button main"
            onClick={() =>
              void page
                .open(firstGame.options, firstGame.opponents)
                .then((address) => go(`${address}#hints`), setFailure)
            }
          >
            {say.firstGame}
          </button>
        )}
        {hasPuzzles && (
          <a class="button" href="/puzzle">
            {say.puzzle}
          </a>
        )}
        <a class="button" href={`/rules#${game.rulePrefix}-1`}>
          {say.rules}
        </a>
        <button type="button" class="button quiet" onClick={again}>
          {say.again}
        </button>
      </div>
    </section>
  );
}
