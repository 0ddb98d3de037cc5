// The small choices within an action by habit: each option gets a value, and `stop` has the value 0.
import { dealOf, type SeatAction } from '../src/actions.ts';
import { dealerCard, personCard, sideOf } from '../src/cards/index.ts';
import { scriptOf } from '../src/cards/scripts.ts';
import { worthOfEffects } from '../src/cards/worth.ts';
import type { Frame, FrameOf } from '../src/frames.ts';
import type { Cost } from '../src/language.ts';
import { sumOf } from '../src/rules/dealing.ts';
import { fencePrice } from '../src/rules/selling.ts';
import { defenceAgainst } from '../src/rules/strength.ts';
import type { State, Tile } from '../src/state.ts';
import { districtNumber, type Good, NOBODY, STATS } from '../src/vocabulary.ts';
import {
  cardWorth,
  cyclesLeft,
  dealWorth,
  goodsWorth,
  jobWorth,
  personWorth,
  saleProfit,
  standing,
  statWorth,
  tileWorth,
  wanted,
} from './values.ts';
import type { Weights } from './weights.ts';

const tileNamed = (s: State, id: string): Tile => s.tiles.find((tile) => tile.id === id) as Tile;

/** How much a player wants this option of the asking frame. */
export function liking(s: State, seat: number, frame: Frame, action: SeatAction, w: Weights): number {
  switch (action.type) {
    case 'settle':
      return tileWorth(s, seat, tileNamed(s, action.tile), cyclesLeft(s), w) + (action.piece === 'truck' ? w.truck : 0);
    case 'keep':
      return jobWorth(s, seat, action.card);
    case 'return':
      return -jobWorth(s, seat, action.card);
    case 'yes':
      return frame.kind === 'may' ? mayWorth(frame) : 1;
    case 'option':
      return 'of' in frame ? worthOfEffects(scriptOf(`${frame.of}/${frame.at}/${action.option}`)) : 0;
    case 'deal':
      return dealWorth(s, seat, s.players[seat].deals[action.deal], 0, w);
    case 'good':
      return frame.kind === 'sale' ? w[action.good] : goodWorth(s, seat, frame, action.good, w);
    case 'store':
      return storing(s, action.good, action.at);
    case 'replace':
      return action.good === 'gun' ? 1 : -1;
    case 'spend':
      return spending(s, seat, frame, action.good, action.from, w);
    case 'recruit':
      return action.to === 'headquarters' ? 2 : 1;
    case 'card':
      return chosenCard(s, seat, frame, action.card, w);
    case 'tuck':
      return tucking(s, seat, frame, action.deal, w);
    case 'to-hand':
      return frame.kind === 'welcome'
        ? w.toHand * cardWorth(s.players[seat], frame.card) - frame.alcohol * w.alcohol
        : 1;
    case 'tile':
      return chosenTile(s, seat, frame, tileNamed(s, action.tile), w);
    case 'build':
      return 1 + defenceOf(s, seat, tileNamed(s, action.tile));
    case 'wreck':
      return frame.kind === 'wreck-own' ? -1 : standing(s, tileNamed(s, action.tile).owner);
    case 'district':
      return frame.kind === 'send' ? sending(s, seat, frame, districtNumber(action.district), w) : 1;
    case 'move':
      return moving(s, seat, action.piece, districtNumber(action.to), w) - 1;
    case 'vehicle':
      return action.piece === 'truck'
        ? w.truck * 2 * ownTiles(s, seat, districtNumber(action.district))
        : 1 + ownTiles(s, seat, districtNumber(action.district));
    case 'stat':
      return frame.kind === 'downgrade'
        ? -w[action.stat]
        : statWorth(s, seat, STATS.indexOf(action.stat), cyclesLeft(s), w);
    case 'thug':
      return thugWorth(frame, seat, action.from);
    case 'police':
      return (
        ownTiles(s, seat, districtNumber(action.from)) -
        rivalTiles(s, seat, districtNumber(action.from)) +
        rivalTiles(s, seat, districtNumber(action.to)) -
        2 * ownTiles(s, seat, districtNumber(action.to))
      );
    case 'seat':
      return standing(s, action.seat);
    default:
      return 0;
  }
}

function mayWorth(frame: FrameOf<'may'>): number {
  const effect = scriptOf(frame.of)[frame.at];
  return effect.do === 'may' ? worthOfEffects(effect.then) - costOf(effect.cost) : 1;
}

const costOf = ({ money = 0, alcohol = 0, gun = 0, goods = 0, cards = 0, thugs = 0, crime = 0 }: Cost): number =>
  money + 4.5 * (alcohol + goods) + 6.5 * gun + 4 * cards + 6 * thugs + 2.5 * crime;

/** One more of that kind, beside those already chosen. */
function goodWorth(s: State, seat: number, frame: Frame, good: Good, w: Weights): number {
  const chosen = frame.kind === 'kinds' ? frame[good] : 0;
  return goodsWorth(1, wanted(s, seat, good) - chosen, w[good], w.excess);
}

/** Goods on Deals serve every sale and cannot be seized; on a tile they serve that one. */
function storing(s: State, good: Good, at: string): number {
  if (dealOf(at) >= 0) return 3;
  const tile = tileNamed(s, at);
  return 1 + Math.min(1, Math.max(0, sideOf(tile)[good] - tile[good]));
}

