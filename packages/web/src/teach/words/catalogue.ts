// What the page says while it teaches: hints, puzzles, rules. Lessons have a catalogue of their own.
export interface BoardWords {
  readonly asPicture: string;
  readonly asText: string;
}

export interface TeachWords {
  readonly board: BoardWords;
  readonly hint: {
    readonly title: string;
    readonly thinking: string;
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
