// The result of a game alone as a card to share, in the language of whoever shares it. It tells nothing of the deal.
import { type Language, LOCALES } from '@backroom/kit';
import { gangs as de } from '../../cards/names/gangs/de.ts';
import { gangs as en } from '../../cards/names/gangs/en.ts';
import { gangs as es } from '../../cards/names/gangs/es.ts';
import { gangs as fr } from '../../cards/names/gangs/fr.ts';
import { gangs as it } from '../../cards/names/gangs/it.ts';
import { daily } from '../../enforcer/daily.ts';
import type { FinalCount } from '../../rules/final.ts';
import type { View } from '../../view.ts';
import { numbersOf } from '../numbers.ts';
import { finalOf } from '../standing.ts';
import { DIFFICULTY_NAMES } from './difficulties.ts';

interface CardTexts {
  daily(number: string, date: string): string;
  readonly solo: string;
  table(own: string, rival: string, difficulty: string): string;
  won(by: string): string;
  lost(by: string): string;
  readonly drawn: string;
  totals(own: string, his: string): string;
  readonly unfinished: string;
}

const TEXTS: Readonly<Record<Language, CardTexts>> = {
  en: {
    daily: (number, date) => `Scarface 1920, challenge ${number} of ${date}`,
    solo: 'Scarface 1920, alone against the Enforcer',
    table: (own, rival, difficulty) => `${own} against ${rival}, ${difficulty}`,
    won: (by) => `Beat the Enforcer by ${by}`,
    lost: (by) => `Lost to the Enforcer by ${by}`,
    drawn: 'Level with the Enforcer',
    totals: (own, his) => `${own} to ${his}`,
    unfinished: 'Still at the table',
  },
  de: {
    daily: (number, date) => `Scarface 1920, Tagesaufgabe ${number} vom ${date}`,
    solo: 'Scarface 1920, allein gegen den Vollstrecker',
    table: (own, rival, difficulty) => `${own} gegen ${rival}, ${difficulty}`,
    won: (by) => `Den Vollstrecker geschlagen, Vorsprung ${by}`,
    lost: (by) => `Gegen den Vollstrecker verloren, Rückstand ${by}`,
    drawn: 'Gleichauf mit dem Vollstrecker',
    totals: (own, his) => `${own} zu ${his}`,
    unfinished: 'Noch am Tisch',
  },
  fr: {
    daily: (number, date) => `Scarface 1920, défi ${number} du ${date}`,
    solo: 'Scarface 1920, seul contre l’Exécuteur',
    table: (own, rival, difficulty) => `${own} contre ${rival}, ${difficulty}`,
    won: (by) => `L’Exécuteur battu de ${by}`,
    lost: (by) => `Battu de ${by} par l’Exécuteur`,
    drawn: 'À égalité avec l’Exécuteur',
    totals: (own, his) => `${own} à ${his}`,
    unfinished: 'Encore à table',
  },
  it: {
    daily: (number, date) => `Scarface 1920, sfida ${number} del ${date}`,
    solo: 'Scarface 1920, da solo contro l’Esecutore',
    table: (own, rival, difficulty) => `${own} contro ${rival}, ${difficulty}`,
    won: (by) => `Esecutore battuto con ${by} di vantaggio`,
    lost: (by) => `Sconfitta contro l’Esecutore per ${by}`,
    drawn: 'Parità con l’Esecutore',
    totals: (own, his) => `${own} contro ${his}`,
    unfinished: 'Ancora al tavolo',
  },
  es: {
    daily: (number, date) => `Scarface 1920, reto ${number} del ${date}`,
    solo: 'Scarface 1920, a solas contra el Ejecutor',
    table: (own, rival, difficulty) => `${own} contra ${rival}, ${difficulty}`,
    won: (by) => `El Ejecutor, vencido por ${by}`,
    lost: (by) => `Derrota ante el Ejecutor por ${by}`,
    drawn: 'Empate con el Ejecutor',
    totals: (own, his) => `${own} a ${his}`,
    unfinished: 'Todavía en la mesa',
  },
};

const GANG_NAMES = { en, de, fr, it, es } as const;

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
export function resultCard(view: View, date: string | null, language: Language): ResultCard | null {
  const { solo, gangs } = view.options;
  const own = view.players[0]?.gang ?? gangs?.[0];
  if (solo === null || own === undefined) return null;
  const texts = TEXTS[language];
  const { money } = numbersOf(language);
  const names = [GANG_NAMES[language][own].name, GANG_NAMES[language][solo.rival].name] as const;
  const difficulty = DIFFICULTY_NAMES[language][solo.difficulty];
  const isOver = view.stack.length === 0 && view.players.length > 0;
  const final = isOver ? finalOf(view) : null;
  return {
    title: date === null ? texts.solo : dailyTitle(date, language),
    table: texts.table(...names, difficulty),
    verdict: final === null ? texts.unfinished : verdictOf(final, texts, money),
    totals: final === null ? null : texts.totals(money(final.totals[0]), money(final.totals[1])),
    sides: names.map((gang, seat) => ({ gang, total: final === null ? null : money(final.totals[seat]) })),
    difficulty,
    result: final === null ? null : { outcome: outcomeOf(final), own: final.totals[0], his: final.totals[1] },
  };
}

function dailyTitle(date: string, language: Language): string {
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return TEXTS[language].daily(
    numbersOf(language).number(daily(date).number),
    day.format(Date.parse(`${date}T00:00Z`)),
  );
}

const outcomeOf = ({ winners }: FinalCount): Outcome =>
  winners.length > 1 ? 'drawn' : winners[0] === 0 ? 'won' : 'lost';

function verdictOf(final: FinalCount, texts: CardTexts, money: (sum: number) => string): string {
  const outcome = outcomeOf(final);
  return outcome === 'drawn' ? texts.drawn : texts[outcome](money(Math.abs(final.totals[0] - final.totals[1])));
}

/** As plain lines, for whatever takes text. */
export const cardLines = ({ title, table, verdict, totals }: ResultCard): readonly string[] =>
  totals === null ? [title, table, verdict] : [title, table, verdict, totals];
