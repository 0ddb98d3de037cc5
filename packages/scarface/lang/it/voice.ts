// Italiano.

import type { Counted, Noun, VoiceTexts } from '../../src/words/cards/texts.ts';
import { nouns } from './nouns.ts';

const count = (n: number, [one, other]: Noun): string => `${n} ${n === 1 ? one : other}`;

/** Something that one has or controls, somewhere or anywhere. */
const held = (verb: 'hai' | 'controlli', noun: Noun, place = ''): Counted => ({
  each: `${noun[0]}${place === '' ? ` che ${verb}` : place}`,
  least: (n) => `${verb} almeno ${count(n, noun)}${place}`,
  most: (n) => (n === 0 ? `non ${verb} ${noun[1]}${place}` : `${verb} al massimo ${count(n, noun)}${place}`),
  mostOfAll: `${verb} più ${noun[1]}${place} di ogni rivale`,
});

const dollar: Noun = ['dollaro', 'dollari'];
const thug: Noun = ['scagnozzo', 'scagnozzi'];
const good: Noun = ['merce', 'merci'];
const chosen: Noun = ['merce a tua scelta', 'merci a tua scelta'];
const district: Noun = ['distretto', 'distretti'];
const neighbourhood: Noun = ['quartiere', 'quartieri'];
const liquor: Noun = ['liquore', 'liquori'];
const businesses: VoiceTexts['businesses'] = {
  speakeasy: ['bar clandestino', 'bar clandestini'],
  casino: ['casinò', 'casinò'],
  brothel: ['bordello', 'bordelli'],
  nightclub: ['locale notturno', 'locali notturni'],
};
const { crimes, stats } = nouns;
const planned = (crime: string): Counted => held('hai', [`carta ${crime}`, `carte ${crime}`], ' nel tuo Piano');

