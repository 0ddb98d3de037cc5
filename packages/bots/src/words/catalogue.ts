// Texts about the bots, besides their names.
import type { LevelName } from '../levels.ts';
import type { Temperament } from '../temperaments.ts';

/** Each follows a name or a dash: no capital letter, no full stop. */
export interface CharacterLines {
  readonly levels: Readonly<Record<LevelName, string>>;
  readonly temperaments: Readonly<Record<Temperament, string>>;
}
