import { choice, flag, type Schema } from '@backroom/kit';

export interface Options {
  readonly mode: 'basic' | 'speed';
  readonly movementCards: 24 | 32;
  readonly run: boolean;
  readonly mafia: boolean;
  readonly studyLimitMs: null | 30000 | 60000 | 90000;
}

export const STANDARD: Options = { mode: 'basic', movementCards: 24, run: false, mafia: false, studyLimitMs: null };

export const options: Schema<Options> = {
  fields: {
    mode: choice(['basic', 'speed'], STANDARD.mode, 'basic: in turns, 2-4 players; speed: all at once, 3-8 players'),
    movementCards: choice([24, 32], STANDARD.movementCards, 'how many movement cards: three or four of each colour'),
    run: flag(STANDARD.run, 'six RUN cards are mixed in (basic only)'),
    mafia: flag(STANDARD.mafia, 'Mafia-Style: a black car drives with every Exchange (basic only)'),
    studyLimitMs: choice(
      [null, 30000, 60000, 90000],
      STANDARD.studyLimitMs,
      'speed only: picking ends this long after the row is open',
    ),
  },
  conflict: (o) => {
    if (o.mode === 'speed' && o.run) return 'RUN goes with the basic game only, not with Speed (SH-87)';
    if (o.mode === 'speed' && o.mafia) return 'Mafia-Style goes with the basic game only, not with Speed (SH-94)';
    if (o.mode === 'basic' && o.studyLimitMs !== null) return 'a study limit goes with Speed only (SH-74)';
    return null;
  },
};

export const seats = (o: Options): { min: number; max: number } =>
  o.mode === 'speed' ? { min: 3, max: 8 } : { min: 2, max: 4 };
