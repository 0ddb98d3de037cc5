// German.
import { count } from '@backroom/kit';
import type { PageWords } from '../../page/words/catalogue.ts';
import { difficulties } from './difficulties.ts';
import { result } from './result-card.ts';

const counted = count('de');
const inDays = (n: number): string => counted(n, { one: 'ein Tag', other: (x) => `${x} Tage` });

export const page: PageWords = {
  result,
  difficulties,
  line: 'Chicago in der Prohibition: Gang aufbauen, Deals machen, die Stadt an sich reißen. Zwei bis vier Bosse, etwa eine Stunde.',
  play: 'Gegen die Stammgäste',
  goOn: 'Dein Spiel fortsetzen',
  alone: 'Allein gegen den Vollstrecker',
  aloneWhy: 'Ein Rivale, der nichts verbirgt: Bei allem, was er tut, sagt er dir, warum.',
  friends: 'Mit Freunden',
  rules: 'Regeln',
  learn: 'In acht Aufgaben lernen',
  difficulty: 'Schwierigkeit',
  rival: 'Seine Gang',
  begin: 'Gegen ihn antreten',
  daily: 'Tagesaufgabe',
  dailyWhy: (rival, difficulty) => `Dieselben Karten für alle. Heute: ${rival}, ${difficulty}.`,
  options: {
    ringByHand: {
      name: 'Familienring',
      values: { false: 'Zahlt automatisch', true: 'Geld im eigenen Zug nehmen oder vergessen' },
    },
    jobDraft: {
      name: 'Aufträge',
      values: { false: 'Werden ausgeteilt', true: 'Draft: einen behalten, den Rest weitergeben' },
    },
    gangs: { name: 'Gangs', values: { null: 'Werden ausgelost' } },
    solo: { name: 'Modus', values: { null: 'Zwei bis vier Spieler', alone: 'Allein gegen den Vollstrecker' } },
  },
  gang: { own: 'Deine Gang', seat: (number) => `Gang von Platz ${number}`, any: 'Wird ausgelost' },
  gangs: { dealt: 'Werden ausgelost', chosen: 'Für jeden Platz gewählt' },
  card: {
    title: 'Dein Ergebnis',
    share: 'Teilen',
    picture: 'Als Bild teilen',
    copied: 'Kopiert. Jetzt nur noch einfügen.',
    byHand: 'Dieser Browser lässt das Kopieren nicht zu: Markiere die Zeilen oben und kopiere sie.',
    trouble: 'Das Bild konnte hier nicht erstellt werden.',
    against: 'gegen',
  },
  records: {
    title: 'Deine Rekorde',
    games: 'Gespielt',
    wins: 'Gewonnen',
    best: 'Beste Summe',
    margin: 'Höchster Sieg',
    bestYet: 'Dein bisher bestes Ergebnis auf dieser Stufe.',
    played: (days, longest) => `Tagesaufgaben: ${inDays(days)} in Folge; die längste Serie: ${longest}.`,
    won: (days, longest) => `Gewonnene Tagesaufgaben: ${inDays(days)} in Folge; die längste Serie: ${longest}.`,
    last: (day, outcome, own, his) =>
      `Deine letzte Tagesaufgabe, ${day}: ${{ won: 'gewonnen', drawn: 'unentschieden', lost: 'verloren' }[outcome]}, ${own} zu ${his}.`,
    kept: 'Sie werden nur in diesem Browser gespeichert.',
    forget: 'Rekorde löschen',
    sure: 'Ja, alle löschen',
    keep: 'Behalten',
    forgotten: 'Deine Rekorde sind gelöscht.',
  },
};
