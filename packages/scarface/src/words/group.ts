// Under which heading a choice stands where there are many of them.
import type { Language } from '@backroom/kit';
import type { Action } from '../actions.ts';
import type { View } from '../view.ts';
import { type Act, DISTRICTS } from '../vocabulary.ts';
import type { Speaker } from './speaker.ts';

type Heading = 'jobs' | 'skills' | 'deals' | 'underworld' | 'authorities' | 'streets' | 'gang';

const HEADINGS: Readonly<Record<Language, Readonly<Record<Heading, string>>>> = {
  en: {
    jobs: 'Jobs',
    skills: 'Skills',
    deals: 'Deal',
    underworld: 'Underworld',
    authorities: 'Authorities',
    streets: 'Streets',
    gang: 'Your gang',
  },
  de: {
    jobs: 'Aufträge',
    skills: 'Fähigkeiten',
    deals: 'Deal',
    underworld: 'Unterwelt',
    authorities: 'Behörden',
    streets: 'Straße',
    gang: 'Deine Gang',
  },
  fr: {
    jobs: 'Coups',
    skills: 'Compétences',
    deals: 'Filière',
    underworld: 'Milieu',
    authorities: 'Autorités',
    streets: 'Rue',
    gang: 'Ton gang',
  },
  it: {
    jobs: 'Colpi',
    skills: 'Abilità',
    deals: 'Affare',
    underworld: 'Malavita',
    authorities: 'Autorità',
    streets: 'Strada',
    gang: 'La tua gang',
  },
  es: {
    jobs: 'Golpes',
    skills: 'Habilidades',
    deals: 'Trato',
    underworld: 'Bajos Fondos',
    authorities: 'Autoridades',
    streets: 'Calle',
    gang: 'Tu banda',
  },
};

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
      return there === undefined ? '' : district(DISTRICTS[there.district]);
    }
    case 'police':
    case 'drive-off':
      return district(action.from);
    default:
      return '';
  }
}