function spending(s: State, seat: number, frame: Frame, good: Good, from: string, w: Weights): number {
  const missed = goodsWorth(1, wanted(s, seat, good) + 1, w[good], w.excess) * Math.min(1, cyclesLeft(s) + 0.1);
  if (frame.kind === 'fence') return fencePrice(s, seat) - missed;
  if (frame.kind === 'exchange') {
    const other = good === 'alcohol' ? 'gun' : 'alcohol';
    return goodsWorth(1, wanted(s, seat, other), w[other], w.excess) - missed;
  }
  return 10 - missed + (dealOf(from) >= 0 ? 0 : 2);
}

function chosenCard(s: State, seat: number, frame: Frame, card: string, w: Weights): number {
  switch (frame.kind) {
    case 'pick-job':
    case 'solo-jobs':
      return jobWorth(s, seat, card);
    case 'pick-dealer': {
      const { alcohol, gun, muscle, influence, storage } = dealerCard(card);
      return alcohol * w.alcohol + gun * w.gun - 2 * (muscle + influence) + storage;
    }
    case 'discard':
    case 'fire':
      return -cardWorth(s.players[seat], card);
    case 'unfulfil':
      return -jobWorth(s, seat, card);
    case 'special':
      return worthOfEffects(personCard(card).standard ?? []);
    case 'hire':
      return personWorth(card);
    default:
      return cardWorth(s.players[seat], card);
  }
}

/** Dealers together give more for one thug, if they can still be asked. */
function tucking(s: State, seat: number, frame: Frame, deal: number, w: Weights): number {
  if (frame.kind !== 'tuck') return 0;
  const { muscle, influence } = dealerCard(frame.card);
  const one = s.players[seat].deals[deal];
  return w.tuck - muscle - influence - sumOf(one, 'muscle') - sumOf(one, 'influence');
}

function chosenTile(s: State, seat: number, frame: Frame, tile: Tile, w: Weights): number {
  const worth = tileWorth(s, tile.owner === NOBODY ? seat : tile.owner, tile, cyclesLeft(s), w);
  switch (frame.kind) {
    case 'sell': {
      const { alcohol, gun } = sideOf(tile);
      const profit = saleProfit(s, seat, tile);
      // Any sale is better than none; if goods are short, the best price comes first.
      return 100 + (frame.left < 9 ? profit : profit - 0.9 * (alcohol * w.alcohol + gun * w.gun));
    }
    case 'oust':
      return tile.owner === seat ? -worth : worth;
    case 'marker': {
      const gained = tileWorth(s, seat, s.tiles[frame.tile], cyclesLeft(s), w);
      return gained - worth;
    }
    case 'nightclub':
      return 1 + defenceOf(s, seat, tile);
    case 'special':
      return saleProfit(s, seat, tile);
    case 'seize':
      return worth + (tile.owner === NOBODY ? 0 : w.spite * worth);
    default:
      return worth;
  }
}

/** How hard one's own tile is to take. */
const defenceOf = (s: State, seat: number, tile: Tile): number => {
  const p = s.players[seat];
  return sideOf(tile).defence + s.police[tile.district] + p.thugs[tile.district] + p.cars[tile.district];
};

const ownTiles = (s: State, seat: number, district: number): number => {
  let sum = 0;
  for (const tile of s.tiles) if (tile.district === district && tile.owner === seat) sum++;
  return sum;
};

const rivalTiles = (s: State, seat: number, district: number): number => {
  let sum = 0;
  for (const tile of s.tiles) if (tile.district === district && tile.owner !== seat && tile.owner !== NOBODY) sum++;
  return sum;
};

/** The best neighbourhood there that is not one's own, less the cost of seizing it. */
function prize(s: State, seat: number, district: number, w: Weights): number {
  let best = 0;
  for (const tile of s.tiles)
    if (tile.district === district && tile.owner !== seat)
      best = Math.max(best, tileWorth(s, seat, tile, cyclesLeft(s), w) - 3 * defenceAgainst(s, seat, tile));
  return best;
}

function sending(s: State, seat: number, frame: FrameOf<'send'>, district: number, w: Weights): number {
  const p = s.players[seat];
  const worth = 0.2 * prize(s, seat, district, w) + ownTiles(s, seat, district) - 2 * s.police[district];
  if (frame.district === NOBODY) return worth + 100;
  return p.headquarters > 2 && p.thugs[district] < 3 ? worth : -1;
}

function moving(s: State, seat: number, piece: 'thug' | 'car' | 'truck', to: number, w: Weights): number {
  const police = 2 * s.police[to];
  if (piece === 'truck') return w.truck * ownTiles(s, seat, to) - police;
  return 0.2 * prize(s, seat, to, w) - police;
}

/** Where a thug is needed most. */
const MISSED: Readonly<Record<string, number>> = {
  headquarters: 6,
  authorities: 3,
  underworld: 2,
  prison: 1,
  safehouses: 3,
  recruits: 2,
};

function thugWorth(frame: Frame, seat: number, from: string): number {
  const missed = MISSED[from] ?? (dealOf(from) >= 0 ? 3 : 4);
  if (frame.kind === 'recall') return from === 'underworld' ? 5 : missed;
  return frame.kind === 'harm' && frame.victim !== seat ? missed : -missed;
}
