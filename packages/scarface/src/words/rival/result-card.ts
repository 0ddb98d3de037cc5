// The result of a game alone as a card to share, in the sharer's language. It tells nothing of the deal.
import { itemAt, type Language, LOCALES } from '@backroom/kit';
import { daily } from '../../enforcer/daily.ts';
import type { FinalCount } from '../../rules/final.ts';
import type { View } from '../../view.ts';
import type { GangNames } from '../cards/names.ts';
import { numbersOf } from '../numbers.ts';
import { finalOf } from '../standing.ts';
import type { DifficultyNames } from './texts.ts';

export interface ResultTexts {
  readonly language: Language;
  readonly gangs: GangNames;
  readonly difficulties: DifficultyNames;
  daily(number: string, date: string): string;
  readonly solo: string;
  table(own: string, rival: string, difficulty: string): string;
  won(by: string): string;
  lost(by: string): string;
  readonly drawn: string;
  totals(own: string, his: string): string;
  readonly unfinished: string;
}

export interface ResultCard {
  readonly title: string;
  /** Who played against whom, and how hard it was. */
  readonly table: string;
  readonly verdict: string;
  /** Both totals in one line; null before the end. */
  readonly totals: string | null;
  /** The player, then the Enforcer: gang, and total if it is over. */
  readonly sides: readonly { readonly gang: string; readonly total: string | null }[];
  readonly difficulty: string;
  /** In figures; null before the end. */
  readonly result: { readonly outcome: Outcome; readonly own: number; readonly his: number } | null;
}

export type Outcome = 'won' | 'drawn' | 'lost';

/** `view`: the player's own, best when the game is over. `date`: the day of the challenge, YYYY-MM-DD; null: no challenge. */
export function resultCard(view: View, date: string | null, texts: ResultTexts): ResultCard | null {
  const { solo, gangs } = view.options;
  const own = view.players[0]?.gang ?? gangs?.[0];
  if (solo === null || own === undefined) return null;
  const { money } = numbersOf(texts.language);
  const names = [texts.gangs[own].name, texts.gangs[solo.rival].name] as const;
  const difficulty = texts.difficulties[solo.difficulty];
  const isOver = view.stack.length === 0 && view.players.length > 0;
  const final = isOver ? finalOf(view) : null;
  const sums = final === null ? null : sumsOf(final);
  return {
    title: date === null ? texts.solo : dailyTitle(date, texts),
    table: texts.table(...names, difficulty),
    verdict: final === null ? texts.unfinished : verdictOf(final, texts, money),
    totals: sums === null ? null : texts.totals(money(sums.own), money(sums.his)),
    sides: [
      { gang: names[0], total: sums === null ? null : money(sums.own) },
      { gang: names[1], total: sums === null ? null : money(sums.his) },
    ],
    difficulty,
    result: final === null || sums === null ? null : { outcome: outcomeOf(final), ...sums },
  };
}

function dailyTitle(date: string, texts: ResultTexts): string {
  const { language } = texts;
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return texts.daily(numbersOf(language).number(daily(date).number), day.format(Date.parse(`${date}T00:00Z`)));
}

const sumsOf = ({ totals }: FinalCount): { readonly own: number; readonly his: number } => ({
  own: itemAt(totals, 0),
  his: itemAt(totals, 1),
});

const outcomeOf = ({ winners }: FinalCount): Outcome =>
  winners.length > 1 ? 'drawn' : winners[0] === 0 ? 'won' : 'lost';

function verdictOf(final: FinalCount, texts: ResultTexts, money: (sum: number) => string): string {
  const outcome = outcomeOf(final);
  const { own, his } = sumsOf(final);
  return outcome === 'drawn' ? texts.drawn : texts[outcome](money(Math.abs(own - his)));
}

/** As plain lines of text. */
export const cardLines = ({ title, table, verdict, totals }: ResultCard): readonly string[] =>
  totals === null ? [title, table, verdict] : [title, table, verdict, totals];
