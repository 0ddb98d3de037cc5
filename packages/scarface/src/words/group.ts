// Under which heading a choice stands where there are many of them.
import { itemAt, type Language } from '@backroom/kit';
import { headings as all } from '../../lang/headings.all.ts';
import type { Action } from '../actions.ts';
import type { View } from '../view.ts';
import { type Act, DISTRICTS } from '../vocabulary.ts';
import type { Speaker } from './speaker.ts';

type Heading = 'jobs' | 'skills' | 'deals' | 'underworld' | 'authorities' | 'streets' | 'gang';

export type Headings = Readonly<Record<Heading, string>>;

const HEADINGS: Readonly<Record<Language, Headings>> = all;

/** Where an action sends its thug, as on the gang board (SC-14). */
const PLACE_OF_ACT: Readonly<Record<Act, Heading>> = {
  deal: 'deals',
  recruit: 'underworld',
  job: 'underworld',
  dealer: 'underworld',
  hire: 'underworld',
  sales: 'underworld',
  oust: 'authorities',
  'lower-crime': 'authorities',
  build: 'authorities',
  release: 'authorities',
  fence: 'authorities',
  send: 'streets',
  move: 'streets',
  seize: 'streets',
  upgrade: 'gang',
  dismiss: 'gang',
};

/** Empty: it needs no heading. */
export function groupOf({ language, district }: Speaker, action: Action, view: View): string {
  const headings = HEADINGS[language];
  switch (action.type) {
    case 'fulfil':
      return headings.jobs;
    case 'skill':
      return headings.skills;
    case 'act':
      return headings[PLACE_OF_ACT[action.act]];
    case 'settle':
    case 'tile':
    case 'build':
    case 'wreck': {
      const there = view.tiles.find(({ id }) => id === action.tile);
      return there === undefined ? '' : district(itemAt(DISTRICTS, there.district));
    }
    case 'police':
    case 'drive-off':
      return district(action.from);
    default:
      return '';
  }
}
