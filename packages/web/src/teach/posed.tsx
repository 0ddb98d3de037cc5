// One puzzle: the position as its seat sees it, an answer, and what it was worth.
import { type Judgement, judge, type Puzzle, type PuzzleWords, stateOf, tellJudgement } from '@backroom/bots/puzzle';
import { mindOf } from '@backroom/games';
import { type AnyGame, type Language, sameData } from '@backroom/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { GameOfThePage } from '../games.ts';
import { Board } from './board.tsx';
import type { Speech } from './speech.ts';
import type { TeachWords } from './words/index.ts';

interface Props {
  readonly game: GameOfThePage;
  readonly rules: AnyGame;
  readonly language: Language;
  readonly speech: Speech;
  readonly said: PuzzleWords;
  readonly texts: TeachWords;
  readonly puzzle: Puzzle;
  /** In the collection, from 0. */
  readonly number: number;
  readonly onSolved: () => void;
  readonly another: () => void;
}

/** Whoever has not said what to be called, and the others at the table. */
const SOLVER = 'Sam';
const TABLE: readonly string[] = ['Gus', 'Mae', 'Roy', 'Ida', 'Abe', 'Fay', 'Ned', 'Zoe'];

export function Posed({ game, rules, language, speech, said, texts, puzzle, number, onSolved, another }: Props) {
  const { words, reason } = speech;
  const { seat } = puzzle;
  const position = useMemo(() => {
    const state = stateOf(rules, puzzle);
    return { view: rules.view(state, seat), legal: rules.legal(state, seat), refusals: rules.refusals(state, seat) };
  }, [rules, puzzle]);
  const [judged, setJudged] = useState<Judgement<unknown> | null>(null);
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
  useEffect(() => {
    if (judged !== null) verdict.current?.focus();
  }, [judged]);
  return (
    <>
      <section class="panel task">
        <h2>{said.heading({ number: number + 1, grade: said.grades[puzzle.grade] })}</h2>
        <p>{said.task({ who: names[seat], seat: seat + 1, seats, moves: position.legal.length })}</p>
        {judged !== null && (
          <div class={`verdict ${judged.verdict}`} ref={verdict} tabIndex={-1} role="status">
            {tellJudgement(said, judged, {
              action: (action) => words.action(action, view, names),
              reason: reason === null ? null : (one) => reason(one, names),
            }).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <div class="row">
              {judged.verdict !== 'right' && (
                <button type="button" class="button" onClick={() => setJudged(null)}>
                  {texts.puzzle.again}
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
        {...{ game, rules, language, names, seat, view }}
        texts={texts.board}
        legal={judged === null ? position.legal : []}
        refusals={judged === null ? position.refusals : []}
        act={answer}
      />
    </>
  );
}
