// What the table adds up to for one player, with its parts: shared by words and picture, so that they cannot disagree.
import { itemAt } from '@backroom/kit';
import { sideOf } from './cards/index.ts';
import { modified } from './rules/powers.ts';
import type { Sale } from './rules/selling.ts';
import { CONTROL_DEFENCE, carsIn, defenceAgainst, defenceHeld } from './rules/strength.ts';
import type { State, Tile } from './state.ts';
import { NOBODY } from './vocabulary.ts';

/** The goods that a sale takes in the end. `any`: goods of either kind that it takes less (below 0) or more. */
export function goodsOfSale({ alcohol, gun, spared, extra }: Sale): { alcohol: number; gun: number; any: number } {
  if (spared >= alcohol + gun) return { alcohol: 0, gun: 0, any: extra };
  // With one kind alone there is nothing to choose: what is saved is of that kind.
  if (gun === 0) return { alcohol: alcohol - spared, gun, any: extra };
  if (alcohol === 0) return { alcohol, gun: gun - spared, any: extra };
  return { alcohol, gun, any: extra - spared };
}

const DEFENCE_PARTS = ['printed', 'control', 'police', 'guards', 'own', 'cards'] as const;
export type DefencePart = (typeof DEFENCE_PARTS)[number];

export interface Defence {
  readonly total: number;
  /** Only those that count. */
  readonly parts: readonly { readonly part: DefencePart; readonly by: number }[];
}

/** What a rival with nothing there needs. News and Jobs that help an attacker count. */
function defenceAgainstRivals(s: State, seat: number, tile: Tile): number {
  const attacks = s.players.map((_, rival) => (rival === seat ? 0 : modified(s, rival, 'attack', 0)));
  return Math.max(0, defenceHeld(s, tile) - Math.max(...attacks));
}

/** SC-46: what a seat needs to seize this neighbourhood, with the parts of the sum. For its owner: what a rival with nothing there needs. */
export function defenceOf(s: State, seat: number, tile: Tile): Defence {
  const { district, owner } = tile;
  const isHeld = owner !== NOBODY;
  const total = owner === seat ? defenceAgainstRivals(s, seat, tile) : defenceAgainst(s, seat, tile);
  const named: Record<Exclude<DefencePart, 'cards'>, number> = {
    printed: sideOf(tile).defence,
    control: isHeld ? CONTROL_DEFENCE : 0,
    police: itemAt(s.police, district),
    guards: isHeld ? itemAt(itemAt(s.players, owner).thugs, district) + carsIn(s, owner, district) : 0,
    own: owner === seat ? 0 : -(itemAt(itemAt(s.players, seat).thugs, district) + carsIn(s, seat, district)),
  };
  const sum = Object.values(named).reduce((a, b) => a + b, 0);
  const parts = DEFENCE_PARTS.map((part) => ({ part, by: part === 'cards' ? total - sum : named[part] }));
  return { total, parts: parts.filter(({ part, by }) => by !== 0 && (part !== 'cards' || total > 0)) };
}
