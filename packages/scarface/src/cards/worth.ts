// What effects are worth in dollars to the player who uses them, in the middle of a middling game of four. The cost curve that
// cards are checked against; no rule reads it.
import type { Amount, Condition, Cost, Count, Effect, Harm, Special, Who } from '../language.ts';
import type { Good } from '../vocabulary.ts';

/** How many of it a player has when half the game is over. */
const USUAL: Readonly<Record<Count, number>> = {
  neighbourhoods: 2.5,
  nightclubs: 0.6,
  speakeasies: 1.3,
  casinos: 1.3,
  brothels: 1.2,
  businesses: 4.5,
  deals: 2.7,
  dealers: 3,
  'fulfilled-jobs': 1.5,
  'thugs-on-streets': 2,
  'thugs-in-headquarters': 2,
  'thugs-in-prison': 1,
  'thugs-in-underworld': 1,
  'thugs-at-authorities': 0.8,
  'thugs-on-deals': 1,
  'cars-on-streets': 0.8,
  'trucks-on-streets': 0.7,
  'vehicles-on-streets': 1.5,
  alcohol: 3,
  guns: 1.5,
  goods: 4.5,
  money: 20,
  upgrades: 3,
  'districts-present': 2.2,
  'districts-controlled': 1.7,
  'policed-neighbourhoods': 0.7,
  associates: 2.5,
  'crime-rate': 5,
  'plan-cards': 2.5,
  'hand-cards': 1,
  'plan-bootlegging': 0.6,
  'plan-corruption': 0.6,
  'plan-gambling': 0.6,
  'plan-theft': 0.8,
  'plan-vice': 0.5,
  'plan-violence': 0.5,
};

const POINT = 3;
const CRIME = 2.5;
const CARD = 4;
const THUG = 6;
const TOKEN = 8;
const GOOD: Readonly<Record<Good | 'any', number>> = { alcohol: 4.5, gun: 6.5, any: 6.8 };

/** A dollar that rivals lose is worth this much to a player: a third of it for one of three, all of it for all three. */
const SPITE: Readonly<Record<Exclude<Who, 'self'>, number>> = { rival: 1 / 3, rivals: 0.9, everyone: 0.9 };

const HARMED: Readonly<Record<Harm, number>> = { prison: THUG, hit: 1.5 * THUG, kill: 2 * THUG };

const SPECIAL: Readonly<Record<Special, number>> = {
  'copy-skill': 6,
  'swap-police': 3,
  'double-sale': 20,
  'buy-out': 15,
  amnesty: 8,
};

/** Conditions hold half of the time, those against all rivals less often. */
const likely = (when: Condition): number => ('mostOfAll' in when || 'controls' in when || 'ring' in when ? 0.35 : 0.5);

const amount = (of: Amount): number =>
  typeof of === 'number' ? of : Math.min(USUAL[of.each] * (of.times ?? 1), of.most ?? Number.POSITIVE_INFINITY);

export const worthOfPoints = (points: number): number => POINT * points;

/** What a loss of this size means, depending on who bears it. Everyone includes the card's own player. */
function loss(dollars: number, who: Who = 'self'): number {
  if (who === 'self') return -dollars;
  return SPITE[who] * dollars - (who === 'everyone' ? dollars : 0);
}

const worthOfCost = (cost: Cost): number =>
  (cost.money ?? 0) +
  GOOD.alcohol * (cost.alcohol ?? 0) +
  GOOD.gun * (cost.gun ?? 0) +
  GOOD.alcohol * (cost.goods ?? 0) +
  CARD * (cost.cards ?? 0) +
  THUG * (cost.thugs ?? 0) +
  CRIME * (cost.crime ?? 0);

function worthOf(effect: Effect): number {
  switch (effect.do) {
    case 'money':
      return amount(effect.amount);
    case 'pay':
      return loss(amount(effect.amount), effect.who);
    case 'steal':
      // Of two rivals on average: not everybody has that much.
      return amount(effect.amount) * (effect.from === 'rival' ? 1 : 2) + loss(amount(effect.amount), effect.from);
    case 'goods':
      return GOOD[effect.good] * amount(effect.amount);
    case 'lose-goods':
      return loss(GOOD[effect.good ?? 'alcohol'] * amount(effect.amount), effect.who);
    case 'boost':
      return POINT * (amount(effect.muscle ?? 0) + amount(effect.influence ?? 0));
    case 'crime':
      return loss(CRIME * effect.by, effect.who);
    case 'recruit':
      return 3.5 * amount(effect.steps);
    case 'release':
      // Worth a thug, if one is in Prison.
      return effect.thugs === 'all' ? THUG : 4 * amount(effect.thugs);
    case 'harm':
      return loss(HARMED[effect.how] * amount(effect.thugs), effect.whose);
    case 'send':
      return (effect.where === 'present' ? 4 : 5) * amount(effect.thugs);
    case 'move':
      return 2.5 * amount(effect.pieces);
    case 'police':
      return 2.5 * effect.cars;
    case 'drive-off':
      return 2.5 * effect.pieces;
    case 'build':
      return TOKEN * amount(effect.tokens);
    case 'wreck':
      return loss(TOKEN * effect.tokens, effect.whose);
    case 'draw':
      return CARD * amount(effect.cards);
    case 'discard':
      return loss(CARD * effect.cards, effect.who);
    case 'sell':
      return 5 * amount(effect.sales);
    case 'fence':
      return (effect.price - 4) * amount(effect.goods);
    case 'job':
    case 'dealer':
      return 5 + amount(effect.draw);
    case 'hire':
      return 6 + 2 * effect.level + (effect.toHand ? CARD : 0);
    case 'supply':
      return 10;
    case 'ring':
      return 4;
    case 'recall':
      return 5 * amount(effect.thugs);
    case 'oust':
      return 7 * effect.markers;
    case 'seize':
      return 1 + POINT * amount(effect.muscle);
    case 'upgrade':
      return THUG + effect.discount;
    case 'downgrade':
      return loss(12 * effect.levels, effect.who);
    case 'recover':
      return 5 * effect.cards;
    case 'fire':
      return loss(10 * effect.cards, effect.who);
    case 'unfulfil':
      return loss(10 * effect.jobs, effect.who);
    case 'choose':
      return Math.max(...effect.options.map(worthOfEffects));
    case 'may':
      return 0.8 * Math.max(0, worthOfEffects(effect.then) - worthOfCost(effect.cost));
    case 'if':
      return likely(effect.when) * worthOfEffects(effect.then);
    case 'each':
      return loss(-worthOfEffects(effect.effects), effect.who);
    case 'market':
    case 'time':
      return 1;
    case 'peek':
      return 0.8 * effect.cards;
    case 'exchange':
      return 1.5 * effect.goods;
    case 'nightclub':
      return 14;
    case 'vehicle':
      return 8;
    case 'special':
      return SPECIAL[effect.rule];
  }
}

/** The sum of what the effects are worth, in dollars. */
export function worthOfEffects(effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) sum += worthOf(effect);
  return sum;
}
