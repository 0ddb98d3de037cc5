import type { ModesText } from '../../page/modes/words.ts';

export const modeWords: ModesText = {
  basic: { name: 'Grundspiel', why: 'Für den Anfang: fahren, tauschen, abkassieren.' },
  limousine: { name: 'Limousinen-Edition', why: '32 Karten statt 24: längere Pläne.' },
  run: { name: 'RUN', why: 'Sechs Sonderkarten: Joker, Rückwärtsgang und mehr.' },
  mafia: { name: 'Mafia-Style', why: 'Bei jedem Tausch fährt ein schwarzes Auto mit.' },
  speed: { name: 'Speed', why: 'Ohne Züge: Alle schnappen sich gleichzeitig eine Figur.' },
};
