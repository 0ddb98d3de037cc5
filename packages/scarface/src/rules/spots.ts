// Where a player's thugs are, and how one is taken from there. A spot is an area, a district, or a Deal (`deal 0`).
import { dealOf, dealPlace, type SeatAction, type Spot } from '../actions.ts';
import type { Reach } from '../language.ts';
import type { Player, State } from '../state.ts';
import { AREAS, type Area, DISTRICTS, type District, districtNumber } from '../vocabulary.ts';

/** SC-97: thugs in Recruits and Safehouses are out of everybody's reach. */
const REACHED: Readonly<Record<Reach, readonly Area[]>> = {
  anywhere: ['headquarters', 'underworld', 'authorities', 'prison'],
  streets: [],
  underworld: ['underworld'],
  authorities: ['authorities'],
  headquarters: ['headquarters'],
  deals: [],
};

const onStreets = (reach: Reach): boolean => reach === 'anywhere' || reach === 'streets';
const onDeals = (reach: Reach): boolean => reach === 'anywhere' || reach === 'deals';

/** Each spot in reach that has a thug, in canonical order, but for the areas left out. */
function visit(
  p: Player,
  areas: readonly Area[],
  streets: boolean,
  deals: boolean,
  tell: (spot: Spot, thugs: number) => void,
): void {
  for (const area of areas) if (p[area] > 0) tell(area, p[area]);
  if (streets) for (let d = 0; d < DISTRICTS.length; d++) if (p.thugs[d] > 0) tell(DISTRICTS[d], p.thugs[d]);
  if (deals) for (let i = 0; i < p.deals.length; i++) if (p.deals[i].thug > 0) tell(dealPlace(i), 1);
}

const without = (areas: readonly Area[], left: readonly Area[]): readonly Area[] =>
  areas.filter((area) => !left.includes(area));

/** Areas that cannot be harmed this way or recalled from: thugs in Prison or Headquarters are already there. */
export const NO_AREA: readonly Area[] = [];
export const NOT_PRISON: readonly Area[] = ['prison'];
export const NOT_IDLE: readonly Area[] = ['prison', 'headquarters'];

export function spotsOf(s: State, seat: number, reach: Reach, except: readonly Area[] = NO_AREA): Spot[] {
  const spots: Spot[] = [];
  const areas = without(REACHED[reach], except);
  visit(s.players[seat], areas, onStreets(reach), onDeals(reach), (spot) => spots.push(spot));
  return spots;
}

/** How many thugs are in reach. */
export function thugsIn(s: State, seat: number, reach: Reach, except: readonly Area[] = NO_AREA): number {
  const p = s.players[seat];
  let sum = 0;
  for (const area of REACHED[reach]) if (!except.includes(area)) sum += p[area];
  if (onStreets(reach)) for (const thugs of p.thugs) sum += thugs;
  if (onDeals(reach)) for (const deal of p.deals) sum += deal.thug;
  return sum;
}

/** SC-48: everywhere, Recruits and Safehouses included. */
export function everySpot(s: State, seat: number): Spot[] {
  const spots: Spot[] = [];
  visit(s.players[seat], AREAS, true, true, (spot) => spots.push(spot));
  return spots;
}

export const thugActions = (spots: readonly Spot[], list: SeatAction[]): void => {
  for (const from of spots) list.push({ type: 'thug', from });
};

const isArea = (spot: Spot): spot is Area => (AREAS as readonly string[]).includes(spot);

/** Takes one thug away from there. The caller puts it somewhere, or out of the game. */
export function takeThug(s: State, seat: number, spot: Spot): void {
  const p = s.players[seat];
  if (isArea(spot)) p[spot]--;
  else if (dealOf(spot) >= 0) p.deals[dealOf(spot)].thug = 0;
  else p.thugs[districtNumber(spot as District)]--;
}
