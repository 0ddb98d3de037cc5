// The texts of a review in one language. Names, actions, percentages and reasons are passed in as finished text.
import type { Language } from '@backroom/kit';
import type { MoveVerdict } from '../judge.ts';

interface Rise {
  readonly who: string;
  readonly before: string;
  readonly after: string;
}

export interface Catalogue {
  readonly language: Language;
  readonly title: string;
  /** While it is being made. */
  readonly working: string;

  readonly chart: {
    readonly title: string;
    /** From whose view the chart is drawn. */
    readonly viewpoint: string;
    readonly start: string;
    readonly end: string;
    move(move: string): string;
    /** What chance or the clock did after that decision. */
    followed(moment: string, who: string): string;
    /** One moment in a line: `chances` is a list of names with percentages. */
    at(moment: string, chances: string): string;
    seat(seat: {
      readonly who: string;
      readonly first: string;
      readonly last: string;
      readonly lowest: string;
      readonly highest: string;
    }): string;
  };

  readonly turning: {
    readonly title: string;
    readonly none: string;
    /** Who acts where no seat does. */
    readonly chance: string;
    readonly clock: string;
    point(point: { readonly move: string; readonly who: string; readonly action: string }): string;
    /** Parts of one sentence. */
    rises(rise: Rise): string;
    falls(fall: Rise): string;
  };

  readonly decisions: {
    readonly title: string;
    readonly viewpoint: string;
    readonly none: string;
    /** In the middle of a line. */
    readonly verdicts: Readonly<Record<MoveVerdict, string>>;
    judged(move: string, verdict: string): string;
    taken(action: string, chance: string): string;
    better(action: string, chance: string): string;
    /** The number of slips that are not listed. */
    more(slips: string): string;
    /** Before the reasons, and between two of them. */
    readonly because: string;
    readonly and: string;
  };

  readonly summary: {
    readonly title: string;
    /** Short enough for the head of a column. */
    readonly columns: Readonly<Record<'kept' | 'best' | 'fine' | 'slip' | 'blunder' | 'luck', string>>;
    /** Explains the columns that need it. */
    readonly legend: string;
    /** `counts`: how many of each, as a list. */
    seat(seat: { readonly who: string; readonly kept: string; readonly counts: string }): string;
    readonly best: readonly [one: string, other: string];
    readonly slip: readonly [one: string, other: string];
    readonly blunder: readonly [one: string, other: string];
    luck(points: string): string;
    readonly point: readonly [one: string, other: string];
  };
}
