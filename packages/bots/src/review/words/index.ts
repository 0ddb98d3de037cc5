// The sentences of a review. Each language is loaded on demand.
import type { Language } from '@backroom/kit';
import { load } from '../../../lang/review.lazy.ts';
import type { ReviewWords } from './speak.ts';

export type { ReviewWords, Voice } from './speak.ts';

export const loadReviewWords = async (language: Language): Promise<ReviewWords> => (await load[language]()).words;
