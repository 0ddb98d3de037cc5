// Español: the sentence of each operation of the card language. A clause in the imperative, without capital and full stop.

import type { Harm } from '../../src/language.ts';
import {
  businesses,
  costAndReward,
  type EachTexts,
  each,
  isPlain,
  type Owners,
  options,
  own,
  points,
  upToLevel,
  whose,
} from '../../src/words/cards/clauses.ts';
import type { Noun } from '../../src/words/cards/texts.ts';
import type { EffectTexts, OperationTexts } from '../../src/words/cards/voice.ts';

const CRIME_RATE: Owners = [
  'tu Criminalidad',
  'la Criminalidad de un rival',
  'la Criminalidad de cada rival',
  'la Criminalidad de todos',
];
const HARM = { prison: 'envía a Prisión a ', hit: 'da una paliza a ', kill: 'elimina a ' } as const;
/** What happens to one's own: of one thug, of several. */
const HARMED: Readonly<Record<Harm, Noun>> = {
  prison: ['va a Prisión', 'van a Prisión'],
  hit: ['recibe una paliza', 'reciben una paliza'],
  kill: ['es eliminado', 'son eliminados'],
};
const PIECES: EffectTexts<'move', 'which', Noun> = {
  any: ['matón o vehículo', 'matones o vehículos'],
  thugs: ['matón', 'matones'],
  vehicles: ['vehículo', 'vehículos'],
};
const DECKS: EffectTexts<'peek', 'deck', string> = {
  jobs: 'mazo de Golpes',
  dealers: 'mazo de Proveedores',
  federal: 'mazo federal',
};
const EACH: EachTexts = { rivals: 'cada rival', everyone: 'cada jugador', chooses: ' elige', or: '; o ', colon: ': ' };

