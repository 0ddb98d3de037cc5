// A turn by habit: the Plan with the best action, its skills, that action.
import type { Random } from '@backroom/kit';
import type { SeatAction } from '../src/actions.ts';
import { PEOPLE, personCard } from '../src/cards/index.ts';
import { worthOfEffects } from '../src/cards/worth.ts';
import type { TurnFrame } from '../src/frames.ts';
import type { Effect, PersonCard } from '../src/language.ts';
import { obstacle } from '../src/rules/acts.ts';
import { modified } from '../src/rules/powers.ts';
import { bossRow } from '../src/rules/strength.ts';
import { SKILLS, skillObstacle } from '../src/rules/turn.ts';
import type { Player, State } from '../src/state.ts';
import { ACTS, type Act, CRIMES } from '../src/vocabulary.ts';
import { type Offer, offersTo } from './offers.ts';
import { crimeWorth } from './values.ts';
import type { Weights } from './weights.ts';

interface Role {
  readonly boss: boolean;
  readonly muscle: number;
  readonly influence: number;
  /** What a standard skill adds to both, and its other value. */
  readonly skill: number;
  readonly matching: number;
  /** Crimes as bits: those it commits, and those its matching skill asks for. */
  readonly commits: number;
  readonly asks: number;
}

const bits = (crimes: readonly string[]): number => {
  let sum = 0;
  for (const [i, crime] of CRIMES.entries()) if (crimes.includes(crime)) sum |= 1 << i;
  return sum;
};

const boosts = (effects: readonly Effect[], what: 'muscle' | 'influence'): number => {
  let sum = 0;
  for (const effect of effects) if (effect.do === 'boost') sum += typeof effect[what] === 'number' ? effect[what] : 0;
  return sum;
};

const roles = new Map<string, Role>();

function roleOf(id: string): Role {
  let role = roles.get(id);
  if (role === undefined) {
    const card = personCard(id);
    const standard = card.standard ?? [];
    role = {
      boss: card.role === 'boss',
      muscle: card.muscle + boosts(standard, 'muscle'),
      influence: card.influence + boosts(standard, 'influence'),
      skill: worthOfEffects(standard.filter((effect) => effect.do !== 'boost')),
      matching: worthOfEffects(card.matching?.effects ?? []),
      commits: bits(card.crimes),
      asks: bits(card.matching?.crimes ?? []),
    };
    roles.set(id, role);
  }
  return role;
}

const doubt = (random: Random, w: Weights): number => (w.doubt * random.below(1024)) / 1024;

/** Dollars that a player with an opinion adds to the value of an action. */
export type Urges = Readonly<Partial<Record<Act, number>>>;
export const NONE: Urges = {};

const offersBy = (s: State, seat: number, w: Weights, urges: Urges): Offer[] => {
  const offers = offersTo(s, seat, w);
  return urges === NONE ? offers : offers.map((offer) => ({ ...offer, worth: offer.worth + (urges[offer.act] ?? 0) }));
};

/** The best action for this Muscle and Influence. */
function bestOffer(offers: readonly Offer[], muscle: number, influence: number): Offer {
  let best = offers[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offers)
    if (offer.worth > most && offer.muscle <= muscle && offer.influence <= influence) {
      best = offer;
      most = offer.worth;
    }
  return best;
}

/** Hands are small; of a big one only the first cards are considered. */
const MOST_CARDS = 6;

/**
 * A cache of the last offers, by player and time: they do not depend on hand and Plan, which change while cards are
 * laid out.
 */
let lately: { readonly frame: TurnFrame; readonly w: Weights; readonly laid: number; readonly money: number } | null =
  null;
let latelyOffered: readonly Offer[] = [];

function offersWhilePlanning(s: State, frame: TurnFrame, w: Weights, urges: Urges): readonly Offer[] {
  const { plan, money } = s.players[frame.seat];
  const goesOn = lately?.frame === frame && lately.w === w && lately.laid + 1 === plan.length && lately.money === money;
  if (!goesOn) latelyOffered = offersBy(s, frame.seat, w, urges);
  lately = { frame, w, laid: plan.length, money };
  return latelyOffered;
}

