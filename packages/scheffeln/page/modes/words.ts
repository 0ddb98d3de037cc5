// The names of the modes, and what is special about each.
import type { Language } from '@backroom/kit';
import { modeWords as all } from '../../lang/modes.all.ts';

export type ModeId = 'basic' | 'limousine' | 'run' | 'mafia' | 'speed';

export interface ModeText {
  readonly name: string;
  readonly why: string;
}

export type ModesText = Readonly<Record<ModeId, ModeText>>;

export const modeWords: Readonly<Record<Language, ModesText>> = all;
