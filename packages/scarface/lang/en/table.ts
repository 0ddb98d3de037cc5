// The spoken table.
import type { TableTexts } from '../../src/words/catalogue.ts';
import { numbersOf } from '../../src/words/numbers.ts';

const { number, list, count } = numbersOf('en');

export const table: TableTexts = {
  discardPile: (cards) => `Your discard pile, from the top: ${cards}.`,
  discardOf: (top, cards) => `Discard pile: ${top} on top; in it: ${cards}.`,
  headings: {
    now: 'Now',
    plan: 'Plan',
    hand: 'Your hand',
    jobs: 'Your Jobs',
    deals: 'Your Deals',
    gang: 'Your gang',
    city: 'The city',
    market: 'The market',
    rivals: 'Rivals',
    news: 'News',
  },
  round: ({ round, time, of, ness }) => `Round ${round} of 3, time ${time} of ${of}; Eliot Ness stands at ${ness}.`,
  noCards: 'No cards.',
  card: (name, text) => `${name}: ${text}`,
  fulfilledJob: (name, text) => `${name}, fulfilled: ${text}`,
  deal: ({ deal, needs, gives, stock, storage, busy }) =>
    `${deal}: takes ${needs}, gives ${gives}; in store: ${stock}, room for ${storage}.${busy ? ' A thug is on it.' : ''}`,
  nothing: 'nothing',
  money: (sum) => `${sum} behind your screen.`,
  crime: (level) => `Crime Rate ${level}.`,
  thugs: (places) => `Thugs: ${places}.`,
  place: (thugs, place) => `${thugs} in ${place}`,
  stat: ({ stat, level, price }) =>
    `${stat}: level ${level}${price === null ? ', the highest' : `; the next costs ${price}`}.`,
  price: ({ muscle, influence, sum, crime }) =>
    list([
      ...(muscle > 0 ? [`${number(muscle)} Muscle`] : []),
      ...(influence > 0 ? [`${number(influence)} Influence`] : []),
      sum,
      ...(crime > 0 ? [`Crime Rate +${number(crime)}`] : []),
    ]),
  boss: ({ muscle, influence, left }) =>
    `The Boss brings ${muscle} and ${influence}; ${left} cubes are left on the Boss Track.`,
  pile: ({ deck, discard }) => `Your deck has ${deck}, your discard pile ${discard}.`,
  district: ({ district, what }) => (what === '' ? `${district}.` : `${district}: ${what}`),
  goodsMoreOrLess: (goods, by) => `${goods} (${count(Math.abs(by), 'good', 'goods')} ${by < 0 ? 'less' : 'more'})`,
  tile: ({ tile, owner, defence, needs, sum, graft, businesses, stock, night }) =>
    `${tile}${night ? ' (Nightclub)' : ''}, ${owner === null ? 'nobody’s' : `held by ${owner}`}: defence ${defence}, sells ${needs} for ${sum}${graft === null ? '' : `, less ${graft} graft`}; businesses: ${businesses}; in store: ${stock}.`,
  pieces: (who, pieces) => `${who}: ${pieces}.`,
  emptySpace: 'An empty space.',
  nextOnDeck: (card) => `Next on the deck: ${card}.`,
  rival: ({ who, gang, crime, hand, deck, jobs, fulfilled, upgrades }) =>
    `${who} (${gang}): Crime Rate ${crime}; ${hand} in hand, ${deck} in the deck; ${count(jobs, 'hidden Job', 'hidden Jobs')}, fulfilled: ${fulfilled}; upgrades: ${upgrades}.`,
  planOf: (cards) => `Plan: ${cards}.`,
  ring: 'You hold the Family Ring.',
  ringOf: (who) => `${who} holds the Family Ring.`,
  lastRaid: (name, text) => `Last Raid: ${name}.\n${text}`,
  standing: ({ gang, tiles, businesses, crime }) =>
    `${gang}; neighbourhoods: ${tiles}, businesses: ${businesses}, Crime Rate ${crime}`,
  final: (sum) => `${sum} in all.`,
};
