// The result of a daily challenge as a few lines to share, in the language of whoever shares it.
import { type Language, LOCALES } from '@backroom/kit';
import { gangs as de } from '../../cards/names/gangs/de.ts';
import { gangs as en } from '../../cards/names/gangs/en.ts';
import { gangs as es } from '../../cards/names/gangs/es.ts';
import { gangs as fr } from '../../cards/names/gangs/fr.ts';
import { gangs as it } from '../../cards/names/gangs/it.ts';
import { daily } from '../../enforcer/daily.ts';
import type { View } from '../../view.ts';
import { numbersOf } from '../numbers.ts';
import { finalOf } from '../standing.ts';
import { DIFFICULTY_NAMES } from './difficulties.ts';

interface CardTexts {
  title(number: string, date: string): string;
  table(own: string, rival: string, difficulty: string): string;
  won(by: string): string;
  lost(by: string): string;
  readonly drawn: string;
  totals(own: string, his: string): string;
  readonly unfinished: string;
}

const TEXTS: Readonly<Record<Language, CardTexts>> = {
  en: {
    title: (number, date) => `Scarface 1920, challenge ${number} of ${date}`,
    table: (own, rival, difficulty) => `${own} against ${rival}, ${difficulty}`,
    won: (by) => `Beat the Enforcer by ${by}`,
    lost: (by) => `Lost to the Enforcer by ${by}`,
    drawn: 'Level with the Enforcer',
    totals: (own, his) => `${own} to ${his}`,
    unfinished: 'Still at the table',
  },
  de: {
    title: (number, date) => `Scarface 1920, Tagesaufgabe ${number} vom ${date}`,
    table: (own, rival, difficulty) => `${own} gegen ${rival}, ${difficulty}`,
    won: (by) => `Den Vollstrecker geschlagen, Vorsprung ${by}`,
    lost: (by) => `Gegen den Vollstrecker verloren, Rückstand ${by}`,
    drawn: 'Gleichauf mit dem Vollstrecker',
    totals: (own, his) => `${own} zu ${his}`,
    unfinished: 'Noch am Tisch',
  },
  fr: {
    title: (number, date) => `Scarface 1920, défi ${number} du ${date}`,
    table: (own, rival, difficulty) => `${own} contre ${rival}, ${difficulty}`,
    won: (by) => `L’Exécuteur battu de ${by}`,
    lost: (by) => `Battu de ${by} par l’Exécuteur`,
    drawn: 'À égalité avec l’Exécuteur',
    totals: (own, his) => `${own} à ${his}`,
    unfinished: 'Encore à table',
  },
  it: {
    title: (number, date) => `Scarface 1920, sfida ${number} del ${date}`,
    table: (own, rival, difficulty) => `${own} contro ${rival}, ${difficulty}`,
    won: (by) => `Esecutore battuto con ${by} di vantaggio`,
    lost: (by) => `Sconfitta contro l’Esecutore per ${by}`,
    drawn: 'Parità con l’Esecutore',
    totals: (own, his) => `${own} contro ${his}`,
    unfinished: 'Ancora al tavolo',
  },
  es: {
    title: (number, date) => `Scarface 1920, reto ${number} del ${date}`,
    table: (own, rival, difficulty) => `${own} contra ${rival}, ${difficulty}`,
    won: (by) => `El Ejecutor, vencido por ${by}`,
    lost: (by) => `Derrota ante el Ejecutor por ${by}`,
    drawn: 'Empate con el Ejecutor',
    totals: (own, his) => `${own} a ${his}`,
    unfinished: 'Todavía en la mesa',
  },
};

const GANG_NAMES = { en, de, fr, it, es } as const;

/** `view`: the player's own, best when the game is over. `date`: the day of the challenge, YYYY-MM-DD. */
export function dailyCard(view: View, date: string, language: Language): string {
  const texts = TEXTS[language];
  const { number, options } = daily(date);
  const { money, number: written } = numbersOf(language);
  const names = GANG_NAMES[language];
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00Z`),
  );
  const [own] = options.gangs ?? [];
  const { rival, difficulty } = options.solo ?? {};
  if (own === undefined || rival === undefined || difficulty === undefined) return '';
  const lines = [
    texts.title(written(number), day),
    texts.table(names[own].name, names[rival].name, DIFFICULTY_NAMES[language][difficulty]),
  ];
  if (view.stack.length > 0 || view.players.length === 0) return [...lines, texts.unfinished].join('\n');
  const { totals, winners } = finalOf(view);
  const by = money(Math.abs(totals[0] - totals[1]));
  const end = winners.length > 1 ? texts.drawn : winners[0] === 0 ? texts.won(by) : texts.lost(by);
  return [...lines, end, texts.totals(money(totals[0]), money(totals[1]))].join('\n');
}
