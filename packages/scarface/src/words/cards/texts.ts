// The texts from which a language's voice is built.
import type { Language } from '@backroom/kit';
import type { Cost, Count, Moment, Quantity, Reach, Special, Who } from '../../language.ts';
import type { Act, Band, Business, Crime, District, Good, Stat } from '../../vocabulary.ts';

/** Singular and plural. */
export type Noun = readonly [one: string, other: string];

/** Something that can be counted, in the sentences that count it. */
export interface Counted {
  /** After "for each". */
  readonly each: string;
  /** After "if". */
  least(n: number): string;
  most(n: number): string;
  readonly mostOfAll: string;
}

export interface VoiceTexts {
  readonly language: Language;
  readonly dollar: Noun;
  readonly goods: Readonly<Record<Good | 'any' | 'some', Noun>>;
  readonly points: Readonly<Record<'muscle' | 'influence', Noun>>;
  readonly businesses: Readonly<Record<Business, Noun>>;
  readonly upTo: string;
  /** " for each casino you control". */
  forEach(what: string): string;
  /** ", at most 8". */
  atMost(n: string): string;
  readonly who: Readonly<Record<Exclude<Who, 'self'>, string>>;
  readonly thugs: Readonly<Record<Who, Noun>>;
  readonly at: Readonly<Record<Reach, string>>;
  readonly from: Readonly<Record<Reach, string>>;
  readonly counts: Readonly<Record<Count, Counted>>;
  readonly if: string;
  /** "A and B", of conditions. */
  readonly andIf: string;
  /** What conditions may begin and end with alike: it is said once for all of them. */
  readonly shared: readonly (readonly [before: string, after: string])[];
  stat(stat: string, level: number): string;
  controls(district: string): string;
  readonly ring: string;
  readonly costs: Readonly<Record<keyof Cost, (n: number) => string>>;
  readonly quantities: Readonly<Record<Quantity, (by: number, where: Where) => string>>;
  readonly moments: Readonly<Record<Moment, string>>;
  /** After "+1 Muscle": for one action only. */
  readonly acts: Readonly<Record<Act, string>>;
  readonly specials: Readonly<Record<Special, string>>;
  readonly stats: Readonly<Record<Stat, string>>;
  readonly crimes: Readonly<Record<Crime, string>>;
  readonly districts: Readonly<Record<District, string>>;
  readonly labels: Labels;
  /** The last touch to a finished line. */
  finish(line: string): string;
}

/** What a modifier is limited to. */
interface Where {
  /** The action's phrase with a space before it, or nothing. */
  readonly act: string;
  readonly business: Business | undefined;
}

/** What stands on cards besides the sentences of their effects. */
interface Labels {
  level(n: number): string;
  readonly roles: Readonly<Record<'boss' | 'underboss' | 'counselor' | 'member', string>>;
  readonly bossValues: string;
  standard(text: string): string;
  matching(crimes: string, text: string): string;
  /** A clause: the Job stays face up. */
  readonly keep: string;
  needs(what: string): string;
  gives(what: string): string;
  stores(n: number): string;
  overall(text: string): string;
  readonly bands: Readonly<Record<Band, string>>;
  band(band: string, text: string): string;
  readonly nothing: string;
  relief(first: number, second: number, third: number): string;
  readonly noRule: string;
  /** The last News. */
  readonly over: string;
  side(about: {
    readonly night: boolean;
    readonly defence: number;
    readonly goods: string;
    readonly sum: string;
  }): string;
  row(about: { readonly cubes: number; readonly points: string }): string;
  bonuses(list: string): string;
  readonly rightHand: string;
  price(about: {
    readonly stat: string;
    readonly level: number;
    readonly points: string;
    readonly sum: string;
    readonly crime: number;
  }): string;
}
