// What the neighbourhoods are called, in English.
import type { TileNames } from '../../../src/words/cards/names.ts';

export const tiles: TileNames = {
  'little-italy': { name: 'Little Italy', flavour: 'Six bakeries, five of them with flour.' },
  bronzeville: { name: 'Bronzeville', flavour: 'The music stops at dawn. Nobody has ever heard it stop.' },
  'the-loop': { name: 'The Loop', flavour: 'The trains go round in circles, and so does the money.' },
  'back-of-the-yards': { name: 'Back of the Yards', flavour: 'Nobody asks what is in the crates. One can smell it.' },
  cicero: { name: 'Cicero', flavour: 'Just over the city line, where the law has to change trains.' },
  pilsen: { name: 'Pilsen', flavour: 'Named after the home of a beer, and ordered to forget it.' },
  bridgeport: { name: 'Bridgeport', flavour: 'Future mayors live here, and so do their late voters.' },
  greektown: { name: 'Greektown', flavour: 'Coffee is served in cups. So is everything else.' },
  chinatown: { name: 'Chinatown', flavour: 'The lanterns go out when a stranger turns the corner.' },
  'gold-coast': { name: 'Gold Coast', flavour: 'The butler orders it, the senator drinks it.' },
  streeterville: { name: 'Streeterville', flavour: 'Founded by a stranded smuggler, and true to its origins.' },
  'old-town': { name: 'Old Town', flavour: 'Every cellar has a cellar.' },
  uptown: { name: 'Uptown', flavour: 'The best table is the one by the tunnel.' },
  'hyde-park': { name: 'Hyde Park', flavour: 'The professors teach the theory, the students run the experiments.' },
  pullman: { name: 'Pullman', flavour: 'A model town. The model has been modified.' },
  'the-levee': { name: 'The Levee', flavour: 'Closed for good in 1912, and every morning since at four.' },
  'little-hell': { name: 'Little Hell', flavour: 'Warm all year round, thanks to the gasworks and the neighbours.' },
  'wicker-park': { name: 'Wicker Park', flavour: 'Mansions of beer barons, beer included.' },
};
