// English: the sentence of each operation of the card language. A clause in the imperative, without capital and full stop.

import type { Harm } from '../../src/language.ts';
import {
  businesses,
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
  'your Crime Rate',
  'a rival’s Crime Rate',
  'each rival’s Crime Rate',
  'everyone’s Crime Rate',
];
const HARM = { prison: 'put in Prison ', hit: 'hit ', kill: 'kill ' } as const;
/** What happens to one's own: of one thug, of several. */
const HARMED: Readonly<Record<Harm, Noun>> = {
  prison: ['is put in Prison', 'are put in Prison'],
  hit: ['is hit', 'are hit'],
  kill: ['is killed', 'are killed'],
};
const PIECES: EffectTexts<'move', 'which', Noun> = {
  any: ['thug or vehicle', 'thugs or vehicles'],
  thugs: ['thug', 'thugs'],
  vehicles: ['vehicle', 'vehicles'],
};
const DECKS: EffectTexts<'peek', 'deck', string> = {
  jobs: 'Job deck',
  dealers: 'Dealer deck',
  federal: 'Federal deck',
};
const EACH: EachTexts = {
  rivals: 'each rival',
  everyone: 'each player',
  chooses: ' chooses',
  or: '; or ',
  colon: ': ',
};

export const operations: OperationTexts = {
  money: (e, v) => `gain ${v.dollars(e.amount)}`,
  pay: (e, v) => `${v.to(e.who, 'pay', 'pays')} ${v.dollars(e.amount)}`,
  steal: (e, v) =>
    `steal ${v.n(e.amount, 'dollar', 'dollars')} from ${e.from === 'rival' ? 'a rival' : 'each rival'}${v.per(e.amount)}`,
  goods: (e, v) => `take ${v.goods(e.good, e.amount)}`,
  'lose-goods': (e, v) => `${v.to(e.who, 'lose', 'loses')} ${v.goods(e.good ?? 'some', e.amount)}`,
  boost: (e, v) => (isPlain(e) ? `gain ${points(e, v)} this turn` : `this turn gain ${points(e, v)}`),
  crime: (e) => `${e.by < 0 ? 'lower' : 'raise'} ${whose(e.who, CRIME_RATE)} by ${Math.abs(e.by)}`,
  recruit: ({ steps }, v) =>
    `take ${v.upTo(steps)}${v.n(steps, 'recruitment step', 'recruitment steps')}${v.per(steps)}`,
  release: ({ thugs }, v) =>
    thugs === 'all'
      ? 'bring all your thugs back from Prison'
      : `bring ${v.n(thugs, 'thug', 'thugs')} back from Prison${v.per(thugs)}`,
  harm: (e, v) =>
    e.whose === 'self'
      ? `${v.n(e.thugs, ...own(e, v, 'of your thugs', HARMED))}${v.per(e.thugs)}`
      : `${HARM[e.how]}${v.thugs(e.thugs, e.whose)}${v.at(e.reach)}${v.per(e.thugs)}`,
  send: ({ thugs, where }, v) =>
    `send ${v.upTo(thugs)}${v.n(thugs, 'thug', 'thugs')} from Headquarters to ${where === 'anywhere' ? 'any one district' : 'one district where you are present'}${v.per(thugs)}`,
  move: (e, v) => `move ${v.upTo(e.pieces)}${v.n(e.pieces, ...PIECES[e.which])} out of one district${v.per(e.pieces)}`,
  police: ({ cars }, v) => `move ${v.n(cars, 'police car', 'police cars')} to any district`,
  'drive-off': ({ pieces }, v) =>
    `drive ${v.n(pieces, 'rival thug or vehicle', 'rival thugs or vehicles')} off into a neighbouring district`,
  build: (e, v) =>
    `open ${businesses(e, v, ['business of your choice', 'businesses of your choice'])} in your neighbourhoods${v.per(e.tokens)}`,
  wreck: (e, v) =>
    e.whose === 'self'
      ? v.n(e.tokens, 'of your businesses (no nightclub) closes', 'of your businesses (no nightclub) close')
      : `close ${v.n(e.tokens, 'rival business', 'rival businesses')} (no nightclub)`,
  draw: ({ cards }, v) => `draw ${v.n(cards, 'card', 'cards')}${v.per(cards)}`,
  discard: ({ cards, who }, v) => `${v.to(who, 'discard', 'discards')} ${v.n(cards, 'card', 'cards')}`,
  sell: ({ sales }, v) => `make ${v.upTo(sales)}${v.n(sales, 'sale', 'sales')} in your neighbourhoods${v.per(sales)}`,
  fence: ({ goods, price }, v) =>
    `sell ${v.upTo(goods)}${v.n(goods, 'good', 'goods')} to the Authorities for ${v.dollars(price)} each${v.per(goods)}`,
  job: ({ draw }, v) => `draw ${v.n(draw, 'Job', 'Jobs')}${draw === 1 ? '' : `${v.per(draw)}; keep 1`}`,
  dealer: ({ draw }, v) => `draw ${v.n(draw, 'Dealer', 'Dealers')}${draw === 1 ? '' : `${v.per(draw)}; keep 1`}`,
  hire: (e) => `hire an Associate of level ${upToLevel(e, 'or lower')}${e.toHand ? ' into your hand' : ''}`,
  supply: () => 'take the goods of one of your Deals without a thug',
  ring: () => 'take the Family Ring',
  recall: ({ thugs, from }, v) =>
    `bring ${v.upTo(thugs)}${v.n(thugs, 'thug', 'thugs')} back${v.from(from)} to Headquarters${v.per(thugs)}`,
  oust: ({ markers }, v) =>
    `remove ${v.upTo(markers)}${v.n(markers, 'control marker of any player', 'control markers of any player')}`,
  seize: ({ muscle }, v) => `seize a neighbourhood with ${v.points('muscle', muscle)}`,
  upgrade: ({ discount }, v) =>
    `upgrade your gang${discount === 0 ? '' : ` for ${v.dollars(discount)} less`} (Muscle and Influence are not needed)`,
  downgrade: ({ levels, who }, v) => `${v.to(who, 'lose', 'loses')} ${v.n(levels, 'upgrade', 'upgrades')}`,
  recover: ({ cards }, v) => `take ${v.n(cards, 'card', 'cards')} from your discard pile into your hand`,
  fire: ({ cards, who }, v) =>
    `${v.to(who, 'dismiss', 'dismisses')} ${v.n(cards, 'Associate', 'Associates')} from hand or discard pile`,
  unfulfil: ({ jobs, who }, v) =>
    `${v.to(who, 'turn', 'turns')} ${v.n(jobs, 'fulfilled Job', 'fulfilled Jobs')} face down again`,
  choose: (e, v) => `choose: ${options(e, v, '; or ')}`,
  may: (e, v) => `you may ${v.and(v.cost(e.cost))} to ${v.and(v.clauses(e.then))}`,
  if: (e, v) => `${v.when([e.when])}, ${v.and(v.clauses(e.then))}`,
  each: (e, v) => each(e, v, EACH),
  market: () => 'renew the two marked spaces of the market',
  time: ({ by }, v) => `move the time marker ${v.n(Math.abs(by), 'space', 'spaces')} ${by > 0 ? 'on' : 'back'}`,
  peek: (e) => `look at the top ${e.cards === 1 ? 'card' : `${e.cards} cards`} of the ${DECKS[e.deck]}`,
  exchange: ({ goods }, v) =>
    `change ${v.upTo(goods)}${v.n(goods, 'of your goods', 'of your goods')} into the other kind`,
  nightclub: () => 'open a nightclub in one of your neighbourhoods',
  vehicle: () => 'put a car or truck into a district where you are present',
  special: (e, v) => v.specials[e.rule],
};
