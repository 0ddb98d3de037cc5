// What a language must be able to say at this table. A language that lacks a sentence does not compile. People, cards, places
// and sums arrive as finished text; which sentence is called for is decided once for all languages.
import type { Language } from '@backroom/kit';
import type { Reason } from '../events.ts';
import type { FrameKind } from '../frames.ts';
import type { HelpTexts } from '../help/texts.ts';
import type { Harm } from '../language.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Act, Area, Band, Business, Crime, District, Gang, Piece, Stat } from '../vocabulary.ts';
import type { CardWords } from './cards/names.ts';
import type { VoiceTexts } from './cards/texts.ts';
import type { OperationTexts } from './cards/voice.ts';
import type { Reasons } from './reasons.ts';
import type { RivalTexts } from './rival/texts.ts';

export interface Catalogue {
  readonly language: Language;
  readonly title: string;
  /** Somebody whose name is not known, counted from 1. */
  seat(number: string): string;
  /** Every card, tile and gang by its id. */
  readonly cards: Readonly<Record<string, CardWords>>;
  readonly gangs: Readonly<Record<Gang, CardWords>>;
  readonly nouns: Nouns;
  readonly prompts: Prompts;
  readonly actions: Actions;
  readonly events: Events;
  readonly refusals: Readonly<Record<RefusalCode, (values: Refused) => string>> & { readonly other: string };
  readonly reasons: Reasons;
  readonly table: TableTexts;
  readonly rival: RivalTexts;
  /** The text on cards. */
  readonly voice: VoiceTexts;
  readonly operations: OperationTexts;
  readonly help: () => Promise<{ readonly help: HelpTexts }>;
}

export interface Nouns {
  readonly districts: Readonly<Record<District, string>>;
  readonly stats: Readonly<Record<Stat, string>>;
  readonly crimes: Readonly<Record<Crime, string>>;
  readonly businesses: Readonly<Record<Business, string>>;
  readonly bands: Readonly<Record<Band, string>>;
  readonly areas: Readonly<Record<Area, string>>;
  /** One, as the object of a sentence: "a thug". */
  readonly pieces: Readonly<Record<Piece, string>>;
  /** The eight actions and their options, as a choice. */
  readonly acts: Readonly<Record<Act, string>>;
  alcohol(n: number): string;
  guns(n: number): string;
  thugs(n: number): string;
  cars(n: number): string;
  trucks(n: number): string;
  policeCars(n: number): string;
  cards(n: number): string;
  muscle(n: number): string;
  influence(n: number): string;
  /** A Deal by its number, with the names of its Dealers. */
  deal(number: string, dealers: string): string;
  /** A card's name where it stands in a sentence, in the quotation marks of the language. */
  quote(name: string): string;
}

/** Frames that ask something, apart from the turn. */
export type Asking = Exclude<
  FrameKind,
  | 'set-up'
  | 'shuffle'
  | 'enforcer'
  | 'meanwhile'
  | 'lots'
  | 'turn'
  | 'script'
  | 'raid'
  | 'reorganise'
  | 'round-end'
  | 'settle'
  | 'draft'
  | 'tie'
  | 'solo-jobs'
>;

interface Prompts {
  readonly settingUp: string;
  readonly shuffling: string;
  /** To the own seat. */
  readonly draftKeep: string;
  readonly draftReturn: string;
  readonly draftWait: string;
  readonly settlePlace: string;
  readonly settleGood: string;
  readonly plan: string;
  /** No cards at all, or none in hand; Jobs may be revealed first. */
  readonly reorganise: string;
  readonly noCards: string;
  planned(strength: { readonly muscle: string; readonly influence: string }): string;
  act(strength: { readonly muscle: string; readonly influence: string }): string;
  readonly afterAct: string;
  /** `left`: how many are still to be chosen, where that is counted; `card`: what it is about, where one card is. */
  readonly ask: Readonly<Record<Asking, (about: { readonly left: number; readonly card: string }) => string>>;
  /** Of others. */
  theirPlan(who: string): string;
  theirAct(who: string): string;
  theirChoice(who: string): string;
  over(end: { readonly who: string; readonly sum: string; readonly shared: boolean }): string;
}

