// One puzzle: the position as its seat sees it, the answer, and the judgement.
import {
  judge,
  type Puzzle,
  type PuzzleJudgement,
  type PuzzleWords,
  stateOf,
  tellJudgement,
} from '@backroom/bots/puzzle';
import type { Manifest } from '@backroom/games/manifests';
import { mindOf } from '@backroom/games/minds';
import { type AnyGame, type Language, sameData } from '@backroom/kit';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { Board } from './board.tsx';
import type { Speech } from './speech.ts';
import type { TeachWords } from './words/index.ts';

interface Props {
  readonly game: Manifest;
  readonly rules: AnyGame;
  readonly language: Language;
  readonly speech: Speech;
  readonly said: PuzzleWords;
  readonly texts: TeachWords;
  readonly puzzle: Puzzle;
  /** The index in the collection. */
  readonly number: number;
  readonly onSolved: () => void;
  readonly another: () => void;
}

/** The player if they gave no name, and the others at the table. */
const SOLVER = 'Sam';
const TABLE: readonly string[] = ['Gus', 'Mae', 'Roy', 'Ida', 'Abe', 'Fay', 'Ned', 'Zoe'];

/** The table after that action, and its events. */
function afterwardsOf(rules: AnyGame, puzzle: Puzzle, action: unknown) {
  const state = stateOf(rules, puzzle);
  const events: unknown[] = [];
  rules.apply(state, puzzle.seat, action, events);
  return {
    view: rules.view(state, puzzle.seat),
    events: events.map((event) => rules.face(event, puzzle.seat)).filter((event) => event !== null),
  };
}

export function Posed({ game, rules, language, speech, said, texts, puzzle, number, onSolved, another }: Props) {
  const { words, reason } = speech;
  const { seat } = puzzle;
  const position = useMemo(() => {
    const state = stateOf(rules, puzzle);
    return { view: rules.view(state, seat), legal: rules.legal(state, seat), refusals: rules.refusals(state, seat) };
  }, [rules, puzzle]);
  const [judged, setJudged] = useState<PuzzleJudgement<unknown> | null>(null);
  const [isSolutionShown, showSolution] = useState(false);
  const played = useMemo(
    () => (judged?.verdict === 'right' ? afterwardsOf(rules, puzzle, judged.tried.action) : null),
    [judged],
  );
  const verdict = useRef<HTMLDivElement>(null);
  const seats = rules.seated(stateOf(rules, puzzle));
  const names = TABLE.slice(0, seats).with(seat, settings.value.name || SOLVER);
  const { view } = position;
  const answer = (action: unknown): void => {
    const legal = position.legal.find((one: unknown) => sameData(one, action));
    if (legal === undefined || judged !== null) return;
    const judgement = judge(mindOf(rules), puzzle, legal);
    setJudged(judgement);
    if (judgement.verdict === 'right') onSolved();
  };
  /** The judgement, and the solution if the player asks for it. */
  const [told = '', ...solution] =
    judged === null
      ? []
      : tellJudgement(said, judged, {
          action: (action) => words.action(action, view, names),
          reason: reason === null ? null : (one) => reason(one, names),
        });
  // Before the browser paints it: a key that is pressed as soon as the verdict is seen must not lose the focus that it moves.
  useLayoutEffect(() => {
    if (judged !== null) verdict.current?.focus({ preventScroll: true });
  }, [judged]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, and what scrolls must be reachable by keyboard. */}
      <section class="panel task" tabIndex={0} aria-labelledby="task">
        <h2 id="task">{said.heading({ number: number + 1, grade: said.grades[puzzle.grade] })}</h2>
        <p>{said.task({ who: names[seat] ?? '', seat: seat + 1, seats, moves: position.legal.length })}</p>
        {judged !== null && (
          <div class={`verdict ${judged.verdict}`} ref={verdict} tabIndex={-1} role="status">
            {[told, ...(isSolutionShown ? solution : [])].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <div class="row">
              {judged.verdict !== 'right' && (
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    setJudged(null);
                    showSolution(false);
                  }}
                >
                  {texts.puzzle.again}
                </button>
              )}
              {judged.verdict !== 'right' && !isSolutionShown && (
                <button type="button" class="button quiet" onClick={() => showSolution(true)}>
                  {texts.puzzle.solution}
                </button>
              )}
              <button type="button" class="button main" onClick={another}>
                {texts.puzzle.another}
              </button>
            </div>
          </div>
        )}
      </section>
      <Board
        {...{ game, rules, language, names, seat }}
        texts={texts.board}
        view={played?.view ?? view}
        news={played?.events ?? []}
        newsNumber={played === null ? 0 : 1}
        legal={judged === null ? position.legal : []}
        refusals={judged === null ? position.refusals : []}
        pointed={isSolutionShown ? (judged?.solution.action ?? null) : null}
        act={answer}
      />
    </>
  );
}
