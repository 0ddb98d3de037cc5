// The names of the options and of their values, as a form shows them.
import type { Language, OptionLabel } from '@backroom/kit';
import { load } from '../lang/options.lazy.ts';
import type { Options } from '../src/options.ts';

export type Labels = Readonly<Record<keyof Options, OptionLabel>>;

export const loadLabels = async (language: Language): Promise<Labels> => (await load[language]()).labels;
