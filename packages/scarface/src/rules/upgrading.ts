// SC-47: a cube leaves the Boss Track for a stat.
import { gangBoard } from '../cards/index.ts';
import type { FrameRule } from '../frame-rule.ts';
import type { Price } from '../language.ts';
import { pop, push, type State, top } from '../state.ts';
import { CUBES, STATS } from '../vocabulary.ts';
import { changeCrime } from './crime.ts';
import { gain, pay } from './money.ts';
import { fire, modified } from './powers.ts';

interface Means {
  readonly seat: number;
  readonly muscle: number;
  readonly influence: number;
  readonly discount: number;
}

/** SC-15: the Muscle and the Influence of an upgrade by a skill or a Job, which asks for neither: more than any stat needs. */
export const ENOUGH = 99;

/** The price of a stat's next level, or null at the top. */
function priceOf(s: State, seat: number, stat: number): Price | null {
  const p = s.players[seat];
  const level = p.stats[stat];
  return level === 1 || level === 2 ? gangBoard(p.gang).prices[STATS[stat]][level - 1] : null;
}

const dollarsFor = (s: State, seat: number, price: Price, discount: number): number =>
  Math.max(0, modified(s, seat, 'upgrade-price', price.money) - discount);

/** SC-47: what the next level costs in fact, with News, Jobs and the card that allows the upgrade under way; null at the top. */
export function upgradePrice(s: State, seat: number, stat: number): Price | null {
  const price = priceOf(s, seat, stat);
  if (price === null) return null;
  const frame = top(s);
  const means = frame?.kind === 'upgrade' && frame.seat === seat ? frame : null;
  return {
    muscle: means?.muscle === ENOUGH ? 0 : price.muscle,
    influence: means?.influence === ENOUGH ? 0 : price.influence,
    money: dollarsFor(s, seat, price, means?.discount ?? 0),
    crime: price.crime,
  };
}

function canUpgradeStat(s: State, means: Means, stat: number): boolean {
  const p = s.players[means.seat];
  if (p.boss >= CUBES) return false;
  const price = priceOf(s, means.seat, stat);
  return (
    price !== null &&
    means.muscle >= price.muscle &&
    means.influence >= price.influence &&
    p.money >= dollarsFor(s, means.seat, price, means.discount)
  );
}

export function canUpgrade(s: State, means: Means): boolean {
  for (let stat = 0; stat < STATS.length; stat++) if (canUpgradeStat(s, means, stat)) return true;
  return false;
}

export const upgrade: FrameRule<'upgrade'> = {
  go(s, frame) {
    if (canUpgrade(s, frame)) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (let i = 0; i < STATS.length; i++) if (canUpgradeStat(s, frame, i)) list.push({ type: 'stat', stat: STATS[i] });
  },
  take(s, frame, action, out) {
    if (action.type !== 'stat') return;
    pop(s);
    const { seat } = frame;
    const stat = STATS.indexOf(action.stat);
    const price = priceOf(s, seat, stat) as Price;
    const p = s.players[seat];
    pay(s, seat, dollarsFor(s, seat, price, frame.discount), 'upgrade', out);
    const bonus = gangBoard(p.gang).bonuses[p.boss];
    if (typeof bonus === 'number') gain(s, seat, bonus, 'boss-track', out);
    p.stats[stat]++;
    p.boss++;
    out?.push({ type: 'upgraded', seat, stat: action.stat, level: p.stats[stat] });
    changeCrime(s, seat, price.crime, out);
    // Last in, first out: the Right-hand under the cube comes before what the stat brings.
    fire(s, seat, 'upgrade', out);
    if (action.stat === 'vehicles') push(s, { kind: 'vehicle', seat });
    if (action.stat === 'nightclubs') push(s, { kind: 'nightclub', seat });
    if (bonus === 'right-hand') push(s, { kind: 'right-hand', seat });
  },
};
