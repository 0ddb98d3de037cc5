// What every card does at one and the same table in the middle of a game: its text, and below it what changed. Choices
// are answered with the first option. A reader can hold one against the other.
import { Seeded } from '@backroom/kit';
import { DEALERS, FEDERAL, JOBS, NEWS, PEOPLE, personCard, sideOf, TILES } from '../../src/cards/index.ts';
import { isScript } from '../../src/cards/scripts.ts';
import { chance } from '../../src/chance.ts';
import type { Power } from '../../src/language.ts';
import { apply, legal, toAct } from '../../src/machine.ts';
import { modified, perToken } from '../../src/rules/powers.ts';
import { push, type State } from '../../src/state.ts';
import { CRIMES, NOBODY } from '../../src/vocabulary.ts';
import { jobText, newsText, skillText } from '../../src/words/cards/index.ts';
import { given } from '../given.ts';
import { SPEECH } from '../speech.ts';
import { changesBetween } from './changes.ts';

/** Somebody of each crime without a skill that would get in the way: only the crime matters. */
const companion = (crimes: readonly string[], but: string): string =>
  PEOPLE.find((card) => card.id !== but && card.level > 0 && card.crimes.some((crime) => crimes.includes(crime)))?.id ??
  '';

/** Seat 0 has some of everything, and so have the rivals. */
function middle(): State {
  const game = given(3, 'outcomes');
  const { s } = game;
  const street = (...thugs: number[]): number[] => [...thugs, 0, 0, 0, 0, 0, 0, 0].slice(0, 7);
  for (const [seat, p] of s.players.entries()) {
    const home = game.tile(seat).district;
    Object.assign(p, {
      money: 30,
      crime: 5,
      recruits: 2,
      safehouses: 2,
      headquarters: 3,
      underworld: 1,
      authorities: 1,
      prison: 1,
    });
    p.thugs = street();
    p.thugs[home] = 2;
    p.stats = [2, 2, 1, 1, 2, 1];
    p.boss = 3;
    p.deals[0].alcohol = 1;
    p.deals[1].gun = 1;
    Object.assign(game.tile(seat), { alcohol: 3, gun: 2 });
  }
  // Presence beside a neighbourhood that nobody holds, and a rival's piece to meet there.
  const free = s.tiles.find((tile) => tile.owner === NOBODY && s.police[tile.district] === 0) as State['tiles'][number];
  s.players[0].thugs[free.district] = 1;
  s.players[1].thugs[free.district] = 1;
  s.players[0].thugs[game.tile(1).district] = 1;
  game.tile(0).tokens = [1, 1, 0, 0];
  const second = s.tiles.find((tile) => tile.owner === NOBODY && tile !== free) as State['tiles'][number];
  Object.assign(second, { owner: 0, tokens: [0, 1, 1, 0] });
  s.players[0].markers--;
  s.players[0].discard = s.low.cards.splice(5, 2);
  s.low.seen.splice(5, 2);
  s.players[0].fulfilled = JOBS.filter((job) => job.powers)
    .slice(0, 1)
    .map((job) => job.id);
  s.ring = 1;
  s.ness = 1;
  return s;
}

/** Lets everything happen, always by the first answer, until the turn goes on. */
function settle(s: State): void {
  const random = new Seeded('outcomes');
  for (let steps = 0; steps < 200 && s.stack.at(-1)?.kind !== 'turn'; steps++) {
    const who = toAct(s);
    if (who === 'over') return;
    if (who === 'chance') apply(s, 'chance', chance(s, random), null);
    else apply(s, who[0], legal(s, who[0])[0], null);
  }
}

/** Runs a list of effects for seat 0 and tells what became of it. */
function outcomeOf(script: string, plan: readonly string[] = []): string {
  const s = middle();
  s.players[0].plan = [...plan];
  const before = structuredClone(s);
  push(s, { kind: 'script', seat: 0, of: script, at: 0 });
  nudge(s);
  settle(s);
  return changesBetween(before, s);
}

/** The machine goes on when somebody acts: here by declining an offer that is not there. */
function nudge(s: State): void {
  push(s, { kind: 'recruit', seat: 0, left: 1 });
  apply(s, 0, { type: 'stop' }, null);
}

function personOutcome(id: string): string[] {
  const card = personCard(id);
  const lines: string[] = [];
  for (const skill of ['standard', 'matching'] as const) {
    if (!isScript(`${id}/${skill}`)) continue;
    const plan = skill === 'standard' ? [id] : [id, companion(card.matching?.crimes ?? CRIMES, id)];
    lines.push(`${skillText(SPEECH.en, `${id}/${skill}`)} => ${outcomeOf(`${id}/${skill}`, plan)}`);
  }
  return lines;
}

