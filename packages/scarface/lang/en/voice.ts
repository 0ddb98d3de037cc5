// English.

import type { Counted, Noun, VoiceTexts } from '../../src/words/cards/texts.ts';
import { nouns } from './nouns.ts';

const count = (n: number, [one, other]: Noun): string => `${n} ${n === 1 ? one : other}`;

/** Something that one has or controls, somewhere or anywhere. */
const held = (verb: 'have' | 'control', noun: Noun, place = ''): Counted => ({
  each: `${noun[0]} you ${verb}${place}`,
  least: (n) => `you ${verb} at least ${count(n, noun)}${place}`,
  most: (n) => (n === 0 ? `you ${verb} no ${noun[1]}${place}` : `you ${verb} at most ${count(n, noun)}${place}`),
  mostOfAll: `you ${verb} more ${noun[1]}${place} than every rival`,
});

const dollar: Noun = ['dollar', 'dollars'];
const thug: Noun = ['thug', 'thugs'];
const good: Noun = ['good', 'goods'];
const businesses: VoiceTexts['businesses'] = {
  speakeasy: ['speakeasy', 'speakeasies'],
  casino: ['casino', 'casinos'],
  brothel: ['brothel', 'brothels'],
  nightclub: ['nightclub', 'nightclubs'],
};
const { crimes, stats } = nouns;
const planned = (crime: string): Counted => held('have', [`${crime} card`, `${crime} cards`], ' in your Plan');

