// Features of a position; weights in worth.ts.
import { personCard, sideOf } from '../src/cards/index.ts';
import { sumOf } from '../src/rules/dealing.ts';
import { bossRow } from '../src/rules/strength.ts';
import { type Player, type State, tokensOn } from '../src/state.ts';
import { jobProgress, personWorth } from './values.ts';

/**
 * Those whose names end in `Ahead` count for each reorganisation to come; those ending in `Now` until the last one
 * begins.
 */
export const HOLDINGS = [
  'money',
  'tokens',
  'tokensAhead',
  'tokensLate',
  'tiles',
  'tilesAhead',
  'marginsAhead',
  'alcohol',
  'guns',
  'goodsSpare',
  'goodsLate',
  'headquartersNow',
  'safehousesNow',
  'recruitsNow',
  'busyNow',
  'underworldNow',
  'streetsNow',
  'prisonNow',
  'carsAhead',
  'trucksAhead',
  'dealsAhead',
  'deliveriesAhead',
  'demandsAhead',
  'handAhead',
  'lawyersAhead',
  'recruitmentAhead',
  'supplyAhead',
  'bossAhead',
  'levels',
  'cardsAhead',
  'strengthAhead',
  'skillsAhead',
  'inHand',
  'inHandStrength',
  'inDeck',
  'jobsNow',
  'jobsDone',
  'fulfilledAhead',
  'ringNow',
  'crime',
  'red',
] as const;
export type Holding = (typeof HOLDINGS)[number];

const total = (list: readonly number[]): number => {
  let sum = 0;
  for (const n of list) sum += n;
  return sum;
};

/** `cycles`: how often players will still reorganise, on average. Written into `into`, in the order of HOLDINGS. */
export function holdingsOf(s: State, seat: number, cycles: number, into: Float64Array): Float64Array {
  const p = s.players[seat];
  const now = Math.min(1, cycles);
  let i = 0;
  const put = (value: number): void => {
    into[i++] = value;
  };
  put(p.money);
  i = ground(s, p, seat, cycles, into, i);
  put(p.headquarters * now);
  put(p.safehouses * now);
  put(p.recruits * now);
  let [busy, deliveries, demands] = [p.authorities, 0, 0];
  for (const deal of p.deals) {
    busy += deal.thug;
    deliveries += 4.5 * sumOf(deal, 'alcohol') + 6 * sumOf(deal, 'gun');
    demands += sumOf(deal, 'muscle') + sumOf(deal, 'influence');
  }
  put(busy * now);
  put(p.underworld * now);
  put(total(p.thugs) * now);
  put(p.prison * now);
  put(total(p.cars) * cycles);
  put(total(p.trucks) * cycles);
  put(p.deals.length * cycles);
  put(deliveries * cycles);
  put(demands * cycles);
  for (let stat = 0; stat < 4; stat++) put((p.stats[stat] - 1) * cycles);
  i = people(p, cycles, into, i);
  put(p.jobs.length * now);
  let done = 0;
  for (const job of p.jobs) done += jobProgress(s, seat, job);
  put(done);
  put(p.fulfilled.length * cycles);
  put(s.ring === seat ? now : 0);
  const safe = cycles > 0 ? 1 : 0;
  put(p.crime * safe);
  put(p.crime >= 8 ? safe : 0);
  return into;
}

/** Neighbourhoods and goods: what stands on them, what they will sell, what lies ready for it. */
function ground(s: State, p: Player, seat: number, cycles: number, into: Float64Array, at: number): number {
  let [tokens, tiles, margins, bottles, guns, wantedBottles, wantedGuns] = [0, 0, 0, 0, 0, 0, 0];
  for (const tile of s.tiles) {
    if (tile.owner !== seat) continue;
    const side = sideOf(tile);
    tiles++;
    tokens += tokensOn(tile);
    margins += side.profit - 4.5 * side.alcohol - 6 * side.gun - 2 * s.police[tile.district];
    bottles += tile.alcohol;
    guns += tile.gun;
    wantedBottles += side.alcohol;
    wantedGuns += side.gun;
  }
  for (const deal of p.deals) {
    bottles += deal.alcohol;
    guns += deal.gun;
  }
  const [bottlesUsed, gunsUsed] = [Math.min(bottles, wantedBottles), Math.min(guns, wantedGuns)];
  let i = at;
  into[i++] = tokens;
  into[i++] = tokens * cycles;
  into[i++] = tokens * Math.max(0, 1 - cycles);
  into[i++] = tiles;
  into[i++] = tiles * cycles;
  into[i++] = margins * cycles;
  into[i++] = bottlesUsed;
  into[i++] = gunsUsed;
  into[i++] = bottles + guns - bottlesUsed - gunsUsed;
  into[i++] = (bottles + guns) * Math.max(0, 1 - cycles);
  return i;
}

/** The Boss, the cards one owns, and those still to be played in this cycle. */
function people(p: Player, cycles: number, into: Float64Array, at: number): number {
  let [cards, levels, strength, skills, held] = [0, 0, 0, 0, 0];
  const row = bossRow(p);
  for (const pile of [p.hand, p.deck, p.discard, p.plan])
    for (const id of pile) {
      const card = personCard(id);
      cards++;
      levels += card.level;
      strength += card.muscle + card.influence;
      skills += personWorth(id);
      if (pile === p.hand) held += card.role === 'boss' ? row.muscle + row.influence : card.muscle + card.influence;
    }
  let i = at;
  into[i++] = (row.muscle + row.influence) * cycles;
  into[i++] = levels;
  into[i++] = cards * cycles;
  into[i++] = strength * cycles;
  into[i++] = skills * cycles;
  into[i++] = p.hand.length;
  into[i++] = held;
  into[i++] = p.deck.length;
  return i;
}
