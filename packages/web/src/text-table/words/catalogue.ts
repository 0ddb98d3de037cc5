// The texts of the text table, besides the game's own words.
export interface TextTableWords {
  readonly choices: (count: number) => string;
  readonly keys: string;
  readonly waiting: string;
  readonly watching: string;
  readonly confirm: string;
  readonly suggested: string;
  /** Before the sentences of a guaranteed result. */
  readonly brings: string;
  readonly news: string;
  /** The heading of the latest events, for spectators. */
  readonly latest: string;
  /** How many earlier events are folded. */
  readonly earlier: (count: number) => string;
  readonly notAllowed: (count: number) => string;
  readonly rule: (id: string) => string;
  readonly table: string;
  readonly timeLeft: (time: string) => string;
}
