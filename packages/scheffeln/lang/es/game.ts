// Español.
import type { Car, Card, Colour } from '../../src/vocabulary.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { BUSINESS_NAMES, CHARACTER_NAMES, type PieceCatalogue, place } from '../../src/words/names.ts';
import { numbersOf } from '../../src/words/numbers.ts';
import { type Spoken, speak } from '../../src/words/speak.ts';

const { count } = numbersOf('es');

export const colours: Readonly<Record<Car, string>> = {
  red: 'rojo',
  orange: 'naranja',
  yellow: 'amarillo',
  green: 'verde',
  blue: 'azul',
  purple: 'morado',
  white: 'blanco',
  brown: 'marrón',
  black: 'negro',
};

/** As adjectives of "carta", which is feminine. */
const feminine: Readonly<Record<Colour, string>> = {
  red: 'roja',
  orange: 'naranja',
  yellow: 'amarilla',
  green: 'verde',
  blue: 'azul',
  purple: 'morada',
  white: 'blanca',
  brown: 'marrón',
};

export const car = (which: Car): string => `el coche ${colours[which]}`;
const theCar = (which: Car): string => `El coche ${colours[which]}`;

const pieceTexts: PieceCatalogue = {
  colours,
  car,
  cards: {
    red: 'Rojo',
    orange: 'Naranja',
    yellow: 'Amarillo',
    green: 'Verde',
    blue: 'Azul',
    purple: 'Morado',
    white: 'Blanco',
    brown: 'Marrón',
    joker: 'Comodín',
    backward: 'Marcha atrás',
    evasion: 'Escapada',
    nasty: 'Cambiazo',
  },
  trades: {
    red: 'cantante de cabaré',
    orange: 'fullera de guante blanco',
    yellow: 'bailarina de revista',
    green: 'contrabandista de licor',
    blue: 'trompetista',
    purple: 'condesa de título dudoso',
    white: 'médico sin licencia',
    brown: 'as del volante',
  },
};

const { cards, trades } = pieceTexts;

export const known = (character: Colour): string => `${CHARACTER_NAMES[character]} (${colours[character]})`;
const introduced = (character: Colour): string =>
  `${CHARACTER_NAMES[character]}, ${trades[character]} (${colours[character]})`;
const aCard = (card: Card): string => {
  switch (card) {
    case 'joker':
      return 'un Comodín';
    case 'backward':
      return 'una Marcha atrás';
    case 'evasion':
      return 'la Escapada';
    case 'nasty':
      return 'el Cambiazo';
    default:
      return `una carta ${feminine[card]}`;
  }
};
const drives = (back: boolean): string => (back ? 'retrocede' : 'avanza');

