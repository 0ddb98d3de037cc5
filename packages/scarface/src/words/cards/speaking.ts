// Builds a language's voice from its texts. Numbers, conditions, costs and lists are combined the same way for all languages.
import { isOne, itemAt, LOCALES } from '@backroom/kit';
import type { Amount, Condition, Cost, Effect, Power } from '../../language.ts';
import type { VoiceTexts } from './texts.ts';
import type { OperationTexts, Voice } from './voice.ts';

const numberOf = (amount: Amount): number => (typeof amount === 'number' ? amount : (amount.times ?? 1));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Counts whose words end with a place. They come first in a list, or the place would seem to apply to the whole list. */
const isPlaced = (when: Condition): boolean =>
  'count' in when && /^thugs-|-on-streets$|^(?:plan|hand)-|^associates$/.test(when.count);

/** "2 thugs on the streets and 3 guns": the guns may be anywhere. */
const placedFirst = (needs: readonly Condition[]): readonly Condition[] => [
  ...needs.filter(isPlaced),
  ...needs.filter((when) => !isPlaced(when)),
];

/** "you have A" and "you have B" as "you have A and B". */
function joinShared(
  conditions: readonly string[],
  { andIf, shared }: VoiceTexts,
  and: (parts: readonly string[]) => string,
): string {
  const said: string[] = [];
  for (let i = 0; i < conditions.length; ) {
    const first = itemAt(conditions, i);
    const [before, after] = shared.find(([b, a]) => first.startsWith(b) && first.endsWith(a)) ?? ['', ''];
    const parts: string[] = [];
    let condition: string | undefined = first;
    do {
      parts.push(condition.slice(before.length, condition.length - after.length));
      condition = conditions[++i];
    } while (before !== '' && condition?.startsWith(before) && condition.endsWith(after));
    said.push(before + and(parts) + after);
  }
  return said.join(andIf);
}

/** The cast is safe: the text under a key takes the effect of that name. */
const clauseOf = (operations: OperationTexts, effect: Effect, voice: Voice): string =>
  (operations[effect.do] as (effect: Effect, voice: Voice) => string)(effect, voice);

export function voiceOf(texts: VoiceTexts, operations: OperationTexts): Voice {
  const list = new Intl.ListFormat(LOCALES[texts.language]);
  const either = new Intl.ListFormat(LOCALES[texts.language], { type: 'disjunction' });
  const number = new Intl.NumberFormat(LOCALES[texts.language]);
  const n = (amount: Amount, one: string, other: string): string =>
    `${number.format(numberOf(amount))} ${isOne(texts.language, numberOf(amount)) ? one : other}`;
  const per = (amount: Amount, noun?: readonly [string, string]): string => {
    if (typeof amount === 'number') return '';
    const limit = amount.most ?? 0;
    const most = limit === 0 ? '' : texts.atMost(noun === undefined ? number.format(limit) : n(limit, ...noun));
    return texts.forEach(texts.counts[amount.each].each) + most;
  };
  const whole = (amount: Amount, [one, other]: readonly [string, string]): string =>
    n(amount, one, other) + per(amount, [one, other]);
  const condition = (when: Condition): string => {
    if ('least' in when) return texts.counts[when.count].least(when.least);
    if ('most' in when) return texts.counts[when.count].most(when.most);
    if ('mostOfAll' in when) return texts.counts[when.count].mostOfAll;
    if ('stat' in when) return texts.stat(texts.stats[when.stat], when.level);
    if ('controls' in when) return texts.controls(texts.districts[when.controls]);
    return texts.ring;
  };
  const clauses = (effects: readonly Effect[]): string[] =>
    effects.map((effect) => clauseOf(operations, effect, voice));
  const voice: Voice = {
    n,
    per,
    upTo: (amount) => (amount === 1 ? '' : texts.upTo),
    dollars: (amount) => whole(amount, texts.dollar),
    goods: (good, amount) => whole(amount, texts.goods[good]),
    points: (kind, amount) => whole(amount, texts.points[kind]),
    business: (kind, amount) => n(amount, ...texts.businesses[kind]),
    to: (who, imperative, third) => (who === undefined || who === 'self' ? imperative : `${texts.who[who]} ${third}`),
    thugs: (amount, who) => n(amount, ...texts.thugs[who]),
    at: (reach) => texts.at[reach],
    from: (reach) => texts.from[reach],
    when: (needs) =>
      `${texts.if} ${joinShared(placedFirst(needs).map(condition), texts, (parts) => list.format(parts))}`,
    cost: (cost) => (Object.keys(cost) as (keyof Cost)[]).map((part) => texts.costs[part](cost[part] ?? 0)),
    and: (parts) => list.format(parts),
    or: (parts) => either.format(parts),
    clauses,
    sentences: (effects) =>
      texts.finish(
        clauses(effects)
          .map((clause) => `${capital(clause)}.`)
          .join(' '),
      ),
    power: (power) => texts.finish(`${capital(powerOf(power))}.`),
    specials: texts.specials,
  };
  const powerOf = (power: Power): string => {
    if ('on' in power) return `${texts.moments[power.on]}, ${voice.and(clauses(power.effects))}`;
    const act = power.act === undefined ? '' : ` ${texts.acts[power.act]}`;
    return texts.quantities[power.modify](power.by, { act, business: power.business });
  };
  return voice;
}
