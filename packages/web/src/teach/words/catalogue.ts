// The texts of lessons, hints, puzzles and rules. The content of a lesson comes from its game.
export interface BoardWords {
  readonly asPicture: string;
  readonly asText: string;
}

export interface TeachWords {
  readonly board: BoardWords;
  readonly lesson: {
    readonly progress: (step: number, of: number) => string;
    readonly yourTask: string;
    readonly showMe: string;
    readonly next: string;
    readonly back: string;
    readonly again: string;
    readonly whatHappened: string;
    readonly wouldHappen: string;
    readonly notAllowed: string;
    readonly unknown: string;
    readonly play: string;
    readonly firstGame: string;
    /** Leads to the lesson from elsewhere. */
    readonly offer: string;
    readonly puzzle: string;
    readonly rules: string;
  };
  readonly hint: {
    /** `count`: 1 to 3 moves. */
    readonly title: (count: number) => string;
    /** The next of several. */
    readonly another: string;
    readonly thinking: string;
    readonly late: string;
    readonly askAgain: string;
    /** `percent`: written as the language writes it. */
    readonly chance: (percent: string) => string;
    readonly pointOut: string;
    readonly pointedOut: string;
    readonly nothing: string;
    /** Between two reasons. */
    readonly and: string;
    readonly fair: string;
  };
  readonly puzzle: {
    readonly today: string;
    readonly grade: string;
    readonly number: string;
    readonly previous: string;
    readonly next: string;
    readonly again: string;
    readonly solution: string;
    readonly another: string;
    readonly yourAnswer: string;
    readonly streak: (days: number) => string;
    readonly noStreak: string;
    readonly solved: (count: number, of: number) => string;
    readonly isSolved: string;
  };
  readonly rules: {
    readonly title: string;
    readonly search: string;
    readonly found: (count: number) => string;
    readonly ruling: string;
    readonly rulings: string;
    readonly games: string;
    readonly chapters: string;
    readonly link: (id: string) => string;
  };
}
