// Deutsch: the Enforcer.
import { numbersOf } from '../../src/words/numbers.ts';
import type { RivalTexts } from '../../src/words/rival/texts.ts';
import { difficulties } from './difficulties.ts';
import { because } from './why.ts';

const { count, number } = numbersOf('de');
const from = (least: number | undefined): string => (least === undefined ? '' : `, ab Macht ${number(least)}`);
const HARM = { prison: 'müssen ins Gefängnis', hit: 'werden verprügelt', kill: 'sterben' } as const;
const HARM_ONE = { prison: 'muss ins Gefängnis', hit: 'wird verprügelt', kill: 'stirbt' } as const;

export const rival: RivalTexts = {
  name: 'Vollstrecker',
  difficulties,
  power: 'Macht',
  cards: {
    'morning-rounds': { name: 'Morgenrunde', flavour: 'Kaffee, Eier, drei Kassierungen.' },
    'back-door-delivery': { name: 'Lieferung hintenrum', flavour: 'Vorn ist für Kunden und Wachtmeister.' },
    'broken-windows': { name: 'Zerbrochene Scheiben', flavour: 'Glas ist billig. Guter Rat ist billiger.' },
    'ledger-work': { name: 'Buchführung', flavour: 'Zwei Spalten, eine davon stimmt.' },
    'new-faces': { name: 'Neue Gesichter', flavour: 'Alte Gewohnheiten.' },
    'friends-at-the-bar': { name: 'Freunde an der Theke', flavour: 'Sie zahlen nie, alle anderen schon.' },
    'muscle-flexed': { name: 'Muskelspiel', flavour: 'Ein Gespräch ohne Worte.' },
    'quiet-word': { name: 'Ein leises Wort', flavour: 'Laut genug für den, der gemeint war.' },
    'rainy-tuesday': { name: 'Regnerischer Dienstag', flavour: 'Durst kennt kein Wetter.' },
    'sealed-envelope': { name: 'Versiegelter Umschlag', flavour: 'Keiner fragt. Jeder wiegt ihn in der Hand.' },
    'warehouse-keys': { name: 'Lagerschlüssel', flavour: 'Der Wächter sieht vorzüglich und merkt sich wenig.' },
    'shaken-down': { name: 'Ausgeschüttelt', flavour: 'So viel hattest du in den Taschen?' },
    'night-shift': { name: 'Nachtschicht', flavour: 'Verbrechen zahlt Überstunden.' },
    'protection-money': { name: 'Schutzgeld', flavour: 'Schutz vor wem? Nun ja.' },
    'night-drive': { name: 'Nachtfahrt', flavour: 'Kein Licht, keine Zeugen, kein Trinkgeld.' },
    'paper-trail': { name: 'Aktenspur', flavour: 'Sie führt zu deiner Tür. Dafür hat jemand gesorgt.' },
    'weighted-dice': { name: 'Bleiwürfel', flavour: 'Glück ist eine Frage des Gewichts.' },
    'red-lamp': { name: 'Rote Laterne', flavour: 'Lange geöffnet, für Fragen geschlossen.' },
    'cellar-jazz': { name: 'Kellerjazz', flavour: 'Klirren die Flaschen, spielt die Kapelle lauter.' },
    'tip-off': { name: 'Anonymer Hinweis', flavour: 'Ein besorgter Bürger rief an. Deine Nummer hat er auch.' },
    'bail-money': { name: 'Kaution', flavour: 'Zum Frühstück wieder draußen.' },
    'second-ledger': { name: 'Das zweite Kassenbuch', flavour: 'Dieses ist zum Lesen da.' },
    'river-shipment': { name: 'Flussfracht', flavour: 'Als Ballast deklariert. Sehr guter Ballast.' },
    'favour-returned': { name: 'Eine Hand wäscht die andere', flavour: 'Mit Zins und Zinseszins.' },
    'city-in-the-pocket': { name: 'Die Stadt in der Tasche', flavour: 'Sie klimpert.' },
    'hostile-bid': { name: 'Feindliches Gebot', flavour: 'Zugeschlagen dem Herrn mit der Flinte.' },
    'ribbon-cutting': {
      name: 'Das rote Band',
      flavour: 'Der Bürgermeister schneidet das Band durch. Er kam zufällig vorbei.',
    },
    'army-surplus': { name: 'Heeresbestände', flavour: 'Der Krieg ist vorbei, der Papierkram nicht.' },
    'head-hunter': { name: 'Kopfjäger', flavour: 'Er fand den besten Mann der Stadt. Deinen.' },
    'night-of-knives': { name: 'Nacht der Messer', flavour: 'Die Morgenzeitung braucht eine zweite Auflage.' },
    'twelve-good-men': { name: 'Zwölf Geschworene', flavour: 'Ehrliche Leute, und alle haben von dir gehört.' },
    'bonded-whiskey': { name: 'Whisky unter Zollverschluss', flavour: 'Zwölf Jahre gereift, in fremdem Lager.' },
    'clean-hands': { name: 'Saubere Hände', flavour: 'Handschuhe helfen.' },
    'everything-must-go': { name: 'Alles muss raus', flavour: 'Deins zuerst.' },
    'friendly-headlines': {
      name: 'Freundliche Schlagzeilen',
      flavour: 'Der Redakteur hängt an ihm. Der Redakteur hängt an seinen Knien.',
    },
    convoy: { name: 'Kolonne', flavour: 'Sechs Laster, ein Passierschein, keine Fragen.' },
  },
  acts: {
    deal: () => 'Er schickt einen Schläger zu einem Deal, und alle seine Deals liefern',
    recruit: () => 'Er rekrutiert: 1 Schritt je Macht',
    job: (least) => `Er nimmt den obersten Auftrag${from(least)}`,
    dealer: (least) => `Er nimmt den obersten Händler${from(least)}`,
    hire: () => 'Er heuert den höchsten Komplizen an, den seine Macht erlaubt',
    sales: () => 'Er verkauft: 1 Verkauf je Macht',
    oust: () => 'Er entfernt deine Kontrollmarker: einen je 5 Macht',
    'lower-crime': () => 'Er senkt seine Verbrechensrate um seine Macht',
    build: () => 'Er eröffnet Geschäfte: 1 je Macht',
    release: () => 'Er holt seine Schläger aus dem Gefängnis, ab Macht 2',
    fence: () => 'Er verkauft Waren an die Behörden: 1 je Macht',
    send: () => 'Er schickt Schläger in seinen Bezirk: 1 je Macht',
    move: () => 'Er bewegt Schläger und Fahrzeuge in seinen Bezirk: 1 je Macht',
    seize: () => 'Er übernimmt ein Viertel',
    upgrade: () => 'Er baut seine Gang aus',
  },
  gain: 'Er nimmt 1 Dollar je Macht',
  steal: 'Er stiehlt dir 1 Dollar je Macht',
  sellNext: {
    speakeasy: 'Er verkauft bei seiner nächsten versorgten Flüsterkneipe',
    casino: 'Er verkauft bei seinem nächsten versorgten Kasino',
    brothel: 'Er verkauft bei seinem nächsten versorgten Bordell',
    nightclub: 'Er verkauft bei seinem nächsten versorgten Nachtclub',
  },
  stockNext: 'Er nimmt aus dem Vorrat, was sein nächstes unversorgtes Viertel für einen Verkauf braucht',
  policeNext: 'Jeder Polizeiwagen fährt in seinen nächsten Bezirk',
  policeHere: 'Ein Polizeiwagen kommt in seinen Bezirk',
  harm: (how, thugs, here) =>
    `${number(thugs)} deiner Schläger${here ? ' in seinem Bezirk' : ' nach deiner Wahl'} ${thugs === 1 ? HARM_ONE[how] : HARM[how]}`,
  crime: (levels) => `Deine Verbrechensrate steigt um ${number(levels)}`,
  ring: 'Er nimmt den Familienring',
  goods: (n) => `Er nimmt ${count(n, 'Ware', 'Waren')}`,
  plan: (cards, actions) => `Plan des Vollstreckers: ${cards}. Er hat ${count(actions, 'Aktion', 'Aktionen')}.`,
  walk: ({ from: start, to, steps }) =>
    steps === 0
      ? `Der Vollstrecker bleibt: ${to}.`
      : `Der Vollstrecker zieht ${count(steps, 'Bezirk', 'Bezirke')} weiter, von ${start} nach ${to}.`,
  acted: ({ card, text, power }) =>
    power === null ? `${card}: ${text}.` : `${card}: ${text}. Seine Macht ist ${number(power)}.`,
  skipped: ({ card, text }) => `${card}: ${text}. Das würde nichts ändern, also liest er weiter.`,
  tooWeak: ({ card, text, power, needs }) =>
    `${card}: ${text}. Seine Macht ist ${number(power)}, nötig wären ${number(needs)}, also liest er weiter.`,
  because,
  job: (card) => `Der Vollstrecker legt ${card} zu seinen Aufträgen.`,
  reinforced: (deck, card) =>
    card === null
      ? `Eine Karte aus Stapel ${deck} kommt verdeckt auf den Stapel des Vollstreckers.`
      : `${card} (Stapel ${deck}) kommt auf den Ablagestapel des Vollstreckers.`,
  askTie: 'Seine Regeln entscheiden hier nicht. Wo verkauft der Vollstrecker?',
  askJobs: 'Behalte einen dieser Aufträge; den anderen bekommt der Vollstrecker.',
  askMeanwhile: 'Der Vollstrecker ist am Zug, und du kannst einen Auftrag erfüllen: jetzt, oder soll er weitermachen?',
  goOn: 'Ihn weitermachen lassen',
  heading: 'Der Vollstrecker',
  place: ({ district, number: n }) => `Er steht im Bezirk ${district}, Nummer ${number(n)}.`,
  numbers: (districts) => `Die Bezirke in seiner Reihenfolge: ${districts}.`,
  decks: ({ deck, discard, b, c }) =>
    `Sein Stapel: ${count(deck, 'Karte', 'Karten')}, Ablagestapel: ${number(discard)}; übrig in Stapel B: ${number(b)}, in Stapel C: ${number(c)}.`,
  stats: ({ power, plan, actions, money, jobs }) =>
    `Macht ${number(power)}; Plan: ${count(plan, 'Karte', 'Karten')}, ${count(actions, 'Aktion', 'Aktionen')}; ${money}; ${count(jobs, 'Auftrag', 'Aufträge')}.`,
  reading: ({ card, line, left }) =>
    `Als Nächstes liest er Zeile ${number(line)} von ${card}; er hat noch ${count(left, 'Aktion', 'Aktionen')}.`,
  nextPlan: ({ cards, actions }) =>
    `In seinem nächsten Zug legt er ${count(cards, 'Karte', 'Karten')} aus, zieht so weit, wie sie sagen, und hat ${count(actions, 'Aktion', 'Aktionen')}.`,
  nextReorganises: ({ sum, jobs, news }) =>
    `Sein Stapel ist leer: In seinem nächsten Zug reorganisiert er und stiehlt dir bis zu ${sum} (${count(jobs, 'Auftrag', 'Aufträge')} mal ${count(news, 'Schlagzeile', 'Schlagzeilen')}).`,
  cardsHeading: 'Die Karten des Vollstreckers',
  planPower: (power) => `Mit diesem Plan ist seine Macht ${number(power)}, vor dem +n einer Zeile.`,
  legend:
    'P auf seinen Karten ist seine Macht: sein Wert, die Boni aller Karten des Plans und das +n der Zeile. X braucht keine Macht.',
  card: ({ card, deck, moves, bonus, lines }) =>
    `${card} (Stapel ${deck}): ${count(moves, 'Schritt', 'Schritte')}, ${bonus === 0 ? 'kein Bonus' : `+${number(bonus)} Macht für den ganzen Plan`}. ${lines}`,
  lastPlan: (cards) => `Seine letzten Karten: ${cards}.`,
  jobs: (jobs) => `Seine Aufträge, jeder je Schlagzeile einen deiner Dollar wert, wenn er reorganisiert: ${jobs}.`,
  associates: (people, levels) =>
    `Seine Komplizen, bis zum Schluss aus dem Spiel: ${people}; zusammen ${count(levels, 'Stufe', 'Stufen')}.`,
  levels: (stats) => `Seine Werte, nummeriert wie die Bezirke: ${stats}.`,
  level: (n, stat, level) => `${number(n)} ${stat}, Stufe ${number(level)}`,
};