const spanish: Catalogue = {
  language: 'es',
  title: 'Scheffeln',
  seat: (number) => `Asiento ${number}`,
  pieces: pieceTexts,
  prompts: {
    settingUp: 'Se está preparando la mesa.',
    dealing: (round) => `Ronda ${round}: se reparten las cartas.`,
    choose: 'Elige el personaje que cobrará por ti.',
    chooses: (who) => `${who} está eligiendo personaje.`,
    play: 'Te toca: juega una carta boca arriba para mover un coche, o descarta una boca abajo para cambiar de personaje.',
    playLast: 'Te toca: es tu última carta, así que tienes que jugarla boca arriba.',
    plays: (who) => `Le toca a ${who}.`,
    grab: '¡Calcula dónde acabarán los coches y atrapa un personaje antes que nadie!',
    grabbed: (mine) => `Tienes a ${known(mine)}.`,
    awaiting: (who) => `Todavía sin personaje: ${who}.`,
    timeLeft: (time) => `Tiempo restante: ${time}.`,
    over: ({ who, sum, shared }) =>
      shared
        ? `Fin de la partida: ${who} comparten la victoria con ${sum} por cabeza.`
        : `Fin de la partida: gana ${who} con ${sum}.`,
  },
  actions: {
    choose: (character) => `Elegir a ${introduced(character)}`,
    grab: (character) => `Atrapar a ${introduced(character)}`,
    move: (card) => `Mover ${car(card)}`,
    exchange: (card, take) => `Descartar ${cards[card]} boca abajo; tomar a ${known(take)}`,
    joker: (driven) => `Comodín: ${car(driven)} avanza una casilla`,
    backward: (driven) => `Marcha atrás: ${car(driven)} retrocede una casilla`,
    evasion: (driven, to) => `Escapada: llevar ${car(driven)} a ${place(to)}`,
    evasionInVain: 'Escapada: jugarla sin efecto',
    nasty: (take) => `Cambiazo: tomar a ${known(take)} del centro`,
    nastyFrom: (take, who) => `Cambiazo: quitarle ${known(take)} a ${who}`,
    setup: (who) => `Preparar la mesa; empieza ${who}`,
    dealHands: 'Repartir cuatro cartas a cada uno',
    dealRow: 'Poner una fila de siete cartas',
    wait: (time) => `Esperar ${time}`,
  },
  events: {
    laidOut: ({ cars, tops, who }) =>
      `La mesa está lista. Coches de la A a la H: ${cars}. Fichas a la vista: ${tops}. Empieza ${who}.`,
    dealt: ({ round, who }) => `Ronda ${round}: ya hay cartas nuevas, empieza ${who}.`,
    hand: ({ who, cards: held }) => `${who} tiene en la mano: ${held}.`,
    turned: (position, card) => `Fila, carta ${position} desde la izquierda: ${cards[card]}.`,
    chose: (who, character) => `${who} elige a ${introduced(character)}.`,
    played: (who, card) => `${who} juega ${aCard(card)}.`,
    discarded: (who) => `${who} descarta una carta boca abajo.`,
    discardedOpenly: (who, card) => `${who} descarta ${aCard(card)} boca abajo.`,
    exchanged: ({ who, from, to }) => `${who} devuelve a ${known(from)} al centro y toma a ${known(to)}.`,
    swapped: ({ who, from, to, partner }) =>
      `${who} da el cambiazo: le quita ${known(to)} a ${partner} y le deja ${known(from)}.`,
    drove: ({ car: driven, from, to, back }) => `${theCar(driven)} ${drives(back)} de ${place(from)} a ${place(to)}.`,
    droveOnto: ({ car: driven, from, to, back, onto }) =>
      `${theCar(driven)} ${drives(back)} de ${place(from)} a ${place(to)} y se para encima del coche ${colours[onto]}.`,
    droveTogether: ({ car: driven, from, to, back, rider }) =>
      `${theCar(driven)} ${drives(back)} de ${place(from)} a ${place(to)} con ${car(rider)} en el techo.`,
    stayed: (driven, at) => `${theCar(driven)} da la vuelta entera y vuelve a ${place(at)}.`,
    stayedTogether: ({ car: driven, rider, at }) =>
      `${theCar(driven)}, con ${car(rider)} en el techo, no encuentra ningún negocio vacío y se queda en ${place(at)}.`,
    evaded: ({ car: driven, from, to }) => `${theCar(driven)} se escabulle de ${place(from)} a ${place(to)}.`,
    evadedInVain: (who) => `${who} juega la Escapada, pero ningún coche puede usarla: no pasa nada.`,
    grabbed: (who, character) => `${who} atrapa a ${introduced(character)}.`,
    countdown: (who, time) => `Solo falta ${who}: ¡quedan ${time}!`,
    timeUp: 'Se acabó el tiempo.',
    timeUpWithout: (who, n) =>
      `Se acabó el tiempo: ${who} ${n > 1 ? 'se quedan' : 'se queda'} sin personaje esta ronda.`,
    took: ({ who, sum, at }) => `${who} cobra ${sum} en ${place(at)}.`,
    blocked: ({ who, at, by }) => `${who} no cobra nada en ${place(at)}: tiene encima ${car(by)}.`,
    mafiaGave: ({ who, sum, at }) => `La Mafia cobra ${sum} en ${place(at)} y le pasa la ficha a ${who}.`,
    mafiaWasted: ({ sum, at }) =>
      `La Mafia cobra ${sum} en ${place(at)}. Nadie más ha cobrado, así que la ficha sale del juego.`,
    revealed: ({ sum, at }) => `Nueva ficha a la vista en ${place(at)}: ${sum}.`,
    over: ({ who, shared, scores }) =>
      shared
        ? `Fin de la partida. ¡Victoria compartida de ${who}! ${scores}.`
        : `Fin de la partida. ¡Gana ${who}! ${scores}.`,
    score: (who, sum) => `${who}: ${sum}`,
  },
  refusals: {
    byCode: {
      'not-your-choice': ({ who }) => `Todavía no puedes elegir: ahora elige ${who}`,
      taken: ({ who, character }) => `No puedes tomar a ${known(character)}: ${who} se te adelantó`,
      'not-your-turn': ({ who }) => `Todavía no puedes jugar una carta: le toca a ${who}`,
      'last-card': () => 'Ahora no puedes cambiar: tu última carta de la ronda se juega boca arriba',
      'own-character': ({ character }) =>
        `No puedes tomar a ${known(character)}: ya es tu personaje, y un cambio tiene que darte otro`,
      'another-players': ({ who, character }) =>
        `No puedes quitarle ${known(character)} a ${who}: solo se cambia con el centro`,
      'not-on-top': ({ car: driven }) => `No hay Escapada para ${car(driven)}: no está encima de otro`,
      'not-empty': ({ business }) => `No hay Escapada a ${place(business)}: solo lleva a un negocio sin coches`,
      'evasion-possible': () =>
        'No puedes malgastar la Escapada: hay un coche que puede usarla, así que elige coche y negocio',
      'keeps-character': ({ character }) =>
        `Ya tienes a ${known(character)}: quien toma un personaje se lo queda toda la ronda`,
    },
    other: 'Las reglas no lo permiten ahora',
  },
  table: {
    headings: {
      now: 'Ahora',
      hand: 'Tu mano',
      row: 'La fila',
      ring: 'El circuito, en el sentido del reloj',
      seats: 'En la mesa, en el sentido del reloj',
      centre: 'Personajes libres en el centro',
      played: 'Cartas jugadas esta ronda',
      mafia: 'La Mafia',
    },
    round: (round, starter) => `Ronda ${round}, que abre ${starter}.`,
    you: (who) => `${who} (tú)`,
    business: ({ business, cars, tokens }) => `${business}, ${BUSINESS_NAMES[business]}: ${cars}; ${tokens}.`,
    noCar: 'ningún coche',
    loneCar: (alone) => `${alone} solo`,
    pair: (bottom, top) => `${bottom} debajo de ${top}`,
    ownCar: (own) => `${colours[own]} (tuyo)`,
    ownedCar: (owned, who) => `${colours[owned]} (${who})`,
    freeCar: (free) => colours[free],
    mafiaCar: (black) => `${colours[black]} (Mafia)`,
    lastToken: (top) => `ficha a la vista ${top}, la última`,
    tokens: (top, beneath) => `ficha a la vista ${top}, ocultas ${beneath}`,
    tokensUnknown: (top, n) => `ficha a la vista ${top}, más ${count(n, 'oculta', 'ocultas')}`,
    noTokens: 'sin fichas',
    faceDownTokens: (n, values) => `Ocultas en todas las pilas juntas, ${count(n, 'ficha', 'fichas')}: ${values}.`,
    standing: ({ who, sum, character, cards: n }) =>
      `${who}: ${sum}, ${character === null ? 'sin personaje' : known(character)}, ${count(n, 'carta', 'cartas')} en la mano`,
    standingWithoutHand: ({ who, sum, character }) =>
      `${who}: ${sum}, ${character === null ? 'sin personaje' : known(character)}`,
    earns: ({ sum, at }) => `Por ahora: ${sum} en ${place(at)}`,
    earnsNothing: ({ at, by }) => `Por ahora: nada, debajo del coche ${colours[by]} en ${place(at)}`,
    emptyHand: 'No quedan cartas.',
    freeCharacter: introduced,
    faceUp: (played) => `Boca arriba, por orden: ${played}.`,
    faceDown: (who, n) => `${who}: ${count(n, 'carta', 'cartas')} boca abajo.`,
    faceDownYours: (yours) => `Boca abajo, tuyas: ${yours}.`,
    rowOrder: 'La fila se resuelve de izquierda a derecha, en este orden:',
    rowCard: (position, card) => `${position}: ${cards[card]}`,
    countdown: (time) => `Cuenta atrás: ${time}.`,
    studyLimit: (time) => `Tiempo para pensar: ${time}.`,
    mafiaGives: ({ sum, at, who }) => `Por ahora, la Mafia cobra ${sum} en ${place(at)} y le da la ficha a ${who}.`,
    mafiaWastes: ({ sum, at }) =>
      `Por ahora, la Mafia cobra ${sum} en ${place(at)}; nadie más cobra, así que la ficha sale del juego.`,
    mafiaBlocked: ({ at, by }) => `Por ahora, la Mafia no cobra nada: debajo del coche ${colours[by]} en ${place(at)}.`,
    removed: (values) => `Fuera del juego: ${values}.`,
  },
  reasons: () => import('./reasons.ts'),
  help: () => import('./rules.ts'),
};

const spoken: Spoken = speak(spanish);
export const { words, pieces, reasons } = spoken;
