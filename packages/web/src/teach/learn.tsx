// Learn by doing: six tasks at a real table, for somebody of ten who has five minutes.
import type { AnyGame, Language } from '@backroom/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { type GameOfThePage, gameCalled } from '../games.ts';
import { useThere } from './arriving.ts';
import { Board } from './board.tsx';
import { type Try, taskOf, tryOut } from './learn/class.ts';
import { LEARNER, LESSON, STEPS } from './learn/lesson.ts';
import { type LessonWords, loadLessonWords, type StepWords } from './learn/words/index.ts';
import { loadSpeech, type Speech } from './speech.ts';
import './teach.css';
import { loadTeachWords, type TeachWords } from './words/index.ts';

export default function LearnScreen() {
  const { language } = settings.value;
  const game = gameCalled('scheffeln') as GameOfThePage;
  const rules = useThere(() => game.whole(), [game]);
  const speech = useThere(() => loadSpeech(game, language), [language]);
  const texts = useThere(() => loadLessonWords(language), [language]);
  const teach = useThere(() => loadTeachWords(language), [language]);
  const [at, setAt] = useState(0);
  if (rules === null || speech === null || texts === null || teach === null) return null;
  return (
    <article class="teach learn">
      <h1>{texts.title}</h1>
      {at === 0 && <p class="soft">{texts.welcome}</p>}
      <ol class="beads" aria-hidden="true">
        {STEPS.map((name, i) => (
          <li key={name} class={i < at ? 'done' : i === at ? 'now' : ''} />
        ))}
      </ol>
      {at < STEPS.length ? (
        <Task key={at} {...{ at, game, rules, language, speech, texts, teach }} go={setAt} />
      ) : (
        <End texts={texts} again={() => setAt(0)} />
      )}
    </article>
  );
}

interface TaskProps {
  readonly at: number;
  readonly game: GameOfThePage;
  readonly rules: AnyGame;
  readonly language: Language;
  readonly speech: Speech;
  readonly texts: LessonWords;
  readonly teach: TeachWords;
  readonly go: (at: number) => void;
}

function Task({ at, game, rules, language, speech, texts, teach, go }: TaskProps) {
  const name = STEPS[at];
  const step = LESSON[name];
  const said = texts.steps[name];
  const task = useMemo(() => taskOf(rules, step), [rules, step]);
  const [tried, setTried] = useState<Try | null>(null);
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState(step.guided);
  const heading = useRef<HTMLHeadingElement>(null);
  const onwards = useRef<HTMLButtonElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const names = [settings.value.name || texts.learner, texts.rival];
  const isRight = tried?.is === 'right';
  // Each task is read from its beginning; the first one with the page.
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  useEffect(() => {
    if (isRight) onwards.current?.focus();
    else if (tries > 0) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [isRight, tries]);
  const attempt = (action: unknown): void => {
    if (isRight) return;
    const outcome = tryOut(rules, step, task, action);
    setTried(outcome);
    setTries(tries + 1);
    if (outcome.is !== 'right') setShown(true);
  };
  return (
    <>
      <section class="panel task" aria-labelledby="task">
        <p class="soft">{texts.progress(at + 1, STEPS.length)}</p>
        <h2 id="task" ref={heading} tabIndex={-1}>
          {said.title}
        </h2>
        <p>{said.story}</p>
        <p class="todo">
          <b>{texts.yourTask}:</b> {said.task}
        </p>
        <div role="status" ref={verdict} class={`verdict${isRight ? ' right' : ''}`}>
          {tried !== null && <Outcome key={tries} {...{ tried, texts, said, speech, names }} />}
        </div>
        <div class="row">
          {isRight ? (
            <button type="button" class="button main" ref={onwards} onClick={() => go(at + 1)}>
              {texts.next}
            </button>
          ) : (
            !shown && (
              <button type="button" class="button" onClick={() => setShown(true)}>
                {texts.showMe}
              </button>
            )
          )}
          {at > 0 && (
            <button type="button" class="button quiet" onClick={() => go(at - 1)}>
              {texts.back}
            </button>
          )}
        </div>
      </section>
      <Board
        {...{ game, rules, language, names }}
        texts={teach.board}
        seat={LEARNER}
        view={isRight ? tried.view : task.view}
        legal={isRight ? [] : task.legal}
        refusals={isRight ? [] : task.refusals}
        news={isRight ? tried.events : []}
        newsNumber={isRight ? 1 : 0}
        pointed={shown && !isRight ? task.wanted[0] : null}
        act={attempt}
      />
    </>
  );
}

interface OutcomeProps {
  readonly tried: Try;
  readonly texts: LessonWords;
  readonly said: StepWords;
  readonly speech: Speech;
  readonly names: readonly string[];
}

function Outcome({ tried, texts, said, speech: { words }, names }: OutcomeProps) {
  const tell = (events: readonly unknown[]): string => events.map((event) => words.event(event, names)).join(' ');
  switch (tried.is) {
    case 'right':
      return (
        <>
          <p class="praise">{said.praise}</p>
          <p>
            <b>{texts.whatHappened}:</b> {tell(tried.events)}
          </p>
        </>
      );
    case 'other':
      return (
        <>
          <p>{said.nudge}</p>
          <p>
            <b>{texts.wouldHappen}:</b> {tell(tried.events)}
          </p>
        </>
      );
    case 'refused':
      return (
        <p>
          <b>{texts.notAllowed}:</b> {words.refusal(tried.refusal, names)}
        </p>
      );
    case 'unknown':
      return <p>{texts.unknown}</p>;
  }
}

function End({ texts, again }: { readonly texts: LessonWords; readonly again: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="panel task">
      <h2 ref={heading} tabIndex={-1}>
        {texts.end.title}
      </h2>
      <p>{texts.end.text}</p>
      <div class="row">
        <a class="button main" href="/">
          {texts.end.play}
        </a>
        <a class="button" href="/puzzle">
          {texts.end.puzzle}
        </a>
        <a class="button" href="/rules">
          {texts.end.rules}
        </a>
        <button type="button" class="button quiet" onClick={again}>
          {texts.again}
        </button>
      </div>
    </section>
  );
}
