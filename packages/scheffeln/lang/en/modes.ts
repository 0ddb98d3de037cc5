import type { ModesText } from '../../page/modes/words.ts';

export const modeWords: ModesText = {
  basic: { name: 'Basic', why: 'Start here: drive, exchange, cash in.' },
  limousine: { name: 'Limousine edition', why: '32 cards instead of 24: longer plans.' },
  run: { name: 'RUN', why: 'Six special cards: Joker, Backward, Evasion and more.' },
  mafia: { name: 'Mafia-Style', why: 'A black car drives with every exchange.' },
  speed: { name: 'Speed', why: 'No turns: everybody grabs a character at once.' },
};
