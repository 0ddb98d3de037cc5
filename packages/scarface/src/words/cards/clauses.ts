// Parts of an operation's sentence that every language puts together in the same way.
import type { Effect, Harm, Who } from '../../language.ts';
import type { EffectOf } from '../../operations/operation.ts';
import type { Noun } from './texts.ts';
import type { Voice } from './voice.ts';

/** "2 Muscle and 1 Influence". */
export function points({ influence, muscle }: EffectOf<'boost'>, v: Voice): string {
  const parts: string[] = [];
  if (muscle !== undefined) parts.push(v.points('muscle', muscle));
  if (influence !== undefined) parts.push(v.points('influence', influence));
  return v.and(parts);
}

/** Without "for each", which would come between. */
export const isPlain = ({ influence, muscle }: EffectOf<'boost'>): boolean =>
  typeof (muscle ?? 0) === 'number' && typeof (influence ?? 0) === 'number';

/** "up to 2 casinos", or businesses of any kind. */
export const businesses = ({ kind, tokens }: EffectOf<'build'>, v: Voice, [one, other]: Noun): string =>
  v.upTo(tokens) + (kind === undefined ? v.n(tokens, one, other) : v.business(kind, tokens));

export const options = (e: EffectOf<'choose'>, v: Voice, or: string): string =>
  e.options.map((option) => v.and(v.clauses(option))).join(or);

/** A cost and what it buys, as one list. */
export const costAndReward = (e: EffectOf<'may'>, v: Voice): string => v.and([...v.cost(e.cost), ...v.clauses(e.then)]);

/** "1", or "2 or lower": of level 1 there is nothing lower. */
export const upToLevel = ({ level }: EffectOf<'hire'>, orLower: string): string =>
  level === 1 ? '1' : `${level} ${orLower}`;

/** "of your thugs in Headquarters is hit", for one and for several: what happens to one's own pieces is passive. */
export const own = (
  { how, reach }: EffectOf<'harm'>,
  v: Voice,
  thugs: string,
  harmed: Readonly<Record<Harm, Noun>>,
): Noun => [`${thugs}${v.at(reach)} ${harmed[how][0]}`, `${thugs}${v.at(reach)} ${harmed[how][1]}`];

/** Whose: of oneself, of one rival, of each rival, of all. */
export type Owners = readonly [self: string, rival: string, rivals: string, everyone: string];

export const whose = (who: Who | undefined, [self, rival, rivals, everyone]: Owners): string =>
  who === 'rival' ? rival : who === 'rivals' ? rivals : who === 'everyone' ? everyone : self;

export interface EachTexts {
  readonly rivals: string;
  readonly everyone: string;
  readonly chooses: string;
  readonly or: string;
  readonly colon: string;
}

export function each({ effects, who }: EffectOf<'each'>, v: Voice, said: EachTexts): string {
  const [first] = effects;
  const choice = effects.length === 1 && first?.do === 'choose' ? first.options : null;
  const told = (choice ?? [effects]).map((option) => predicate(option, who, v));
  if (told.every((one) => one !== null)) return `${said[who]} ${v.or(told)}`;
  if (choice !== null && first?.do === 'choose')
    return `${said[who]}${said.chooses}${said.colon}${options(first, v, said.or)}`;
  return `${said[who]}${said.colon}${v.and(v.clauses(effects))}`;
}

/** Effects whose sentence can have the victim for its subject: "each rival pays". */
const WITH_SUBJECT: ReadonlySet<string> = new Set(['pay', 'lose-goods', 'discard', 'downgrade', 'fire', 'unfulfil']);

/** "pays 2 dollars", without the subject; null if one of the effects can have none. */
function predicate(effects: readonly Effect[], who: Who, v: Voice): string | null {
  if (!effects.every((effect) => WITH_SUBJECT.has(effect.do))) return null;
  const subject = v.to(who, '', '');
  const whole = v.clauses(effects.map((effect) => ({ ...effect, who }) as Effect));
  return v.and(whole.map((clause) => clause.slice(subject.length)));
}