const more = (by: number, noun: Noun): string => `${count(Math.abs(by), noun)} ${by > 0 ? 'more' : 'less'}`;
const morePoints = (by: number): string => `${Math.abs(by)} ${by > 0 ? 'more' : 'less'}`;
const signed = (by: number, what: string): string => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${what}`;

export const voice: VoiceTexts = {
  language: 'en',
  dollar,
  goods: {
    alcohol: ['alcohol', 'alcohol'],
    gun: ['gun', 'guns'],
    any: ['good of your choice', 'goods of your choice'],
    some: good,
  },
  points: { muscle: ['Muscle', 'Muscle'], influence: ['Influence', 'Influence'] },
  businesses,
  upTo: 'up to ',
  forEach: (what) => ` for each ${what}`,
  atMost: (n) => `, at most ${n}`,
  who: { rival: 'a rival of your choice', rivals: 'each rival', everyone: 'each player' },
  thugs: {
    self: ['of your thugs', 'of your thugs'],
    rival: ['thug of a rival', 'thugs of a rival'],
    rivals: ['thug of each rival', 'thugs of each rival'],
    everyone: ['thug of each player', 'thugs of each player'],
  },
  at: {
    anywhere: '',
    streets: ' on the streets',
    underworld: ' in the Underworld',
    authorities: ' at the Authorities',
    headquarters: ' in Headquarters',
    deals: ' on a Deal',
  },
  from: {
    anywhere: '',
    streets: ' from the streets',
    underworld: ' from the Underworld',
    authorities: ' from the Authorities',
    headquarters: '',
    deals: ' from your Deals',
  },
  counts: {
    neighbourhoods: held('control', ['neighbourhood', 'neighbourhoods']),
    nightclubs: held('control', businesses.nightclub),
    speakeasies: held('control', businesses.speakeasy),
    casinos: held('control', businesses.casino),
    brothels: held('control', businesses.brothel),
    businesses: held('control', ['business', 'businesses']),
    deals: held('have', ['Deal', 'Deals']),
    dealers: held('have', ['Dealer', 'Dealers']),
    'fulfilled-jobs': held('have', ['fulfilled Job', 'fulfilled Jobs']),
    'thugs-on-streets': held('have', thug, ' on the streets'),
    'thugs-in-headquarters': held('have', thug, ' in Headquarters'),
    'thugs-in-prison': held('have', thug, ' in Prison'),
    'thugs-in-underworld': held('have', thug, ' in the Underworld'),
    'thugs-at-authorities': held('have', thug, ' at the Authorities'),
    'thugs-on-deals': held('have', thug, ' on Deals'),
    'cars-on-streets': held('have', ['car', 'cars'], ' on the streets'),
    'trucks-on-streets': held('have', ['truck', 'trucks'], ' on the streets'),
    'vehicles-on-streets': held('have', ['vehicle', 'vehicles'], ' on the streets'),
    alcohol: held('have', ['alcohol', 'alcohol']),
    guns: held('have', ['gun', 'guns']),
    goods: held('have', good),
    money: held('have', dollar),
    upgrades: held('have', ['upgrade', 'upgrades']),
    'districts-present': {
      each: 'district where you are present',
      least: (n) => `you are present in at least ${count(n, ['district', 'districts'])}`,
      most: (n) => `you are present in at most ${count(n, ['district', 'districts'])}`,
      mostOfAll: 'you are present in more districts than every rival',
    },
    'districts-controlled': {
      each: 'district where you control a neighbourhood',
      least: (n) => `you control neighbourhoods in at least ${count(n, ['district', 'districts'])}`,
      most: (n) => `you control neighbourhoods in at most ${count(n, ['district', 'districts'])}`,
      mostOfAll: 'you control neighbourhoods in more districts than every rival',
    },
    'policed-neighbourhoods': {
      each: 'neighbourhood you control in a district with police',
      least: (n) => `you control at least ${count(n, ['neighbourhood', 'neighbourhoods'])} in a district with police`,
      most: (n) => `you control at most ${count(n, ['neighbourhood', 'neighbourhoods'])} in a district with police`,
      mostOfAll: 'you control more neighbourhoods in districts with police than every rival',
    },
    associates: held('have', ['Associate', 'Associates'], ' in your gang'),
    'crime-rate': {
      each: 'level of your Crime Rate',
      least: (n) => `your Crime Rate is ${n} or higher`,
      most: (n) => `your Crime Rate is ${n} or lower`,
      mostOfAll: 'your Crime Rate is higher than every rival’s',
    },
    'plan-cards': held('have', ['card', 'cards'], ' in your Plan'),
    'hand-cards': held('have', ['card', 'cards'], ' in hand'),
    'plan-bootlegging': planned(crimes.bootlegging),
    'plan-corruption': planned(crimes.corruption),
    'plan-gambling': planned(crimes.gambling),
    'plan-theft': planned(crimes.theft),
    'plan-vice': planned(crimes.vice),
    'plan-violence': planned(crimes.violence),
  },
  if: 'if',
  andIf: ' and ',
  shared: [
    ['you have ', ''],
    ['you control ', ''],
  ],
  stat: (stat, level) => `you have ${stat} at level ${level}${level === 2 ? ' or 3' : ''}`,
  controls: (district) => `you control a neighbourhood in ${district}`,
  ring: 'you hold the Family Ring',
  costs: {
    money: (n) => `pay ${count(n, dollar)}`,
    alcohol: (n) => `spend ${n} alcohol`,
    gun: (n) => `spend ${count(n, ['gun', 'guns'])}`,
    goods: (n) => `spend ${count(n, ['good of your choice', 'goods of your choice'])}`,
    cards: (n) => `discard ${count(n, ['card', 'cards'])}`,
    thugs: (n) => `return ${count(n, thug)} from Headquarters to Recruits`,
    crime: (n) => `raise your Crime Rate by ${n}`,
  },
  quantities: {
    muscle: (by, { act }) => signed(by, `Muscle${act}`),
    influence: (by, { act }) => signed(by, `Influence${act}`),
    'hand-size': (by) => signed(by, 'Hand Size'),
    graft: (by) => `graft costs ${more(by, dollar)} per police car`,
    bribe: (by) => `bribes cost ${more(by, dollar)} per police car`,
    profit: (by, { business }) =>
      `sales${business ? ` where there is a ${businesses[business][0]}` : ''} pay ${more(by, dollar)}`,
    'sale-goods': (by, { business }) =>
      `sales${business ? ` where there is a ${businesses[business][0]}` : ''} take ${more(by, good)}`,
    defence: (by, { business }) =>
      `${signed(by, 'defence')} in your neighbourhoods${business ? ` with a ${businesses[business][0]}` : ''}`,
    attack: (by) => signed(by, 'Muscle when you seize a neighbourhood'),
    'deal-goods': (by) => `each Deal brings ${more(by, ['good of your choice', 'goods of your choice'])}`,
    storage: (by) => `each Deal stores ${more(by, good)}`,
    'fence-price': (by) => `the Authorities pay ${more(by, dollar)} per good`,
    'upgrade-price': (by) => `upgrades cost ${more(by, dollar)}`,
    'hire-level': (by) => signed(by, `${Math.abs(by) === 1 ? 'level' : 'levels'} when you hire Associates`),
    'hire-alcohol': (by) =>
      `bringing new people into your hand costs ${Math.abs(by)} alcohol ${by > 0 ? 'more' : 'less'}`,
    'underworld-crime': (by) => `in the Underworld your Crime Rate rises by ${morePoints(by)}`,
    'plan-crime': (by) => `a big Plan raises your Crime Rate by ${morePoints(by)}`,
    'business-income': (by, { business }) =>
      `each ${business ? businesses[business][0] : 'business'} pays ${more(by, dollar)} when you reorganise`,
    'final-business': (by, { business }) =>
      `each ${business ? businesses[business][0] : 'business'} counts ${more(by, dollar)} at the end of the game`,
    'final-associate': (by) => `each level of an Associate counts ${more(by, dollar)} at the end of the game`,
    recruitment: (by) => `take ${more(by, ['recruitment step', 'recruitment steps'])} when you reorganise`,
    lawyers: (by) => `bring ${more(by, thug)} back from Prison when you reorganise`,
    'raid-relief': (by) => `after a Raid your Crime Rate falls by ${morePoints(by)}`,
    'ring-income': (by) => `the Family Ring pays ${more(by, dollar)}`,
  },
  moments: {
    deal: 'when you send a thug to a Deal',
    underworld: 'when you send a thug to the Underworld',
    authorities: 'when you send a thug to the Authorities',
    seize: 'when you seize a neighbourhood',
    sale: 'with each sale',
    hire: 'when you hire an Associate',
    upgrade: 'when you upgrade your gang',
    reorganise: 'when you reorganise',
    raid: 'at each Raid',
    'lose-control': 'when you lose a neighbourhood',
    imprisoned: 'for each of your thugs put in Prison',
  },
  acts: {
    deal: 'for Deals',
    recruit: 'to recruit',
    job: 'to draw Jobs',
    dealer: 'to draw Dealers',
    hire: 'to hire Associates',
    sales: 'to make sales',
    oust: 'to remove control markers',
    'lower-crime': 'to lower your Crime Rate',
    build: 'to open businesses',
    release: 'to empty the Prison',
    fence: 'to sell to the Authorities',
    send: 'to send thugs',
    move: 'to move',
    seize: 'to seize a neighbourhood',
    upgrade: 'to upgrade',
    dismiss: 'to dismiss thugs',
  },
  specials: {
    'copy-skill': 'use the standard skill of an Associate in the market',
    'swap-police': 'swap all police cars of two districts',
    'double-sale': 'make 1 sale and take its profit twice',
    'buy-out':
      'pay a rival the profit printed on one of their neighbourhoods where you are present, and take control of it',
    amnesty: 'bring everyone’s thugs back from Prison and gain 2 dollars for each that is not yours',
  },
  stats,
  crimes,
  districts: {
    central: 'Central',
    'far-north': 'the Far North Side',
    north: 'the North Side',
    west: 'the West Side',
    southwest: 'the Southwest Side',
    south: 'the South Side',
    'far-south': 'the Far South Side',
  },
  labels: {
    level: (n) => `Level ${n}`,
    roles: { boss: 'Boss', underboss: 'Underboss', counselor: 'Counselor', member: 'Gang member' },
    bossValues: 'Muscle and Influence as the Boss Track says',
    standard: (text) => `Standard: ${text}`,
    matching: (wanted, text) => `With ${wanted}: ${text}`,
    keep: 'keep this Job face up',
    needs: (what) => `Needs ${what}`,
    gives: (what) => `brings ${what}`,
    stores: (n) => `stores ${count(n, good)}`,
    overall: (text) => `Everyone: ${text}`,
    bands: { green: 'Green', amber: 'Amber', red: 'Red' },
    band: (name, text) => `${name}: ${text}`,
    nothing: 'Nothing.',
    relief: (a, b, c) => `Then your Crime Rate falls by ${a}; with Lawyers at level 2 by ${b}, at level 3 by ${c}.`,
    noRule: 'No special rule.',
    over: 'The game ends at once.',
    side: ({ night, defence, goods, sum }) => `${night ? 'Nightclub' : 'Day'}: defence ${defence}, ${goods} for ${sum}`,
    row: ({ cubes, points }) => `From ${count(cubes, ['upgrade', 'upgrades'])}: ${points}`,
    bonuses: (list) => `Bonuses: ${list}`,
    rightHand: 'Right-hand',
    price: ({ stat, level, points, sum, crime }) =>
      `${stat} to level ${level}: ${points}, ${sum}${crime > 0 ? `, Crime Rate +${crime}` : ''}`,
  },
  finish: (line) => line,
};
