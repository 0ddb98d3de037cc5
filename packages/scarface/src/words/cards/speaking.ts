// From what a language brings to its voice: numbers, conditions, costs and lists, put together the same way for all.
import { LOCALES } from '@backroom/kit';
import type { Amount, Condition, Cost, Effect, Power } from '../../language.ts';
import { deedOf } from '../../operations/deeds.ts';
import type { VoiceTexts } from './texts.ts';
import type { Voice } from './voice.ts';

const numberOf = (amount: Amount): number => (typeof amount === 'number' ? amount : (amount.times ?? 1));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "you have A" and "you have B" as "you have A and B". */
function joinShared(
  conditions: readonly string[],
  { andIf, shared }: VoiceTexts,
  and: (parts: readonly string[]) => string,
): string {
  const said: string[] = [];
  for (let i = 0; i < conditions.length; ) {
    const [before, after] = shared.find(([b, a]) => conditions[i].startsWith(b) && conditions[i].endsWith(a)) ?? [
      '',
      '',
    ];
    const parts: string[] = [];
    do parts.push(conditions[i].slice(before.length, conditions[i].length - after.length));
    while (
      ++i < conditions.length &&
      before !== '' &&
      conditions[i].startsWith(before) &&
      conditions[i].endsWith(after)
    );
    said.push(before + and(parts) + after);
  }
  return said.join(andIf);
}

export function voiceOf(texts: VoiceTexts): Voice {
  const list = new Intl.ListFormat(LOCALES[texts.language]);
  const either = new Intl.ListFormat(LOCALES[texts.language], { type: 'disjunction' });
  const number = new Intl.NumberFormat(LOCALES[texts.language]);
  const n = (amount: Amount, one: string, other: string): string =>
    `${number.format(numberOf(amount))} ${numberOf(amount) === 1 ? one : other}`;
  const per = (amount: Amount): string => {
    if (typeof amount === 'number') return '';
    const most = amount.most === undefined ? '' : texts.atMost(number.format(amount.most));
    return texts.forEach(texts.counts[amount.each].each) + most;
  };
  const whole = (amount: Amount, [one, other]: readonly [string, string]): string =>
    n(amount, one, other) + per(amount);
  const condition = (when: Condition): string => {
    if ('least' in when) return texts.counts[when.count].least(when.least);
    if ('most' in when) return texts.counts[when.count].most(when.most);
    if ('mostOfAll' in when) return texts.counts[when.count].mostOfAll;
    if ('stat' in when) return texts.stat(texts.stats[when.stat], when.level);
    if ('controls' in when) return texts.controls(texts.districts[when.controls]);
    return texts.ring;
  };
  const clauses = (effects: readonly Effect[]): string[] =>
    effects.map((effect) => deedOf(effect).say[texts.language](effect, voice));
  const voice: Voice = {
    language: texts.language,
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
    when: (needs) => `${texts.if} ${joinShared(needs.map(condition), texts, (parts) => list.format(parts))}`,
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
