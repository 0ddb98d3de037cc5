// English: why not.
import type { Catalogue } from '../../src/words/catalogue.ts';
import { numbersOf } from '../../src/words/numbers.ts';

const { number } = numbersOf('en');

export const refusals: Catalogue['refusals'] = {
  'no-thug': () => 'No thug is left in Headquarters',
  'no-muscle': () => 'Your Plan has no Muscle',
  'no-influence': () => 'Your Plan has no Influence',
  'little-influence': ({ influence, needed }) =>
    `It takes ${number(needed)} Influence, and your Plan has ${number(influence)}`,
  'no-open-deal': ({ muscle, influence }) =>
    `None of your free Deals can be made with ${number(muscle)} Muscle and ${number(influence)} Influence`,
  'nobody-to-recruit': () => 'Nobody waits in Recruits or in the Safehouses',
  'no-cards-left': () => 'That deck is empty',
  'nobody-to-hire': ({ influence }) => `Nobody in the market can be hired with ${number(influence)} Influence`,
  'nothing-to-sell': () => 'You lack the goods for a sale in your neighbourhoods',
  'no-control-to-remove': () => 'No control marker lies on the table',
  'crime-is-lowest': () => 'Your Crime Rate is as low as Eliot Ness allows',
  'no-room-to-build': () => 'None of your neighbourhoods has room for a business, or the supply is empty',
  'nobody-in-prison': () => 'None of your thugs is in Prison',
  'no-goods': () => 'You have no goods',
  'nowhere-to-send': () => 'There is no district where you are present and can pay the bribe',
  'nothing-to-move': () => 'Nothing of yours on the streets can go anywhere',
  'nothing-to-seize': ({ muscle }) => `No neighbourhood within your reach gives way to ${number(muscle)} Muscle`,
  'no-upgrade': ({ muscle, influence }) =>
    `No upgrade can be had for ${number(muscle)} Muscle, ${number(influence)} Influence and your money`,
  'one-action': () => 'You have already taken your one action',
  'plan-first': () => 'Confirm your Plan first',
  used: ({ card }) => `That skill of ${card} has been used this turn`,
  'no-match': ({ card }) => `No other card of your Plan shows a crime that ${card} asks for`,
  'no-effect': ({ card }) => `That skill of ${card} would do nothing now`,
  'job-not-met': () => 'Requirement not met',
  other: 'The rules forbid it now',
};
