// The tasks of the lesson, in the order in which they come up in its game: what has been played before each, what the learner
// does, and what follows by itself. A task begins where the one before ended.
import { itemAt, type Json, type LessonMove, type LessonStep } from '@backroom/kit';
import { game as scarface } from '../src/game.ts';
import { LEARNER, laidOut, play } from './game.ts';

export const STEPS = ['plan', 'deal', 'sell', 'reorganise', 'seize', 'hire', 'upgrade', 'raid'] as const;
export type StepName = (typeof STEPS)[number];

interface Part {
  /** Played before the task, in lines of `play`. */
  readonly before: readonly string[];
  /** The learner's actions: of each the first is the one that the game goes on with. */
  readonly moves: readonly (readonly [string, ...string[]])[];
  readonly afterwards?: readonly string[];
  readonly guided?: true;
}

const SPENDS = ['spend alcohol pilsen', 'spend alcohol deal-0', 'spend alcohol deal-1'] as const;

const PARTS: Readonly<Record<StepName, Part>> = {
  plan: {
    before: [
      '1 settle car old-town',
      '1 good alcohol',
      '1 good gun',
      '0 settle car pilsen',
      '0 good alcohol',
      '0 good alcohol',
    ],
    moves: [['plan rum-runners', 'plan street-muggers'], ['plan street-muggers', 'plan rum-runners'], ['ready']],
    guided: true,
  },
  deal: {
    before: [],
    moves: [['act deal'], ['deal 0']],
    guided: true,
  },
  sell: {
    before: [
      '0 end-turn',
      '1 plan rum-runners',
      '1 plan street-muggers',
      '1 ready',
      '1 act deal',
      '1 deal 0',
      '1 end-turn',
      '0 plan bagmen',
      '0 plan card-sharps',
      '0 ready',
    ],
    moves: [['act sales'], ['tile pilsen'], [...SPENDS], [...SPENDS]],
  },
  reorganise: {
    before: [
      '0 end-turn',
      '1 plan alley-scouts',
      '1 plan card-sharps',
      '1 ready',
      '1 act sales',
      '1 tile old-town',
      '1 spend alcohol old-town',
      '1 spend alcohol old-town',
      '1 end-turn',
      '0 plan capone',
      '0 plan bodyguards',
      '0 ready',
      '0 act move',
      '0 move car southwest',
      '0 end-turn',
      '1 plan st-clair',
      '1 plan bodyguards',
      '1 ready',
      '1 act send',
      '1 district north',
      '1 end-turn',
    ],
    moves: [['ready'], ['tile pilsen'], ['recruit headquarters'], ['recruit headquarters']],
    afterwards: ['* shuffle bodyguards,street-muggers,bagmen,card-sharps,capone,rum-runners'],
  },
  seize: {
    before: [
      '1 ready',
      '1 recruit headquarters',
      '1 recruit headquarters',
      '* shuffle rum-runners,street-muggers,alley-scouts,card-sharps,st-clair,bodyguards',
      '0 plan bodyguards',
      '0 plan street-muggers',
      '0 ready',
    ],
    moves: [['act seize']],
  },
  hire: {
    before: [
      '0 end-turn',
      '1 plan rum-runners',
      '1 plan street-muggers',
      '1 ready',
      '1 act deal',
      '1 deal 0',
      '1 store alcohol old-town',
      '1 store alcohol old-town',
      '1 end-turn',
      '0 plan bagmen',
      '0 plan card-sharps',
      '0 ready',
    ],
    moves: [['act hire'], ['card bookmaker']],
  },
  upgrade: {
    before: [
      '0 end-turn',
      '1 plan alley-scouts',
      '1 plan card-sharps',
      '1 ready',
      '1 act recruit',
      '1 recruit safehouses',
      '1 stop',
      '1 end-turn',
      '0 plan capone',
      '0 plan rum-runners',
      '0 ready',
    ],
    moves: [['act upgrade'], ['stat supply']],
  },
  raid: {
    before: [
      '0 end-turn',
      '1 plan st-clair',
      '1 ready',
      '1 act send',
      '1 end-turn',
      '0 ready',
      '0 recruit safehouses',
      '0 recruit safehouses',
      '* shuffle bagmen,bookmaker,card-sharps,capone,rum-runners,bodyguards,street-muggers',
      '1 plan bodyguards',
      '1 ready',
      '1 act upgrade',
      '1 stat recruitment',
      '1 end-turn',
    ],
    moves: [
      ['plan bagmen', 'plan bookmaker'],
      ['plan bookmaker', 'plan bagmen'],
      ['ready'],
      ['act lower-crime'],
      ['end-turn'],
    ],
    afterwards: [
      '1 ready',
      '1 recruit headquarters',
      '1 recruit safehouses',
      '1 stop',
      '* shuffle rum-runners,street-muggers,alley-scouts,card-sharps,st-clair,bodyguards',
    ],
  },
};

const moveOf = (wanted: readonly string[]): LessonMove => ({ wanted });

const spoken = (line: string): readonly [number | 'chance', string] => {
  const [who, ...words] = line.split(' ');
  return [who === '*' ? 'chance' : Number(who), words.join(' ')];
};

/** Plays the game and records the position where each task begins. */
function stepsOf(): Record<StepName, LessonStep> {
  const state = laidOut();
  const steps = {} as Record<StepName, LessonStep>;
  for (const name of STEPS) {
    const { before, moves, afterwards = [], guided } = PARTS[name];
    for (const line of before) play(state, line);
    steps[name] = {
      state: scarface.save(state) as Json,
      wanted: itemAt(moves, 0),
      then: moves.slice(1).map(moveOf),
      afterwards: afterwards.map(spoken),
      ...(guided && { guided }),
    };
    for (const [wanted] of moves) play(state, `${LEARNER} ${wanted}`);
    for (const line of afterwards) play(state, line);
  }
  return steps;
}

export const LESSON: Readonly<Record<StepName, LessonStep>> = stepsOf();
