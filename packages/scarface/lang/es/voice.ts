// Español.

import type { Counted, Noun, VoiceTexts } from '../../src/words/cards/texts.ts';
import { nouns } from './nouns.ts';

const count = (n: number, [one, other]: Noun): string => `${n} ${n === 1 ? one : other}`;

/** Something that one has or controls, somewhere or anywhere. */
const held = (verb: 'tienes' | 'controlas', noun: Noun, place = ''): Counted => ({
  each: `${noun[0]}${place === '' ? ` que ${verb}` : place}`,
  least: (n) => `${verb} al menos ${count(n, noun)}${place}`,
  most: (n) => (n === 0 ? `no ${verb} ${noun[1]}${place}` : `${verb} como mucho ${count(n, noun)}${place}`),
  mostOfAll: `${verb} más ${noun[1]}${place} que cualquier rival`,
});

const dollar: Noun = ['dólar', 'dólares'];
const thug: Noun = ['matón', 'matones'];
const good: Noun = ['mercancía', 'mercancías'];
const chosen: Noun = ['mercancía de tu elección', 'mercancías de tu elección'];
const district: Noun = ['distrito', 'distritos'];
const neighbourhood: Noun = ['barrio', 'barrios'];
const liquor: Noun = ['licor', 'licores'];
const businesses: VoiceTexts['businesses'] = {
  speakeasy: ['bar clandestino', 'bares clandestinos'],
  casino: ['casino', 'casinos'],
  brothel: ['burdel', 'burdeles'],
  nightclub: ['club nocturno', 'clubes nocturnos'],
};
const { crimes, stats } = nouns;
const planned = (crime: string): Counted => held('tienes', [`carta de ${crime}`, `cartas de ${crime}`], ' en tu Plan');

