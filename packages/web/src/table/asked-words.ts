// Texts about requests to the whole table, about leaving and returning, and about close races. Not needed before the first move.
import type { Language } from '@backroom/kit';
import { askedWords as all } from '../../lang/asked.all.ts';

export interface AskedWords {
  asks(who: string, what: 'undo' | 'pause' | 'resume' | 'end' | 'open-hands'): string;
  race(first: string, seconds: string, winner: string): string;
  readonly left: (who: string) => string;
  readonly returned: (who: string) => string;
  readonly pausedBy: string;
  readonly goesOn: string;
  readonly takenBack: (who: string) => string;
  readonly ended: string;
  readonly chatOff: string;
  readonly chatEmpty: string;
  readonly logEmpty: string;
}

export const askedWords: Readonly<Record<Language, AskedWords>> = all;
