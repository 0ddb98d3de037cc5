// What the text table says beside the game's own words.
export interface TextTableWords {
  readonly choices: (count: number) => string;
  readonly keys: string;
  readonly waiting: string;
  readonly watching: string;
  readonly confirm: string;
  readonly suggested: string;
  /** Before the sentences of what an action is certain to bring. */
  readonly brings: string;
  readonly news: string;
  /** Over what has just happened, to whoever does not play. */
  readonly latest: string;
  /** How many lines of what happened are folded away. */
  readonly earlier: (count: number) => string;
  readonly notAllowed: (count: number) => string;
  readonly rule: (id: string) => string;
  readonly table: string;
  readonly timeLeft: (time: string) => string;
}
