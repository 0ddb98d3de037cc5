// English.
import type { ScarfaceWords } from './catalogue.ts';

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
};
