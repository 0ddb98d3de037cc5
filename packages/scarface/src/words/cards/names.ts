// The only words written for a card by hand: what it is called, and one line of flavour. All else is made from what it does.
import type { DealerId } from '../../cards/dealers.ts';
import type { FederalId } from '../../cards/federal.ts';
import type { JobId } from '../../cards/jobs.ts';
import type { NewsId } from '../../cards/news.ts';
import type { PersonId } from '../../cards/people/index.ts';
import type { TileId } from '../../cards/tiles.ts';
import type { Gang } from '../../vocabulary.ts';

export interface CardWords {
  readonly name: string;
  readonly flavour: string;
}

type Named<Id extends string> = Readonly<Record<Id, CardWords>>;

export type PeopleNames = Named<PersonId>;
export type JobNames = Named<JobId>;
export type DealerNames = Named<DealerId>;
export type FederalNames = Named<FederalId>;
export type GangNames = Named<Gang>;
export type NewsNames = Named<NewsId>;
export type TileNames = Named<TileId>;
