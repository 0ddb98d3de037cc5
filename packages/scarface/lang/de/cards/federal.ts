// What the Federal cards are called, in German.
import type { FederalNames } from '../../../src/words/cards/names.ts';

export const federal: FederalNames = {
  'tax-audit': { name: 'Steuerprüfung', flavour: 'Wir bitten um Erläuterung des Postens „Diverses“.' },
  'bail-hearing': { name: 'Kautionstermin', flavour: 'Nur Bargeld. Ihre Schecks sind gerichtsbekannt.' },
  'licence-renewal': {
    name: 'Konzessionsverlängerung',
    flavour: 'Zeile vier, Zweck der Räume. „Teestube“ ist bereits vergeben.',
  },
  'bank-examiners': { name: 'Bankenaufsicht', flavour: 'Es wurde zweimal gezählt. Einmal hätte genügt.' },
  'vehicle-inspection': { name: 'Fahrzeugkontrolle', flavour: 'Löcher in der Tür gelten nicht als Lüftung.' },
  'census-of-1920': { name: 'Volkszählung 1920', flavour: 'Beruf: „steht an der Ecke“. Arbeitgeber: „ein Freund“.' },
  'budget-cuts': { name: 'Haushaltssperre', flavour: 'Die Beamten werden gebeten, sich die Pistole zu teilen.' },
  'warehouse-inspection': { name: 'Lagerkontrolle', flavour: 'Die Möbel erwiesen sich als undicht.' },
  'barrels-in-the-river': { name: 'Fässer im Fluss', flavour: 'Angler melden auffallend heitere Fische.' },
  'arms-amnesty': { name: 'Waffenamnestie', flavour: 'Quittung bitte zusammen mit der Waffe aufbewahren.' },
  'expert-tasting': { name: 'Sachverständigenprobe', flavour: 'Die Kommission kam zu keinem Schluss und bat um mehr.' },
  'truck-through-the-door': {
    name: 'Lastwagen durchs Tor',
    flavour: 'Der Durchsuchungsbefehl hing an der Stoßstange.',
  },
  dragnet: { name: 'Großfahndung', flavour: 'Gesucht werden alle Personen mit Hut.' },
  'usual-suspects': { name: 'Die üblichen Verdächtigen', flavour: 'Sie haben inzwischen ihre eigenen Stühle.' },
  'deportation-order': { name: 'Abschiebungsbescheid', flavour: 'Rückfahrt nicht inbegriffen.' },
  'mistaken-identity': {
    name: 'Personenverwechslung',
    flavour: 'Entlassen mit Entschuldigung. Einspruch ist zulässig.',
  },
  'bureau-is-hiring': {
    name: 'Die Behörde stellt ein',
    flavour: 'Guter Lohn, Pension, und die Kundschaft kennt man schon.',
  },
  curfew: { name: 'Ausgangssperre', flavour: 'Nach neun Uhr ist Herumlungern nur mit Formular 12 gestattet.' },
  'padlock-order': { name: 'Amtliche Versiegelung', flavour: 'Ein Jahr geschlossen. Lieferanten bitte hinten.' },
  'moral-hygiene-board': {
    name: 'Sittenausschuss',
    flavour: 'Die Prüfung dauerte drei Nächte. Ihre Gründlichkeit wird gelobt.',
  },
  'slot-machine-bonfire': {
    name: 'Automatenverbrennung',
    flavour: 'Zwei Kirschen und eine Zitrone konnten gerettet werden.',
  },
  'grand-jury': { name: 'Grand Jury', flavour: 'Dreiundzwanzig Bürger, die noch nie von jemandem gehört haben.' },
  'star-witness': { name: 'Kronzeuge', flavour: 'Er erinnert sich wieder an alles, sogar an seinen Arbeitgeber.' },
  'tapped-telephone': { name: 'Angezapftes Telefon', flavour: 'Protokoll, Seite neun: „Nicht am Telefon.“' },
  'lost-paperwork': { name: 'Verlegte Akten', flavour: 'Abgelegt unter V wie verlegt.' },
  'wanted-poster': { name: 'Steckbrief', flavour: 'Gut getroffen. Die Belohnung ist eine Beleidigung.' },
  'trust-busting': { name: 'Kartellverfahren', flavour: 'Wettbewerb ist Gesetz, auch für Gesetzlose.' },
  'society-column': { name: 'Gesellschaftsspalte', flavour: 'Alle bewunderten den Ring, besonders das Finanzamt.' },
};
