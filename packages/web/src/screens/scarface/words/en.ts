// English.
import { count } from '../../../words/numbers.ts';
import type { ScarfaceWords } from './catalogue.ts';

const counted = count('en');
const inDays = (n: number): string => counted(n, { one: 'one day', other: (x) => `${x} days` });

export const words: ScarfaceWords = {
  line: 'Chicago under Prohibition: build a gang, make deals, take the city. Two to four bosses, about an hour.',
  play: 'Take on the regulars',
  goOn: 'Go on with your game',
  alone: 'Alone against the Enforcer',
  aloneWhy: 'A rival who hides nothing: for everything he does he tells you why.',
  friends: 'With friends',
  rules: 'How it is played',
  difficulty: 'How hard he is',
  rival: 'His gang',
  begin: 'Take him on',
  daily: 'Challenge of the day',
  dailyWhy: (rival, difficulty) => `The same cards for everybody. Today: ${rival}, ${difficulty}.`,
  options: {
    jobDraft: { name: 'Jobs', values: { false: 'Dealt to everybody', true: 'Drafted: keep one, pass the rest' } },
    gangs: { name: 'Gangs', values: { null: 'Dealt at random' } },
    solo: { name: 'Company', values: { null: 'Two to four players', alone: 'Alone against the Enforcer' } },
  },
  gang: { own: 'Your gang', seat: (number) => `Gang of seat ${number}`, any: 'Drawn by lot' },
  gangs: { dealt: 'Drawn by lot', chosen: 'Chosen by seat' },
  card: {
    title: 'Your result',
    share: 'Share',
    picture: 'Share as a picture',
    copied: 'Copied. Paste it wherever you like.',
    byHand: 'This browser may not copy by itself: select the lines above and copy them.',
    trouble: 'The picture could not be made here.',
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
    kept: 'They are kept in this browser and nowhere else.',
    forget: 'Forget my records',
    sure: 'Yes, forget them all',
    keep: 'Keep them',
    forgotten: 'Your records are forgotten.',
  },
};
