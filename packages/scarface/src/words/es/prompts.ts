// Español: what is asked of whom.
import type { Catalogue } from '../catalogue.ts';
import { numbersOf } from '../numbers.ts';

const { count } = numbersOf('es');

const goods = (n: number): string => count(n, 'mercancía', 'mercancías');
const thugs = (n: number): string => count(n, 'matón', 'matones');
/** How many are left, in words that suit every noun. */
const left = (what: string): string => `Por resolver: ${what}.`;
const atMost = (what: string): string => `Como máximo: ${what}.`;

export const prompts: Catalogue['prompts'] = {
  settingUp: 'Se prepara la mesa.',
  shuffling: 'Se barajan las cartas.',
  draftKeep: 'Quédate con uno de estos Golpes; los demás pasan a la izquierda.',
  draftReturn: 'Tienes cuatro Golpes: devuelve uno y quédate con tres.',
  draftWait: 'Los demás siguen eligiendo sus Golpes.',
  settlePlace: 'Elige tu primer barrio y el vehículo que lo vigila.',
  settleGood: 'Elige la mercancía que te espera en tu Trato.',
  plan: 'Te toca: pon cartas en tu Plan. A partir de la tercera sube tu Criminalidad.',
  planned: ({ muscle, influence }) => `Tu Plan: ${muscle}, ${influence}. ¿Otra carta, o ya está listo?`,
  act: ({ muscle, influence }) => `Tu Plan: ${muscle}, ${influence}. Elige una acción o usa habilidades.`,
  afterAct: 'Ya has hecho tu acción. Usa más habilidades o termina el turno.',
  ask: {
    kinds: (about) => `Elige qué recibes. ${left(goods(about.left))}`,
    store: () => '¿Dónde almacenas esta mercancía?',
    spend: () => '¿Qué mercancía gastas?',
    recruit: (about) => `Recluta. ${left(count(about.left, 'paso', 'pasos'))}`,
    oust: (about) => `¿Qué marcador de control retiras? ${left(count(about.left, 'marcador', 'marcadores'))}`,
    dismiss: (about) => `Retira matones del juego. ${left(thugs(about.left))}`,
    'pick-job': () => '¿Con qué Golpe te quedas?',
    'pick-dealer': () => '¿Con qué Proveedor te quedas?',
    tuck: ({ card }) => `${card}: ¿un Trato nuevo, o debajo de uno que ya tienes?`,
    hire: () => '¿A quién contratas?',
    welcome: ({ card }) => `${card} entra en la banda: ¿a tu mano a cambio de licor, o al descarte?`,
    sell: () => '¿Dónde vendes?',
    sale: () => 'Tu camión te ahorra una mercancía: ¿cuál?',
    build: (about) => `¿Qué negocio abres, y dónde? ${left(count(about.left, 'negocio', 'negocios'))}`,
    fence: (about) => `¿Qué vendes a las Autoridades? ${atMost(goods(about.left))}`,
    send: (about) => `¿Adónde envías a tu gente? ${atMost(thugs(about.left))}`,
    move: (about) => `¿Qué se mueve, y adónde? ${atMost(count(about.left, 'movimiento', 'movimientos'))}`,
    seize: () => '¿Con qué barrio te haces?',
    marker: () => 'Todos tus marcadores de control están en la mesa: ¿qué otro barrio abandonas?',
    upgrade: () => '¿Qué mejoras?',
    'right-hand': () => '¿Qué mano derecha entra en la banda?',
    vehicle: () => '¿Qué vehículo colocas, y dónde?',
    nightclub: () => '¿Dónde abres el club nocturno?',
    supply: () => '¿Qué Trato entrega?',
    deal: () => '¿A qué Trato envías a tu matón?',
    harm: (about) => `¿A qué matón le toca? ${left(thugs(about.left))}`,
    police: (about) => `¿Qué coche de policía mueves, y adónde? ${left(count(about.left, 'coche', 'coches'))}`,
    'drive-off': (about) => `¿A quién expulsas, y adónde? ${left(count(about.left, 'pieza', 'piezas'))}`,
    'wreck-rival': (about) => `¿Qué negocio rival cierras? ${left(count(about.left, 'negocio', 'negocios'))}`,
    'wreck-own': (about) => `¿Cuál de tus negocios cierras? ${left(count(about.left, 'negocio', 'negocios'))}`,
    discard: (about) => `Descarta. ${left(count(about.left, 'carta', 'cartas'))}`,
    downgrade: (about) => `¿Dónde pierdes un nivel? ${left(count(about.left, 'nivel', 'niveles'))}`,
    recover: (about) => `¿Qué recuperas del descarte? ${left(count(about.left, 'carta', 'cartas'))}`,
    fire: (about) => `¿A quién despides? ${left(count(about.left, 'Socio', 'Socios'))}`,
    unfulfil: (about) => `¿Qué Golpe cumplido pones boca abajo? ${left(count(about.left, 'Golpe', 'Golpes'))}`,
    exchange: (about) => `¿Qué cambias por el otro tipo? ${atMost(goods(about.left))}`,
    recall: (about) => `¿A quién devuelves al Cuartel general? ${atMost(thugs(about.left))}`,
    choose: () => 'Elige una posibilidad.',
    may: () => '¿Quieres pagar el precio?',
    whom: () => '¿A qué rival le toca?',
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
