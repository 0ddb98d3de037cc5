// English: why the Enforcer chose what he chose.
import type { Because } from '../../src/words/rival/texts.ts';

export const because: Because = {
  'only-one': (what) => `He chooses ${what}: there is no other.`,
  yours: (what) => `He chooses ${what}: what is yours comes before what is free.`,
  'yours-biggest-profit': (what) => `He chooses ${what}: yours, biggest profit.`,
  'biggest-profit': (what) => `He chooses ${what}: biggest profit.`,
  'least-profit': (what) => `He chooses ${what}: smallest profit.`,
  'fewer-goods': (what) => `He chooses ${what}: as much profit as another, for fewer goods.`,
  'higher-defence': (what) => `He chooses ${what}: as much profit as another, and the higher defence.`,
  'lower-number': (what) => `He chooses ${what}: of several, the district with the lower number.`,
  'your-choice': (what) => `${what}: his rules did not decide, so you did.`,
  'highest-level': (what) => `He chooses ${what}: the highest level his Power allows.`,
  leftmost: (what) => `He chooses ${what}: the highest level, and the leftmost of that level.`,
  'district-number': (what) => `He chooses ${what}: it has the number of his district.`,
  'next-stat': (what) => `He chooses ${what}: the next one possible, counting up from the number of his district.`,
  'level-three-first': (what) => `He chooses ${what}: level 3 goes before level 2.`,
  'next-in-order': (what) => `He chooses ${what}: the next one in ascending numbers.`,
  'free-deal': (what) => `His thug goes to ${what}, which has none. All his Deals deliver.`,
  'safehouses-first': () => 'Thugs in the Safehouses come before Recruits.',
  'takes-what-he-has-less-of': (what) =>
    `He takes goods of his choice by turns, first the kind he got less of: ${what}.`,
  'truck-spares-the-greater': (what) =>
    `His vehicle spares him ${what}: the kind the sale takes more of, alcohol if equal.`,
  'stores-on-deals': () => 'He stores on his Deals first: the kind he has less of there, then by turns.',
  'stores-for-a-sale': () => 'He stores what a sale takes, biggest profit first.',
  'stores-surplus': () => 'He spreads the surplus evenly, biggest profit first.',
  'spends-where-he-sells': (what) => `He spends what lies in ${what} before what lies on his Deals.`,
  'spends-from-deals-last': (what) => `He spends from ${what}: Deals come last.`,
  'spends-surplus': (what) => `He spends from ${what}: surplus comes first, guns if equal.`,
  'spends-least-profit': (what) => `He spends from ${what}: of his neighbourhoods, the smallest profit.`,
  'walks-first': (what) => `From ${what}: thugs who can walk come first.`,
  'rides-second': (what) => `From ${what}: thugs who must ride come second, with their vehicle.`,
  'vehicles-last': (what) => `From ${what}: vehicles come last.`,
  'loses-by-the-chart': (what) => `He loses a thug from ${what}: by the chart, that comes first.`,
  declines: () => 'He takes no bargain that a card offers.',
};
