// The texts of the replay.
import type { Check } from '@backroom/match';

export interface ReplayWords {
  readonly title: string;
  readonly loading: string;
  readonly notThere: string;
  readonly file: { readonly title: string; readonly why: string; readonly choose: string; readonly wrong: string };
  readonly controls: string;
  readonly keys: string;
  readonly step: (step: number, of: number) => string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly stop: string;
  readonly through: string;
  readonly spectator: string;
  readonly open: string;
  readonly seat: (number: number) => string;
  readonly log: string;
  readonly start: string;
  readonly takenBack: string;
  readonly undone: string;
  readonly ended: string;
  readonly hands: (name: string) => string;
  readonly goOn: { readonly do: string; readonly why: (name: string) => string; readonly over: string };
  readonly review: {
    readonly title: string;
    readonly why: string;
    readonly begin: string;
    readonly progress: (percent: string) => string;
    readonly cancel: string;
    readonly whose: string;
    readonly look: string;
    readonly inWords: string;
  };
  readonly verify: {
    readonly title: string;
    readonly why: string;
    readonly begin: string;
    readonly working: string;
    readonly fair: string;
    readonly unfair: string;
    readonly outcomes: Readonly<Record<Check['outcome'], string>>;
    readonly checks: Readonly<Record<Check['name'], Readonly<Record<Check['outcome'], string>>>>;
    readonly shares: (count: number, of: number) => string;
    readonly head: string;
    readonly limits: string;
    /** What no check of this kind can prove. */
    readonly limit: readonly string[];
  };
  readonly money: {
    readonly title: string;
    readonly step: string;
    readonly player: string;
    readonly inNumbers: string;
  };
  readonly keep: {
    readonly title: string;
    readonly download: string;
    readonly picture: string;
    readonly caption: string;
  };
  readonly trouble: string;
}
