// One's own turn by habit: the Plan whose best action is worth most, its skills, that action.
import type { Random } from '@backroom/kit';
import type { SeatAction } from '../actions.ts';
import { personCard } from '../cards/index.ts';
import { worthOfEffects } from '../cards/worth.ts';
import type { TurnFrame } from '../frames.ts';
import type { Effect } from '../language.ts';
import { modified } from '../rules/powers.ts';
import { bossRow } from '../rules/strength.ts';
import type { Player, State } from '../state.ts';
import { CRIMES } from '../vocabulary.ts';
import { type Offer, offersTo } from './offers.ts';
import { crimeWorth } from './values.ts';
import type { Weights } from './weights.ts';

interface Role {
  readonly muscle: number;
  readonly influence: number;
  /** What a standard skill adds to both, and the rest of its worth. */
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

/** The best that so much Muscle and Influence can do. */
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

/** Hands are small; of a big one the first cards are thought about. */
const MOST_CARDS = 6;

export function planning(s: State, frame: TurnFrame, random: Random, w: Weights): SeatAction {
  const { seat } = frame;
  const p = s.players[seat];
  const offers = offersTo(s, seat, w);
  const laid = p.plan.length;
  const hand = p.hand.slice(0, MOST_CARDS);
  const cards = [...p.plan, ...hand];
  const roleList = cards.map(roleOf);
  const row = bossRow(p);
  const base = { muscle: modified(s, seat, 'muscle', 0), influence: modified(s, seat, 'influence', 0) };
  let choice = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let set = 0; set < 1 << hand.length; set++) {
    let [muscle, influence, worth, count] = [base.muscle, base.influence, 0, 0];
    for (let i = 0; i < cards.length; i++) {
      if (i >= laid && (set & (1 << (i - laid))) === 0) continue;
      const role = roleList[i];
      const boss = personCard(cards[i]).role === 'boss';
      muscle += role.muscle + (boss ? row.muscle : 0);
      influence += role.influence + (boss ? row.influence : 0);
      worth += w.skill * role.skill - w.card;
      count++;
      // A crime met before or after on another card.
      for (let j = 0; j < cards.length; j++)
        if (j !== i && (j < laid || (set & (1 << (j - laid))) !== 0) && (roleList[j].commits & role.asks) !== 0) {
          worth += w.skill * role.matching;
          break;
        }
    }
    if (count === 0) continue;
    const crime = modified(s, seat, 'plan-crime', Math.max(0, count - 2));
    worth +=
      bestOffer(offers, muscle, influence).worth - (count > 2 ? crimeWorth(p.crime, crime, w) : 0) + doubt(random, w);
    if (worth <= most) continue;
    most = worth;
    choice = set;
  }
  for (let i = 0; i < hand.length; i++) if ((choice & (1 << i)) !== 0) return { type: 'plan', card: hand[i] };
  return { type: 'ready' };
}

/** `list`: what is legal, skills first. */
export function acting(
  s: State,
  frame: TurnFrame,
  list: readonly SeatAction[],
  random: Random,
  w: Weights,
): SeatAction {
  for (const action of list) {
    if (action.type !== 'skill') break;
    if (skillWorth(action.card, action.skill) > 0) return action;
  }
  const end = list.find((action) => action.type === 'end-turn');
  if (end !== undefined) return end;
  const { seat } = frame;
  const p = s.players[seat];
  const [muscle, influence] = strength(s, p, frame);
  const offers = offersTo(s, seat, w);
  let best = list.find((action) => action.type === 'act') ?? list[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offers) {
    if (offer.muscle > muscle || offer.influence > influence) continue;
    const worth = offer.worth + doubt(random, w);
    if (worth <= most) continue;
    const action = list.find((one) => one.type === 'act' && one.act === offer.act);
    if (action === undefined) continue;
    best = action;
    most = worth;
  }
  return best;
}

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

const skillWorths = new Map<string, number>();

function skillWorth(card: string, skill: 'standard' | 'matching'): number {
  const key = `${card} ${skill}`;
  let worth = skillWorths.get(key);
  if (worth === undefined) {
    const person = personCard(card);
    worth = worthOfEffects((skill === 'standard' ? person.standard : person.matching?.effects) ?? []);
    skillWorths.set(key, worth);
  }
  return worth;
}