const more = (by: number, noun: Noun): string => `${count(Math.abs(by), noun)} ${by > 0 ? 'más' : 'menos'}`;
const morePoints = (by: number): string => `${Math.abs(by)} ${by > 0 ? 'más' : 'menos'}`;
const signed = (by: number, what: string): string => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${what}`;

export const voice: VoiceTexts = {
  language: 'es',
  dollar,
  goods: { alcohol: liquor, gun: ['arma', 'armas'], any: chosen, some: good },
  points: { muscle: ['de Músculo', 'de Músculo'], influence: ['de Influencia', 'de Influencia'] },
  businesses,
  upTo: 'hasta ',
  forEach: (what) => ` por cada ${what}`,
  atMost: (n) => ` (${n} como mucho)`,
  who: { rival: 'un rival de tu elección', rivals: 'cada rival', everyone: 'cada jugador' },
  thugs: {
    self: ['de tus matones', 'de tus matones'],
    rival: ['matón de un rival', 'matones de un rival'],
    rivals: ['matón de cada rival', 'matones de cada rival'],
    everyone: ['matón de cada jugador', 'matones de cada jugador'],
  },
  at: {
    anywhere: '',
    streets: ' en las calles',
    underworld: ' en los Bajos Fondos',
    authorities: ' en las Autoridades',
    headquarters: ' en el Cuartel general',
    deals: ' en un Trato',
  },
  from: {
    anywhere: '',
    streets: ' desde las calles',
    underworld: ' desde los Bajos Fondos',
    authorities: ' desde las Autoridades',
    headquarters: '',
    deals: ' desde tus Tratos',
  },
  counts: {
    neighbourhoods: held('controlas', neighbourhood),
    nightclubs: held('controlas', businesses.nightclub),
    speakeasies: held('controlas', businesses.speakeasy),
    casinos: held('controlas', businesses.casino),
    brothels: held('controlas', businesses.brothel),
    businesses: held('controlas', ['negocio', 'negocios']),
    deals: held('tienes', ['Trato', 'Tratos']),
    dealers: held('tienes', ['Proveedor', 'Proveedores']),
    'fulfilled-jobs': held('tienes', ['Golpe cumplido', 'Golpes cumplidos']),
    'thugs-on-streets': held('tienes', thug, ' en las calles'),
    'thugs-in-headquarters': held('tienes', thug, ' en el Cuartel general'),
    'thugs-in-prison': held('tienes', thug, ' en Prisión'),
    'thugs-in-underworld': held('tienes', thug, ' en los Bajos Fondos'),
    'thugs-at-authorities': held('tienes', thug, ' en las Autoridades'),
    'thugs-on-deals': held('tienes', thug, ' en tus Tratos'),
    'cars-on-streets': held('tienes', ['coche', 'coches'], ' en las calles'),
    'trucks-on-streets': held('tienes', ['camión', 'camiones'], ' en las calles'),
    'vehicles-on-streets': held('tienes', ['vehículo', 'vehículos'], ' en las calles'),
    alcohol: held('tienes', liquor),
    guns: held('tienes', ['arma', 'armas']),
    goods: held('tienes', good),
    money: held('tienes', dollar),
    upgrades: held('tienes', ['mejora', 'mejoras']),
    'districts-present': {
      each: 'distrito en el que tienes presencia',
      least: (n) => `tienes presencia en al menos ${count(n, district)}`,
      most: (n) => `tienes presencia como mucho en ${count(n, district)}`,
      mostOfAll: 'tienes presencia en más distritos que cualquier rival',
    },
    'districts-controlled': {
      each: 'distrito en el que controlas un barrio',
      least: (n) => `controlas barrios en al menos ${count(n, district)}`,
      most: (n) => `controlas barrios como mucho en ${count(n, district)}`,
      mostOfAll: 'controlas barrios en más distritos que cualquier rival',
    },
    'policed-neighbourhoods': {
      each: 'barrio que controlas en un distrito con policía',
      least: (n) => `controlas al menos ${count(n, neighbourhood)} en un distrito con policía`,
      most: (n) => `controlas como mucho ${count(n, neighbourhood)} en un distrito con policía`,
      mostOfAll: 'controlas más barrios que cualquier rival en distritos con policía',
    },
    associates: held('tienes', ['Socio', 'Socios'], ' en tu banda'),
    'crime-rate': {
      each: 'nivel de tu Criminalidad',
      least: (n) => `tu Criminalidad es ${n} o más`,
      most: (n) => `tu Criminalidad es ${n} o menos`,
      mostOfAll: 'tu Criminalidad supera la de cualquier rival',
    },
    'plan-cards': held('tienes', ['carta', 'cartas'], ' en tu Plan'),
    'hand-cards': held('tienes', ['carta', 'cartas'], ' en la mano'),
    'plan-bootlegging': planned(crimes.bootlegging),
    'plan-corruption': planned(crimes.corruption),
    'plan-gambling': planned(crimes.gambling),
    'plan-theft': planned(crimes.theft),
    'plan-vice': planned(crimes.vice),
    'plan-violence': planned(crimes.violence),
  },
  if: 'si',
  andIf: ' y ',
  shared: [
    ['tienes ', ''],
    ['controlas ', ''],
  ],
  stat: (stat, level) => `tu atributo «${stat}» está en el nivel ${level}${level === 2 ? ' o 3' : ''}`,
  controls: (name) => `controlas un barrio de ${name}`,
  ring: 'tienes el Anillo de la Familia',
  costs: {
    money: (n) => `paga ${count(n, dollar)}`,
    alcohol: (n) => `gasta ${count(n, liquor)}`,
    gun: (n) => `gasta ${count(n, ['arma', 'armas'])}`,
    goods: (n) => `gasta ${count(n, chosen)}`,
    cards: (n) => `descarta ${count(n, ['carta', 'cartas'])}`,
    thugs: (n) => `devuelve ${count(n, thug)} del Cuartel general a los Reclutas`,
    crime: (n) => `aumenta tu Criminalidad en ${n}`,
  },
  quantities: {
    muscle: (by, { act }) => signed(by, `de Músculo${act}`),
    influence: (by, { act }) => signed(by, `de Influencia${act}`),
    'hand-size': (by) => signed(by, Math.abs(by) === 1 ? 'carta en la mano' : 'cartas en la mano'),
    graft: (by) => `las mordidas cuestan ${more(by, dollar)} por coche de policía`,
    bribe: (by) => `los sobornos cuestan ${more(by, dollar)} por coche de policía`,
    profit: (by, { business }) =>
      `las ventas${business ? ` donde hay un ${businesses[business][0]}` : ''} dan ${more(by, dollar)}`,
    'sale-goods': (by, { business }) =>
      `las ventas${business ? ` donde hay un ${businesses[business][0]}` : ''} piden ${more(by, good)}`,
    defence: (by, { business }) =>
      `${signed(by, 'de defensa')} en tus barrios${business ? ` con un ${businesses[business][0]}` : ''}`,
    attack: (by) => signed(by, 'de Músculo cuando tomas un barrio'),
    'deal-goods': (by) => `cada Trato da ${more(by, chosen)}`,
    storage: (by) => `cada Trato almacena ${more(by, good)}`,
    'fence-price': (by) => `las Autoridades pagan ${more(by, dollar)} por mercancía`,
    'upgrade-price': (by) => `las mejoras cuestan ${more(by, dollar)}`,
    'hire-level': (by) => signed(by, `${Math.abs(by) === 1 ? 'nivel' : 'niveles'} para contratar Socios`),
    'hire-alcohol': (by) => `llevar gente nueva a tu mano cuesta ${more(by, liquor)}`,
    'underworld-crime': (by) => `en los Bajos Fondos tu Criminalidad sube ${morePoints(by)}`,
    'plan-crime': (by) => `un Plan grande sube tu Criminalidad ${morePoints(by)}`,
    'business-income': (by, { business }) =>
      `al reorganizarte, cada ${business ? businesses[business][0] : 'negocio'} da ${more(by, dollar)}`,
    'final-business': (by, { business }) =>
      `al final de la partida, cada ${business ? businesses[business][0] : 'negocio'} vale ${more(by, dollar)}`,
    'final-associate': (by) => `al final de la partida, cada nivel de un Socio vale ${more(by, dollar)}`,
    recruitment: (by) => `al reorganizarte, da ${more(by, ['paso de reclutamiento', 'pasos de reclutamiento'])}`,
    lawyers: (by) => `al reorganizarte, ${Math.abs(by) === 1 ? 'sale' : 'salen'} de Prisión ${more(by, thug)}`,
    'raid-relief': (by) => `tras una Redada tu Criminalidad baja ${morePoints(by)}`,
    'ring-income': (by) => `el Anillo de la Familia da ${more(by, dollar)}`,
  },
  moments: {
    deal: 'cuando envías un matón a un Trato',
    underworld: 'cuando envías un matón a los Bajos Fondos',
    authorities: 'cuando envías un matón a las Autoridades',
    seize: 'cuando tomas un barrio',
    sale: 'con cada venta',
    hire: 'cuando contratas a un Socio',
    upgrade: 'cuando mejoras tu banda',
    reorganise: 'cuando te reorganizas',
    raid: 'en cada Redada',
    'lose-control': 'cuando pierdes un barrio',
    imprisoned: 'por cada matón tuyo enviado a Prisión',
  },
  acts: {
    deal: 'para los Tratos',
    recruit: 'para reclutar',
    job: 'para robar Golpes',
    dealer: 'para robar Proveedores',
    hire: 'para contratar Socios',
    sales: 'para vender',
    oust: 'para retirar marcadores de control',
    'lower-crime': 'para reducir tu Criminalidad',
    build: 'para abrir negocios',
    release: 'para vaciar la Prisión',
    fence: 'para vender a las Autoridades',
    send: 'para enviar matones',
    move: 'para moverte',
    seize: 'para tomar un barrio',
    upgrade: 'para mejorar tu banda',
    dismiss: 'para despedir matones',
  },
  specials: {
    'copy-skill': 'usa la habilidad estándar de un Socio del mercado',
    'swap-police': 'intercambia todos los coches de policía de dos distritos',
    'double-sale': 'haz 1 venta y cobra dos veces su ganancia',
    'buy-out':
      'paga a un rival la ganancia impresa en uno de sus barrios, en un distrito en el que tengas presencia, y hazte con su control',
    amnesty: 'saca de Prisión a los matones de todos y gana 2 dólares por cada uno que no sea tuyo',
  },
  stats,
  crimes,
  districts: {
    central: 'Central',
    'far-north': 'Far North Side',
    north: 'North Side',
    west: 'West Side',
    southwest: 'Southwest Side',
    south: 'South Side',
    'far-south': 'Far South Side',
  },
  labels: {
    level: (n) => `Nivel ${n}`,
    roles: { boss: 'Jefe', underboss: 'Subjefe', counselor: 'Consejero', member: 'Miembro de la banda' },
    bossValues: 'Músculo e Influencia según la pista del Jefe',
    standard: (text) => `Estándar: ${text}`,
    matching: (wanted, text) => `Con ${wanted}: ${text}`,
    keep: 'deja este Golpe boca arriba',
    needs: (what) => `Pide ${what}`,
    gives: (what) => `da ${what}`,
    stores: (n) => `almacena ${count(n, good)}`,
    overall: (text) => `Todos: ${text}`,
    bands: { green: 'Verde', amber: 'Ámbar', red: 'Rojo' },
    band: (name, text) => `${name}: ${text}`,
    nothing: 'Nada.',
    relief: (a, b, c) => `Después tu Criminalidad baja ${a}; con Abogados de nivel 2 baja ${b}, de nivel 3 baja ${c}.`,
    noRule: 'Ninguna regla especial.',
    over: 'La partida termina al instante.',
    side: ({ night, defence, goods, sum }) =>
      `${night ? 'Club nocturno' : 'Día'}: defensa ${defence}, ${goods} por ${sum}`,
    row: ({ cubes, points }) => `Desde ${count(cubes, ['mejora', 'mejoras'])}: ${points}`,
    bonuses: (list) => `Bonificaciones: ${list}`,
    rightHand: 'Mano derecha',
    price: ({ stat, level, points, sum, crime }) =>
      `${stat} al nivel ${level}: ${points}, ${sum}${crime > 0 ? `, Criminalidad +${crime}` : ''}`,
  },
  finish: (line) => line,
};
