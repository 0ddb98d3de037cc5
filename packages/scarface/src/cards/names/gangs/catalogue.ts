// What the gangs are called, in any language.
import type { Gang } from '../../../vocabulary.ts';
import type { CardWords } from '../card-words.ts';

export type GangNames = Readonly<Record<Gang, CardWords>>;