interface Actions {
  settle(piece: string, tile: string, district: string): string;
  keep(card: string): string;
  giveBack(card: string): string;
  plan(card: string): string;
  readonly ready: string;
  /** Take the money of the Family Ring. */
  readonly ring: string;
  /** Instead of a Plan, with no cards in hand and none in the deck. */
  readonly reorganise: string;
  skill(card: string, skill: 'standard' | 'matching', text: string): string;
  fulfil(job: string): string;
  readonly endTurn: string;
  /** "Enough", by the frame that asks. */
  readonly stop: string;
  /** Not to the hand: to the discard pile. */
  readonly toDiscard: string;
  readonly decline: string;
  accept(cost: string): string;
  deal(deal: string): string;
  alcohol: string;
  gun: string;
  spareAlcohol: string;
  spareGun: string;
  store(good: string, place: string): string;
  replace(good: string, older: string, place: string): string;
  returnGood(good: string): string;
  spend(good: string, place: string): string;
  readonly toSafehouses: string;
  readonly toHeadquarters: string;
  card(card: string): string;
  readonly newDeal: string;
  tuck(deal: string): string;
  toHand(cost: string): string;
  tile(tile: string, district: string): string;
  /** `graft`: what the police take of it, or null. */
  sellAt(tile: string, sum: string, graft: string | null): string;
  /** From the rival who controls it. */
  buy(tile: string, sum: string): string;
  build(business: string, tile: string): string;
  wreck(business: string, tile: string): string;
  sendTo(district: string): string;
  /** An action that costs a bribe. */
  withBribe(action: string, sum: string): string;
  moveFrom(district: string): string;
  move(piece: string, district: string): string;
  vehicle(piece: string, district: string): string;
  stat(stat: string, price: string): string;
  thug(place: string): string;
  police(from: string, to: string): string;
  driveOff(piece: string, who: string, from: string, to: string): string;
  option(number: string, text: string): string;
  readonly setUp: string;
  readonly shuffle: string;
}

interface Who {
  readonly who: string;
}

interface Events {
  setUp(about: Who): string;
  keptJob(who: string): string;
  keptJobOpen(who: string, card: string): string;
  returnedJob(who: string): string;
  readonly passedJobs: string;
  settled(about: Who & { readonly tile: string; readonly piece: string }): string;
  turn(who: string): string;
  noCards(who: string): string;
  planned(who: string, card: string): string;
  ready(about: Who & { readonly cards: string; readonly muscle: string; readonly influence: string }): string;
  crimeUp(who: string, to: string): string;
  crimeDown(who: string, to: string): string;
  skill(who: string, card: string, skill: 'standard' | 'matching'): string;
  acted(who: string, act: Act): string;
  deal(who: string, dealers: string): string;
  gained(about: Who & { readonly sum: string; readonly reason: Reason }): string;
  paid(about: Who & { readonly sum: string; readonly reason: Reason }): string;
  /** The sum is behind the screen. */
  paidHidden(who: string, reason: Reason): string;
  short(about: Who & { readonly reason: 'bribe' | 'graft'; readonly owed: string; readonly paid: string }): string;
  stole(about: Who & { readonly from: string; readonly sum: string }): string;
  stoleHidden(who: string, from: string): string;
  goods(who: string, goods: string): string;
  stored(who: string, good: string, place: string): string;
  goodGone(who: string, good: string): string;
  spent(who: string, good: string, place: string): string;
  boost(who: string, points: string): string;
  recruited(who: string, to: 'safehouses' | 'headquarters'): string;
  looked(who: string, deck: 'jobs' | 'dealers' | 'federal', cards: string): string;
  lookedOpen(who: string, cards: string): string;
  tookJob(who: string): string;
  tookJobOpen(who: string, card: string): string;
  tookDealer(who: string, card: string): string;
  hired(who: string, card: string): string;
  joined(about: Who & { readonly card: string; readonly toHand: boolean }): string;
  market(cards: string): string;
  ring(who: string): string;
  sold(about: Who & { readonly tile: string; readonly sum: string }): string;
  ousted(about: Who & { readonly owner: string; readonly tile: string }): string;
  boughtOut(about: Who & { readonly owner: string; readonly tile: string }): string;
  built(about: Who & { readonly business: string; readonly tile: string }): string;
  wrecked(about: { readonly business: string; readonly tile: string }): string;
  released(who: string, thugs: string): string;
  recalled(who: string, place: string): string;
  sent(who: string, district: string): string;
  moved(about: Who & { readonly piece: string; readonly from: string; readonly to: string }): string;
  movedBy(
    about: Who & { readonly piece: string; readonly owner: string; readonly from: string; readonly to: string },
  ): string;
  seized(about: Who & { readonly tile: string; readonly muscle: string; readonly defence: string }): string;
  seizedFrom(
    about: Who & { readonly tile: string; readonly owner: string; readonly muscle: string; readonly defence: string },
  ): string;
  gaveUp(who: string, tile: string): string;
  upgraded(about: Who & { readonly stat: string; readonly level: string }): string;
  downgraded(about: Who & { readonly stat: string; readonly level: string }): string;
  vehicle(about: Who & { readonly piece: string; readonly district: string }): string;
  nightclub(who: string, tile: string): string;
  dismissed(who: string, place: string): string;
  harmed(about: Who & { readonly how: Harm; readonly place: string }): string;
  police(about: Who & { readonly from: string; readonly to: string }): string;
  drew(who: string, cards: string): string;
  drewOpen(who: string, cards: string): string;
  discarded(who: string, card: string): string;
  recovered(who: string, card: string): string;
  fired(who: string, card: string): string;
  fulfilled(who: string, job: string): string;
  unfulfilled(who: string, job: string): string;
  trigger(who: string, card: string): string;
  raid(card: string): string;
  band(about: Who & { readonly band: string }): string;
  reorganised(who: string): string;
  shuffledOwn(who: string): string;
  readonly shuffledFederal: string;
  time(at: string, of: string): string;
  readonly extra: string;
  roundEnd(round: string): string;
  ness(at: string): string;
  news(card: string): string;
  special(who: string, text: string): string;
  over(about: { readonly who: string; readonly shared: boolean; readonly scores: string }): string;
  score(
    about: Who & {
      readonly total: string;
      readonly money: string;
      readonly businesses: string;
      readonly associates: string;
    },
  ): string;
}

