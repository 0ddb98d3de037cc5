import { type Field, flag, isRecord, parsed, refused, type Schema } from '@backroom/kit';
import { DIFFICULTIES, type Difficulty, type SoloOptions } from './enforcer/language.ts';
import { GANGS, type Gang } from './vocabulary.ts';

export interface Options {
  readonly jobDraft: boolean;
  /** SC-11: the holder of the Family Ring takes its money, or forgets it. */
  readonly ringByHand: boolean;
  /** The gangs by seat; null: dealt at random. */
  readonly gangs: readonly Gang[] | null;
  readonly solo: null | SoloOptions;
}

const isGang = (x: unknown): x is Gang => GANGS.includes(x as Gang);

const gangs: Field<readonly Gang[] | null> = {
  about: 'the gangs by seat, each once; null: dealt at random',
  default: null,
  schema: {
    anyOf: [{ type: 'null' }, { type: 'array', items: { enum: GANGS }, uniqueItems: true, minItems: 1, maxItems: 4 }],
  },
  samples: [null],
  read: (x) => {
    if (x === null) return parsed(null);
    if (!Array.isArray(x) || x.length === 0 || x.length > GANGS.length || !x.every(isGang))
      return refused(`must be null or a list of gangs, by seat: ${GANGS.join(', ')}`);
    return new Set(x).size === x.length ? parsed(x) : refused('names a gang twice');
  },
};

const solo: Field<Options['solo']> = {
  about: 'alone against the Enforcer of a rival gang; null: two to four players',
  default: null,
  schema: {
    anyOf: [
      { type: 'null' },
      {
        type: 'object',
        properties: { rival: { enum: GANGS }, difficulty: { enum: DIFFICULTIES, default: 'underboss' } },
        required: ['rival'],
        additionalProperties: false,
      },
    ],
  },
  samples: [null, { rival: 'outfit', difficulty: 'associate' }, { rival: 'gems', difficulty: 'untouchable' }],
  read: (x) => {
    if (x === null) return parsed(null);
    const known = isRecord(x) && Object.keys(x).every((key) => key === 'rival' || key === 'difficulty');
    if (!known || !isGang(x.rival)) return refused(`must be null or {"rival": one of ${GANGS.join(', ')}}`);
    const difficulty = x.difficulty ?? 'underboss';
    return DIFFICULTIES.includes(difficulty as Difficulty)
      ? parsed({ rival: x.rival, difficulty: difficulty as Difficulty })
      : refused(`difficulty must be one of ${DIFFICULTIES.join(', ')}`);
  },
};

export const options: Schema<Options> = {
  fields: {
    jobDraft: flag(false, 'Jobs are drafted at the start: take one, pass the rest (SC-100)'),
    ringByHand: flag(false, 'the Family Ring pays only if its holder takes the money in their turn (SC-11)'),
    gangs,
    solo,
  },
  conflict: (o) => {
    if (o.solo === null) return null;
    if (o.jobDraft) return 'alone, Jobs are not drafted: two are drawn and one is kept, three times (SC-110)';
    return o.gangs?.[0] === o.solo.rival ? "the Enforcer needs a gang of his own, not the first seat's (SC-110)" : null;
  },
};

/** Named gangs may be more than the seats; the rest stay in the box. */
export const seats = (o: Options): { min: number; max: number } =>
  o.solo === null ? { min: 2, max: o.gangs === null ? 4 : Math.max(2, o.gangs.length) } : { min: 1, max: 1 };
