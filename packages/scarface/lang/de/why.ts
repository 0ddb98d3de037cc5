// Deutsch: why the Enforcer chose what he chose.
import type { Because } from '../../src/words/rival/texts.ts';

export const because: Because = {
  'only-one': (what) => `Er wählt ${what}: Etwas anderes gibt es nicht.`,
  yours: (what) => `Er wählt ${what}: Was dir gehört, kommt vor dem, was frei ist.`,
  'yours-biggest-profit': (what) => `Er wählt ${what}: deins, größter Gewinn.`,
  'biggest-profit': (what) => `Er wählt ${what}: größter Gewinn.`,
  'least-profit': (what) => `Er wählt ${what}: kleinster Gewinn.`,
  'fewer-goods': (what) => `Er wählt ${what}: so viel Gewinn wie anderswo, für weniger Waren.`,
  'higher-defence': (what) => `Er wählt ${what}: so viel Gewinn wie anderswo, und die höhere Verteidigung.`,
  'lower-number': (what) => `Er wählt ${what}: unter mehreren der Bezirk mit der niedrigeren Nummer.`,
  'your-choice': (what) => `${what}: Seine Regeln ließen es offen, also hast du entschieden.`,
  'highest-level': (what) => `Er wählt ${what}: die höchste Stufe, die seine Macht erlaubt.`,
  leftmost: (what) => `Er wählt ${what}: die höchste Stufe, davon ganz links.`,
  'district-number': (what) => `Er wählt ${what}: Das hat die Nummer seines Bezirks.`,
  'next-stat': (what) => `Er wählt ${what}: von der Nummer seines Bezirks aufwärts das Nächste, was geht.`,
  'level-three-first': (what) => `Er wählt ${what}: Stufe 3 geht vor Stufe 2.`,
  'next-in-order': (what) => `Er wählt ${what}: als Nächstes in aufsteigender Reihe.`,
  'free-deal': (what) => `Sein Schläger geht dorthin, wo noch keiner ist: ${what}. Alle seine Deals liefern.`,
  'safehouses-first': () => 'Wer im Versteck sitzt, kommt vor den Rekruten dran.',
  'takes-what-he-has-less-of': (what) =>
    `Waren seiner Wahl nimmt er abwechselnd, zuerst von der Sorte, von der er weniger bekam: ${what}.`,
  'truck-spares-the-greater': (what) =>
    `Sein Fahrzeug erspart ihm ${what}: die Sorte, von der der Verkauf mehr verlangt, bei Gleichstand Alkohol.`,
  'stores-on-deals': () =>
    'Zuerst lagert er auf seinen Deals: die Sorte, von der dort weniger liegt, dann abwechselnd.',
  'stores-for-a-sale': () => 'Er lagert, was ein Verkauf verlangt, beim größten Gewinn zuerst.',
  'stores-surplus': () => 'Den Überschuss verteilt er gleichmäßig, beim größten Gewinn zuerst.',
  'spends-where-he-sells': (what) => `Was hier liegt, gibt er vor den Waren auf seinen Deals ab: ${what}.`,
  'spends-from-deals-last': (what) => `Er gibt hier etwas ab: ${what}. Deals kommen zuletzt.`,
  'spends-surplus': (what) => `Er gibt hier etwas ab: ${what}. Überschuss geht vor, bei Gleichstand Waffen.`,
  'spends-least-profit': (what) =>
    `Er gibt hier etwas ab: ${what}. Von seinen Vierteln bringt es den kleinsten Gewinn.`,
  'walks-first': (what) => `Aus ${what}: Wer zu Fuß kommen kann, kommt zuerst.`,
  'rides-second': (what) => `Aus ${what}: Wer mitfahren muss, kommt danach, samt Fahrzeug.`,
  'vehicles-last': (what) => `Aus ${what}: Fahrzeuge kommen zuletzt.`,
  'loses-by-the-chart': (what) => `Er verliert hier einen Schläger: ${what}. So will es seine Tabelle.`,
  declines: () => 'Auf Angebote von Karten lässt er sich nicht ein.',
};