/** What a refusal names; which of these it has depends on its code. */
interface Refused {
  readonly muscle: number;
  readonly influence: number;
  readonly needed: number;
  readonly card: string;
}

/** Lines of the spoken table. */
export interface TableTexts {
  /** SC-17: one's own discard pile, the top card first. */
  discardPile(cards: string): string;
  /** SC-17: a rival's top card, and which cards everybody has seen go there since the last shuffle. */
  discardOf(top: string, cards: string): string;
  readonly headings: Readonly<
    Record<'now' | 'plan' | 'hand' | 'jobs' | 'deals' | 'gang' | 'city' | 'market' | 'rivals' | 'news', string>
  >;
  round(about: { readonly round: string; readonly time: string; readonly of: string; readonly ness: string }): string;
  readonly noCards: string;
  /** A card's name and the first line of what is on it. */
  card(name: string, text: string): string;
  fulfilledJob(name: string, text: string): string;
  deal(about: {
    readonly deal: string;
    readonly needs: string;
    readonly gives: string;
    readonly stock: string;
    readonly storage: string;
    readonly busy: boolean;
  }): string;
  readonly nothing: string;
  money(sum: string): string;
  crime(level: string): string;
  /** Thugs by place, already counted. */
  thugs(places: string): string;
  place(count: string, place: string): string;
  stat(about: { readonly stat: string; readonly level: string; readonly price: string | null }): string;
  price(about: {
    readonly muscle: number;
    readonly influence: number;
    readonly sum: string;
    readonly crime: number;
  }): string;
  boss(about: { readonly muscle: string; readonly influence: string; readonly left: string }): string;
  pile(about: { readonly deck: string; readonly discard: string }): string;
  district(about: { readonly district: string; readonly what: string }): string;
  /** The goods of a sale, and how many of either kind it takes more or (below 0) less. */
  goodsMoreOrLess(goods: string, by: number): string;
  tile(about: {
    readonly tile: string;
    readonly owner: string | null;
    readonly defence: string;
    readonly needs: string;
    readonly sum: string;
    /** What the police take of it. */
    readonly graft: string | null;
    readonly businesses: string;
    readonly stock: string;
    readonly night: boolean;
  }): string;
  /** A player's pieces in a district. */
  pieces(who: string, pieces: string): string;
  readonly emptySpace: string;
  nextOnDeck(card: string): string;
  rival(about: {
    readonly who: string;
    readonly gang: string;
    readonly crime: string;
    readonly hand: string;
    readonly deck: string;
    readonly jobs: number;
    readonly fulfilled: string;
    readonly upgrades: string;
  }): string;
  planOf(cards: string): string;
  readonly ring: string;
  ringOf(who: string): string;
  lastRaid(name: string, text: string): string;
  standing(about: {
    readonly gang: string;
    readonly tiles: string;
    readonly businesses: string;
    readonly crime: string;
  }): string;
  final(sum: string): string;
}
