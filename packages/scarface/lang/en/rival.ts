// The Enforcer, in English.
import { numbersOf } from '../../src/words/numbers.ts';
import type { RivalTexts } from '../../src/words/rival/texts.ts';
import { difficulties } from './difficulties.ts';
import { because } from './why.ts';

const { count, number } = numbersOf('en');
const from = (least: number | undefined): string =>
  least === undefined ? '' : `, with ${number(least)} Power or more`;
const HARM = { prison: 'put in Prison', hit: 'hit', kill: 'killed' } as const;

export const rival: RivalTexts = {
  name: 'The Enforcer',
  difficulties,
  power: 'Power',
  cards: {
    'morning-rounds': { name: 'Morning Rounds', flavour: 'Coffee, eggs, three collections.' },
    'back-door-delivery': { name: 'Back-Door Delivery', flavour: 'The front door is for customers and constables.' },
    'broken-windows': { name: 'Broken Windows', flavour: 'Glass is cheap. Advice is cheaper.' },
    'ledger-work': { name: 'Ledger Work', flavour: 'Two columns, one of them true.' },
    'new-faces': { name: 'New Faces', flavour: 'Old habits.' },
    'friends-at-the-bar': { name: 'Friends at the Bar', flavour: 'They never pay, and everybody else does.' },
    'muscle-flexed': { name: 'Muscle Flexed', flavour: 'A conversation without words.' },
    'quiet-word': { name: 'A Quiet Word', flavour: 'Loud enough for the man it was meant for.' },
    'rainy-tuesday': { name: 'Rainy Tuesday', flavour: 'Thirst knows no weather.' },
    'sealed-envelope': { name: 'Sealed Envelope', flavour: 'Nobody asks. Everybody weighs it.' },
    'warehouse-keys': { name: 'Warehouse Keys', flavour: 'The watchman has excellent eyesight and a poor memory.' },
    'shaken-down': { name: 'Shaken Down', flavour: 'You had that much in your pockets?' },
    'night-shift': { name: 'Night Shift', flavour: 'Crime pays overtime.' },
    'protection-money': { name: 'Protection Money', flavour: 'From whom? Well.' },
    'night-drive': { name: 'Night Drive', flavour: 'No headlights, no witnesses, no tip.' },
    'paper-trail': { name: 'Paper Trail', flavour: 'It leads to your door. Somebody saw to that.' },
    'weighted-dice': { name: 'Weighted Dice', flavour: 'Luck is a matter of weight.' },
    'red-lamp': { name: 'Red Lamp', flavour: 'Open late, closed to questions.' },
    'cellar-jazz': { name: 'Cellar Jazz', flavour: 'The band plays louder when the bottles clink.' },
    'tip-off': { name: 'Tip-Off', flavour: 'A concerned citizen rang. He has your telephone number, too.' },
    'bail-money': { name: 'Bail Money', flavour: 'Out by breakfast.' },
    'second-ledger': { name: 'The Second Ledger', flavour: 'This one is for reading.' },
    'river-shipment': { name: 'River Shipment', flavour: 'Declared as ballast. Very good ballast.' },
    'favour-returned': { name: 'A Favour Returned', flavour: 'With interest, compounded.' },
    'city-in-the-pocket': { name: 'City in the Pocket', flavour: 'It jingles.' },
    'hostile-bid': { name: 'Hostile Bid', flavour: 'Sold, to the gentleman with the shotgun.' },
    'ribbon-cutting': { name: 'Ribbon Cutting', flavour: 'The mayor cuts the ribbon. He was going past anyway.' },
    'army-surplus': { name: 'Army Surplus', flavour: 'The war is over. The paperwork is not.' },
    'head-hunter': { name: 'Head Hunter', flavour: 'He found the best man in town. Yours.' },
    'night-of-knives': { name: 'Night of Knives', flavour: 'The morning papers will need a second edition.' },
    'twelve-good-men': { name: 'Twelve Good Men', flavour: 'And every one of them has heard of you.' },
    'bonded-whiskey': { name: 'Bonded Whiskey', flavour: 'Aged twelve years in somebody else’s warehouse.' },
    'clean-hands': { name: 'Clean Hands', flavour: 'Gloves help.' },
    'everything-must-go': { name: 'Everything Must Go', flavour: 'Yours first.' },
    'friendly-headlines': {
      name: 'Friendly Headlines',
      flavour: 'The editor is fond of him. The editor is fond of his knees.',
    },
    convoy: { name: 'Convoy', flavour: 'Six trucks, one permit, no questions.' },
  },
  acts: {
    deal: () => 'He sends a thug to a Deal, and all his Deals deliver',
    recruit: () => 'He recruits: 1 step per Power',
    job: (least) => `He takes the top Job${from(least)}`,
    dealer: (least) => `He takes the top Dealer${from(least)}`,
    hire: () => 'He hires the highest Associate his Power allows',
    sales: () => 'He sells: 1 sale per Power',
    oust: () => 'He removes your control markers: one for every 5 Power',
    'lower-crime': () => 'He lowers his Crime Rate by his Power',
    build: () => 'He adds businesses: 1 per Power',
    release: () => 'He gets his thugs out of Prison, with 2 Power or more',
    fence: () => 'He sells goods to the Authorities: 1 per Power',
    send: () => 'He sends thugs to his district: 1 per Power',
    move: () => 'He moves thugs and vehicles to his district: 1 per Power',
    seize: () => 'He seizes a neighbourhood',
    upgrade: () => 'He upgrades his gang',
  },
  gain: 'He gains 1 dollar per Power',
  steal: 'He steals 1 dollar per Power from you',
  sellNext: {
    speakeasy: 'He makes a sale at his next supplied Speakeasy',
    casino: 'He makes a sale at his next supplied Casino',
    brothel: 'He makes a sale at his next supplied Brothel',
    nightclub: 'He makes a sale at his next supplied Nightclub',
  },
  stockNext: 'He takes from the supply what a sale needs at his next unsupplied neighbourhood',
  policeNext: 'Each police car moves to its next district',
  policeHere: 'A police car comes to his district',
  harm: (how, thugs, here) =>
    `${count(thugs, 'of your thugs', 'of your thugs')}${here ? ' in his district' : ''} ${thugs === 1 ? 'is' : 'are'} ${HARM[how]}${here ? '' : '; you choose'}`,
  crime: (levels) => `Your Crime Rate rises by ${number(levels)}`,
  ring: 'He takes the Family Ring',
  goods: (n) => `He takes ${count(n, 'good', 'goods')}`,
  plan: (cards, actions) => `The Enforcer’s Plan: ${cards}. He has ${count(actions, 'action', 'actions')}.`,
  walk: ({ from: start, to, steps }) =>
    steps === 0
      ? `The Enforcer stays in ${to}.`
      : `The Enforcer moves ${count(steps, 'district', 'districts')} on, from ${start} to ${to}.`,
  acted: ({ card, text, power }) =>
    power === null ? `${card}: ${text}.` : `${card}: ${text}. His Power is ${number(power)}.`,
  skipped: ({ card, text }) => `${card}: ${text}. It would change nothing, so he reads on.`,
  tooWeak: ({ card, text, power, needs }) =>
    `${card}: ${text}. His Power is ${number(power)}, but it takes ${number(needs)}, so he reads on.`,
  because,
  job: (card) => `The Enforcer adds ${card} to his Jobs.`,
  reinforced: (deck, card) =>
    card === null
      ? `A card of deck ${deck} goes face down on top of the Enforcer’s deck.`
      : `${card} (deck ${deck}) goes to the Enforcer’s discard pile.`,
  askTie: 'His rules do not decide between these. Where does the Enforcer sell?',
  askJobs: 'Keep one of these Jobs; the other is the Enforcer’s.',
  askMeanwhile: 'It is the Enforcer’s turn, and you can fulfil a Job: now, or let him go on?',
  goOn: 'Let him go on',
  heading: 'The Enforcer',
  place: ({ district, number: n }) => `He stands in ${district}, number ${number(n)}.`,
  numbers: (districts) => `The districts in his order: ${districts}.`,
  decks: ({ deck, discard, b, c }) =>
    `${count(deck, 'card', 'cards')} in his deck, ${number(discard)} in his discard pile; ${number(b)} left in deck B, ${number(c)} in deck C.`,
  stats: ({ power, plan, actions, money, jobs }) =>
    `Power ${number(power)}; Plan of ${count(plan, 'card', 'cards')}, ${count(actions, 'action', 'actions')}; ${money}; ${count(jobs, 'Job', 'Jobs')}.`,
  reading: ({ card, line, left }) =>
    `Next he reads line ${number(line)} of ${card}, with ${count(left, 'action', 'actions')} left.`,
  nextPlan: ({ cards, actions }) =>
    `In his next turn he lays out ${count(cards, 'card', 'cards')}, moves on as far as they say and takes ${count(actions, 'action', 'actions')}.`,
  nextReorganises: ({ sum, jobs, news }) =>
    `His deck is empty: in his next turn he reorganises and steals up to ${sum} from you (${count(jobs, 'Job', 'Jobs')} times ${number(news)} News).`,
  cardsHeading: 'The Enforcer’s cards',
  planPower: (power) => `With this Plan his Power is ${number(power)} before a line’s own +n.`,
  legend:
    'On his cards P is his Power: his stat, the bonuses of all cards of the Plan, and the line’s own +n. X needs no Power.',
  card: ({ card, deck, moves, bonus, lines }) =>
    `${card} (deck ${deck}): ${count(moves, 'move', 'moves')}, ${bonus === 0 ? 'no bonus' : `+${number(bonus)} Power for the whole Plan`}. ${lines}`,
  lastPlan: (cards) => `His last cards: ${cards}.`,
  jobs: (jobs) => `His Jobs, each worth a dollar of yours for every News card when he reorganises: ${jobs}.`,
  associates: (people, levels) =>
    `His Associates, out of play until the end: ${people}; ${count(levels, 'level', 'levels')} in all.`,
  levels: (stats) => `His stats, numbered like the districts: ${stats}.`,
  level: (n, stat, level) => `${number(n)} ${stat}, level ${number(level)}`,
};
