// A line of the Enforcer's cards as a sentence, made from what it does.
import { itemAt } from '@backroom/kit';
import { enforcerCard } from '../../enforcer/cards/index.ts';
import type { EnforcerDeed } from '../../enforcer/language.ts';
import type { RivalTexts } from './texts.ts';

export function deedText(texts: RivalTexts, deed: EnforcerDeed): string {
  if ('act' in deed) return texts.acts[deed.act](deed.least);
  if ('money' in deed) return texts[deed.money];
  if ('sellNext' in deed) return texts.sellNext[deed.sellNext];
  if ('stockNext' in deed) return texts.stockNext;
  if ('police' in deed) return deed.police === 'each-next' ? texts.policeNext : texts.policeHere;
  if ('harm' in deed) return texts.harm(deed.harm, deed.thugs, deed.where === 'here');
  if ('crime' in deed) return texts.crime(deed.crime);
  if ('goods' in deed) return texts.goods(deed.goods);
  return texts.ring;
}

/** "P+2", or "X" for a free action. */
export const powerText = (power: number | null): string =>
  power === null ? 'X' : power === 0 ? 'P' : power > 0 ? `P+${power}` : `P−${-power}`;

export const lineText = (texts: RivalTexts, card: string, line: number): string =>
  deedText(texts, itemAt(enforcerCard(card).lines, line).deed);
