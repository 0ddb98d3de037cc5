// A reason of the game's knowledge as part of a sentence: which one it is, for all languages.
import type { Reason } from '../../knowledge/reasons.ts';
import type { Speaker } from './speaker.ts';

/** What a language says for each. Each could follow "because". */
export interface Reasons {
  fulfils(job: string): string;
  seizes(tile: string): string;
  hires(card: string): string;
  raises(stat: string, level: string): string;
  /** A threat that is averted. */
  keeps(tile: string): string;
  harms(who: string, sum: string): string;
  /** By one's next turn, compared with the best action, or with the next best. */
  more(sum: string, than: 'best' | 'next'): string;
  less(sum: string, than: 'best' | 'next'): string;
  /** About how much it earns or costs by one's next turn. */
  earns(sum: string): string;
  costs(sum: string): string;
  stores(goods: number): string;
  crimeUp(to: string): string;
  crimeDown(to: string): string;
}

export function reasonOf(
  { texts: { reasons, nouns }, numbers, who, card, tile, sum }: Speaker,
  reason: Reason,
): string {
  switch (reason.code) {
    case 'fulfils':
      return reasons.fulfils(card(reason.job));
    case 'seizes':
      return reasons.seizes(tile(reason.tile));
    case 'hires':
      return reasons.hires(card(reason.card));
    case 'raises':
      return reasons.raises(nouns.stats[reason.stat], numbers.number(reason.level));
    case 'keeps':
      return reasons.keeps(tile(reason.tile));
    case 'harms':
      return reasons.harms(who(reason.seat), sum(reason.sum));
    case 'more':
      return reasons.more(sum(reason.sum), reason.than);
    case 'less':
      return reasons.less(sum(reason.sum), reason.than);
    case 'earns':
      return reasons.earns(sum(reason.sum));
    case 'costs':
      return reasons.costs(sum(reason.sum));
    case 'stores':
      return reasons.stores(reason.goods);
    case 'crime-up':
      return reasons.crimeUp(numbers.number(reason.to));
    case 'crime-down':
      return reasons.crimeDown(numbers.number(reason.to));
  }
}
