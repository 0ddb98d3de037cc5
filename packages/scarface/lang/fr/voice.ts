// Français.

import { frenchSpaces } from '@backroom/kit';
import type { Counted, Noun, VoiceTexts } from '../../src/words/cards/texts.ts';
import { nouns } from './nouns.ts';

const count = (n: number, [one, other]: Noun): string => `${n} ${n === 1 ? one : other}`;
const startsWithVowel = (word: string): boolean => 'aeiouyéèêàâîôûh'.includes(word.charAt(0).toLowerCase());
const ofThem = (word: string): string => (startsWithVowel(word) ? `d’${word}` : `de ${word}`);

/** Something that one has or controls, somewhere or anywhere. */
const held = (verb: 'as' | 'contrôles', noun: Noun, place = ''): Counted => ({
  each: `${noun[0]}${place === '' ? ` que tu ${verb}` : place}`,
  least: (n) => `tu ${verb} au moins ${count(n, noun)}${place}`,
  most: (n) =>
    n === 0
      ? `tu ${verb === 'as' ? 'n’as' : 'ne contrôles'} pas ${ofThem(noun[1])}${place}`
      : `tu ${verb} au plus ${count(n, noun)}${place}`,
  mostOfAll: `tu ${verb} plus ${ofThem(noun[1])}${place} que chaque rival`,
});

const dollar: Noun = ['dollar', 'dollars'];
const thug: Noun = ['homme de main', 'hommes de main'];
const good: Noun = ['marchandise', 'marchandises'];
const chosen: Noun = ['marchandise de ton choix', 'marchandises de ton choix'];
const district: Noun = ['secteur', 'secteurs'];
const neighbourhood: Noun = ['quartier', 'quartiers'];
const businesses: VoiceTexts['businesses'] = {
  speakeasy: ['bar clandestin', 'bars clandestins'],
  casino: ['casino', 'casinos'],
  brothel: ['maison close', 'maisons closes'],
  nightclub: ['cabaret', 'cabarets'],
};
const one = (business: keyof typeof businesses): string =>
  `${business === 'brothel' ? 'une' : 'un'} ${businesses[business][0]}`;
const { crimes, stats } = nouns;
const planned = (crime: string): Counted => held('as', [`carte ${crime}`, `cartes ${crime}`], ' dans ton Plan');

