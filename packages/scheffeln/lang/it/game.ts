// Italiano. Names never follow "a" or "e", which would have to bend before a vowel.
import type { Car, Card, Colour } from '../../src/vocabulary.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { BUSINESS_NAMES, CHARACTER_NAMES, type PieceCatalogue, place } from '../../src/words/names.ts';
import { numbersOf } from '../../src/words/numbers.ts';
import { type Spoken, speak } from '../../src/words/speak.ts';

const { count } = numbersOf('it');

/** As adjectives of "auto" and "carta", which are feminine; some never change. */
const feminine: Readonly<Record<Car, string>> = {
  red: 'rossa',
  orange: 'arancione',
  yellow: 'gialla',
  green: 'verde',
  blue: 'blu',
  purple: 'viola',
  white: 'bianca',
  brown: 'marrone',
  black: 'nera',
};

export const car = (which: Car): string => `l’auto ${feminine[which]}`;
const theCar = (which: Car): string => `L’auto ${feminine[which]}`;

const pieceTexts: PieceCatalogue = {
  colours: {
    red: 'rosso',
    orange: 'arancione',
    yellow: 'giallo',
    green: 'verde',
    blue: 'blu',
    purple: 'viola',
    white: 'bianco',
    brown: 'marrone',
    black: 'nero',
  },
  car,
  cards: {
    red: 'Rosso',
    orange: 'Arancione',
    yellow: 'Giallo',
    green: 'Verde',
    blue: 'Blu',
    purple: 'Viola',
    white: 'Bianco',
    brown: 'Marrone',
    joker: 'Jolly',
    backward: 'Retromarcia',
    evasion: 'Fuga',
    nasty: 'Scambio sleale',
  },
  trades: {
    red: 'cantante di cabaret',
    orange: 'regina delle carte truccate',
    yellow: 'ballerina di rivista',
    green: 'contrabbandiere di liquori',
    blue: 'trombettista',
    purple: 'nobildonna dal titolo dubbio',
    white: 'medico radiato dall’albo',
    brown: 'asso del volante',
  },
};

const { cards, colours, trades } = pieceTexts;

export const known = (character: Colour): string => `${CHARACTER_NAMES[character]} (${colours[character]})`;
const introduced = (character: Colour): string =>
  `${CHARACTER_NAMES[character]}, ${trades[character]} (${colours[character]})`;
const aCard = (card: Card): string => {
  switch (card) {
    case 'joker':
      return 'un Jolly';
    case 'backward':
      return 'una Retromarcia';
    case 'evasion':
      return 'la Fuga';
    case 'nasty':
      return 'lo Scambio sleale';
    default:
      return `una carta ${feminine[card]}`;
  }
};
const drives = (back: boolean): string => (back ? 'va in retromarcia' : 'va');

