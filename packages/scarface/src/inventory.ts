// Everything in the box, counted: no card and no piece is ever lost or doubled.

import { boxFor, startingDeck } from './box.ts';
import { PEOPLE } from './cards/index.ts';
import { RIVAL_DEALERS } from './enforcer/board.ts';
import { ENFORCER_CARDS } from './enforcer/cards/index.ts';
import { tileDistricts } from './rules/set-up.ts';
import type { State } from './state.ts';
import { CARS, type GANGS, MARKERS, NOBODY, POLICE_CARS, THUGS, TIME_SPACES, TOKENS, TRUCKS } from './vocabulary.ts';

/** Every card in the game, by its deck. */
export interface Inventory {
  readonly people: readonly string[];
  readonly jobs: readonly string[];
  readonly dealers: readonly string[];
  readonly federal: readonly string[];
}

export function inventory(s: State): Inventory {
  const people = [...s.market.filter((card) => card !== ''), ...s.low.cards, ...s.high.cards, ...s.gone];
  const jobs = s.jobs.cards.slice();
  const dealers = s.dealers.cards.slice();
  const federal = [...s.federal.cards, ...s.federalUsed];
  for (const p of s.players) {
    people.push(...p.hand, ...p.deck, ...p.discard, ...p.plan, ...p.aside);
    jobs.push(...p.jobs, ...p.fulfilled);
    for (const deal of p.deals) dealers.push(...deal.cards);
  }
  for (const f of s.stack) {
    if (f.kind === 'pick-job' || f.kind === 'solo-jobs') jobs.push(...f.cards);
    if (f.kind === 'draft') jobs.push(...f.packs.flat(), ...f.kept.flat());
    if (f.kind === 'pick-dealer') dealers.push(...f.cards);
    if (f.kind === 'tuck') dealers.push(f.card);
    if (f.kind === 'welcome') people.push(f.card);
    if (f.kind === 'raid' && f.card !== '') federal.push(f.card);
  }
  if (s.solo !== null) people.push(...s.solo.associates);
  return { people, jobs, dealers, federal };
}

const sorted = (cards: readonly string[]): string => [...cards].sort().join();
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** What is not as it should be, or null. */
export function missing(s: State, there: Inventory): string | null {
  const gangs = s.players.map((p) => p.gang);
  const people = gangs.slice(0, s.seats);
  const box = boxFor(s.options);
  if (new Set(gangs).size !== gangs.length || s.players.length !== (s.solo === null ? s.seats : 2))
    return 'each player needs their own gang';
  const starters = [
    ...people.flatMap(() => ['alcohol-dealer', 'gun-dealer']),
    ...(s.solo === null ? [] : RIVAL_DEALERS),
  ];
  const own = people.flatMap((gang) => [...startingDeck(gang), ...rightHandsOf(gang)]);
  if (sorted(there.people) !== sorted([...box.low, ...box.high, ...own])) return 'the people are not those of the box';
  if (sorted(there.jobs) !== sorted(box.jobs)) return 'the Jobs are not those of the box';
  if (sorted(there.dealers) !== sorted([...box.dealers, ...starters])) return 'the Dealers are not those of the box';
  if (sorted(there.federal) !== sorted(box.federal)) return 'the Federal cards are not those of the box';
  if (sum(s.police) !== POLICE_CARS) return `there are ${POLICE_CARS} police cars`;
  for (const deck of [s.low, s.high, s.jobs, s.dealers, s.federal, s.news])
    if (deck.cards.length !== deck.seen.length) return 'a deck must tell of each card who has seen it';
  if (s.solo !== null) {
    const { deck, plan, discard, b, c } = s.solo;
    if (sorted([...deck, ...plan, ...discard, ...b, ...c]) !== sorted(ENFORCER_CARDS.map((card) => card.id)))
      return "the Enforcer's cards are not those of the box";
  }
  return placesWrong(s) ?? piecesMissing(s);
}

/** What stands in places that are not there. */
function placesWrong(s: State): string | null {
  const players = s.players.length;
  if (s.tiles.map((tile) => tile.district).join() !== tileDistricts(players).join())
    return 'the neighbourhoods are not placed as for this number of players';
  if (s.first >= players || s.ring >= players)
    return 'the starting player and the holder of the Ring must be at the table';
  if (s.time > (TIME_SPACES[players] ?? 0)) return 'the time marker stands beyond the Time Track';
  if (s.players.some((p) => p.deals.length < 2)) return 'everybody starts with two Deals and loses none';
  return null;
}

function piecesMissing(s: State): string | null {
  for (const [b, total] of TOKENS.entries())
    if ((s.tokens[b] ?? 0) + sum(s.tiles.map((t) => t.tokens[b] ?? 0)) > total)
      return 'there are too many business tokens';
  if (new Set(s.tiles.map((t) => t.id)).size !== s.tiles.length) return 'a neighbourhood lies on the table twice';
  if (s.tiles.some((t) => t.owner !== NOBODY && t.owner >= s.players.length))
    return 'a neighbourhood belongs to nobody at the table';
  for (const [seat, p] of s.players.entries()) {
    const thugs = sum([
      p.recruits,
      p.safehouses,
      p.headquarters,
      p.underworld,
      p.authorities,
      p.prison,
      ...p.thugs,
      ...p.deals.map((d) => d.thug),
    ]);
    if (thugs > THUGS) return `player ${seat} has more than ${THUGS} thugs`;
    if (p.carsLeft + sum(p.cars) !== CARS || p.trucksLeft + sum(p.trucks) !== TRUCKS)
      return `player ${seat} lacks a vehicle`;
    if (p.markers + s.tiles.filter((t) => t.owner === seat).length !== MARKERS)
      return `player ${seat} lacks a control marker`;
    if (!p.open.every((card) => p.hand.includes(card)))
      return `player ${seat} has shown a card that is not in the hand`;
  }
  return null;
}

const rightHandsOf = (gang: (typeof GANGS)[number]): string[] =>
  PEOPLE.filter((card) => card.gang === gang && (card.role === 'underboss' || card.role === 'counselor')).map(
    (card) => card.id,
  );
