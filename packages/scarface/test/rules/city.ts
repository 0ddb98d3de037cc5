// A table for the proofs of the rules: an empty city, to which a test adds only what its rule is about.
import { Seeded } from '@backroom/kit';
import { chance } from '../../src/chance.ts';
import { apply, legal, toAct } from '../../src/machine.ts';
import { refusals } from '../../src/refusals.ts';
import type { Deal, Tile } from '../../src/state.ts';
import { type Act, DISTRICTS, type District, districtNumber, MARKERS, NOBODY } from '../../src/vocabulary.ts';
import { Given } from '../given.ts';

const random = new Seeded('city');

const nowhere = (): number[] => DISTRICTS.map(() => 0);

type ByDistrict = Partial<Record<District, number>>;
const spread = (wish: ByDistrict = {}): number[] => DISTRICTS.map((district) => wish[district] ?? 0);

interface Lot extends Partial<Omit<Tile, 'id' | 'district'>> {
  readonly id: string;
  readonly district: District;
}

export class City extends Given {
  constructor(seats: number) {
    super(seats, 'city');
    const { s } = this;
    s.tiles = [];
    s.police = nowhere();
    for (const p of s.players) {
      Object.assign(p, { cars: nowhere(), trucks: nowhere(), carsLeft: 3, trucksLeft: 2, markers: MARKERS, jobs: [] });
      for (const deal of p.deals) Object.assign(deal, { alcohol: 0, gun: 0 });
    }
  }

  /** These neighbourhoods lie in the city, and no others. */
  lots(...lots: readonly Lot[]): this {
    this.s.tiles = lots.map((lot) => ({
      night: 0,
      owner: NOBODY,
      tokens: [0, 0, 0, 0],
      alcohol: 0,
      gun: 0,
      ...lot,
      district: districtNumber(lot.district),
    }));
    for (const [seat, p] of this.s.players.entries())
      p.markers = MARKERS - this.s.tiles.filter((tile) => tile.owner === seat).length;
    return this;
  }

  lot(id: string): Tile {
    return this.s.tiles.find((tile) => tile.id === id) as Tile;
  }

  police(wish: ByDistrict): this {
    this.s.police = spread(wish);
    return this;
  }

  /** A player's pieces on the streets. */
  streets(wish: { thugs?: ByDistrict; cars?: ByDistrict; trucks?: ByDistrict }, seat = 0): this {
    return this.has({ thugs: spread(wish.thugs), cars: spread(wish.cars), trucks: spread(wish.trucks) }, seat);
  }

  /** A player's Deals, each by the ids of its Dealers, the top one first. */
  deals(...deals: readonly (readonly string[])[]): this {
    return this.has({ deals: deals.map((cards): Deal => ({ cards: [...cards], thug: 0, alcohol: 0, gun: 0 })) });
  }

  /** The News of the day. */
  news(card: string): this {
    this.s.headlines.push(card);
    return this;
  }

  /** What the next Raids bring. */
  federal(...cards: readonly string[]): this {
    const rest = this.s.federal.cards.filter((card) => !cards.includes(card));
    this.s.federal = { cards: [...cards, ...rest], seen: [...cards, ...rest].map(() => 0) };
    return this;
  }

  /** Lays out a Plan of just these cards. */
  plans(...cards: readonly string[]): this {
    this.player().hand.push(...cards.filter((card) => !this.player().hand.includes(card)));
    for (const card of cards) this.picks({ type: 'plan', card });
    return this.picks({ type: 'ready' });
  }

  /** A Plan with this Muscle and Influence, from any cards. */
  musters({ muscle = 0, influence = 0 }): this {
    this.picks({ type: 'ready' });
    Object.assign(this.turn, { muscle, influence });
    return this;
  }

  acts(act: Act): this {
    return this.picks({ type: 'act', act });
  }

  ends(): this {
    return this.picks({ type: 'end-turn' });
  }

  /** The asked player's turn passes without a card and without an action. */
  passes(): this {
    return this.picks({ type: 'ready' }).acts('dismiss').ends();
  }

  /** Why an action is refused now, and by which rule; null: it is not. */
  why(act: Act): readonly [code: string, rule: string] | null {
    const refusal = refusals(this.s, this.asked).find(({ action }) => action.type === 'act' && action.act === act);
    return refusal ? [refusal.code, refusal.rule] : null;
  }

  fulfils(job: string, seat = 0): this {
    apply(this.s, seat, { type: 'fulfil', job }, this.events);
    return this.shuffled();
  }

  canFulfil(job: string, seat = 0): boolean {
    return legal(this.s, seat).some((action) => action.type === 'fulfil' && action.job === job);
  }

  override picks(wanted: Readonly<Record<string, unknown>>): this {
    super.picks(wanted);
    return this.shuffled();
  }

  /** Decks are shuffled whenever the rules ask for it. */
  private shuffled(): this {
    while (toAct(this.s) === 'chance') apply(this.s, 'chance', chance(this.s, random), this.events);
    return this;
  }
}

export const city = (seats = 2): City => new City(seats);
