// Deutsch.
import type { Car, Card, Colour } from '../../src/vocabulary.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { BUSINESS_NAMES, CHARACTER_NAMES, type PieceCatalogue, place } from '../../src/words/names.ts';
import { numbersOf } from '../../src/words/numbers.ts';
import { type Spoken, speak } from '../../src/words/speak.ts';

const { count } = numbersOf('de');

const stems: Readonly<Record<Car, string>> = {
  red: 'rot',
  orange: 'orangefarben',
  yellow: 'gelb',
  green: 'grün',
  blue: 'blau',
  purple: 'violett',
  white: 'weiß',
  brown: 'braun',
  black: 'schwarz',
};

/** Nominative and accusative are alike. */
export const car = (which: Car): string => `das ${stems[which]}e Auto`;
const theCar = (which: Car): string => `Das ${stems[which]}e Auto`;
export const dative = (which: Car): string => `dem ${stems[which]}en Auto`;

const pieceTexts: PieceCatalogue = {
  colours: {
    red: 'Rot',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    blue: 'Blau',
    purple: 'Violett',
    white: 'Weiß',
    brown: 'Braun',
    black: 'Schwarz',
  },
  car,
  carAfterPreposition: dative,
  cards: {
    red: 'Rot',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    blue: 'Blau',
    purple: 'Violett',
    white: 'Weiß',
    brown: 'Braun',
    joker: 'Joker',
    backward: 'Rückwärtsgang',
    evasion: 'Ausweichmanöver',
    nasty: 'Fieser Tausch',
  },
  trades: {
    red: 'Nachtclubsängerin',
    orange: 'Falschspielerin',
    yellow: 'Revuetänzerin',
    green: 'Schnapsschmuggler',
    blue: 'Trompeter',
    purple: 'Gräfin mit zweifelhaftem Titel',
    white: 'Arzt ohne Zulassung',
    brown: 'Fluchtfahrer',
  },
};

const { cards, colours, trades } = pieceTexts;

export const known = (character: Colour): string => `${CHARACTER_NAMES[character]} (${colours[character]})`;
const introduced = (character: Colour): string =>
  `${CHARACTER_NAMES[character]}, ${trades[character]} (${colours[character]})`;
const aCard = (card: Card): string => {
  switch (card) {
    case 'joker':
    case 'backward':
      return `einen ${cards[card]}`;
    case 'evasion':
      return 'das Ausweichmanöver';
    case 'nasty':
      return 'den Fiesen Tausch';
    default:
      return `eine ${stems[card]}e Karte`;
  }
};
const drives = (back: boolean): string => (back ? 'fährt rückwärts' : 'fährt');

