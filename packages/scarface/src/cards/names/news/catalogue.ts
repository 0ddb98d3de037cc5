// What the front pages say, in any language.
import type { NewsId } from '../../news.ts';
import type { CardWords } from '../card-words.ts';

export type NewsNames = Readonly<Record<NewsId, CardWords>>;
