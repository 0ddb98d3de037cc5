// Everything on and around the table of one game.
import type { ReviewWords } from '@backroom/bots/review';
import type { AnyWords, HelpChapter, Names, Parsed, Seat, Section } from '@backroom/kit';
import type { AnyDrawing, Paint, Rows, Setting } from '@backroom/kit/terminal';
import type { WallClock } from './clock.ts';
import type { GameSession } from './game-session.ts';
import type { Opponent, Opponents } from './opponents.ts';
import type { Phrases } from './phrases.ts';
import type { Terminal } from './terminal.ts';

/** A game's reason in words: part of a sentence. */
type Reasoning = (reason: unknown, names: Names) => string;

/** A language of a game; one that knows reasons can say why a move is good. */
export interface TerminalSpeech {
  readonly words: AnyWords;
  readonly reasons?: () => Promise<Reasoning>;
  /** A long table in short. */
  readonly overview?: (view: unknown, names: Names) => readonly Section[];
}

export interface TerminalTable {
  readonly session: GameSession;
  readonly words: AnyWords;
  /** The rules in full. */
  readonly help: readonly HelpChapter[];
  /** Why a move is good or bad, in words; null where the game gives no reasons. */
  readonly reason: Reasoning | null;
  /** The words of the review. */
  readonly review: ReviewWords;
  readonly phrases: Phrases;
  readonly drawing: AnyDrawing | null;
  /** The game's own flags. */
  readonly flagRows: Rows;
  /** The result in lines of the game's own, where a ranking would not tell it; empty where it would. */
  readonly resultLines?: ((view: unknown) => readonly string[]) | undefined;
  /** For a newcomer, where there is no drawing: what the game is about. */
  readonly introduction?: readonly string[];
  /** A long table in short, for a terminal. */
  readonly overview?: TerminalSpeech['overview'] | undefined;
  /** Saves the game and gives the file's path. None at a puzzle. */
  readonly save?: (names: Names) => Parsed<string>;
  /** Whether long texts stop at the end of each page. */
  readonly isPaged?: boolean;
  readonly names: Names;
  readonly paint: Paint;
  readonly terminal: Terminal;
  readonly clock: WallClock;
  readonly opponent: Opponent;
  /** The bots; none at a puzzle. */
  readonly opponents?: Opponents;
  /** Seats 0 to people - 1 are people at this keyboard. */
  readonly people: number;
  /** Whether the table is drawn if possible; otherwise it is described in sentences. */
  readonly isDrawn: boolean;
  /** Whether real time passes: pauses to read in, and the game's own clock. */
  readonly timed: boolean;
  /** For each seat the step of its last decision: its news begins there. */
  readonly lastActed: Map<Seat, number>;
  /** The last description of a long table, by heading: the next one tells only what is new. */
  lastTold: ReadonlyMap<string, string>;
  /** The last viewer of the screen, if several people share it. */
  viewer: Seat | null;
}

export const isPerson = (table: TerminalTable, seat: Seat): boolean => seat < table.people;

/** The viewer of the screen while nobody in particular is asked. */
export const watcher = (table: TerminalTable): Seat | null => (table.people === 1 ? 0 : null);

/** Whether several people may look at the same screen without learning anything. */
export const isOpen = (table: TerminalTable): boolean => table.drawing?.isOpen(table.session.view(null)) ?? false;

export const settingOf = ({ words, phrases, names, paint, terminal }: TerminalTable): Setting => ({
  words,
  keys: phrases.frame.hint,
  names,
  paint,
  width: terminal.width,
});

/** A seat's actions in the order of their numbers; not all of them need be legal. */
export function choicesOf({ session, drawing }: TerminalTable, seat: Seat): readonly unknown[] {
  const legal = session.legal(seat);
  const refused = session.refusals(seat).map(({ action }) => action);
  return drawing?.arrange(legal, refused) ?? legal;
}
