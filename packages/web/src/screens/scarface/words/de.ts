// German.
import type { ScarfaceWords } from './catalogue.ts';

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
};
