// One puzzle on a terminal: the table is shown, an answer is taken as at the table, judged and explained.
import { judge, type Puzzle, type PuzzleWords, stateOf, tellJudgement } from '@backroom/bots/puzzle';
import { mindOf, type Offer } from '@backroom/games';
import { type AnyGame, isRecord, itemAt } from '@backroom/kit';
import { wrap } from '@backroom/kit/terminal';
import { understand } from '../play/asking.ts';
import { GameSession } from '../play/game-session.ts';
import { seatNames } from '../play/greeting.ts';
import { choiceLines, tableLines } from '../play/showing.ts';
import type { TerminalTable } from '../play/table.ts';
import { answerTo, questionFor } from '../play/turn.ts';
import type { PuzzlePhrases } from './phrases.ts';

/** Everything that stays the same from one puzzle to the next. */
export interface Corner {
  readonly offer: Offer;
  readonly table: Omit<TerminalTable, 'session' | 'names'>;
  readonly puzzleWords: PuzzleWords;
  readonly puzzlePhrases: PuzzlePhrases;
}

/** `heading`: the lines above everything else. */
export async function pose(corner: Corner, puzzle: Puzzle, heading: readonly string[]): Promise<void> {
  const { offer, puzzleWords } = corner;
  const table = layTable(corner, puzzle);
  const { terminal, words, names, paint, session, reason } = table;
  const view = session.view(puzzle.seat);
  const moves = session.legal(puzzle.seat).length;
  const task = puzzleWords.task({
    who: itemAt(names, puzzle.seat),
    seat: puzzle.seat + 1,
    seats: session.seats,
    moves,
  });
  terminal.print([
    '',
    ...heading.map((line) => paint.bright(` ${line}`)),
    ...wrap([task, ...rulesOf(corner, puzzle)].join(' '), terminal.width, ' '),
    '',
    ...tableLines(table, view),
    '',
    ...choiceLines(table, puzzle.seat, view, questionFor(table, puzzle.seat, false).actions),
  ]);
  const judgement = judge(mindOf(offer.game), puzzle, await answer(table, corner, puzzle));
  const told = tellJudgement(puzzleWords, judgement, {
    action: (action) => words.action(action, view, names),
    reason: reason === null ? null : (one) => reason(one, names),
  });
  terminal.print(['', ...told.flatMap((text) => [...wrap(text, terminal.width, ' '), ''])]);
}

/** A game that begins where the puzzle stands. */
function layTable({ offer, table }: Corner, puzzle: Puzzle): TerminalTable {
  const game: AnyGame = { ...offer.game, start: () => stateOf(offer.game, puzzle) };
  const seats = game.seated(stateOf(offer.game, puzzle));
  return { ...table, session: new GameSession(game, puzzle.options, seats, 'puzzle'), names: seatNames([], seats) };
}

/** Asks until something legal is answered. */
async function answer(table: TerminalTable, { puzzlePhrases }: Corner, { seat }: Puzzle): Promise<unknown> {
  const { terminal, paint } = table;
  const question = questionFor(table, seat, false);
  for (;;) {
    terminal.printPrompt(puzzlePhrases.yourAnswer);
    const line = (await terminal.hear()) ?? '';
    const meaning = understand(line, question);
    if (meaning.kind === 'command' && meaning.command === 'hint') {
      terminal.print(wrap(puzzlePhrases.noHints, terminal.width, ' ').map(paint.bold));
      continue;
    }
    const given = await answerTo(table, seat, line, question);
    if (given.kind === 'action') return given.action;
    if (given.kind === 'note') terminal.print(given.note.map((text) => paint.bold(text)));
  }
}

/** The options that differ from the plain game, as flags of `play`. */
function rulesOf({ table, puzzlePhrases }: Corner, { options }: Puzzle): string[] {
  const rules = table.flagRows
    .filter(([flag]) => isRecord(options) && options[flag.slice(2)] === true)
    .map(([, rule]) => rule);
  return rules.length === 0 ? [] : [puzzlePhrases.playedWith(rules.join('; '))];
}
