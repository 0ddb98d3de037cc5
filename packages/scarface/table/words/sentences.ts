// The texts of the picture, besides the game's own words. A language that lacks a sentence does not compile.
import type { DefencePart } from '../../src/reckoning.ts';
import type { Act, Area } from '../../src/vocabulary.ts';

/** Decks that belong to nobody, and the Associates that left the game. */
export type PileName = 'low' | 'high' | 'jobs' | 'dealers' | 'federal' | 'news' | 'gone';

/** Names, sums and counts are passed in as finished text. */
export interface Sentences {
  readonly tabs: Readonly<Record<'city' | 'gang' | 'market' | 'rivals', string>>;
  /** As short as a button on the board allows. */
  readonly acts: Readonly<Record<Act, string>>;
  readonly areas: Readonly<Record<Area, string>>;
  readonly lake: string;
  readonly streets: string;
  readonly choose: string;
  readonly possible: string;
  readonly crime: string;
  readonly time: string;
  readonly round: (number: string) => string;
  readonly ness: string;
  readonly nobody: string;
  readonly you: string;
  readonly yours: string;
  readonly money: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  readonly boss: string;
  readonly next: string;
  /** The highest level that the Plan can hire. */
  readonly hireUpTo: (level: string) => string;
  readonly newDeal: string;
  readonly layPlan: string;
  readonly layPlanAnd: (what: string) => string;
  readonly noPlan: string;
  readonly planHint: string;
  readonly planThen: string;
  readonly crimeRises: (to: string) => string;
  readonly raid: string;
  readonly again: string;
  readonly putBack: string;
  readonly log: string;
  readonly wholeLog: string;
  readonly close: string;
  readonly aid: string;
  readonly cards: (count: number) => string;
  readonly defence: (about: { readonly total: string; readonly parts: string }) => string;
  readonly defenceParts: Readonly<Record<DefencePart, string>>;
  readonly sale: (about: { readonly needs: string; readonly sum: string }) => string;
  readonly graft: (sum: string) => string;
  readonly bribe: (sum: string) => string;
  readonly heldBy: (who: string) => string;
  readonly noBusiness: string;
  readonly stock: (goods: string) => string;
  readonly needMuscle: (need: string, have: string) => string;
  readonly notThere: (district: string) => string;
  readonly piles: Readonly<Record<PileName, string>>;
  /** Over the cards that have left a deck. */
  readonly used: string;
  /** Over the cards of a deck that this seat knows. */
  readonly known: string;
  readonly fromTop: (number: string) => string;
  /** Businesses in the supply. */
  readonly left: (business: string, number: string) => string;
  readonly noRaidYet: string;
  readonly inReach: (who: string) => string;
  /** Before the question that waits for an answer. */
  readonly asked: (question: string) => string;
  readonly held: string;
  readonly topLevel: string;
  readonly levelCosts: (price: string) => string;
  readonly dealBusy: string;
  readonly dealNeeds: (need: string) => string;
  readonly saleNeeds: (goods: string) => string;
  readonly pickFirst: string;
  readonly stays: string;
  readonly policeMove: string;
  readonly rivalMoves: string;
  readonly workers: string;
  readonly recruitFirst: string;
  readonly releaseFirst: string;
  readonly homeFirst: string;
  readonly fulfil: string;
  readonly progress: string;
  readonly toAct: string;
  readonly showBoard: (who: string) => string;
  readonly useSkill: string;
  readonly skills: Readonly<Record<'standard' | 'matching', string>>;
  readonly supply: string;
  readonly freeSkills: (count: number) => string;
  /** Use them, and end the turn. */
  readonly freeSkillsAndEnd: (count: number) => string;
  /** Thugs, in one touch. */
  readonly recruitAll: string;
  readonly level: (level: string) => string;
  readonly storage: (held: string, most: string) => string;
}
