// The names of the modes and of the Enforcer's difficulties, in words that a beginner knows.
import type { Language } from '@backroom/kit';
import { modeWords as all } from '../../lang/modes.all.ts';
import type { Solo } from '../gangs.ts';

export type ModeId = 'standard' | 'draft' | 'alone';

interface ModeText {
  readonly name: string;
  readonly why: string;
}

export interface ModesText extends Readonly<Record<ModeId, ModeText>> {
  readonly hard: Readonly<Record<Solo['difficulty'], string>>;
}

export const modeWords: Readonly<Record<Language, ModesText>> = all;
