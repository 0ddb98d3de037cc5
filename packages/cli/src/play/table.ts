// Everything that is on and around the table for one evening.
import type { ReviewWords } from '@backroom/bots/review';
import type { AnyWords, HelpChapter, Names, Seat } from '@backroom/kit';
import type { Clock } from './clock.ts';
import type { AnyDrawing, Setting } from './drawing.ts';
import type { House, Opponent } from './opponents.ts';
import type { Paint } from './paint.ts';
import type { Phrases } from './phrases.ts';
import type { Sitting } from './sitting.ts';
import type { Terminal } from './terminal.ts';

/** What a language makes of a reason of the game's own: part of a sentence. */
type Reasoning = (reason: unknown, names: Names) => string;

/** A language of a game; one that knows reasons can say why a move is good. */
export interface Speech {
  readonly words: AnyWords;
  readonly reasons?: Reasoning;
}

export interface Table {
  readonly sitting: Sitting;
  readonly words: AnyWords;
  /** The rules in full. */
  readonly help: readonly HelpChapter[];
  /** Why a move is good or bad, in words; null where the game gives no reasons. */
  readonly reason: Reasoning | null;
  /** What is said when the game is looked back upon. */
  readonly review: ReviewWords;
  readonly phrases: Phrases;
  readonly drawing: AnyDrawing | null;
  /** The result in lines of the game's own, where a ranking would not tell it; empty where it would. */
  readonly card?: ((view: unknown) => readonly string[]) | undefined;
  readonly names: Names;
  readonly paint: Paint;
  readonly terminal: Terminal;
  readonly clock: Clock;
  readonly opponent: Opponent;
  /** Who they are that no person plays; nobody at a puzzle. */
  readonly house?: House;
  /** Seats 0 to people - 1 are people at this keyboard. */
  readonly people: number;
  /** Whether the table is drawn, if it can be; else it is told in sentences. */
  readonly isDrawn: boolean;
  /** Whether real time passes: pauses to read in, and the game's own clock. */
  readonly timed: boolean;
  /** For each seat the step of its last decision: its news begins there. */
  readonly lastActed: Map<Seat, number>;
  /** What a long table said when it was last told in sentences, by heading: the next time it tells what is new. */
  lastTold: ReadonlyMap<string, string>;
  /** Who looked at the screen last, when several people share it. */
  onlooker: Seat | null;
}

export const isPerson = (table: Table, seat: Seat): boolean => seat < table.people;

/** Whose eyes the screen is for while nobody in particular is asked. */
export const watcher = (table: Table): Seat | null => (table.people === 1 ? 0 : null);

/** Whether several people may look at the same screen without learning anything. */
export const isOpen = (table: Table): boolean => table.drawing?.isOpen(table.sitting.view(null)) ?? false;

export const settingOf = ({ words, phrases, names, paint, terminal }: Table): Setting => ({
  words,
  phrases,
  names,
  paint,
  width: terminal.width,
});

/** A seat's actions in the order of their numbers; not all of them need be legal. */
export function choicesOf({ sitting, drawing }: Table, seat: Seat): readonly unknown[] {
  const legal = sitting.legal(seat);
  const refused = sitting.refusals(seat).map(({ action }) => action);
  return drawing?.arrange(legal, refused) ?? legal;
}
