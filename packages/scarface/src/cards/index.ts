// Every card by its id.
import type { DealerCard, FederalCard, GangBoard, JobCard, NewsCard, PersonCard, Side, TileCard } from '../language.ts';
import type { Gang } from '../vocabulary.ts';
import { DEALERS } from './dealers.ts';
import { FEDERAL } from './federal.ts';
import { GANG_BOARDS } from './gangs.ts';
import { JOBS } from './jobs.ts';
import { NEWS } from './news.ts';
import { PEOPLE } from './people/index.ts';
import { TILES } from './tiles.ts';

export { DEALERS, FEDERAL, GANG_BOARDS, JOBS, NEWS, PEOPLE, TILES };

const byId = <C extends { readonly id: string }>(cards: readonly C[]): ((id: string) => C) => {
  const all = new Map(cards.map((card) => [card.id, card]));
  return (id) => {
    const card = all.get(id);
    if (card === undefined) throw new RangeError(`there is no card ${id}`);
    return card;
  };
};

export const personCard = byId<PersonCard>(PEOPLE);
export const jobCard = byId<JobCard>(JOBS);
export const dealerCard = byId<DealerCard>(DEALERS);
export const federalCard = byId<FederalCard>(FEDERAL);
export const newsCard = byId<NewsCard>(NEWS);
const tileCard = byId<TileCard>(TILES);

const boards = new Map<Gang, GangBoard>(GANG_BOARDS.map((board) => [board.gang, board]));
export const gangBoard = (gang: Gang): GangBoard => boards.get(gang) as GangBoard;

export const sideOf = (tile: { readonly id: string; readonly night: number }): Side => {
  const card = tileCard(tile.id);
  return tile.night === 1 ? card.nightclub : card.normal;
};
