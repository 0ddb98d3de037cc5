// The bots' levels and temperaments by name and character. Each language is loaded on demand.
import type { Language } from '@backroom/kit';
import { load as characters } from '../../lang/characters.lazy.ts';
import { load as glossaries } from '../../lang/glossary.lazy.ts';
import { LEVELS, type LevelName } from '../levels.ts';
import { TEMPERAMENTS, type Temperament } from '../temperaments.ts';
import type { BotGlossary } from './glossary.ts';

export interface Character {
  readonly name: string;
  readonly line: string;
}

export interface BotWords {
  readonly levels: Readonly<Record<LevelName, Character>>;
  readonly temperaments: Readonly<Record<Temperament, Character>>;
}

export const loadGlossary = async (language: Language): Promise<BotGlossary> => (await glossaries[language]()).glossary;

export async function loadBotWords(language: Language): Promise<BotWords> {
  const [{ levels, temperaments }, { lines }] = await Promise.all([loadGlossary(language), characters[language]()]);
  const described = <K extends string>(
    keys: readonly K[],
    name: (key: K) => string,
    line: Readonly<Record<K, string>>,
  ) => Object.fromEntries(keys.map((key) => [key, { name: name(key), line: line[key] }])) as Record<K, Character>;
  return {
    levels: described(LEVELS, (level) => levels[level].name, lines.levels),
    temperaments: described(TEMPERAMENTS, (one) => temperaments[one], lines.temperaments),
  };
}
