// Sentences for the server's errors. Loaded with the requests: the first table needs none.
import { problems as all } from '../../lang/problems.all.ts';
import type { Problems } from './catalogue.ts';
import { spoken } from './index.ts';

/** In the current language. */
export const problems = (): Problems => all[spoken.value?.language ?? 'en'];