const more = (by: number, noun: Noun): string => `${count(Math.abs(by), noun)} in ${by > 0 ? 'più' : 'meno'}`;
const morePoints = (by: number): string => `${Math.abs(by)} in ${by > 0 ? 'più' : 'meno'}`;
const signed = (by: number, what: string): string => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${what}`;

export const voice: VoiceTexts = {
  language: 'it',
  dollar,
  goods: { alcohol: liquor, gun: ['arma', 'armi'], any: chosen, some: good },
  points: { muscle: ['punto Forza', 'punti Forza'], influence: ['punto Influenza', 'punti Influenza'] },
  businesses,
  upTo: 'fino a ',
  forEach: (what) => ` per ogni ${what}`,
  atMost: (n) => ` (al massimo ${n})`,
  who: { rival: 'un rivale a tua scelta', rivals: 'ogni rivale', everyone: 'ogni giocatore' },
  thugs: {
    self: ['dei tuoi scagnozzi', 'dei tuoi scagnozzi'],
    rival: ['scagnozzo di un rivale', 'scagnozzi di un rivale'],
    rivals: ['scagnozzo di ogni rivale', 'scagnozzi di ogni rivale'],
    everyone: ['scagnozzo di ogni giocatore', 'scagnozzi di ogni giocatore'],
  },
  at: {
    anywhere: '',
    streets: ' nelle strade',
    underworld: ' nella Malavita',
    authorities: ' presso le Autorità',
    headquarters: ' nel Quartier generale',
    deals: ' su un Affare',
  },
  from: {
    anywhere: '',
    streets: ' dalle strade',
    underworld: ' dalla Malavita',
    authorities: ' dalle Autorità',
    headquarters: '',
    deals: ' dai tuoi Affari',
  },
  counts: {
    neighbourhoods: held('controlli', neighbourhood),
    nightclubs: held('controlli', businesses.nightclub),
    speakeasies: held('controlli', businesses.speakeasy),
    casinos: held('controlli', businesses.casino),
    brothels: held('controlli', businesses.brothel),
    businesses: held('controlli', ['attività', 'attività']),
    deals: held('hai', ['Affare', 'Affari']),
    dealers: held('hai', ['Fornitore', 'Fornitori']),
    'fulfilled-jobs': held('hai', ['Colpo compiuto', 'Colpi compiuti']),
    'thugs-on-streets': held('hai', thug, ' nelle strade'),
    'thugs-in-headquarters': held('hai', thug, ' nel Quartier generale'),
    'thugs-in-prison': held('hai', thug, ' in Prigione'),
    'thugs-in-underworld': held('hai', thug, ' nella Malavita'),
    'thugs-at-authorities': held('hai', thug, ' presso le Autorità'),
    'thugs-on-deals': held('hai', thug, ' sui tuoi Affari'),
    'cars-on-streets': held('hai', ['auto', 'auto'], ' nelle strade'),
    'trucks-on-streets': held('hai', ['camion', 'camion'], ' nelle strade'),
    'vehicles-on-streets': held('hai', ['veicolo', 'veicoli'], ' nelle strade'),
    alcohol: held('hai', liquor),
    guns: held('hai', ['arma', 'armi']),
    goods: held('hai', good),
    money: held('hai', dollar),
    upgrades: held('hai', ['potenziamento', 'potenziamenti']),
    'districts-present': {
      each: 'distretto in cui hai presenza',
      least: (n) => `sei presente in almeno ${count(n, district)}`,
      most: (n) => `sei presente al massimo in ${count(n, district)}`,
      mostOfAll: 'sei presente in più distretti di ogni rivale',
    },
    'districts-controlled': {
      each: 'distretto in cui controlli un quartiere',
      least: (n) => `controlli quartieri in almeno ${count(n, district)}`,
      most: (n) => `controlli quartieri al massimo in ${count(n, district)}`,
      mostOfAll: 'controlli quartieri in più distretti di ogni rivale',
    },
    'policed-neighbourhoods': {
      each: 'quartiere che controlli in un distretto con la polizia',
      least: (n) => `controlli almeno ${count(n, neighbourhood)} in un distretto con la polizia`,
      most: (n) => `controlli al massimo ${count(n, neighbourhood)} in un distretto con la polizia`,
      mostOfAll: 'controlli più quartieri di ogni rivale nei distretti con la polizia',
    },
    associates: held('hai', ['Complice', 'Complici'], ' nella tua gang'),
    'crime-rate': {
      each: 'livello della tua Criminalità',
      least: (n) => `la tua Criminalità è almeno ${n}`,
      most: (n) => `la tua Criminalità è al massimo ${n}`,
      mostOfAll: 'la tua Criminalità supera quella di ogni rivale',
    },
    'plan-cards': held('hai', ['carta', 'carte'], ' nel tuo Piano'),
    'hand-cards': held('hai', ['carta', 'carte'], ' in mano'),
    'plan-bootlegging': planned(crimes.bootlegging),
    'plan-corruption': planned(crimes.corruption),
    'plan-gambling': planned(crimes.gambling),
    'plan-theft': planned(crimes.theft),
    'plan-vice': planned(crimes.vice),
    'plan-violence': planned(crimes.violence),
  },
  if: 'se',
  andIf: ' e ',
  shared: [
    ['hai ', ''],
    ['controlli ', ''],
  ],
  stat: (stat, level) => `la tua caratteristica «${stat}» è al livello ${level}${level === 2 ? ' o 3' : ''}`,
  controls: (name) => `controlli un quartiere a ${name}`,
  ring: 'hai l’Anello di famiglia',
  costs: {
    money: (n) => `paga ${count(n, dollar)}`,
    alcohol: (n) => `spendi ${count(n, liquor)}`,
    gun: (n) => `spendi ${count(n, ['arma', 'armi'])}`,
    goods: (n) => `spendi ${count(n, chosen)}`,
    cards: (n) => `scarta ${count(n, ['carta', 'carte'])}`,
    thugs: (n) => `rimanda ${count(n, thug)} dal Quartier generale alle Reclute`,
    crime: (n) => `aumenta la tua Criminalità di ${n}`,
  },
  quantities: {
    muscle: (by, { act }) => signed(by, `Forza${act}`),
    influence: (by, { act }) => signed(by, `Influenza${act}`),
    'hand-size': (by) => signed(by, Math.abs(by) === 1 ? 'carta in mano' : 'carte in mano'),
    graft: (by) => `le tangenti costano ${more(by, dollar)} per ogni auto della polizia`,
    bribe: (by) => `le mazzette costano ${more(by, dollar)} per ogni auto della polizia`,
    profit: (by, { business }) =>
      `le vendite${business ? ` dove c’è un ${businesses[business][0]}` : ''} rendono ${more(by, dollar)}`,
    'sale-goods': (by, { business }) =>
      `le vendite${business ? ` dove c’è un ${businesses[business][0]}` : ''} richiedono ${more(by, good)}`,
    defence: (by, { business }) =>
      `${signed(by, 'difesa')} nei tuoi quartieri${business ? ` con un ${businesses[business][0]}` : ''}`,
    attack: (by) => signed(by, 'Forza quando conquisti un quartiere'),
    'deal-goods': (by) => `ogni Affare porta ${more(by, chosen)}`,
    storage: (by) => `ogni Affare contiene ${more(by, good)}`,
    'fence-price': (by) => `le Autorità pagano ${more(by, dollar)} per merce`,
    'upgrade-price': (by) => `i potenziamenti costano ${more(by, dollar)}`,
    'hire-level': (by) => signed(by, `${Math.abs(by) === 1 ? 'livello' : 'livelli'} per ingaggiare Complici`),
    'hire-alcohol': (by) => `prendere in mano i nuovi arrivati costa ${more(by, liquor)}`,
    'underworld-crime': (by) => `nella Malavita la tua Criminalità aumenta di ${morePoints(by)}`,
    'plan-crime': (by) => `un Piano grande aumenta la tua Criminalità di ${morePoints(by)}`,
    'business-income': (by, { business }) =>
      `quando ti riorganizzi ogni ${business ? businesses[business][0] : 'attività'} rende ${more(by, dollar)}`,
    'final-business': (by, { business }) =>
      `a fine partita ogni ${business ? businesses[business][0] : 'attività'} vale ${more(by, dollar)}`,
    'final-associate': (by) => `a fine partita ogni livello di un Complice vale ${more(by, dollar)}`,
    recruitment: (by) => `quando ti riorganizzi fai ${more(by, ['passo di reclutamento', 'passi di reclutamento'])}`,
    lawyers: (by) => `quando ti riorganizzi ${Math.abs(by) === 1 ? 'esce' : 'escono'} di Prigione ${more(by, thug)}`,
    'raid-relief': (by) => `dopo una Retata la tua Criminalità scende di ${morePoints(by)}`,
    'ring-income': (by) => `l’Anello di famiglia rende ${more(by, dollar)}`,
  },
  moments: {
    deal: 'quando mandi uno scagnozzo a un Affare',
    underworld: 'quando mandi uno scagnozzo nella Malavita',
    authorities: 'quando mandi uno scagnozzo dalle Autorità',
    seize: 'quando conquisti un quartiere',
    sale: 'a ogni vendita',
    hire: 'quando ingaggi un Complice',
    upgrade: 'quando potenzi la tua gang',
    reorganise: 'quando ti riorganizzi',
    raid: 'a ogni Retata',
    'lose-control': 'quando perdi un quartiere',
    imprisoned: 'per ogni tuo scagnozzo mandato in Prigione',
  },
  acts: {
    deal: 'per gli Affari',
    recruit: 'per reclutare',
    job: 'per pescare Colpi',
    dealer: 'per pescare Fornitori',
    hire: 'per ingaggiare Complici',
    sales: 'per vendere',
    oust: 'per rimuovere segnalini controllo',
    'lower-crime': 'per ridurre la tua Criminalità',
    build: 'per aprire attività',
    release: 'per svuotare la Prigione',
    fence: 'per vendere alle Autorità',
    send: 'per mandare scagnozzi',
    move: 'per spostarti',
    seize: 'per conquistare un quartiere',
    upgrade: 'per potenziare la gang',
    dismiss: 'per togliere scagnozzi',
  },
  specials: {
    'copy-skill': 'usa l’abilità standard di un Complice del mercato',
    'swap-police': 'scambia tutte le auto della polizia di due distretti',
    'double-sale': 'fai 1 vendita e incassa due volte il guadagno',
    'buy-out':
      'paga a un rivale il guadagno stampato su un suo quartiere, in un distretto in cui hai presenza, e prendine il controllo',
    amnesty: 'fai uscire di Prigione gli scagnozzi di tutti e guadagna 2 dollari per ognuno che non è tuo',
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
    level: (n) => `Livello ${n}`,
    roles: { boss: 'Boss', underboss: 'Vice', counselor: 'Consigliere', member: 'Membro della gang' },
    bossValues: 'Forza e Influenza secondo il tracciato del Boss',
    standard: (text) => `Standard: ${text}`,
    matching: (wanted, text) => `Con ${wanted}: ${text}`,
    keep: 'tieni scoperto questo Colpo',
    needs: (what) => `Richiede ${what}`,
    gives: (what) => `porta ${what}`,
    stores: (n) => `contiene ${count(n, good)}`,
    overall: (text) => `Tutti: ${text}`,
    bands: { green: 'Verde', amber: 'Giallo', red: 'Rosso' },
    band: (name, text) => `${name}: ${text}`,
    nothing: 'Niente.',
    relief: (a, b, c) =>
      `Poi la tua Criminalità scende di ${a}; con Avvocati di livello 2 di ${b}, di livello 3 di ${c}.`,
    noRule: 'Nessuna regola speciale.',
    over: 'La partita finisce subito.',
    side: ({ night, defence, goods, sum }) =>
      `${night ? 'Locale notturno' : 'Giorno'}: difesa ${defence}, ${goods} per ${sum}`,
    row: ({ cubes, points }) => `Da ${count(cubes, ['potenziamento', 'potenziamenti'])}: ${points}`,
    bonuses: (list) => `Bonus: ${list}`,
    rightHand: 'Braccio destro',
    price: ({ stat, level, points, sum, crime }) =>
      `${stat} al livello ${level}: ${points}, ${sum}${crime > 0 ? `, Criminalità +${crime}` : ''}`,
  },
  finish: (line) => line,
};