const german: Catalogue = {
  language: 'de',
  title: 'Scheffeln',
  seat: (number) => `Platz ${number}`,
  pieces: pieceTexts,
  prompts: {
    settingUp: 'Der Tisch wird aufgebaut.',
    dealing: (round) => `Runde ${round}: Die Karten werden gegeben.`,
    choose: 'Wähle die Figur, die für dich kassieren soll.',
    chooses: (who) => `${who} wählt gerade eine Figur.`,
    play: 'Du bist dran: Spiele eine Karte offen und fahre damit, oder lege eine verdeckt ab und tausche deine Figur.',
    playLast: 'Du bist dran: Das ist deine letzte Karte, sie muss offen gespielt werden.',
    plays: (who) => `${who} ist am Zug.`,
    grab: 'Rechne aus, wo die Autos landen, und schnapp dir eine Figur, bevor es jemand anders tut!',
    grabbed: (mine) => `Du hast ${known(mine)}.`,
    awaiting: (who) => `Noch ohne Figur: ${who}.`,
    timeLeft: (time) => `Noch ${time}.`,
    over: ({ who, sum, shared }) =>
      shared
        ? `Das Spiel ist aus: ${who} teilen sich den Sieg mit je ${sum}.`
        : `Das Spiel ist aus: ${who} gewinnt mit ${sum}.`,
  },
  actions: {
    choose: (character) => `${introduced(character)} wählen`,
    grab: (character) => `${introduced(character)} schnappen`,
    move: (card) => `Mit ${dative(card)} fahren`,
    exchange: (card, take) => `${cards[card]} verdeckt ablegen, ${known(take)} nehmen`,
    joker: (driven) => `Joker: mit ${dative(driven)} ein Feld vorwärtsfahren`,
    backward: (driven) => `Rückwärtsgang: mit ${dative(driven)} ein Feld zurückfahren`,
    evasion: (driven, to) => `Ausweichmanöver: ${car(driven)} nach ${place(to)} setzen`,
    evasionInVain: 'Ausweichmanöver: ohne Wirkung ausspielen',
    nasty: (take) => `Fieser Tausch: ${known(take)} aus der Mitte nehmen`,
    nastyFrom: (take, who) => `Fieser Tausch: ${known(take)} von ${who} nehmen`,
    setup: (who) => `Tisch aufbauen, ${who} beginnt`,
    dealHands: 'Allen je vier Karten geben',
    dealRow: 'Eine Reihe aus sieben Karten auslegen',
    wait: (time) => `${time} abwarten`,
  },
  events: {
    laidOut: ({ cars, tops, who }) =>
      `Der Tisch ist aufgebaut. Autos von A bis H: ${cars}. Offene Geldmarker: ${tops}. ${who} beginnt.`,
    dealt: ({ round, who }) => `Runde ${round}: Neue Karten liegen bereit, ${who} beginnt.`,
    hand: ({ who, cards: held }) => `${who} hat auf der Hand: ${held}.`,
    turned: (position, card) => `Karte ${position} der Reihe, von links gezählt, ist ${colours[card]}.`,
    chose: (who, character) => `${who} wählt ${introduced(character)}.`,
    played: (who, card) => `${who} spielt ${aCard(card)}.`,
    discarded: (who) => `${who} legt eine Karte verdeckt ab.`,
    discardedOpenly: (who, card) => `${who} legt ${aCard(card)} verdeckt ab.`,
    exchanged: ({ who, from, to }) => `${who} legt ${known(from)} in die Mitte zurück und nimmt ${known(to)}.`,
    swapped: ({ who, from, to, partner }) => `${who} luchst ${partner} ${known(to)} ab; zurück gibt es ${known(from)}.`,
    drove: ({ car: driven, from, to, back }) =>
      `${theCar(driven)} ${drives(back)} von ${place(from)} nach ${place(to)}.`,
    droveOnto: ({ car: driven, from, to, back, onto }) =>
      `${theCar(driven)} ${drives(back)} von ${place(from)} nach ${place(to)} und hält oben auf ${dative(onto)}.`,
    droveTogether: ({ car: driven, from, to, back, rider }) =>
      `${theCar(driven)} ${drives(back)} von ${place(from)} nach ${place(to)} und trägt ${car(rider)} auf dem Dach.`,
    stayed: (driven, at) => `${theCar(driven)} fährt einmal im Kreis und steht wieder bei ${place(at)}.`,
    stayedTogether: ({ car: driven, rider, at }) =>
      `${theCar(driven)} mit ${dative(rider)} auf dem Dach findet kein leeres Geschäft und bleibt bei ${place(at)}.`,
    evaded: ({ car: driven, from, to }) => `${theCar(driven)} macht sich von ${place(from)} nach ${place(to)} davon.`,
    evadedInVain: (who) => `${who} spielt das Ausweichmanöver, aber kein Auto kann es nutzen: Nichts passiert.`,
    grabbed: (who, character) => `${who} schnappt sich ${introduced(character)}.`,
    countdown: (who, time) => `Nur ${who} hat noch keine Figur: noch ${time}!`,
    timeUp: 'Die Zeit ist um.',
    timeUpWithout: (who, n) =>
      `Die Zeit ist um: ${who} ${n > 1 ? 'müssen' : 'muss'} in dieser Runde ohne Figur auskommen.`,
    took: ({ who, sum, at }) => `${who} kassiert ${sum} bei ${place(at)}.`,
    blocked: ({ who, at, by }) => `${who} geht bei ${place(at)} leer aus: ${theCar(by)} steht obendrauf.`,
    mafiaGave: ({ who, sum, at }) => `Die Mafia kassiert ${sum} bei ${place(at)}. Die Beute geht an ${who}.`,
    mafiaWasted: ({ sum, at }) =>
      `Die Mafia kassiert ${sum} bei ${place(at)}. Sonst hat niemand kassiert, also ist der Marker aus dem Spiel.`,
    revealed: ({ sum, at }) => `Bei ${place(at)} liegt nun ein Marker mit ${sum} offen.`,
    over: ({ who, shared, scores }) =>
      `Das Spiel ist aus. ${who} ${shared ? 'teilen sich den Sieg' : 'gewinnt'}! ${scores}.`,
    score: (who, sum) => `${who}: ${sum}`,
  },
  refusals: {
    byCode: {
      'not-your-choice': ({ who }) => `Du kannst noch nicht wählen: Jetzt sucht sich ${who} eine Figur aus`,
      taken: ({ who, character }) => `Du kannst ${known(character)} nicht nehmen: ${who} war schneller`,
      'not-your-turn': ({ who }) => `Du kannst noch keine Karte spielen: ${who} ist am Zug`,
      'last-card': () => 'Du kannst jetzt nicht tauschen: Deine letzte Karte der Runde muss offen gespielt werden',
      'own-character': ({ character }) =>
        `Du kannst ${known(character)} nicht nehmen: Das ist schon deine Figur, und ein Tausch muss eine andere bringen`,
      'another-players': ({ who, character }) =>
        `Du kannst ${known(character)} nicht von ${who} nehmen: Getauscht wird nur mit der Mitte`,
      'not-on-top': ({ car: driven }) =>
        `Kein Ausweichmanöver mit ${dative(driven)}: Es steht nicht auf einem anderen Auto`,
      'not-empty': ({ business }) =>
        `Kein Ausweichmanöver nach ${place(business)}: Es führt nur zu einem Geschäft ohne Autos`,
      'evasion-possible': () =>
        'Du kannst das Ausweichmanöver nicht verpuffen lassen: Es gibt ein Auto dafür, also wähle Auto und Geschäft',
      'keeps-character': ({ character }) =>
        `Du hast schon ${known(character)}, und wer eine Figur genommen hat, behält sie für die Runde`,
    },
    other: 'Das erlauben die Regeln gerade nicht',
  },
  table: {
    headings: {
      now: 'Jetzt',
      hand: 'Deine Hand',
      row: 'Die Reihe',
      ring: 'Der Ring, im Uhrzeigersinn',
      seats: 'Am Tisch, im Uhrzeigersinn',
      centre: 'Freie Figuren in der Mitte',
      played: 'In dieser Runde gespielte Karten',
      mafia: 'Die Mafia',
    },
    round: (round, starter) => `Runde ${round}, eröffnet von ${starter}.`,
    you: (who) => `${who} (du)`,
    business: ({ business, cars, tokens }) => `${business}, ${BUSINESS_NAMES[business]}: ${cars}; ${tokens}.`,
    noCar: 'kein Auto',
    loneCar: (alone) => `${alone} allein`,
    pair: (bottom, top) => `${bottom} unter ${top}`,
    ownCar: (own) => `${colours[own]} (deins)`,
    ownedCar: (owned, who) => `${colours[owned]} (${who})`,
    freeCar: (free) => colours[free],
    mafiaCar: (black) => `${colours[black]} (Mafia)`,
    lastToken: (top) => `offen ${top}, der letzte Marker`,
    tokens: (top, beneath) => `offen ${top}, verdeckt ${beneath}`,
    tokensUnknown: (top, n) => `offen ${top}, darunter ${n} verdeckt`,
    noTokens: 'keine Marker mehr',
    faceDownTokens: (n, values) => `Verdeckt in allen Stapeln zusammen, ${count(n, 'Marker', 'Marker')}: ${values}.`,
    standing: ({ who, sum, character, cards: n }) =>
      `${who}: ${sum}, ${character === null ? 'keine Figur' : known(character)}, ${count(n, 'Handkarte', 'Handkarten')}`,
    standingWithoutHand: ({ who, sum, character }) =>
      `${who}: ${sum}, ${character === null ? 'keine Figur' : known(character)}`,
    earns: ({ sum, at }) => `Nach jetzigem Stand: ${sum} bei ${place(at)}`,
    earnsNothing: ({ at, by }) => `Nach jetzigem Stand: nichts, unter ${dative(by)} bei ${place(at)}`,
    emptyHand: 'Keine Karten mehr.',
    freeCharacter: introduced,
    faceUp: (played) => `Offen, der Reihe nach: ${played}.`,
    faceDown: (who, n) => `${who}: ${count(n, 'Karte', 'Karten')} verdeckt.`,
    faceDownYours: (yours) => `Verdeckt, von dir: ${yours}.`,
    rowOrder: 'Die Reihe wirkt von links nach rechts, also so:',
    rowCard: (position, card) => `${position}: ${cards[card]}`,
    countdown: (time) => `Countdown: ${time}.`,
    studyLimit: (time) => `Bedenkzeit: ${time}.`,
    mafiaGives: ({ sum, at, who }) =>
      `Nach jetzigem Stand kassiert die Mafia ${sum} bei ${place(at)}, die Beute geht an ${who}.`,
    mafiaWastes: ({ sum, at }) =>
      `Nach jetzigem Stand kassiert die Mafia ${sum} bei ${place(at)}; sonst kassiert niemand, also ist der Marker aus dem Spiel.`,
    mafiaBlocked: ({ at, by }) =>
      `Nach jetzigem Stand kassiert die Mafia nichts: unter ${dative(by)} bei ${place(at)}.`,
    removed: (values) => `Aus dem Spiel: ${values}.`,
  },
  reasons: () => import('./reasons.ts'),
  help: () => import('./rules.ts'),
};

const spoken: Spoken = speak(german);
export const { words, pieces, reasons } = spoken;
