// What the terminal itself says, around the words of the game. A language that lacks a phrase does not compile.
// Names, sums and lists arrive as finished text. Sentences avoid verbs that would have to agree with a list.
import type { Language } from '@backroom/kit';

type Rows = readonly (readonly [name: string, meaning: string])[];

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
    /** Ends every complaint: where to find what is right. */
    readonly seeHelp: string;
    /** Between the last two of a list of values. */
    readonly or: string;
    usage(game: string): string;
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
    page(page: number, pages: number): string;
    passKeyboard(who: string): string;
    readyToLook(who: string): string;
    askName(standard: string): string;
    welcome(game: string): string;
    /** Before the list of those whom no person plays. */
    house(level: string): string;
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
    readonly noUndo: string;
    readonly nothingToDecide: string;
  };
  readonly help: {
    readonly commands: string;
    readonly rows: Rows;
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
  readonly scheffeln: {
    readonly flagRows: Rows;
    readonly welcome: readonly string[];
    readonly welcomeSpeed: readonly string[];
    round(round: number): string;
    starts(who: string): string;
    leads(who: string): string;
    readonly nobodyLeads: string;
    /** In capitals: it marks the own car. */
    readonly you: string;
    readonly mafia: string;
    readonly noTokens: string;
    readonly centre: string;
    readonly played: string;
    readonly row: string;
    secondsLeft(seconds: number): string;
    readonly hand: string;
    readonly noCards: string;
    readonly faceUp: string;
    readonly faceDown: string;
    readonly lastCard: string;
    readonly chooseOne: string;
    readonly grabOne: string;
    /** `values`: what each of them is worth. */
    tokens(count: number, values: string): string;
    readonly noTokensTaken: string;
  };
}

const CATALOGUE: { readonly [L in Language]: () => Promise<{ readonly phrases: Phrases }> } = {
  en: () => import('./phrases/en.ts'),
  de: () => import('./phrases/de.ts'),
  fr: () => import('./phrases/fr.ts'),
  it: () => import('./phrases/it.ts'),
  es: () => import('./phrases/es.ts'),
};

export const loadPhrases = async (language: Language): Promise<Phrases> => (await CATALOGUE[language]()).phrases;
