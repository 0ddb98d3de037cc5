// Effects as a line of icons, made from the same data as their sentences. A line is a list of chips that stay together; a chip is
// a list of icons and short signs.
import type { EnforcerDeed } from '../../src/enforcer/language.ts';
import type { Amount, Condition, Cost, Effect, Power, Who } from '../../src/language.ts';
import {
  type IconName,
  OF_ACT,
  OF_COUNT,
  OF_GOOD,
  OF_HARM,
  OF_ITSELF,
  OF_MOMENT,
  OF_OPERATION,
  OF_QUANTITY,
  OF_REACH,
  OF_STAT,
} from '../icons/names.ts';

type Glyph = { readonly icon: IconName } | { readonly sign: string };
export type Chip = readonly Glyph[];

const icon = (name: IconName): Glyph => ({ icon: name });
const sign = (text: string | number): Glyph => ({ sign: String(text) });
const icons = (names: readonly (IconName | null)[]): Glyph[] =>
  names.flatMap((name) => (name === null ? [] : [icon(name)]));

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "3", or "2×" and what is counted, then the limit. */
function amount(of: Amount, what: readonly Glyph[]): Glyph[] {
  if (typeof of === 'number') return [...(of === 1 ? [] : [sign(of)]), ...what];
  const times = of.times ?? 1;
  const most = of.most === undefined ? [] : [sign(`≤${of.most}`)];
  return [...(times === 1 ? [] : [sign(times)]), ...what, sign('×'), ...icons(OF_COUNT[of.each]), ...most];
}

/** Money and points always show their number. */
const sum = (of: Amount, what: IconName, before = ''): Glyph[] =>
  typeof of === 'number'
    ? [sign(`${before}${of}`), icon(what)]
    : [...(before === '' ? [] : [sign(before)]), ...amount(of, [icon(what)])];

const WHO: Readonly<Record<Who, IconName | null>> = {
  self: null,
  rival: 'rival',
  rivals: 'people',
  everyone: 'everyone',
};
const whose = (who: Who | undefined): Glyph[] =>
  who === undefined || who === 'self' ? [] : [...icons([WHO[who]]), sign(':')];

const SLASH: Chip = [sign('/')];
const THEN: Chip = [icon('may')];

export function costChips(cost: Cost): Chip[] {
  const chips: Chip[] = [];
  if (cost.money) chips.push([sign(`−${cost.money}`), icon('dollar')]);
  if (cost.alcohol) chips.push([sign(`−${cost.alcohol}`), icon('bottle')]);
  if (cost.gun) chips.push([sign(`−${cost.gun}`), icon('gun')]);
  if (cost.goods) chips.push([sign(`−${cost.goods}`), icon('goods')]);
  if (cost.cards) chips.push(amount(cost.cards, [icon('discard')]));
  if (cost.thugs) chips.push([sign(`−${cost.thugs}`), icon('thug')]);
  if (cost.crime) chips.push([sign(`+${cost.crime}`), icon('crime')]);
  return chips;
}

export function conditionChip(when: Condition): Chip {
  if ('least' in when) return [sign(when.least), ...icons(OF_COUNT[when.count])];
  if ('most' in when) return [sign(`≤${when.most}`), ...icons(OF_COUNT[when.count])];
  if ('mostOfAll' in when) return [icon('boss'), ...icons(OF_COUNT[when.count])];
  if ('stat' in when) return [icon(OF_STAT[when.stat]), sign(when.level)];
  if ('controls' in when) return [icon('control'), icon('district')];
  return [icon('ring')];
}

function options(lists: readonly (readonly Effect[])[]): Chip[] {
  return lists.flatMap((list, i) => (i === 0 ? effectChips(list) : [SLASH, ...effectChips(list)]));
}

