// Texts for keys that no button names. Loaded with the menu.
import type { Language } from '@backroom/kit';
import { keyWords as all } from '../../lang/keys.all.ts';

export interface KeyWords {
  readonly title: string;
  readonly card: string;
  readonly zoom: string;
  readonly list: string;
  readonly off: string;
}

export const keyWords: Readonly<Record<Language, KeyWords>> = all;