export const operations: OperationTexts = {
  money: (e, v) => `gana ${v.dollars(e.amount)}`,
  pay: (e, v) => `${v.to(e.who, 'paga', 'paga')} ${v.dollars(e.amount)}`,
  steal: (e, v) =>
    `roba ${v.n(e.amount, 'dólar', 'dólares')} a ${e.from === 'rival' ? 'un rival' : 'cada rival'}${v.per(e.amount)}`,
  goods: (e, v) => `toma ${v.goods(e.good, e.amount)}`,
  'lose-goods': (e, v) => `${v.to(e.who, 'pierde', 'pierde')} ${v.goods(e.good ?? 'some', e.amount)}`,
  boost: (e, v) => (isPlain(e) ? `gana ${points(e, v)} este turno` : `este turno gana ${points(e, v)}`),
  crime: (e) => `${e.by < 0 ? 'reduce' : 'aumenta'} ${whose(e.who, CRIME_RATE)} en ${Math.abs(e.by)}`,
  recruit: ({ steps }, v) =>
    `da ${v.upTo(steps)}${v.n(steps, 'paso de reclutamiento', 'pasos de reclutamiento')}${v.per(steps)}`,
  release: ({ thugs }, v) =>
    thugs === 'all'
      ? 'saca de Prisión a todos tus matones'
      : `saca de Prisión a ${v.n(thugs, 'matón', 'matones')}${v.per(thugs)}`,
  harm: (e, v) =>
    e.whose === 'self'
      ? `${v.n(e.thugs, ...own(e, v, 'de tus matones', HARMED))}${v.per(e.thugs)}`
      : `${HARM[e.how]}${v.thugs(e.thugs, e.whose)}${v.at(e.reach)}${v.per(e.thugs)}`,
  send: ({ thugs, where }, v) =>
    `envía ${v.upTo(thugs)}${v.n(thugs, 'matón', 'matones')} del Cuartel general a ${where === 'anywhere' ? 'cualquier distrito' : 'un distrito en el que tengas presencia'}${v.per(thugs)}`,
  move: (e, v) => `mueve ${v.upTo(e.pieces)}${v.n(e.pieces, ...PIECES[e.which])} desde un distrito${v.per(e.pieces)}`,
  police: ({ cars }, v) => `mueve ${v.n(cars, 'coche de policía', 'coches de policía')} a cualquier distrito`,
  'drive-off': ({ pieces }, v) =>
    `expulsa ${v.n(pieces, 'matón o vehículo rival', 'matones o vehículos rivales')} a un distrito vecino`,
  build: (e, v) =>
    `abre ${businesses(e, v, ['negocio de tu elección', 'negocios de tu elección'])} en tus barrios${v.per(e.tokens)}`,
  wreck: (e, v) =>
    e.whose === 'self'
      ? v.n(e.tokens, 'de tus negocios (no un club nocturno) cierra', 'de tus negocios (no un club nocturno) cierran')
      : `cierra ${v.n(e.tokens, 'negocio rival', 'negocios rivales')} (no un club nocturno)`,
  draw: ({ cards }, v) => `roba ${v.n(cards, 'carta', 'cartas')}${v.per(cards)}`,
  discard: ({ cards, who }, v) => `${v.to(who, 'descarta', 'descarta')} ${v.n(cards, 'carta', 'cartas')}`,
  sell: ({ sales }, v) => `haz ${v.upTo(sales)}${v.n(sales, 'venta', 'ventas')} en tus barrios${v.per(sales)}`,
  fence: ({ goods, price }, v) =>
    `vende a las Autoridades ${v.upTo(goods)}${v.n(goods, 'mercancía', 'mercancías')} por ${v.dollars(price)} cada una${v.per(goods)}`,
  job: ({ draw }, v) => `roba ${v.n(draw, 'Golpe', 'Golpes')}${draw === 1 ? '' : `${v.per(draw)}; quédate con 1`}`,
  dealer: ({ draw }, v) =>
    `roba ${v.n(draw, 'Proveedor', 'Proveedores')}${draw === 1 ? '' : `${v.per(draw)}; quédate con 1`}`,
  hire: (e) =>
    `contrata a un Socio de nivel ${upToLevel(e, 'o inferior')}${e.toHand ? ', directamente a tu mano' : ''}`,
  supply: () => 'toma las mercancías de uno de tus Tratos sin enviar a nadie',
  ring: () => 'toma el Anillo de la Familia',
  recall: ({ thugs, from }, v) =>
    `devuelve al Cuartel general ${v.upTo(thugs)}${v.n(thugs, 'matón', 'matones')}${v.from(from)}${v.per(thugs)}`,
  oust: ({ markers }, v) =>
    `retira ${v.upTo(markers)}${v.n(markers, 'marcador de control de tu elección', 'marcadores de control de tu elección')}`,
  seize: ({ muscle }, v) => `toma un barrio con ${v.points('muscle', muscle)}`,
  upgrade: ({ discount }, v) =>
    `mejora tu banda${discount === 0 ? '' : ` por ${v.dollars(discount)} menos`} (sin necesitar Músculo ni Influencia)`,
  downgrade: ({ levels, who }, v) => `${v.to(who, 'pierde', 'pierde')} ${v.n(levels, 'mejora', 'mejoras')}`,
  recover: ({ cards }, v) => `recupera en tu mano ${v.n(cards, 'carta', 'cartas')} de tu descarte`,
  fire: ({ cards, who }, v) =>
    `${v.to(who, 'despide', 'despide')} a ${v.n(cards, 'Socio', 'Socios')} de la mano o del descarte`,
  unfulfil: ({ jobs, who }, v) =>
    `${v.to(who, 'vuelve', 'vuelve')} a poner boca abajo ${v.n(jobs, 'Golpe cumplido', 'Golpes cumplidos')}`,
  choose: (e, v) => `elige: ${options(e, v, '; o ')}`,
  may: (e, v) => `si quieres, ${costAndReward(e, v)}`,
  if: (e, v) => `${v.when([e.when])}, ${v.and(v.clauses(e.then))}`,
  each: (e, v) => each(e, v, EACH),
  market: () => 'renueva los dos espacios marcados del mercado',
  time: ({ by }, v) =>
    `haz ${by > 0 ? 'avanzar' : 'retroceder'} el marcador de tiempo ${v.n(Math.abs(by), 'casilla', 'casillas')}`,
  peek: (e) => `mira ${e.cards === 1 ? 'la primera carta' : `las ${e.cards} primeras cartas`} del ${DECKS[e.deck]}`,
  exchange: ({ goods }, v) =>
    `cambia ${v.upTo(goods)}${v.n(goods, 'de tus mercancías', 'de tus mercancías')} por el otro tipo`,
  nightclub: () => 'abre un club nocturno en uno de tus barrios',
  vehicle: () => 'coloca un coche o un camión en un distrito en el que tengas presencia',
  special: (e, v) => v.specials[e.rule],
};
