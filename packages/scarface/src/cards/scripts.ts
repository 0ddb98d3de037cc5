// Every list of effects on every card under a name, so that a frame can say where it is with a word and a number.
// A card's own: `capone/standard`. One inside another: `capone/standard/0/then`.
import type { Effect, Power } from '../language.ts';
import { FEDERAL, JOBS, NEWS, PEOPLE } from './index.ts';

const scripts = new Map<string, readonly Effect[]>();

export function addScript(name: string, effects: readonly Effect[]): void {
  scripts.set(name, effects);
  for (const [at, effect] of effects.entries()) {
    if (effect.do === 'choose')
      for (const [i, option] of effect.options.entries()) addScript(inner(name, at, i), option);
    if (effect.do === 'may' || effect.do === 'if') addScript(inner(name, at, 'then'), effect.then);
    if (effect.do === 'each') addScript(inner(name, at, 'each'), effect.effects);
  }
}

function addPowers(card: string, powers: readonly Power[]): void {
  for (const [i, power] of powers.entries()) if ('on' in power) addScript(`${card}/on/${i}`, power.effects);
}

/** The name of a list inside the effect at that place of another list. */
export const inner = (name: string, at: number, which: number | 'then' | 'each'): string => `${name}/${at}/${which}`;

for (const card of PEOPLE) {
  if (card.standard) addScript(`${card.id}/standard`, card.standard);
  if (card.matching) addScript(`${card.id}/matching`, card.matching.effects);
}
for (const card of JOBS) {
  if (card.reward) addScript(`${card.id}/reward`, card.reward);
  addPowers(card.id, card.powers ?? []);
}
for (const card of FEDERAL) {
  addScript(`${card.id}/overall`, card.overall);
  for (const [i, band] of card.bands.entries()) addScript(`${card.id}/${i}`, band);
}
for (const card of NEWS) addPowers(card.id, card.powers);

export function scriptOf(name: string): readonly Effect[] {
  const effects = scripts.get(name);
  if (effects === undefined) throw new RangeError(`no card has the effects ${name}`);
  return effects;
}

export const isScript = (name: string): boolean => scripts.has(name);
