// What the status line says beside the summary of a round: who earned most, and who is in the lead.
import type { Event } from '../../src/events.ts';
import { numbersOf } from '../../src/words/numbers.ts';
import { nameOf, type TablePicture } from '../scene.ts';
import { type SummaryWords, summaryWords } from './words.ts';

/** By seat. */
export function gainsOf(events: readonly Event[], seats: number): readonly number[] {
  const gains = Array<number>(seats).fill(0);
  for (const event of events)
    if ((event.type === 'took' || event.type === 'mafia-took') && event.seat !== null)
      gains[event.seat] = (gains[event.seat] ?? 0) + event.value;
  return gains;
}

/** Null: no summary is shown. */
export function toldOf(picture: TablePicture): string | null {
  const { beat, view, language } = picture;
  if (beat?.kind !== 'summary') return null;
  const say = summaryWords[language];
  const { list, money: written } = numbersOf(language);
  const best = (sums: readonly number[], sentence: SummaryWords['most']): string => {
    const most = Math.max(...sums);
    const who = sums.flatMap((sum, seat) => (sum === most ? [nameOf(picture, seat)] : []));
    return sentence(list(who), written(most));
  };
  const gains = gainsOf(beat.events, view.seats.length);
  const money = view.seats.map((seat) => seat.money);
  const most = Math.max(...gains) === 0 ? say.nobody : best(gains, say.most);
  return Math.max(...money) === 0 ? most : `${most} ${best(money, say.lead)}`;
}
