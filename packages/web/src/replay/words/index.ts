// The words of the replay. Each language is loaded on demand.
import type { Language } from '@backroom/kit';
import { load } from '../../../lang/replay.lazy.ts';
import type { ReplayWords } from './catalogue.ts';

export type { ReplayWords } from './catalogue.ts';

export const loadReplayWords = async (language: Language): Promise<ReplayWords> => (await load[language]()).words;
