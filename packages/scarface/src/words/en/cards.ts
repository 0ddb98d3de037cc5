// The names of everything that is printed on cards, tiles and boards.
import { dealers } from '../../cards/names/dealers/en.ts';
import { federal } from '../../cards/names/federal/en.ts';
import { gangs } from '../../cards/names/gangs/en.ts';
import { jobs } from '../../cards/names/jobs/en.ts';
import { news } from '../../cards/names/news/en.ts';
import { people } from '../../cards/names/people/en.ts';
import { tiles } from '../../cards/names/tiles/en.ts';

export const cards = { ...people, ...jobs, ...dealers, ...federal, ...news, ...tiles };
export { gangs };
