// The names of the bots' levels and temperaments, and the labels made of them. `lang/<code>/glossary.ts` has one for each language.
import type { LevelName } from '../levels.ts';
import type { Temperament } from '../temperaments.ts';

export interface BotGlossary {
  /** `strength`: in words that a newcomer understands, on a button or in a list. */
  readonly levels: Readonly<Record<LevelName, { readonly name: string; readonly strength: string }>>;
  /** After a name, in brackets. One form for all genders. */
  readonly temperaments: Readonly<Record<Temperament, string>>;
}

type Labels = Readonly<Record<LevelName, string>>;

// Does not import the list of levels: this file is loaded with the page, the list with the bots.
const byLevel = ({ levels }: BotGlossary, label: (level: BotGlossary['levels'][LevelName]) => string): Labels =>
  Object.fromEntries(Object.entries(levels).map(([level, said]) => [level, label(said)])) as Labels;

export const strengthsOf = (glossary: BotGlossary): Labels => byLevel(glossary, ({ strength }) => strength);

/** Name and strength together. */
export const levelLabels = (glossary: BotGlossary): Labels =>
  byLevel(glossary, ({ name, strength }) => `${name} · ${strength}`);
