// Deutsch: what is asked of whom.
import type { Catalogue } from '../../src/words/catalogue.ts';
import { numbersOf } from '../../src/words/numbers.ts';

const { count } = numbersOf('de');

const goods = (n: number): string => count(n, 'Ware', 'Waren');
const thugs = (n: number): string => count(n, 'Schläger', 'Schläger');

export const prompts: Catalogue['prompts'] = {
  settingUp: 'Das Spiel wird aufgebaut.',
  shuffling: 'Karten werden gemischt.',
  draftKeep: 'Behalte einen dieser Aufträge; die übrigen wandern nach links.',
  draftReturn: 'Du hast vier Aufträge: Leg einen zurück und behalte drei.',
  draftWait: 'Die anderen suchen noch Aufträge aus.',
  settlePlace: 'Wähle dein erstes Viertel und das Fahrzeug, das dort steht.',
  settleGood: 'Wähle die Startware für deinen Deal.',
  plan: 'Du bist dran: Lege Karten in den Plan. Ab der dritten steigt die Verbrechensrate.',
  reorganise: 'Du bist dran und hast keine Karten mehr: Reorganisiere. Vorher dürfen alle Aufträge aufdecken.',
  noCards: 'Du bist dran und hast keine Handkarten: Beende deinen Zug. Vorher dürfen alle Aufträge aufdecken.',
  planned: ({ muscle, influence }) =>
    `Dein Plan hat ${muscle} und ${influence}. Leg noch eine Karte dazu oder bestätige den Plan.`,
  act: ({ muscle, influence }) => `Dein Plan hat ${muscle} und ${influence}. Wähle eine Aktion oder nutze Fähigkeiten.`,
  afterAct: 'Deine Aktion ist erledigt. Nutze noch Fähigkeiten oder beende den Zug.',
  ask: {
    kinds: ({ left }) => `Wähle, welche Waren du bekommst: noch ${goods(left)}.`,
    store: () => 'Wo willst du die Ware lagern?',
    spend: () => 'Welche Ware gibst du ab?',
    recruit: ({ left }) => `Rekrutiere: noch ${count(left, 'Schritt', 'Schritte')}.`,
    oust: ({ left }) => `Welcher Kontrollmarker soll weg? Noch bis zu ${count(left, 'Marker', 'Marker')}.`,
    dismiss: ({ left }) => `Nimm Schläger aus dem Spiel: noch ${thugs(left)}.`,
    'pick-job': () => 'Welchen Auftrag behältst du?',
    'pick-dealer': () => 'Welchen Händler behältst du?',
    tuck: ({ card }) => `${card}: ein neuer Deal, oder unter einen, den du schon hast?`,
    hire: () => 'Wen heuerst du an?',
    welcome: ({ card }) => `${card} gehört jetzt zur Gang: sofort auf die Hand oder auf den Ablagestapel?`,
    sell: () => 'Wo verkaufst du?',
    sale: () => 'Dein Lastwagen spart eine Ware: welche?',
    build: ({ left }) => `Welches Geschäft eröffnest du, und wo? Noch bis zu ${count(left, 'Geschäft', 'Geschäfte')}.`,
    fence: ({ left }) => `Welche Ware verkaufst du den Behörden? Noch bis zu ${goods(left)}.`,
    send: ({ left }) => `Wohin schickst du deine Leute? Noch bis zu ${thugs(left)}.`,
    move: ({ left }) => `Was bewegst du, und wohin? Noch bis zu ${count(left, 'Figur', 'Figuren')}.`,
    seize: () => 'Welches Viertel übernimmst du?',
    marker: () => 'Alle Kontrollmarker liegen aus: Welches andere Viertel gibst du auf?',
    upgrade: () => 'Was baust du aus?',
    'right-hand': () => 'Welche rechte Hand kommt in die Gang?',
    vehicle: () => 'Welches Fahrzeug stellst du auf, und wo?',
    nightclub: () => 'Wo eröffnest du den Nachtclub?',
    supply: () => 'Welcher Deal liefert?',
    deal: () => 'Zu welchem Deal schickst du deinen Schläger?',
    harm: ({ left }) => `Welchen Schläger trifft es? Noch ${thugs(left)}.`,
    police: ({ left }) => `Welcher Polizeiwagen fährt wohin? Noch ${count(left, 'Wagen', 'Wagen')}.`,
    'drive-off': ({ left }) => `Wen vertreibst du, und wohin? Noch ${count(left, 'Figur', 'Figuren')}.`,
    'wreck-rival': ({ left }) => `Welches fremde Geschäft schließt du? Noch ${count(left, 'Geschäft', 'Geschäfte')}.`,
    'wreck-own': ({ left }) => `Welches deiner Geschäfte schließt du? Noch ${count(left, 'Geschäft', 'Geschäfte')}.`,
    discard: ({ left }) => `Wirf ab: noch ${count(left, 'Karte', 'Karten')}.`,
    downgrade: ({ left }) => `Welcher Wert verliert eine Stufe? Noch ${count(left, 'Stufe', 'Stufen')}.`,
    recover: ({ left }) => `Nimm vom Ablagestapel zurück: noch ${count(left, 'Karte', 'Karten')}.`,
    fire: ({ left }) => `Wen entlässt du? Noch ${count(left, 'Komplize', 'Komplizen')}.`,
    unfulfil: ({ left }) => `Welchen erfüllten Auftrag drehst du um? Noch ${count(left, 'Auftrag', 'Aufträge')}.`,
    exchange: ({ left }) => `Welche Ware tauschst du gegen die andere Sorte? Noch bis zu ${goods(left)}.`,
    recall: ({ left }) => `Wen holst du ins Hauptquartier zurück? Noch bis zu ${thugs(left)}.`,
    choose: () => 'Wähle eine Möglichkeit.',
    may: () => 'Willst du den Preis zahlen?',
    whom: () => 'Welchen Rivalen trifft es?',
    special: () => 'Triff deine Wahl.',
  },
  theirPlan: (who) => `${who} legt einen Plan aus.`,
  theirAct: (who) => `${who} ist am Zug.`,
  theirChoice: (who) => `${who} trifft eine Entscheidung.`,
  over: ({ who, sum, shared }) =>
    shared
      ? `Das Spiel ist aus: ${who} teilen sich den Sieg mit je ${sum}.`
      : `Das Spiel ist aus: ${who} gewinnt mit ${sum}.`,
};
