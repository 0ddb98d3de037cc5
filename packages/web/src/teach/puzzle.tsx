// Puzzles: one for each day, the same for everybody, and all others by grade.
import {
  dailyPuzzle,
  dayOf,
  GRADES,
  loadPuzzleWords,
  type Puzzle,
  type PuzzleWords,
  readPuzzles,
} from '@backroom/bots/puzzle';
import type { Manifest } from '@backroom/games/manifests';
import { loadMind } from '@backroom/games/minds';
import { type AnyGame, itemAt } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import { useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { extrasOf } from '../more-of-games.ts';
import { words } from '../words/index.ts';
import { chosenGame } from './chosen-game.ts';
import { Posed } from './posed.tsx';
import { loadSpeech } from './speech.ts';
import { NEW_SOLVER, readSolver, type Solver, solve, streakOn } from './streak.ts';
import './teach.css';
import { loadTeachWords, type TeachWords } from './words/index.ts';

const KEY = 'backroom.puzzles';
const DAY_MS = 86_400_000;

/** Today in this device's time zone. */
function today(): string {
  const now = new Date();
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(now.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

interface Collection {
  readonly game: Manifest;
  readonly rules: AnyGame;
  readonly puzzles: readonly Puzzle[];
}

/** The puzzles of the game in the address, or of the first that has some. */
async function loadCollection(): Promise<Collection> {
  const game = await chosenGame('puzzles');
  const { puzzles } = await extrasOf(game);
  // Judging an answer needs the bot knowledge.
  const mind = await loadMind(game.id);
  if (mind === undefined || puzzles === undefined) throw new Error('there are no puzzles');
  const read = readPuzzles(mind.game, await puzzles());
  if (!read.ok) throw new Error(read.why);
  return { game, rules: mind.game, puzzles: read.value };
}

export default function PuzzleScreen() {
  const { language } = settings.value;
  const loaded = useThere(loadCollection, []);
  const speech = useThere(async () => (loaded === null ? null : loadSpeech(loaded.game, language)), [loaded, language]);
  const said = useThere(() => loadPuzzleWords(language), [language]);
  const texts = useThere(() => loadTeachWords(language), [language]);
  const [chosen, choose] = useState<number | null>(null);
  const [solver, setSolver] = useState(keptSolver);
  useTitle(words().nav.puzzle);
  if (loaded === null || speech === null || said === null || texts === null) return null;
  const { game, rules, puzzles: collection } = loaded;
  const date = today();
  const day = dayOf(date);
  const daily = dailyPuzzle(collection, date);
  const todays = daily.ok ? collection.indexOf(daily.value) : 0;
  const number = chosen ?? todays;
  const isDaily = chosen === null;
  const dayNumber = day.ok ? day.value : 0;
  const onSolved = (): void => {
    const next = solve(solver, number, isDaily ? dayNumber : null);
    setSolver(next);
    keep(next);
  };
  const inFull = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <article class="teach puzzle">
      <h1>{isDaily ? said.daily(inFull.format(dayNumber * DAY_MS)) : said.title}</h1>
      <Choosing {...{ collection, number, isDaily, choose, said, texts, solver }} days={streakOn(solver, dayNumber)} />
      <Posed
        key={number}
        {...{ game, rules, language, speech, said, texts, number, onSolved }}
        puzzle={itemAt(collection, number)}
        another={() => choose((number + 1) % collection.length)}
      />
    </article>
  );
}

function keptSolver(): Solver {
  try {
    return readSolver(localStorage.getItem(KEY));
  } catch {
    return NEW_SOLVER;
  }
}

function keep(solver: Solver): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(solver));
  } catch {
    // Puzzles work in a browser that stores nothing.
  }
}

interface ChoosingProps {
  readonly collection: readonly Puzzle[];
  readonly number: number;
  readonly isDaily: boolean;
  readonly choose: (number: number | null) => void;
  readonly said: PuzzleWords;
  readonly texts: TeachWords;
  readonly solver: Solver;
  readonly days: number;
}

function Choosing({ collection, number, isDaily, choose, said, texts: { puzzle }, solver, days }: ChoosingProps) {
  const { grade } = itemAt(collection, number);
  const ofGrade = collection.flatMap((one, i) => (one.grade === grade ? [i] : []));
  return (
    <div class="choosing">
      <p class="streak">
        {days > 0 ? puzzle.streak(days) : puzzle.noStreak} · {puzzle.solved(solver.solved.length, collection.length)}
      </p>
      <div class="row">
        {!isDaily && (
          <button type="button" class="button" onClick={() => choose(null)}>
            {puzzle.today}
          </button>
        )}
        <label class="field">
          <span>{puzzle.grade}</span>
          <select
            value={grade}
            onChange={({ currentTarget }) =>
              choose(collection.findIndex((one) => one.grade === Number(currentTarget.value)))
            }
          >
            {GRADES.map((one) => (
              <option key={one} value={one}>
                {one}: {said.grades[one]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{puzzle.number}</span>
          <select value={number} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
            {ofGrade.map((i) => (
              <option key={i} value={i}>
                {i + 1}
                {solver.solved.includes(i) ? ` · ${puzzle.isSolved}` : ''}
              </option>
            ))}
          </select>
        </label>
        <div class="arrows">
          <button
            type="button"
            class="button quiet"
            aria-label={puzzle.previous}
            onClick={() => choose((number + collection.length - 1) % collection.length)}
          >
            ←
          </button>
          <button
            type="button"
            class="button quiet"
            aria-label={puzzle.next}
            onClick={() => choose((number + 1) % collection.length)}
          >
            →
          </button>
        </div>
      </div>
    </div>
  );
}
