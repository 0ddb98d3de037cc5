// English.
import { count } from '@backroom/kit';
import type { PageWords } from '../../page/words/catalogue.ts';
import { difficulties } from './difficulties.ts';
import { result } from './result-card.ts';

const counted = count('en');
const inDays = (n: number): string => counted(n, { one: 'one day', other: (x) => `${x} days` });

export const page: PageWords = {
  result,
  difficulties,
  line: 'Chicago under Prohibition: build a gang, make deals, take the city. Two to four bosses, about an hour.',
  play: 'Take on the regulars',
  goOn: 'Continue your game',
  alone: 'Alone against the Enforcer',
  aloneWhy: 'A rival who hides nothing, and tells you the reason for everything he does.',
  friends: 'With friends',
  rules: 'Rules',
  learn: 'Learn it in eight tasks',
  difficulty: 'Difficulty',
  rival: 'His gang',
  begin: 'Take him on',
  daily: 'Challenge of the day',
  dailyWhy: (rival, difficulty) => `The same cards for everybody. Today: ${rival}, ${difficulty}.`,
  options: {
    ringByHand: {
      name: 'Family Ring',
      values: { false: 'Pays automatically', true: 'Take its money in your turn, or forget it' },
    },
    jobDraft: { name: 'Jobs', values: { false: 'Dealt to everybody', true: 'Drafted: keep one, pass the rest' } },
    gangs: { name: 'Gangs', values: { null: 'Dealt at random' } },
    solo: { name: 'Mode', values: { null: 'Two to four players', alone: 'Alone against the Enforcer' } },
  },
  gang: { own: 'Your gang', seat: (number) => `Gang of seat ${number}`, any: 'Drawn by lot' },
  gangs: { dealt: 'Drawn by lot', chosen: 'Chosen by seat' },
  card: {
    title: 'Your result',
    share: 'Share',
    picture: 'Share as a picture',
    copied: 'Copied. Now paste it anywhere.',
    byHand: 'This browser does not allow copying: select the lines above and copy them.',
    trouble: 'The picture could not be created here.',
    against: 'against',
  },
  records: {
    title: 'Your records',
    games: 'Played',
    wins: 'Won',
    best: 'Best total',
    margin: 'Widest win',
    bestYet: 'Your best yet at this difficulty.',
    played: (days, longest) => `Challenges of the day: ${inDays(days)} in a row; the longest run was ${longest}.`,
    won: (days, longest) => `Challenges won: ${inDays(days)} in a row; the longest run was ${longest}.`,
    last: (day, outcome, own, his) =>
      `Your last challenge, ${day}: ${{ won: 'won', drawn: 'drawn', lost: 'lost' }[outcome]}, ${own} to ${his}.`,
    kept: 'They are stored in this browser and nowhere else.',
    forget: 'Delete my records',
    sure: 'Yes, delete them all',
    keep: 'Keep them',
    forgotten: 'Your records are deleted.',
  },
};
