// What the Federal cards are called, in any language.
import type { FederalId } from '../../federal.ts';
import type { CardWords } from '../card-words.ts';

export type FederalNames = Readonly<Record<FederalId, CardWords>>;
