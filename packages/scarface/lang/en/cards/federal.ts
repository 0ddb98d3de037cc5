// What the Federal cards are called, in English.
import type { FederalNames } from '../../../src/words/cards/names.ts';

export const federal: FederalNames = {
  'tax-audit': { name: 'Tax Audit', flavour: 'Kindly explain the entry “miscellaneous”.' },
  'bail-hearing': { name: 'Bail Hearing', flavour: 'Cash only. Your cheques are known to the court.' },
  'licence-renewal': {
    name: 'Licence Renewal',
    flavour: 'Line four, use of the premises. “Tearoom” is already taken.',
  },
  'bank-examiners': { name: 'Bank Examiners', flavour: 'They counted twice. Once would have been enough.' },
  'vehicle-inspection': { name: 'Vehicle Inspection', flavour: 'Holes in the door do not count as ventilation.' },
  'census-of-1920': { name: 'Census of 1920', flavour: 'Occupation: “stands on the corner”. Employer: “a friend”.' },
  'budget-cuts': { name: 'Budget Cuts', flavour: 'Agents are kindly asked to share the pistol.' },
  'warehouse-inspection': { name: 'Warehouse Inspection', flavour: 'The furniture was found to be leaking.' },
  'barrels-in-the-river': { name: 'Barrels in the River', flavour: 'Anglers report unusually cheerful fish.' },
  'arms-amnesty': { name: 'Arms Amnesty', flavour: 'Please keep the receipt with the weapon.' },
  'expert-tasting': { name: 'Expert Tasting', flavour: 'The commission reached no conclusion and asked for more.' },
  'truck-through-the-door': { name: 'Truck Through the Door', flavour: 'The warrant was attached to the bumper.' },
  dragnet: { name: 'Dragnet', flavour: 'Wanted for questioning: all persons with a hat.' },
  'usual-suspects': { name: 'The Usual Suspects', flavour: 'They have chairs of their own by now.' },
  'deportation-order': { name: 'Deportation Order', flavour: 'Return ticket not included.' },
  'mistaken-identity': {
    name: 'Mistaken Identity',
    flavour: 'Released with our apologies, which are subject to appeal.',
  },
  'bureau-is-hiring': {
    name: 'The Bureau Is Hiring',
    flavour: 'Fair pay, a pension, and you already know the clientele.',
  },
  curfew: { name: 'Curfew', flavour: 'After nine, loitering requires Form 12.' },
  'padlock-order': { name: 'Padlock Order', flavour: 'Closed for one year. Deliveries by the back door, please.' },
  'moral-hygiene-board': {
    name: 'Board of Moral Hygiene',
    flavour: 'The inspection took three nights. Its thoroughness is commended.',
  },
  'slot-machine-bonfire': {
    name: 'Slot Machine Bonfire',
    flavour: 'Two cherries and a lemon were saved from the flames.',
  },
  'grand-jury': { name: 'Grand Jury', flavour: 'Twenty-three citizens who have never heard of anybody.' },
  'star-witness': { name: 'Star Witness', flavour: 'Now he remembers everything, even whom he works for.' },
  'tapped-telephone': { name: 'Tapped Telephone', flavour: 'Transcript, page nine: “Not on the telephone.”' },
  'lost-paperwork': { name: 'Lost Paperwork', flavour: 'Filed under L, for lost.' },
  'wanted-poster': { name: 'Wanted Poster', flavour: 'An excellent likeness. The reward is an insult.' },
  'trust-busting': { name: 'Trust-Busting', flavour: 'Competition is the law, even for outlaws.' },
  'society-column': { name: 'Society Column', flavour: 'The ring was admired by all, notably by the Treasury.' },
};
