// What the Dealers are called, in any language.
import type { DealerId } from '../../dealers.ts';
import type { CardWords } from '../card-words.ts';

export type DealerNames = Readonly<Record<DealerId, CardWords>>;
