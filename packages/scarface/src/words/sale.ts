// The goods that a sale takes, in words.
import { goodsOfSale } from '../reckoning.ts';
import type { Sale } from '../rules/selling.ts';
import type { Speaker } from './speaker.ts';

/** Trucks and cards counted: "2 alcohol", "1 alcohol and 2 guns (1 good less)", "nothing". */
export function goodsText({ texts: { table }, goods }: Speaker, sale: Sale): string {
  const { alcohol, gun, any } = goodsOfSale(sale);
  const named = goods(alcohol, gun) || table.nothing;
  return any === 0 ? named : table.goodsMoreOrLess(named, any);
}