export function planning(s: State, frame: TurnFrame, random: Random, w: Weights, urges: Urges): SeatAction {
  const { seat } = frame;
  const p = s.players[seat];
  const offers = offersWhilePlanning(s, frame, w, urges);
  const laid = p.plan.length;
  const hand = p.hand.slice(0, MOST_CARDS);
  const roleList = p.plan.concat(hand).map(roleOf);
  const row = bossRow(p);
  const base = { muscle: modified(s, seat, 'muscle', 0), influence: modified(s, seat, 'influence', 0) };
  // For each card the cards that commit a crime its skill asks for, as bits.
  const matches = roleList.map(({ asks }, i) =>
    roleList.reduce((all, { commits }, j) => (j !== i && (commits & asks) !== 0 ? all | (1 << j) : all), 0),
  );
  const crimes: number[] = [];
  const crimeOf = (count: number): number => {
    crimes[count] ??= crimeWorth(p.crime, modified(s, seat, 'plan-crime', Math.max(0, count - 2)), w);
    return crimes[count];
  };
  let choice = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let set = 0; set < 1 << hand.length; set++) {
    const chosen = (set << laid) | ((1 << laid) - 1);
    let [muscle, influence, worth, count] = [base.muscle, base.influence, 0, 0];
    for (let i = 0; i < roleList.length; i++) {
      if ((chosen & (1 << i)) === 0) continue;
      const role = roleList[i];
      muscle += role.muscle + (role.boss ? row.muscle : 0);
      influence += role.influence + (role.boss ? row.influence : 0);
      worth += w.skill * role.skill - w.card;
      count++;
      // A crime that another card commits, before or after this one.
      if ((matches[i] & chosen) !== 0) worth += w.skill * role.matching;
    }
    if (count === 0) continue;
    worth += bestOffer(offers, muscle, influence).worth - (count > 2 ? crimeOf(count) : 0) + doubt(random, w);
    if (worth <= most) continue;
    most = worth;
    choice = set;
  }
  for (let i = 0; i < hand.length; i++) if ((choice & (1 << i)) !== 0) return { type: 'plan', card: hand[i] };
  return { type: 'ready' };
}

/** Useful skills first, then the action. Checks whether an action is legal only if it looks best. */
export function acting(s: State, frame: TurnFrame, random: Random, w: Weights, urges: Urges): SeatAction {
  const { seat } = frame;
  const p = s.players[seat];
  for (const card of p.plan)
    for (const skill of SKILLS)
      if (skillWorth(card, skill) > 0 && skillObstacle(s, frame, card, skill) === null)
        return { type: 'skill', card, skill };
  if (frame.acted === 1) return { type: 'end-turn' };
  let first = 0;
  while (obstacle(s, frame, ACTS[first]) !== null) first++;
  // Only one legal action: nothing to weigh. The last action always is.
  if (first === ACTS.length - 1 && !hasSkill(s, frame)) return { type: 'act', act: ACTS[first] };
  const [muscle, influence] = strength(s, p, frame);
  let best: Act = ACTS[first];
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offersBy(s, seat, w, urges)) {
    if (offer.muscle > muscle || offer.influence > influence) continue;
    const worth = offer.worth + doubt(random, w);
    if (worth <= most || (offer.act !== best && obstacle(s, frame, offer.act) !== null)) continue;
    best = offer.act;
    most = worth;
  }
  return { type: 'act', act: best };
}

const hasSkill = (s: State, frame: TurnFrame): boolean =>
  s.players[frame.seat].plan.some((card) => SKILLS.some((skill) => skillObstacle(s, frame, card, skill) === null));

function strength(s: State, p: Player, frame: TurnFrame): [muscle: number, influence: number] {
  let [muscle, influence] = [frame.muscle, frame.influence];
  const row = bossRow(p);
  for (const id of p.plan) {
    const card = personCard(id);
    muscle += card.role === 'boss' ? row.muscle : card.muscle;
    influence += card.role === 'boss' ? row.influence : card.influence;
  }
  return [modified(s, frame.seat, 'muscle', muscle), modified(s, frame.seat, 'influence', influence)];
}

const skillWorths = { standard: byCard((card) => card.standard), matching: byCard((card) => card.matching?.effects) };

function byCard(effectsOf: (card: PersonCard) => readonly Effect[] | undefined): Map<string, number> {
  return new Map(PEOPLE.map((card) => [card.id, worthOfEffects(effectsOf(card) ?? [])]));
}

const skillWorth = (card: string, skill: 'standard' | 'matching'): number => skillWorths[skill].get(card) ?? 0;
