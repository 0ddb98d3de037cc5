// The sentences of a language. A language that lacks one does not compile.
//
// Names, sums, times and lists are passed in as finished text; pieces are passed in by id, because each language inflects their
// names in its own way. Which sentence is called for is decided once for all languages, in speak.ts and table.ts.

import type { Language } from '@backroom/kit';
import type { HelpTexts } from '../help/texts.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Business, Car, Card, Colour } from '../vocabulary.ts';
import type { PieceCatalogue } from './names.ts';

export interface Catalogue {
  readonly language: Language;
  readonly title: string;
  /** Somebody whose name is not known, counted from 1. */
  seat(number: string): string;
  readonly pieces: PieceCatalogue;
  readonly prompts: Prompts;
  readonly actions: Actions;
  readonly events: Events;
  readonly refusals: Refusals;
  readonly table: TableTexts;
  readonly reasons: () => Promise<{ readonly reasons: Reasons }>;
  readonly help: () => Promise<{ readonly help: HelpTexts }>;
}

type Who = { readonly who: string };
type Paid = { readonly sum: string; readonly at: Business };
type Blocked = { readonly at: Business; readonly by: Car };
type Change = { readonly before: string; readonly after: string };
type Drive = { readonly car: Car; readonly from: Business; readonly to: Business; readonly back: boolean };

/** To the view's own seat these say "you"; of the others they speak by name. */
interface Prompts {
  readonly settingUp: string;
  dealing(round: string): string;
  readonly choose: string;
  chooses(who: string): string;
  readonly play: string;
  readonly playLast: string;
  plays(who: string): string;
  readonly grab: string;
  /** The own seat has its character. */
  grabbed(mine: Colour): string;
  awaiting(who: string): string;
  timeLeft(time: string): string;
  over(end: Who & { readonly sum: string; readonly shared: boolean }): string;
}

interface Actions {
  choose(character: Colour): string;
  grab(character: Colour): string;
  move(card: Colour): string;
  exchange(card: Card, take: Colour): string;
  joker(car: Car): string;
  backward(car: Car): string;
  evasion(car: Car, to: Business): string;
  readonly evasionInVain: string;
  nasty(take: Colour): string;
  nastyFrom(take: Colour, who: string): string;
  setup(who: string): string;
  readonly dealHands: string;
  readonly dealRow: string;
  wait(time: string): string;
}

interface Events {
  laidOut(table: Who & { readonly cars: string; readonly tops: string }): string;
  dealt(deal: Who & { readonly round: string }): string;
  hand(holder: Who & { readonly cards: string }): string;
  turned(position: string, card: Colour): string;
  chose(who: string, character: Colour): string;
  played(who: string, card: Card): string;
  discarded(who: string): string;
  /** As its own seat sees it. */
  discardedOpenly(who: string, card: Card): string;
  exchanged(swap: Who & { readonly from: Colour; readonly to: Colour }): string;
  swapped(swap: Who & { readonly from: Colour; readonly to: Colour; readonly partner: string }): string;
  drove(drive: Drive): string;
  droveOnto(drive: Drive & { readonly onto: Car }): string;
  droveTogether(drive: Drive & { readonly rider: Car }): string;
  stayed(car: Car, at: Business): string;
  stayedTogether(stay: { readonly car: Car; readonly rider: Car; readonly at: Business }): string;
  evaded(drive: { readonly car: Car; readonly from: Business; readonly to: Business }): string;
  evadedInVain(who: string): string;
  grabbed(who: string, character: Colour): string;
  countdown(who: string, time: string): string;
  readonly timeUp: string;
  /** `count`: how many people `who` names. */
  timeUpWithout(who: string, count: number): string;
  took(take: Who & Paid): string;
  blocked(block: Who & Blocked): string;
  mafiaGave(take: Who & Paid): string;
  mafiaWasted(take: Paid): string;
  revealed(token: Paid): string;
  over(end: Who & { readonly shared: boolean; readonly scores: string }): string;
  score(who: string, sum: string): string;
}

/** What a refusal names; which of these it has depends on its code. */
interface Refused extends Who {
  readonly character: Colour;
  readonly car: Car;
  readonly business: Business;
}

/** What is forbidden and why, without a full stop: the rule's id follows in brackets. */
interface Refusals {
  readonly byCode: Readonly<Record<RefusalCode, (refused: Refused) => string>>;
  /** For a code that these words do not know yet. */
  readonly other: string;
}

/** Reasons for and against: parts of a sentence, without a capital letter and a full stop. */
export interface Reasons {
  /** The own car, which the action leaves where it earned. */
  keeps(earning: Paid): string;
  /** The own car after the action: alone, no longer beneath another, on another, beneath another, or still so. */
  alone(earning: Paid): string;
  freed(earning: Paid): string;
  onTop(earning: Paid & { readonly on: Car }): string;
  covered(block: Blocked): string;
  stillCovered(block: Blocked): string;
  takes(exchange: Change & { readonly character: Colour }): string;
  /** As `takes`, where both characters stand for the same. */
  takesEqual(character: Colour, sum: string): string;
  /** What the next step of another car would have cost the car given up. */
  leftThreatened(threat: { readonly by: Car; readonly sum: string }): string;
  rivalCovered(loss: Who & { readonly sum: string; readonly by: Car }): string;
  rivalLoses(loss: Who & Change): string;
  /** Speed: what the row makes of the car. */
  rowEarns(earning: Paid): string;
  rowCovered(block: Blocked): string;
  readonly inVain: string;
  /** The share of playouts in which the seat earns, and the mean of all of them. */
  ends(end: { readonly share: string; readonly mean: string }): string;
}

/** Lines of the spoken table. Parts of a line come without a full stop. */
export interface TableTexts {
  readonly headings: Readonly<
    Record<'now' | 'hand' | 'row' | 'ring' | 'seats' | 'centre' | 'played' | 'mafia', string>
  >;
  round(round: string, starter: string): string;
  you(who: string): string;
  business(line: { readonly business: Business; readonly cars: string; readonly tokens: string }): string;
  readonly noCar: string;
  loneCar(car: string): string;
  pair(bottom: string, top: string): string;
  ownCar(car: Car): string;
  ownedCar(car: Car, who: string): string;
  freeCar(car: Car): string;
  mafiaCar(car: Car): string;
  lastToken(top: string): string;
  tokens(top: string, beneath: string): string;
  /** Where nobody knows which values lie beneath. */
  tokensUnknown(top: string, beneath: number): string;
  readonly noTokens: string;
  /** Speed: all face-down tokens together, since nobody knows which stack has which. */
  faceDownTokens(count: number, values: string): string;
  standing(seat: Who & { readonly sum: string; readonly character: Colour | null; readonly cards: number }): string;
  /** As `standing`, where nobody holds cards. */
  standingWithoutHand(seat: Who & { readonly sum: string; readonly character: Colour | null }): string;
  earns(prospect: Paid): string;
  earnsNothing(prospect: Blocked): string;
  readonly emptyHand: string;
  freeCharacter(character: Colour): string;
  faceUp(cards: string): string;
  faceDown(who: string, count: number): string;
  faceDownYours(cards: string): string;
  readonly rowOrder: string;
  rowCard(position: string, card: Colour): string;
  countdown(time: string): string;
  studyLimit(time: string): string;
  mafiaGives(take: Who & Paid): string;
  mafiaWastes(take: Paid): string;
  mafiaBlocked(prospect: Blocked): string;
  removed(values: string): string;
}
