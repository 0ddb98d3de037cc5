// What every language says of the bots.
import type { LevelName } from '../levels.ts';
import type { Temperament } from '../temperaments.ts';

export interface Character {
  /** In a list, or in brackets after a name. One form for whoever bears it. */
  readonly name: string;
  /** A line that goes on from a name or stands after a dash: no capital, no full stop. */
  readonly line: string;
}

export interface BotWords {
  readonly levels: Readonly<Record<LevelName, Character>>;
  readonly temperaments: Readonly<Record<Temperament, Character>>;
}