const italian: Catalogue = {
  language: 'it',
  title: 'Scheffeln',
  seat: (number) => `Posto ${number}`,
  pieces: pieceTexts,
  prompts: {
    settingUp: 'Si prepara il tavolo.',
    dealing: (round) => `Round ${round}: si distribuiscono le carte.`,
    choose: 'Scegli il personaggio che incasserà per te.',
    chooses: (who) => `${who} sta scegliendo un personaggio.`,
    play: 'Tocca a te: gioca una carta scoperta per muovere un’auto, oppure scartane una coperta per scambiare il tuo personaggio.',
    playLast: 'Tocca a te: è la tua ultima carta, quindi va giocata scoperta.',
    plays: (who) => `È il turno di ${who}.`,
    grab: 'Calcola dove finiranno le auto e afferra un personaggio prima degli altri!',
    grabbed: (mine) => `Hai ${known(mine)}.`,
    awaiting: (who) => `Ancora senza personaggio: ${who}.`,
    timeLeft: (time) => `Tempo rimasto: ${time}.`,
    over: ({ who, sum, shared }) =>
      shared
        ? `La partita è finita: vittoria condivisa con ${sum} a testa per ${who}.`
        : `La partita è finita: vince ${who} con ${sum}.`,
  },
  actions: {
    choose: (character) => `Scegli ${introduced(character)}`,
    grab: (character) => `Afferra ${introduced(character)}`,
    move: (card) => `Muovi ${car(card)}`,
    exchange: (card, take) => `Scarta ${cards[card]} a faccia in giù; prendi ${known(take)}`,
    joker: (driven) => `Jolly: ${car(driven)} avanti di uno spazio`,
    backward: (driven) => `Retromarcia: ${car(driven)} indietro di uno spazio`,
    evasion: (driven, to) => `Fuga: sposta ${car(driven)} a ${place(to)}`,
    evasionInVain: 'Fuga: giocala senza effetto',
    nasty: (take) => `Scambio sleale: prendi ${known(take)} dal centro`,
    nastyFrom: (take, who) => `Scambio sleale: prendi ${known(take)} da ${who}`,
    setup: (who) => `Prepara il tavolo; comincia ${who}`,
    dealHands: 'Distribuisci quattro carte a testa',
    dealRow: 'Disponi una fila di sette carte',
    wait: (time) => `Aspetta ${time}`,
  },
  events: {
    laidOut: ({ cars, tops, who }) =>
      `Il tavolo è pronto. Auto da A a H: ${cars}. Gettoni scoperti: ${tops}. Comincia ${who}.`,
    dealt: ({ round, who }) => `Round ${round}: ecco le nuove carte, comincia ${who}.`,
    hand: ({ who, cards: held }) => `${who} ha in mano: ${held}.`,
    turned: (position, card) => `Fila, carta ${position} da sinistra: ${cards[card]}.`,
    chose: (who, character) => `${who} sceglie ${introduced(character)}.`,
    played: (who, card) => `${who} gioca ${aCard(card)}.`,
    discarded: (who) => `${who} scarta una carta coperta.`,
    discardedOpenly: (who, card) => `${who} scarta ${aCard(card)} a faccia in giù.`,
    exchanged: ({ who, from, to }) => `${who} rimette ${known(from)} al centro e prende ${known(to)}.`,
    swapped: ({ who, from, to, partner }) =>
      `${who} soffia un personaggio: prende ${known(to)} da ${partner} e in cambio lascia ${known(from)}.`,
    drove: ({ car: driven, from, to, back }) => `${theCar(driven)} ${drives(back)} da ${place(from)} a ${place(to)}.`,
    droveOnto: ({ car: driven, from, to, back, onto }) =>
      `${theCar(driven)} ${drives(back)} da ${place(from)} a ${place(to)} e si ferma sopra ${car(onto)}.`,
    droveTogether: ({ car: driven, from, to, back, rider }) =>
      `${theCar(driven)} ${drives(back)} da ${place(from)} a ${place(to)}, con ${car(rider)} sul tetto.`,
    stayed: (driven, at) => `${theCar(driven)} fa tutto il giro e si ritrova a ${place(at)}.`,
    stayedTogether: ({ car: driven, rider, at }) =>
      `${theCar(driven)}, con ${car(rider)} sul tetto, non trova attività libere e resta a ${place(at)}.`,
    evaded: ({ car: driven, from, to }) => `${theCar(driven)} se la squaglia da ${place(from)} a ${place(to)}.`,
    evadedInVain: (who) => `${who} gioca la Fuga, ma nessuna auto può usarla: non succede nulla.`,
    grabbed: (who, character) => `${who} afferra ${introduced(character)}.`,
    countdown: (who, time) => `Manca solo ${who}: ancora ${time}!`,
    timeUp: 'Tempo scaduto.',
    timeUpWithout: (who, n) =>
      `Tempo scaduto: ${who} ${n > 1 ? 'restano' : 'resta'} senza personaggio per questo round.`,
    took: ({ who, sum, at }) => `${who} incassa ${sum} a ${place(at)}.`,
    blocked: ({ who, at, by }) => `${who} non incassa nulla a ${place(at)}: sopra c’è ${car(by)}.`,
    mafiaGave: ({ who, sum, at }) =>
      `La Mafia incassa ${sum} a ${place(at)}: il gettone finisce nelle tasche di ${who}.`,
    mafiaWasted: ({ sum, at }) =>
      `La Mafia incassa ${sum} a ${place(at)}. Nessun altro ha preso nulla: il gettone esce dal gioco.`,
    revealed: ({ sum, at }) => `Nuovo gettone scoperto a ${place(at)}: ${sum}.`,
    over: ({ who, shared, scores }) =>
      shared
        ? `La partita è finita. Vittoria condivisa per ${who}! ${scores}.`
        : `La partita è finita. Vince ${who}! ${scores}.`,
    score: (who, sum) => `${who}: ${sum}`,
  },
  refusals: {
    byCode: {
      'not-your-choice': ({ who }) => `Non puoi ancora scegliere: sta scegliendo ${who}`,
      taken: ({ who, character }) => `Non puoi prendere ${known(character)}: ${who} ha fatto prima`,
      'not-your-turn': ({ who }) => `Non puoi ancora giocare una carta: è il turno di ${who}`,
      'last-card': () => 'Non puoi scambiare adesso: la tua ultima carta del round va giocata scoperta',
      'own-character': ({ character }) =>
        `Non puoi prendere ${known(character)}: è già il tuo personaggio, e uno scambio deve portartene un altro`,
      'another-players': ({ who, character }) =>
        `Non puoi prendere ${known(character)} da ${who}: si scambia solo con il centro`,
      'not-on-top': ({ car: driven }) => `Niente Fuga per ${car(driven)}: non è sopra un’altra auto`,
      'not-empty': ({ business }) => `Niente Fuga verso ${place(business)}: porta solo dove non ci sono auto`,
      'evasion-possible': () =>
        'Non puoi sprecare la Fuga: c’è un’auto che può usarla, quindi scegli un’auto e un’attività',
      'keeps-character': ({ character }) =>
        `Hai già ${known(character)}: un personaggio preso si tiene per tutto il round`,
    },
    other: 'Le regole adesso non lo permettono',
  },
  table: {
    headings: {
      now: 'Adesso',
      hand: 'La tua mano',
      row: 'La fila',
      ring: 'L’anello, in senso orario',
      seats: 'Intorno al tavolo, in senso orario',
      centre: 'Personaggi liberi al centro',
      played: 'Carte giocate in questo round',
      mafia: 'La Mafia',
    },
    round: (round, starter) => `Round ${round}, aperto da ${starter}.`,
    you: (who) => `${who} (tu)`,
    business: ({ business, cars, tokens }) => `${business}, ${BUSINESS_NAMES[business]}: ${cars}; ${tokens}.`,
    noCar: 'nessuna auto',
    loneCar: (alone) => `${alone} da sola`,
    pair: (bottom, top) => `${bottom} sotto ${top}`,
    ownCar: (own) => `${feminine[own]} (tua)`,
    ownedCar: (owned, who) => `${feminine[owned]} (${who})`,
    freeCar: (free) => feminine[free],
    mafiaCar: (black) => `${feminine[black]} (Mafia)`,
    lastToken: (top) => `gettone scoperto ${top}, l’ultimo`,
    tokens: (top, beneath) => `gettone scoperto ${top}, coperti ${beneath}`,
    tokensUnknown: (top, n) => `gettone scoperto ${top}, più ${count(n, 'coperto', 'coperti')}`,
    noTokens: 'gettoni finiti',
    faceDownTokens: (n, values) => `Coperti in tutte le pile insieme, ${count(n, 'gettone', 'gettoni')}: ${values}.`,
    standing: ({ who, sum, character, cards: n }) =>
      `${who}: ${sum}, ${character === null ? 'nessun personaggio' : known(character)}, ${count(n, 'carta', 'carte')} in mano`,
    standingWithoutHand: ({ who, sum, character }) =>
      `${who}: ${sum}, ${character === null ? 'nessun personaggio' : known(character)}`,
    earns: ({ sum, at }) => `Per ora: ${sum} a ${place(at)}`,
    earnsNothing: ({ at, by }) => `Per ora: nulla, sotto ${car(by)} a ${place(at)}`,
    emptyHand: 'Carte finite.',
    freeCharacter: introduced,
    faceUp: (played) => `Scoperte, nell’ordine: ${played}.`,
    faceDown: (who, n) => `${who}: ${count(n, 'carta coperta', 'carte coperte')}.`,
    faceDownYours: (yours) => `Coperte, scartate da te: ${yours}.`,
    rowOrder: 'La fila ha effetto da sinistra a destra, in quest’ordine:',
    rowCard: (position, card) => `${position}: ${cards[card]}`,
    countdown: (time) => `Conto alla rovescia: ${time}.`,
    studyLimit: (time) => `Tempo per pensare: ${time}.`,
    mafiaGives: ({ sum, at, who }) => `Per ora la Mafia incassa ${sum} a ${place(at)}, a vantaggio di ${who}.`,
    mafiaWastes: ({ sum, at }) =>
      `Per ora la Mafia incassa ${sum} a ${place(at)}; nessun altro incassa, quindi il gettone esce dal gioco.`,
    mafiaBlocked: ({ at, by }) => `Per ora la Mafia non incassa nulla: è sotto ${car(by)} a ${place(at)}.`,
    removed: (values) => `Fuori dal gioco: ${values}.`,
  },
  reasons: () => import('./reasons.ts'),
  help: () => import('./rules.ts'),
};

const spoken: Spoken = speak(italian);
export const { words, pieces, reasons } = spoken;