function powerOutcome(id: string, power: Power, at: number, hold: (s: State) => void): string {
  const s = middle();
  if ('on' in power) {
    const before = structuredClone(s);
    push(s, { kind: 'script', seat: 0, of: `${id}/on/${at}`, at: 0 });
    nudge(s);
    settle(s);
    return `on ${power.on} => ${changesBetween(before, s)}`;
  }
  const tile = s.tiles.find((one) => one.owner === 0);
  const worth = (): number =>
    power.modify === 'business-income' || power.modify === 'final-business'
      ? perToken(
          s,
          0,
          power.modify,
          10,
          power.business === undefined ? 0 : ['speakeasy', 'casino', 'brothel', 'nightclub'].indexOf(power.business),
        )
      : modified(
          s,
          0,
          power.modify,
          10,
          power.act,
          power.business === undefined ? tile : { ...(tile as NonNullable<typeof tile>), tokens: [1, 1, 1, 1] },
        );
  const before = worth();
  hold(s);
  return `${power.modify}${power.act ? ` of ${power.act}` : ''}${power.business ? ` with ${power.business}` : ''}: ${before} -> ${worth()}`;
}

function jobOutcome(id: string): string[] {
  const card = JOBS.find((one) => one.id === id);
  if (card?.reward) {
    const s = middle();
    s.players[0].jobs.push(id);
    s.jobs.seen.splice(s.jobs.cards.indexOf(id), 1);
    s.jobs.cards = s.jobs.cards.filter((one) => one !== id);
    const before = structuredClone(s);
    apply(s, 0, { type: 'fulfil', job: id }, null);
    settle(s);
    return [`${jobText(SPEECH.en, id)} => ${changesBetween(before, s)}`];
  }
  return [
    jobText(SPEECH.en, id),
    ...(card?.powers ?? []).map((power, i) => powerOutcome(id, power, i, (s) => s.players[0].fulfilled.push(id))),
  ];
}

/** Green, amber and red: one player in each band. */
function federalOutcome(id: string): string {
  const s = middle();
  for (const [seat, crime] of [11, 3, 6].entries()) s.players[seat].crime = crime;
  s.federal = { cards: [id, ...s.federal.cards.filter((card) => card !== id)], seen: s.federal.cards.map(() => 0) };
  const before = structuredClone(s);
  nudge(s);
  settle(s);
  return changesBetween(before, s);
}

function dealerOutcome(id: string): string {
  const s = middle();
  const p = s.players[0];
  p.deals = [{ cards: [id], thug: 0, alcohol: 0, gun: 0 }];
  const before = structuredClone(s);
  push(s, { kind: 'supply', seat: 0 });
  nudge(s);
  settle(s);
  return changesBetween(before, s);
}

function tileOutcome(id: string, night: number): string {
  const s = middle();
  for (const tile of s.tiles) if (tile.owner === 0) tile.owner = NOBODY;
  const tile = s.tiles.find((one) => one.id === id) ?? s.tiles[0];
  Object.assign(tile, { id, owner: 0, night, alcohol: 9, gun: 9 });
  s.police = s.police.map(() => 0);
  s.players[0].trucks = s.players[0].trucks.map(() => 0);
  for (const deal of s.players[0].deals) Object.assign(deal, { alcohol: 0, gun: 0 });
  const before = structuredClone(s);
  push(s, { kind: 'sell', seat: 0, left: 1, sold: [] });
  nudge(s);
  settle(s);
  return `defence ${sideOf(tile).defence}; ${changesBetween(before, s)}`;
}

/** Every card with its lines. */
export function outcomes(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>();
  for (const { id } of PEOPLE) all.set(id, personOutcome(id));
  for (const { id } of JOBS) all.set(id, jobOutcome(id));
  for (const { id } of DEALERS) all.set(id, [dealerOutcome(id)]);
  for (const { id } of FEDERAL) all.set(id, [federalOutcome(id)]);
  for (const card of NEWS)
    all.set(card.id, [
      newsText(SPEECH.en, card.id),
      ...card.powers.map((power, i) => powerOutcome(card.id, power, i, (s) => s.headlines.push(card.id))),
    ]);
  for (const { id } of TILES) all.set(id, [tileOutcome(id, 0), tileOutcome(id, 1)]);
  return all;
}

export const outcomesText = (): string =>
  [...outcomes()].map(([id, lines]) => `${id}\n${lines.map((line) => `  ${line}\n`).join('')}`).join('\n');
