// The Enforcer upgrades his gang: by Power, not for money (SC-110, point 12).
import type { Out } from '../events.ts';
import { changeCrime } from '../rules/crime.ts';
import { gain } from '../rules/money.ts';
import { fire } from '../rules/powers.ts';
import { push, type State } from '../state.ts';
import { CUBES, STATS } from '../vocabulary.ts';
import { RIVAL, UPGRADE_POWER } from './board.ts';
import { reinforce } from './hiring.ts';
import { firstStat } from './stats.ts';

/** The stat with the number of his district, or the next one that can be upgraded; -1: none. */
export function upgradable(s: State, seat: number, power: number): number {
  const p = s.players[seat];
  if (p.boss >= CUBES) return -1;
  const first = firstStat(s);
  for (let i = 0; i < STATS.length; i++) {
    const stat = (first + i) % STATS.length;
    if (p.stats[stat] < 3 && power >= UPGRADE_POWER[p.stats[stat] - 1]) return stat;
  }
  return -1;
}

export function upgrade(s: State, seat: number, stat: number, out: Out): void {
  const p = s.players[seat];
  const bonus = RIVAL.bonuses[p.boss];
  const crime = RIVAL.crime[p.stats[stat] - 1];
  p.stats[stat]++;
  p.boss++;
  out?.push(
    { type: 'because', seat, why: stat === firstStat(s) ? 'district-number' : 'next-stat', stat: STATS[stat] },
    { type: 'upgraded', seat, stat: STATS[stat], level: p.stats[stat] },
  );
  changeCrime(s, seat, crime, out);
  fire(s, seat, 'upgrade', out);
  if (STATS[stat] === 'vehicles') push(s, { kind: 'vehicle', seat });
  if (STATS[stat] === 'nightclubs') push(s, { kind: 'nightclub', seat });
  takeBonus(s, seat, bonus, out);
}

function takeBonus(s: State, seat: number, bonus: (typeof RIVAL.bonuses)[number], out: Out): void {
  if (typeof bonus === 'number') gain(s, seat, bonus, 'boss-track', out);
  else if (bonus === 'B') reinforce(s, seat, ['b'], out);
  else if (bonus === 'C') reinforce(s, seat, ['c'], out);
  else if (bonus === 'B+C') reinforce(s, seat, ['b', 'c'], out);
}
