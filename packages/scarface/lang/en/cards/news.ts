// What the front pages say, in English.
import type { NewsNames } from '../../../src/words/cards/names.ts';

export const news: NewsNames = {
  'us-is-voted-dry': {
    name: 'US Is Voted Dry',
    flavour: 'Nation to drink water from midnight. Water declines to comment.',
  },
  'police-strike': { name: 'Police Go on Strike', flavour: 'Citizens notice on the third day.' },
  'beer-war': { name: 'Beer War Breaks Out', flavour: 'Record week for florists.' },
  'ness-comes-to-town': {
    name: 'Ness Comes to Town',
    flavour: '“I cannot be bought.” City Hall asks for a translation.',
  },
  'election-year': {
    name: 'Election Year Begins',
    flavour: 'Both candidates promise to look away, each in his own direction.',
  },
  'evidence-room-empty': { name: 'Evidence Room Found Empty', flavour: 'Police baffled, and buying.' },
  'lake-freezes-over': {
    name: 'Lake Freezes Over',
    flavour: 'Ice trade with Canada flourishes. Some of it comes in bottles.',
  },
  'hottest-summer': {
    name: 'Hottest Summer on Record',
    flavour: 'Doctors advise plenty to drink, but will not say of what.',
  },
  'jazz-age': { name: 'Jazz Sweeps the City', flavour: '“Music of the devil,” says the pastor, booking a table.' },
  'world-series-fixed': { name: 'World Series Was Fixed', flavour: 'Nation shocked. Bookmakers slightly less so.' },
  'income-tax-upheld': {
    name: 'Crooks Owe Tax, Court Rules',
    flavour: 'Treasury prints a new form. Box nine is for loot.',
  },
  'daylight-saving': { name: 'Clocks Go Forward', flavour: 'The city gains an hour. It is already booked.' },
  'mills-lay-off-thousands': {
    name: 'Mills Lay Off Thousands',
    flavour: 'Strong men with free evenings find work the same night.',
  },
  'building-boom': { name: 'Building Boom', flavour: 'Everything goes up but the price, for friends of the builder.' },
  'hollywood-loves-hoodlums': {
    name: 'Hollywood Loves Hoodlums',
    flavour: 'Bank clerks practise scowling in front of the mirror.',
  },
  'prohibition-ends': {
    name: 'Prohibition Ends at Last!',
    flavour: 'Thirteen dry years, and nobody remembers being thirsty.',
  },
};
