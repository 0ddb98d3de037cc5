// What the Dealers are called, in English.
import type { DealerNames } from '../../../src/words/cards/names.ts';

export const dealers: DealerNames = {
  'alcohol-dealer': { name: 'Alcohol Dealer', flavour: 'Two crates, no questions, no labels.' },
  'gun-dealer': { name: 'Gun Dealer', flavour: 'Every piece comes with a lifetime guarantee. Somebody’s lifetime.' },
  moonshiner: { name: 'Moonshiner', flavour: 'He learned the trade from his grandfather, who is blind now.' },
  'sleeping-car-porter': {
    name: 'Sleeping-Car Porter',
    flavour: 'Your suitcase, sir. It has put on weight since Detroit.',
  },
  'distillery-owner': { name: 'Distillery Owner', flavour: 'Closed by law in 1920, but only in the daytime.' },
  'gun-runner': { name: 'Gun Runner', flavour: 'The crate says sewing machines. The noise is much the same.' },
  'prescription-doctor': { name: 'Prescription Doctor', flavour: 'Half of Chicago has a cough, and he has the pad.' },
  'grape-brick-salesman': {
    name: 'Grape Brick Salesman',
    flavour: 'The label explains exactly how not to make wine of it.',
  },
  'junk-dealer': { name: 'Junk Dealer', flavour: 'Under the bedsprings, a very respectable arsenal.' },
  'irish-revolutionary': {
    name: 'Irish Revolutionary',
    flavour: 'He ships rifles home. There is always one crate too many.',
  },
  'rum-row-captain': { name: 'Rum Row Captain', flavour: 'Anchored one yard outside the law, with the lights off.' },
  'police-captain': { name: 'Police Captain', flavour: 'Evidence gets lost. He knows where.' },
  'near-beer-brewer': { name: 'Near-Beer Brewer', flavour: 'Half a per cent on the label. The rest is in the barrel.' },
  quartermaster: { name: 'Quartermaster', flavour: 'Signs for a hundred, counts ninety, sleeps well.' },
  'canadian-exporter': { name: 'Canadian Exporter', flavour: 'All papers in order. Destination Cuba, by rowing boat.' },
  'harbour-master': { name: 'Harbour Master', flavour: 'He reads every cargo list, some of them with his eyes shut.' },
  auctioneer: { name: 'Auctioneer', flavour: 'Confiscated on Monday, sold on Tuesday, confiscated on Friday.' },
  'army-officer': { name: 'Army Officer', flavour: 'The war is over. The depot has not been told yet.' },
};