const more = (by: number, noun: Noun): string => `${count(Math.abs(by), noun)} de ${by > 0 ? 'plus' : 'moins'}`;
const morePoints = (by: number): string => `${Math.abs(by)} de ${by > 0 ? 'plus' : 'moins'}`;
const signed = (by: number, what: string): string => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${what}`;

export const voice: VoiceTexts = {
  language: 'fr',
  dollar,
  goods: { alcohol: ['alcool', 'alcools'], gun: ['arme', 'armes'], any: chosen, some: good },
  points: { muscle: ['point de Force', 'points de Force'], influence: ['point d’Influence', 'points d’Influence'] },
  businesses,
  upTo: 'jusqu’à ',
  forEach: (what) => ` par ${what}`,
  atMost: (n) => ` (${n} au plus)`,
  who: { rival: 'un rival de ton choix', rivals: 'chaque rival', everyone: 'chaque joueur' },
  thugs: {
    self: ['de tes hommes de main', 'de tes hommes de main'],
    rival: ['homme de main d’un rival', 'hommes de main d’un rival'],
    rivals: ['homme de main de chaque rival', 'hommes de main de chaque rival'],
    everyone: ['homme de main de chaque joueur', 'hommes de main de chaque joueur'],
  },
  at: {
    anywhere: '',
    streets: ' dans les rues',
    underworld: ' dans le Milieu',
    authorities: ' auprès des Autorités',
    headquarters: ' au QG',
    deals: ' sur une Filière',
  },
  from: {
    anywhere: '',
    streets: ' depuis les rues',
    underworld: ' depuis le Milieu',
    authorities: ' depuis les Autorités',
    headquarters: '',
    deals: ' depuis tes Filières',
  },
  counts: {
    neighbourhoods: held('contrôles', neighbourhood),
    nightclubs: held('contrôles', businesses.nightclub),
    speakeasies: held('contrôles', businesses.speakeasy),
    casinos: held('contrôles', businesses.casino),
    brothels: held('contrôles', businesses.brothel),
    businesses: held('contrôles', ['commerce', 'commerces']),
    deals: held('as', ['Filière', 'Filières']),
    dealers: held('as', ['Fournisseur', 'Fournisseurs']),
    'fulfilled-jobs': held('as', ['Coup accompli', 'Coups accomplis']),
    'thugs-on-streets': held('as', thug, ' dans les rues'),
    'thugs-in-headquarters': held('as', thug, ' au QG'),
    'thugs-in-prison': held('as', thug, ' en Prison'),
    'thugs-in-underworld': held('as', thug, ' dans le Milieu'),
    'thugs-at-authorities': held('as', thug, ' auprès des Autorités'),
    'thugs-on-deals': held('as', thug, ' sur tes Filières'),
    'cars-on-streets': held('as', ['voiture', 'voitures'], ' dans les rues'),
    'trucks-on-streets': held('as', ['camion', 'camions'], ' dans les rues'),
    'vehicles-on-streets': held('as', ['véhicule', 'véhicules'], ' dans les rues'),
    alcohol: held('as', ['alcool', 'alcools']),
    guns: held('as', ['arme', 'armes']),
    goods: held('as', good),
    money: held('as', dollar),
    upgrades: held('as', ['amélioration', 'améliorations']),
    'districts-present': {
      each: 'secteur où tu as une présence',
      least: (n) => `tu as une présence dans au moins ${count(n, district)}`,
      most: (n) => `tu as une présence dans au plus ${count(n, district)}`,
      mostOfAll: 'tu as une présence dans plus de secteurs que chaque rival',
    },
    'districts-controlled': {
      each: 'secteur où tu contrôles un quartier',
      least: (n) => `tu contrôles des quartiers dans au moins ${count(n, district)}`,
      most: (n) => `tu contrôles des quartiers dans au plus ${count(n, district)}`,
      mostOfAll: 'tu contrôles des quartiers dans plus de secteurs que chaque rival',
    },
    'policed-neighbourhoods': {
      each: 'quartier que tu contrôles dans un secteur surveillé par la police',
      least: (n) => `tu contrôles au moins ${count(n, neighbourhood)} dans un secteur surveillé par la police`,
      most: (n) => `tu contrôles au plus ${count(n, neighbourhood)} dans un secteur surveillé par la police`,
      mostOfAll: 'tu contrôles plus de quartiers que chaque rival dans les secteurs surveillés par la police',
    },
    associates: held('as', ['Associé', 'Associés'], ' dans ton gang'),
    'crime-rate': {
      each: 'niveau de ta Criminalité',
      least: (n) => `ta Criminalité est de ${n} ou plus`,
      most: (n) => `ta Criminalité est de ${n} ou moins`,
      mostOfAll: 'ta Criminalité dépasse celle de chaque rival',
    },
    'plan-cards': held('as', ['carte', 'cartes'], ' dans ton Plan'),
    'hand-cards': held('as', ['carte', 'cartes'], ' en main'),
    'plan-bootlegging': planned(crimes.bootlegging),
    'plan-corruption': planned(crimes.corruption),
    'plan-gambling': planned(crimes.gambling),
    'plan-theft': planned(crimes.theft),
    'plan-vice': planned(crimes.vice),
    'plan-violence': planned(crimes.violence),
  },
  if: 'si',
  andIf: ' et si ',
  shared: [
    ['tu as ', ''],
    ['tu contrôles ', ''],
  ],
  stat: (stat, level) => `ta caractéristique « ${stat} » est au niveau ${level}${level === 2 ? ' ou 3' : ''}`,
  controls: (name) => `tu contrôles un quartier de ${name}`,
  ring: 'tu as la Chevalière',
  costs: {
    money: (n) => `paie ${count(n, dollar)}`,
    alcohol: (n) => `dépense ${count(n, ['alcool', 'alcools'])}`,
    gun: (n) => `dépense ${count(n, ['arme', 'armes'])}`,
    goods: (n) => `dépense ${count(n, chosen)}`,
    cards: (n) => `défausse ${count(n, ['carte', 'cartes'])}`,
    thugs: (n) => `renvoie ${count(n, thug)} du QG aux Recrues`,
    crime: (n) => `augmente ta Criminalité de ${n}`,
  },
  quantities: {
    muscle: (by, { act }) => signed(by, `en Force${act}`),
    influence: (by, { act }) => signed(by, `en Influence${act}`),
    'hand-size': (by) => signed(by, `${Math.abs(by) === 1 ? 'carte' : 'cartes'} en taille de main`),
    graft: (by) => `les pots-de-vin coûtent ${more(by, dollar)} par voiture de police`,
    bribe: (by) => `les bakchichs coûtent ${more(by, dollar)} par voiture de police`,
    profit: (by, { business }) =>
      `les ventes${business ? ` là où il y a ${one(business)}` : ''} rapportent ${more(by, dollar)}`,
    'sale-goods': (by, { business }) =>
      `les ventes${business ? ` là où il y a ${one(business)}` : ''} demandent ${more(by, good)}`,
    defence: (by, { business }) =>
      `${signed(by, 'en défense')} dans tes quartiers${business ? ` avec ${one(business)}` : ''}`,
    attack: (by) => signed(by, 'en Force quand tu t’empares d’un quartier'),
    'deal-goods': (by) => `chaque Filière livre ${more(by, chosen)}`,
    storage: (by) => `chaque Filière stocke ${more(by, good)}`,
    'fence-price': (by) => `les Autorités paient ${more(by, dollar)} par marchandise`,
    'upgrade-price': (by) => `les améliorations coûtent ${more(by, dollar)}`,
    'hire-level': (by) => signed(by, `${Math.abs(by) === 1 ? 'niveau' : 'niveaux'} pour engager des Associés`),
    'hire-alcohol': (by) => `prendre en main un nouvel Associé coûte ${more(by, ['alcool', 'alcools'])}`,
    'underworld-crime': (by) => `dans le Milieu, ta Criminalité augmente de ${morePoints(by)}`,
    'plan-crime': (by) => `un gros Plan augmente ta Criminalité de ${morePoints(by)}`,
    'business-income': (by, { business }) =>
      `chaque ${business ? businesses[business][0] : 'commerce'} rapporte ${more(by, dollar)} à la réorganisation`,
    'final-business': (by, { business }) =>
      `chaque ${business ? businesses[business][0] : 'commerce'} compte ${more(by, dollar)} en fin de partie`,
    'final-associate': (by) => `chaque niveau d’Associé compte ${more(by, dollar)} en fin de partie`,
    recruitment: (by) => `fais ${more(by, ['étape de recrutement', 'étapes de recrutement'])} à la réorganisation`,
    lawyers: (by) => `${more(by, thug)} ${Math.abs(by) === 1 ? 'sort' : 'sortent'} de Prison à la réorganisation`,
    'raid-relief': (by) => `après une Descente, ta Criminalité baisse de ${morePoints(by)}`,
    'ring-income': (by) => `la Chevalière rapporte ${more(by, dollar)}`,
  },
  moments: {
    deal: 'quand tu envoies un homme de main sur une Filière',
    underworld: 'quand tu envoies un homme de main dans le Milieu',
    authorities: 'quand tu envoies un homme de main auprès des Autorités',
    seize: 'quand tu t’empares d’un quartier',
    sale: 'à chaque vente',
    hire: 'quand tu engages un Associé',
    upgrade: 'quand tu améliores ton gang',
    reorganise: 'quand tu te réorganises',
    raid: 'à chaque Descente',
    'lose-control': 'quand tu perds un quartier',
    imprisoned: 'pour chacun de tes hommes de main envoyé en Prison',
  },
  acts: {
    deal: 'pour les Filières',
    recruit: 'pour recruter',
    job: 'pour piocher des Coups',
    dealer: 'pour piocher des Fournisseurs',
    hire: 'pour engager des Associés',
    sales: 'pour vendre',
    oust: 'pour retirer des marqueurs de contrôle',
    'lower-crime': 'pour baisser ta Criminalité',
    build: 'pour ouvrir des commerces',
    release: 'pour vider la Prison',
    fence: 'pour vendre aux Autorités',
    send: 'pour envoyer des hommes de main',
    move: 'pour te déplacer',
    seize: 'pour t’emparer d’un quartier',
    upgrade: 'pour améliorer ton gang',
    dismiss: 'pour renvoyer des hommes de main',
  },
  specials: {
    'copy-skill': 'utilise la compétence standard d’un Associé du marché',
    'swap-police': 'échange toutes les voitures de police de deux secteurs',
    'double-sale': 'fais 1 vente et encaisse deux fois son gain',
    'buy-out':
      'paie à un rival le gain imprimé sur un de ses quartiers, dans un secteur où tu as une présence, et prends-en le contrôle',
    amnesty:
      'fais sortir de Prison les hommes de main de tout le monde et gagne 2 dollars pour chacun qui n’est pas à toi',
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
    level: (n) => `Niveau ${n}`,
    roles: { boss: 'Boss', underboss: 'Second', counselor: 'Conseiller', member: 'Membre du gang' },
    bossValues: 'Force et Influence selon la piste du Boss',
    standard: (text) => `Standard : ${text}`,
    matching: (wanted, text) => `Avec ${wanted} : ${text}`,
    keep: 'garde ce Coup face visible',
    needs: (what) => `Demande ${what}`,
    gives: (what) => `livre ${what}`,
    stores: (n) => `stocke ${count(n, good)}`,
    overall: (text) => `Tout le monde : ${text}`,
    bands: { green: 'Vert', amber: 'Orange', red: 'Rouge' },
    band: (name, text) => `${name} : ${text}`,
    nothing: 'Rien.',
    relief: (a, b, c) =>
      `Ensuite ta Criminalité baisse de ${a} ; avec des Avocats de niveau 2, de ${b} ; de niveau 3, de ${c}.`,
    noRule: 'Aucune règle particulière.',
    over: 'La partie s’arrête aussitôt.',
    side: ({ night, defence, goods, sum }) =>
      `${night ? 'Cabaret' : 'Jour'} : défense ${defence}, ${goods} pour ${sum}`,
    row: ({ cubes, points }) => `À partir de ${count(cubes, ['amélioration', 'améliorations'])} : ${points}`,
    bonuses: (list) => `Bonus : ${list}`,
    rightHand: 'Bras droit',
    price: ({ stat, level, points, sum, crime }) =>
      `${stat} au niveau ${level} : ${points}, ${sum}${crime > 0 ? `, Criminalité +${crime}` : ''}`,
  },
  // No-break spaces, as French sets them.
  finish: frenchSpaces,
};