function chipsOf(effect: Effect): Chip[] {
  const glyph = icon(OF_OPERATION[effect.do]);
  switch (effect.do) {
    case 'money':
      return [sum(effect.amount, 'dollar', '+')];
    case 'pay':
      return [[...whose(effect.who), ...sum(effect.amount, 'pay')]];
    case 'steal':
      return [[...(effect.from === 'rivals' ? icons(['people']) : []), ...sum(effect.amount, 'steal')]];
    case 'goods':
      return [sum(effect.amount, OF_GOOD[effect.good], '+')];
    case 'lose-goods':
      return [
        [...whose(effect.who), ...amount(effect.amount, [glyph, ...(effect.good ? [icon(OF_GOOD[effect.good])] : [])])],
      ];
    case 'boost':
      return [
        ...(effect.muscle === undefined ? [] : [sum(effect.muscle, 'muscle', '+')]),
        ...(effect.influence === undefined ? [] : [sum(effect.influence, 'influence', '+')]),
      ];
    case 'crime':
      return [[...whose(effect.who), sign(plus(effect.by)), glyph]];
    case 'recruit':
      return [amount(effect.steps, [glyph])];
    case 'release':
      return [effect.thugs === 'all' ? [sign('*'), glyph] : amount(effect.thugs, [glyph])];
    case 'harm':
      return [
        [
          ...whose(effect.whose),
          ...amount(effect.thugs, [icon(OF_HARM[effect.how]), ...icons([OF_REACH[effect.reach]])]),
        ],
      ];
    case 'send':
      return [[...amount(effect.thugs, [glyph]), ...(effect.where === 'anywhere' ? [icon('district')] : [])]];
    case 'move':
      return [
        amount(effect.pieces, [
          glyph,
          ...(effect.which === 'thugs' ? [icon('thug')] : effect.which === 'vehicles' ? [icon('car')] : []),
        ]),
      ];
    case 'police':
      return [[...amount(effect.cars, [glyph]), icon('move')]];
    case 'drive-off':
      return [amount(effect.pieces, [glyph])];
    case 'build':
      return [amount(effect.tokens, [glyph, ...(effect.kind ? [icon(OF_ITSELF[effect.kind])] : [])])];
    case 'wreck':
      return [[...(effect.whose === 'rival' ? [icon('rival'), sign(':')] : []), ...amount(effect.tokens, [glyph])]];
    case 'draw':
      return [amount(effect.cards, [glyph])];
    case 'discard':
    case 'fire':
      return [[...whose(effect.who), ...amount(effect.cards, [glyph])]];
    case 'recover':
      return [amount(effect.cards, [glyph])];
    case 'sell':
      return [amount(effect.sales, [glyph])];
    case 'fence':
      return [[...amount(effect.goods, [icon('goods')]), sign('→'), sign(effect.price), icon('dollar')]];
    case 'job':
    case 'dealer':
      return [amount(effect.draw, [glyph])];
    case 'hire':
      return [[glyph, sign(effect.level), icon('level'), ...(effect.toHand ? [sign('→'), icon('hand')] : [])]];
    case 'recall':
      return [amount(effect.thugs, [glyph, icon('thug'), ...icons([OF_REACH[effect.from]])])];
    case 'oust':
      return [amount(effect.markers, [glyph])];
    case 'seize':
      return [[glyph, ...sum(effect.muscle, 'muscle')]];
    case 'upgrade':
      return [[glyph, ...(effect.discount > 0 ? [sign(`−${effect.discount}`), icon('dollar')] : [])]];
    case 'downgrade':
      return [[...whose(effect.who), ...amount(effect.levels, [glyph])]];
    case 'unfulfil':
      return [[...whose(effect.who), ...amount(effect.jobs, [glyph])]];
    case 'choose':
      return options(effect.options);
    case 'may':
      return [...costChips(effect.cost), THEN, ...effectChips(effect.then)];
    case 'if':
      return [[...conditionChip(effect.when), sign('?')], ...effectChips(effect.then)];
    case 'each':
      return [[icon(effect.who === 'rivals' ? 'people' : 'everyone'), sign(':')], ...effectChips(effect.effects)];
    case 'time':
      return [[sign(plus(effect.by)), glyph]];
    case 'peek':
      return [
        [
          ...amount(effect.cards, [glyph]),
          icon(effect.deck === 'jobs' ? 'job' : effect.deck === 'dealers' ? 'dealer' : 'federal'),
        ],
      ];
    case 'exchange':
      return [amount(effect.goods, [glyph, icon('goods')])];
    case 'supply':
    case 'ring':
    case 'market':
    case 'nightclub':
    case 'vehicle':
    case 'special':
      return [[glyph]];
  }
}

export const effectChips = (effects: readonly Effect[]): Chip[] => effects.flatMap(chipsOf);

export function powerChips(powers: readonly Power[]): Chip[] {
  return powers.flatMap((power): Chip[] => {
    if ('on' in power) return [[icon(OF_MOMENT[power.on]), sign(':')], ...effectChips(power.effects)];
    const only = icons([power.act ? OF_ACT[power.act] : null, power.business ? OF_ITSELF[power.business] : null]);
    return [
      [sign(plus(power.by)), ...icons(OF_QUANTITY[power.modify]), ...(only.length > 0 ? [sign(':'), ...only] : [])],
    ];
  });
}

/** What a line of the Enforcer's cards does, without its Power. */
export function deedChip(deed: EnforcerDeed): Chip {
  if ('act' in deed) return [icon(OF_ACT[deed.act]), ...(deed.least === undefined ? [] : [sign(`≥${deed.least}`)])];
  if ('money' in deed) return [icon(deed.money === 'gain' ? 'dollar' : 'steal')];
  if ('sellNext' in deed) return [icon('sell'), icon(OF_ITSELF[deed.sellNext])];
  if ('stockNext' in deed) return [icon('supply'), icon('neighbourhood')];
  if ('police' in deed) return [icon('police'), icon(deed.police === 'each-next' ? 'move' : 'district')];
  if ('harm' in deed)
    return [...amount(deed.thugs, [icon(OF_HARM[deed.harm])]), ...(deed.where === 'here' ? [icon('district')] : [])];
  if ('crime' in deed) return [sign(`+${deed.crime}`), icon('crime')];
  if ('goods' in deed) return [sign(`+${deed.goods}`), icon('goods')];
  return [icon('ring')];
}

/** How wide a line is in icons: signs are narrower. A small card sets its type by this. */
export const widthOf = (chips: readonly Chip[]): number => {
  let width = 0;
  for (const chip of chips) {
    width += 0.35;
    for (const glyph of chip) width += 'icon' in glyph ? 1 : 0.5 * glyph.sign.length;
  }
  return width;
};
