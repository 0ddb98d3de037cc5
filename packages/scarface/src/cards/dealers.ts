// The 31 Dealers: two kinds that everybody starts with, and the deck. Goods and storage follow what a Dealer asks for.
import type { DealerCard } from '../language.ts';

const dealers = [
  { id: 'alcohol-dealer', copies: 4, muscle: 1, influence: 0, alcohol: 2, gun: 0, storage: 1, starter: true },
  { id: 'gun-dealer', copies: 4, muscle: 1, influence: 0, alcohol: 0, gun: 1, storage: 1, starter: true },
  { id: 'moonshiner', copies: 2, muscle: 0, influence: 0, alcohol: 2, gun: 0, storage: 1 },
  { id: 'sleeping-car-porter', copies: 1, muscle: 0, influence: 0, alcohol: 0, gun: 1, storage: 3 },
  { id: 'distillery-owner', copies: 2, muscle: 1, influence: 0, alcohol: 3, gun: 0, storage: 1 },
  { id: 'gun-runner', copies: 2, muscle: 1, influence: 0, alcohol: 0, gun: 2, storage: 1 },
  { id: 'prescription-doctor', copies: 2, muscle: 0, influence: 1, alcohol: 2, gun: 0, storage: 4 },
  { id: 'grape-brick-salesman', copies: 1, muscle: 0, influence: 1, alcohol: 3, gun: 0, storage: 1 },
  { id: 'junk-dealer', copies: 2, muscle: 0, influence: 1, alcohol: 1, gun: 1, storage: 2 },
  { id: 'irish-revolutionary', copies: 2, muscle: 2, influence: 0, alcohol: 1, gun: 2, storage: 1 },
  { id: 'rum-row-captain', copies: 2, muscle: 2, influence: 0, alcohol: 4, gun: 0, storage: 1 },
  { id: 'police-captain', copies: 1, muscle: 2, influence: 0, alcohol: 0, gun: 3, storage: 1 },
  { id: 'near-beer-brewer', copies: 1, muscle: 1, influence: 1, alcohol: 3, gun: 0, storage: 4 },
  { id: 'quartermaster', copies: 1, muscle: 1, influence: 1, alcohol: 1, gun: 2, storage: 2 },
  { id: 'canadian-exporter', copies: 1, muscle: 0, influence: 2, alcohol: 4, gun: 0, storage: 2 },
  { id: 'harbour-master', copies: 1, muscle: 0, influence: 2, alcohol: 2, gun: 1, storage: 3 },
  { id: 'auctioneer', copies: 1, muscle: 0, influence: 3, alcohol: 1, gun: 2, storage: 4 },
  { id: 'army-officer', copies: 1, muscle: 2, influence: 2, alcohol: 0, gun: 4, storage: 1 },
] as const satisfies readonly DealerCard[];

export type DealerId = (typeof dealers)[number]['id'];
export const DEALERS: readonly (DealerCard & { readonly id: DealerId })[] = dealers;
