// Español: what is asked of whom.
import type { Catalogue } from '../../src/words/catalogue.ts';
import { numbersOf } from '../../src/words/numbers.ts';

const { count } = numbersOf('es');

const GOODS = ['mercancía', 'mercancías'] as const;
const THUGS = ['matón', 'matones'] as const;
const left = (n: number, one: string, other: string): string =>
  `${n === 1 ? 'Falta' : 'Faltan'} ${count(n, one, other)}.`;
const atMost = (n: number, one: string, other: string): string => `Como máximo, ${count(n, one, other)}.`;

export const prompts: Catalogue['prompts'] = {
  settingUp: 'Se prepara la partida.',
  shuffling: 'Se barajan las cartas.',
  draftKeep: 'Quédate con uno de estos Golpes; los demás pasan a la izquierda.',
  draftReturn: 'Tienes cuatro Golpes: devuelve uno y quédate con tres.',
  draftWait: 'Los demás siguen eligiendo sus Golpes.',
  settlePlace: 'Elige tu primer barrio y el vehículo que colocas allí.',
  settleGood: 'Elige la mercancía inicial de tu Trato.',
  plan: 'Te toca: pon cartas en tu Plan. A partir de la tercera sube tu Criminalidad.',
  reorganise: 'Te toca y ya no tienes cartas: reorganízate. Antes, todos pueden revelar Golpes.',
  noCards: 'Te toca y no tienes cartas en la mano: termina el turno. Antes, todos pueden revelar Golpes.',
  planned: ({ muscle, influence }) => `Tu Plan: ${muscle}, ${influence}. Añade una carta o confirma el Plan.`,
  act: ({ muscle, influence }) => `Tu Plan: ${muscle}, ${influence}. Elige una acción o usa habilidades.`,
  afterAct: 'Ya has hecho tu acción. Usa más habilidades o termina el turno.',
  ask: {
    kinds: (about) => `Elige qué recibes. ${left(about.left, ...GOODS)}`,
    store: () => '¿Dónde almacenas esta mercancía?',
    spend: () => '¿Qué mercancía gastas?',
    recruit: (about) => `Recluta. ${left(about.left, 'paso', 'pasos')}`,
    oust: (about) => `¿Qué marcador de control retiras? ${atMost(about.left, 'marcador', 'marcadores')}`,
    dismiss: (about) => `Retira matones del juego. ${left(about.left, ...THUGS)}`,
    'pick-job': () => '¿Con qué Golpe te quedas?',
    'pick-dealer': () => '¿Con qué Proveedor te quedas?',
    tuck: ({ card }) => `${card}: ¿un Trato nuevo, o debajo de uno que ya tienes?`,
    hire: () => '¿A quién contratas?',
    welcome: ({ card }) => `${card} entra en la banda: ¿a tu mano de inmediato o al descarte?`,
    sell: () => '¿Dónde vendes?',
    sale: () => 'Tu camión te ahorra una mercancía: ¿cuál?',
    build: (about) => `¿Qué negocio abres, y dónde? ${atMost(about.left, 'negocio', 'negocios')}`,
    fence: (about) => `¿Qué vendes a las Autoridades? ${atMost(about.left, ...GOODS)}`,
    send: (about) => `¿Adónde envías a tus matones? ${atMost(about.left, ...THUGS)}`,
    move: (about) => `¿Qué se mueve, y adónde? ${atMost(about.left, 'movimiento', 'movimientos')}`,
    seize: () => '¿Qué barrio tomas?',
    marker: () => 'Todos tus marcadores de control están en uso: ¿qué otro barrio abandonas?',
    upgrade: () => '¿Qué mejoras?',
    'right-hand': () => '¿Qué mano derecha entra en la banda?',
    vehicle: () => '¿Qué vehículo colocas, y dónde?',
    nightclub: () => '¿Dónde abres el club nocturno?',
    supply: () => '¿Qué Trato entrega?',
    deal: () => '¿A qué Trato envías a tu matón?',
    harm: (about) => `¿A qué matón afecta? ${left(about.left, ...THUGS)}`,
    police: (about) => `¿Qué coche de policía mueves, y adónde? ${left(about.left, 'coche', 'coches')}`,
    'drive-off': (about) => `¿A quién expulsas, y adónde? ${left(about.left, 'pieza', 'piezas')}`,
    'wreck-rival': (about) => `¿Qué negocio rival cierras? ${left(about.left, 'negocio', 'negocios')}`,
    'wreck-own': (about) => `¿Cuál de tus negocios cierras? ${left(about.left, 'negocio', 'negocios')}`,
    discard: (about) => `Descarta. ${left(about.left, 'carta', 'cartas')}`,
    downgrade: (about) => `¿En qué atributo pierdes un nivel? ${left(about.left, 'nivel', 'niveles')}`,
    recover: (about) => `¿Qué recuperas del descarte? ${left(about.left, 'carta', 'cartas')}`,
    fire: (about) => `¿A quién despides? ${left(about.left, 'Socio', 'Socios')}`,
    unfulfil: (about) => `¿Qué Golpe cumplido pones boca abajo? ${left(about.left, 'Golpe', 'Golpes')}`,
    exchange: (about) => `¿Qué cambias por el otro tipo? ${atMost(about.left, ...GOODS)}`,
    recall: (about) => `¿A quién devuelves al Cuartel general? ${atMost(about.left, ...THUGS)}`,
    choose: () => 'Elige una opción.',
    may: () => '¿Quieres pagar el precio?',
    whom: () => '¿A qué rival afecta?',
    special: () => 'Haz tu elección.',
  },
  theirPlan: (who) => `${who} prepara su Plan.`,
  theirAct: (who) => `Es el turno de ${who}.`,
  theirChoice: (who) => `${who} tiene que elegir.`,
  over: ({ who, sum, shared }) =>
    shared
      ? `La partida ha terminado: ${who} comparten la victoria con ${sum} por cabeza.`
      : `La partida ha terminado: ${who} gana con ${sum}.`,
};
