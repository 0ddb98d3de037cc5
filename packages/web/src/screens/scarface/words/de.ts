// German.
import { count } from '../../../words/numbers.ts';
import type { ScarfaceWords } from './catalogue.ts';

const counted = count('de');
const inDays = (n: number): string => counted(n, { one: 'ein Tag', other: (x) => `${x} Tage` });

export const words: ScarfaceWords = {
  line: 'Chicago in der Prohibition: Gang aufbauen, Deals machen, die Stadt an sich reißen. Zwei bis vier Bosse, etwa eine Stunde.',
  play: 'Gegen die Stammgäste',
  goOn: 'Dein Spiel fortsetzen',
  alone: 'Allein gegen den Vollstrecker',
  aloneWhy: 'Ein Rivale, der nichts verbirgt: Bei allem, was er tut, sagt er dir, warum.',
  friends: 'Mit Freunden',
  rules: 'So wird gespielt',
  difficulty: 'Wie hart er ist',
  rival: 'Seine Gang',
  begin: 'Nimm es mit ihm auf',
  daily: 'Tagesaufgabe',
  dailyWhy: (rival, difficulty) => `Dieselben Karten für alle. Heute: ${rival}, ${difficulty}.`,
  options: {
    jobDraft: {
      name: 'Aufträge',
      values: { false: 'Werden ausgeteilt', true: 'Draft: einen behalten, den Rest weitergeben' },
    },
    gangs: { name: 'Gangs', values: { null: 'Werden ausgelost' } },
    solo: { name: 'Runde', values: { null: 'Zwei bis vier Spieler', alone: 'Allein gegen den Vollstrecker' } },
  },
  gang: { own: 'Deine Gang', seat: (number) => `Gang von Platz ${number}`, any: 'Wird ausgelost' },
  gangs: { dealt: 'Werden ausgelost', chosen: 'Für jeden Platz gewählt' },
  card: {
    title: 'Dein Ergebnis',
    share: 'Teilen',
    picture: 'Als Bild teilen',
    copied: 'Kopiert. Füge es ein, wo du magst.',
    byHand: 'Dieser Browser darf nicht selbst kopieren: Markiere die Zeilen oben und kopiere sie.',
    trouble: 'Das Bild ließ sich hier nicht herstellen.',
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
    kept: 'Sie bleiben in diesem Browser und sonst nirgends.',
    forget: 'Rekorde vergessen',
    sure: 'Ja, alle vergessen',
    keep: 'Behalten',
    forgotten: 'Deine Rekorde sind vergessen.',
  },
};
