// Permanent effects: fulfilled Jobs for their owner, the active News for everybody.
import { JOBS, NEWS } from '../cards/index.ts';
import type { Out } from '../events.ts';
import type { Moment, Power, Quantity } from '../language.ts';
import { push, type State, type Tile } from '../state.ts';
import { type Act, BUSINESSES } from '../vocabulary.ts';

interface Modifier {
  readonly by: number;
  readonly act: Act | undefined;
  /** By number, or -1. */
  readonly business: number;
}

const modifiers = new Map<string, Map<Quantity, Modifier[]>>();
const triggers = new Map<string, Map<Moment, string[]>>();

function learn(card: string, powers: readonly Power[]): void {
  for (const [i, power] of powers.entries()) {
    if ('on' in power) enter(triggers, card, power.on, `${card}/on/${i}`);
    else {
      const business = power.business === undefined ? -1 : BUSINESSES.indexOf(power.business);
      enter(modifiers, card, power.modify, { by: power.by, act: power.act, business });
    }
  }
}

function enter<K, V>(all: Map<string, Map<K, V[]>>, card: string, key: K, value: V): void {
  const own = all.get(card) ?? new Map<K, V[]>();
  all.set(card, own);
  own.set(key, [...(own.get(key) ?? []), value]);
}

for (const card of JOBS) learn(card.id, card.powers ?? []);
for (const card of NEWS) learn(card.id, card.powers);

const activeNews = (s: State): string => s.headlines[s.headlines.length - 1] ?? '';

/** The usual number, changed by what is in force. `tile`: where, for what depends on the businesses there. Never below 0. */
export function modified(s: State, seat: number, what: Quantity, base: number, act?: Act, tile?: Tile): number {
  let sum = base + changeBy(activeNews(s), what, act, tile);
  const jobs = s.players[seat].fulfilled;
  for (let i = 0; i < jobs.length; i++) sum += changeBy(jobs[i], what, act, tile);
  return sum > 0 ? sum : 0;
}

/** Is anything in force that changes this number at all? Asked once where many numbers are to be changed. */
export function isModified(s: State, seat: number, what: Quantity): boolean {
  if (modifiers.get(activeNews(s))?.has(what)) return true;
  for (const job of s.players[seat].fulfilled) if (modifiers.get(job)?.has(what)) return true;
  return false;
}

function changeBy(card: string, what: Quantity, act: Act | undefined, tile: Tile | undefined): number {
  const list = modifiers.get(card)?.get(what);
  if (list === undefined) return 0;
  let sum = 0;
  for (const one of list) {
    if (one.act !== undefined && one.act !== act) continue;
    if (one.business >= 0 && (tile === undefined || tile.tokens[one.business] === 0)) continue;
    sum += one.by;
  }
  return sum;
}

/** What one token of that business is worth to its owner, where some businesses are worth more than others. */
export function perToken(
  s: State,
  seat: number,
  what: 'business-income' | 'final-business',
  base: number,
  business: number,
): number {
  let sum = base + tokenChange(activeNews(s), what, business);
  for (const job of s.players[seat].fulfilled) sum += tokenChange(job, what, business);
  return sum > 0 ? sum : 0;
}

function tokenChange(card: string, what: Quantity, business: number): number {
  let sum = 0;
  for (const one of modifiers.get(card)?.get(what) ?? [])
    if (one.business < 0 || one.business === business) sum += one.by;
  return sum;
}

/** Sets off what waits for this moment, to run before anything else goes on. */
export function fire(s: State, seat: number, moment: Moment, out: Out): void {
  const jobs = s.players[seat].fulfilled;
  for (let i = 0; i < jobs.length; i++) setOff(s, seat, jobs[i], moment, out);
  setOff(s, seat, activeNews(s), moment, out);
}

function setOff(s: State, seat: number, card: string, moment: Moment, out: Out): void {
  const scripts = triggers.get(card)?.get(moment);
  if (scripts === undefined) return;
  for (const of of scripts) push(s, { kind: 'script', seat, of, at: 0 });
  out?.push({ type: 'trigger', seat, card });
}
