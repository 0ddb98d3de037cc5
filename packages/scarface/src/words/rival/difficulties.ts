// What the difficulties are called in each language.
import type { Language } from '@backroom/kit';
import type { Difficulty } from '../../enforcer/language.ts';

export const DIFFICULTY_NAMES: Readonly<Record<Language, Readonly<Record<Difficulty, string>>>> = {
  en: { associate: 'Associate', underboss: 'Underboss', boss: 'Boss', untouchable: 'Untouchable' },
  de: { associate: 'Komplize', underboss: 'Unterboss', boss: 'Boss', untouchable: 'Unbestechlich' },
  fr: { associate: 'Associé', underboss: 'Bras droit', boss: 'Parrain', untouchable: 'Incorruptible' },
  it: { associate: 'Complice', underboss: 'Vice', boss: 'Boss', untouchable: 'Intoccabile' },
  es: { associate: 'Socio', underboss: 'Subjefe', boss: 'Jefe', untouchable: 'Intocable' },
};
