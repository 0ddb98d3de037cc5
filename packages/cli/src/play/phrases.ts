// The terminal's own texts, besides the words of the game. A language that lacks a phrase does not compile.
// Names, sums and lists are passed in as finished text. Sentences avoid verbs that would have to agree with a list.
import type { Language } from '@backroom/kit';
import type { Rows } from '@backroom/kit/terminal';
import { load } from '../../lang/play.lazy.ts';

export interface Phrases {
  readonly flags: {
    unknownGame(given: string, games: string): string;
    unknownFlag(flag: string): string;
    extraWord(word: string): string;
    missingValue(flag: string): string;
    unwantedValue(flag: string): string;
    badValue(flag: string, given: string, allowed: string): string;
    badNumber(flag: string, given: string, min: number, max: number): string;
    badSeed(most: number): string;
    tooManyNames(given: number, seats: number): string;
    conflict(why: string): string;
    /** Ends every error message: where to find help. */
    readonly seeHelp: string;
    /** A saved game that cannot be read or replayed. */
    badSave(file: string, why: string): string;
    readonly resumeAlone: string;
    /** Between the last two of a list of values. */
    readonly or: string;
    /** `command`: how to start this program, such as `npx backroom`. */
    usage(command: string, game: string): string;
    /** Above the flags of one game. */
    flagsOf(game: string): string;
    /** Above the flags of every game. */
    readonly flagsOfAll: string;
    /** For every game. */
    readonly rows: Rows;
  };
  readonly frame: {
    readonly hint: string;
    readonly earlier: string;
    readonly restAsBefore: string;
    readonly goOn: string;
    readonly yourMove: string;
    moveOf(who: string): string;
    /** Asks a player who may act out of turn. */
    readonly mayAct: string;
    mayActOf(who: string): string;
    /** Below a table in short: where all of it is. */
    readonly overview: string;
    page(page: number, pages: number): string;
    passKeyboard(who: string): string;
    readyToLook(who: string): string;
    askName(standard: string): string;
    welcome(game: string): string;
    /** Before the list of bots. */
    opponents(level: string): string;
    /** One of them: a name, a temperament in a word, and in half a sentence. */
    opponent(who: string, kind: string, line: string): string;
    readonly numbers: string;
    readonly start: string;
    /** Several people grab at one keyboard. */
    grabAs(example: string): string;
  };
  readonly asking: {
    nothingTyped(choices: number): string;
    outOfRange(given: string, choices: number): string;
    tooLong(most: number): string;
    unknown(given: string): string;
    ambiguous(given: string, meanings: string): string;
    notNow(action: string): string;
    whoIsIt(people: string): string;
    noSeat(people: string): string;
    readonly noUndo: string;
    readonly nothingToDecide: string;
  };
  readonly help: {
    readonly commands: string;
    /** With examples that work at this table: a move, a rule's id, a word of the rules. */
    rows(example: { readonly move: string; readonly rule: string; readonly word: string }): Rows;
    /** Where several people share the keyboard. */
    seatRow(who: string): Rows[number];
    readonly whyNot: string;
    readonly nothingRefused: string;
    allowed(notation: string): string;
    readonly wouldHappen: string;
    noSuchRule(given: string): string;
    readonly ruling: string;
    readonly log: string;
    readonly emptyLog: string;
  };
  readonly hint: {
    readonly heading: string;
    /** `number`: what to type for the move. */
    line(hint: { readonly move: string; readonly percent: number; readonly number: number }): string;
    /** Two reasons or more in one sentence. */
    readonly and: string;
  };
  readonly ending: {
    readonly ranking: string;
    readonly winner: string;
    seed(seed: string): string;
    readonly again: string;
    readonly leftEarly: string;
    /** `r` asks for a review in every language. */
    readonly after: string;
    /** While the review is being made. */
    readonly stop: string;
  };
  /** `q` in a running game. */
  readonly leaving: {
    readonly question: string;
    saved(file: string): string;
    /** Above the command that resumes it. */
    readonly goOn: string;
    cannotSave(why: string): string;
    readonly noSave: string;
  };
}

export const loadPhrases = async (language: Language): Promise<Phrases> => (await load[language]()).phrases;
