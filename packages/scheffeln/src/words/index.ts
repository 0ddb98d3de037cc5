// The words and the names of the pieces. Each language is loaded on demand.
import type { Language } from '@backroom/kit';
import { load } from '../../lang/game.lazy.ts';
import type { Spoken } from './speak.ts';

export type { PieceNames } from './names.ts';
export type { Spoken } from './speak.ts';

export const words: Readonly<Record<Language, () => Promise<Spoken>>> = load;
