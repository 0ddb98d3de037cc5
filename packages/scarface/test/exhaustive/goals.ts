// Everything that cards, tiles and rules can bring about, as a list of goals: what the exhaustive runner must see happen.
import type { SeatAction } from '../../src/actions.ts';
import { DEALERS, FEDERAL, JOBS, NEWS, PEOPLE, TILES } from '../../src/cards/index.ts';
import { inner } from '../../src/cards/scripts.ts';
import type { Event } from '../../src/events.ts';
import type { Effect, Power } from '../../src/language.ts';
import type { RefusalCode } from '../../src/refusals.ts';
import { type State, top } from '../../src/state.ts';
import { ACTS, BANDS, STATS } from '../../src/vocabulary.ts';

/** Typed so that a new action or refusal does not compile until it is named here. */
const ACTIONS: Readonly<Record<SeatAction['type'], true>> = {
  settle: true,
  keep: true,
  return: true,
  plan: true,
  ready: true,
  ring: true,
  act: true,
  skill: true,
  fulfil: true,
  'end-turn': true,
  stop: true,
  yes: true,
  deal: true,
  good: true,
  store: true,
  replace: true,
  'return-good': true,
  spend: true,
  recruit: true,
  card: true,
  'new-deal': true,
  tuck: true,
  'to-hand': true,
  tile: true,
  build: true,
  wreck: true,
  district: true,
  move: true,
  vehicle: true,
  stat: true,
  thug: true,
  police: true,
  'drive-off': true,
  seat: true,
  option: true,
};

const REFUSALS: Readonly<Record<RefusalCode, true>> = {
  'no-thug': true,
  'no-muscle': true,
  'no-influence': true,
  'little-influence': true,
  'no-open-deal': true,
  'nobody-to-recruit': true,
  'no-cards-left': true,
  'nobody-to-hire': true,
  'nothing-to-sell': true,
  'no-control-to-remove': true,
  'crime-is-lowest': true,
  'no-room-to-build': true,
  'nobody-in-prison': true,
  'no-goods': true,
  'nowhere-to-send': true,
  'nothing-to-move': true,
  'nothing-to-seize': true,
  'no-upgrade': true,
  'one-action': true,
  'plan-first': true,
  used: true,
  'no-match': true,
  'no-effect': true,
  'job-not-met': true,
};

/** Everybody has a vehicle on the streets from the start, and some district is always free of police: only a table laid out by
 * hand has nothing to move (rules/streets.test.ts has one). */
const IMPOSSIBLE: ReadonlySet<string> = new Set<RefusalCode>(['nothing-to-move']);

/** The questions inside a list of effects: each option of a choice, and each offer taken and declined. */
function* questions(script: string, effects: readonly Effect[]): Generator<string> {
  for (const [at, effect] of effects.entries()) {
    if (effect.do === 'choose')
      for (const [i, option] of effect.options.entries()) {
        yield `${script}/${at} option ${i}`;
        yield* questions(inner(script, at, i), option);
      }
    if (effect.do === 'may') yield* [`${script}/${at} yes`, `${script}/${at} stop`];
    if (effect.do === 'may' || effect.do === 'if') yield* questions(inner(script, at, 'then'), effect.then);
    if (effect.do === 'each') yield* questions(inner(script, at, 'each'), effect.effects);
  }
}

function* powers(card: string, list: readonly Power[]): Generator<string> {
  for (const [i, power] of list.entries()) if ('on' in power) yield* questions(`${card}/on/${i}`, power.effects);
}

function* everything(): Generator<string> {
  for (const type of Object.keys(ACTIONS)) yield `action ${type}`;
  for (const code of Object.keys(REFUSALS)) if (!IMPOSSIBLE.has(code)) yield `refusal ${code}`;
  for (const act of ACTS) yield `act ${act}`;
  for (const stat of STATS) for (const level of [2, 3]) yield `upgraded ${stat} ${level}`;
  for (const card of PEOPLE) {
    yield `planned ${card.id}`;
    if (card.level > 0) yield `hired ${card.id}`;
    if (card.standard) yield* [`skill ${card.id} standard`, ...questions(`${card.id}/standard`, card.standard)];
    if (card.matching) yield* [`skill ${card.id} matching`, ...questions(`${card.id}/matching`, card.matching.effects)];
  }
  for (const card of JOBS) {
    yield `fulfilled ${card.id}`;
    yield* questions(`${card.id}/reward`, card.reward ?? []);
    yield* powers(card.id, card.powers ?? []);
    if (card.powers?.some((power) => 'on' in power)) yield `trigger ${card.id}`;
  }
  for (const card of DEALERS) if (!card.starter) yield `dealer ${card.id}`;
  for (const card of FEDERAL) {
    yield* [`raid ${card.id}`, ...questions(`${card.id}/overall`, card.overall)];
    for (const [i, band] of card.bands.entries())
      yield* [`band ${card.id} ${BANDS[i]}`, ...questions(`${card.id}/${i}`, band)];
  }
  for (const card of NEWS) {
    yield `news ${card.id}`;
    yield* powers(card.id, card.powers);
    if (card.powers.some((power) => 'on' in power)) yield `trigger ${card.id}`;
  }
  for (const { id } of TILES) yield* [`settled ${id}`, `seized ${id}`, `sold ${id}`, `nightclub ${id}`];
}

export const GOALS: ReadonlySet<string> = new Set(everything());

/** What an action would exercise by being chosen now. */
export function reached(s: State, action: SeatAction): string[] {
  const goals = [`action ${action.type}`];
  const frame = top(s);
  if (action.type === 'act') goals.push(`act ${action.act}`);
  if (action.type === 'plan') goals.push(`planned ${action.card}`);
  if (action.type === 'skill') goals.push(`skill ${action.card} ${action.skill}`);
  if (action.type === 'fulfil') goals.push(`fulfilled ${action.job}`);
  if (action.type === 'settle') goals.push(`settled ${action.tile}`);
  if (frame?.kind === 'hire' && action.type === 'card') goals.push(`hired ${action.card}`);
  if (frame?.kind === 'pick-dealer' && action.type === 'card') goals.push(`dealer ${action.card}`);
  if (frame?.kind === 'seize' && action.type === 'tile') goals.push(`seized ${action.tile}`);
  if (frame?.kind === 'sell' && action.type === 'tile') goals.push(`sold ${action.tile}`);
  if (frame?.kind === 'nightclub' && action.type === 'tile') goals.push(`nightclub ${action.tile}`);
  if (frame?.kind === 'choose' && action.type === 'option')
    goals.push(`${frame.of}/${frame.at} option ${action.option}`);
  if (frame?.kind === 'may') goals.push(`${frame.of}/${frame.at} ${action.type}`);
  return goals;
}

let raid = '';

/** What has been exercised by something that happened. */
export function happened(event: Event): string[] {
  switch (event.type) {
    case 'raid':
      raid = event.card;
      return [`raid ${raid}`];
    case 'band':
      return [`band ${raid} ${event.band}`];
    case 'upgraded':
      return [`upgraded ${event.stat} ${event.level}`];
    case 'news':
      return [`news ${event.card}`];
    case 'trigger':
      return [`trigger ${event.card}`];
    case 'settled':
    case 'seized':
    case 'sold':
    case 'nightclub':
      return [`${event.type} ${event.tile}`];
    case 'hired':
    case 'planned':
      return [`${event.type} ${event.card}`];
    case 'took-dealer':
      return [`dealer ${event.card}`];
    case 'fulfilled':
      return [`fulfilled ${event.job}`];
    default:
      return [];
  }
}
