import type { ModesText } from '../../page/modes/words.ts';

export const modeWords: ModesText = {
  basic: { name: 'Gioco base', why: 'Per cominciare: muovere, scambiare, incassare.' },
  limousine: { name: 'Edizione limousine', why: '32 carte invece di 24: piani più lunghi.' },
  run: { name: 'RUN', why: 'Sei carte speciali: Jolly, Retromarcia e altre.' },
  mafia: { name: 'Mafia-Style', why: 'A ogni scambio si muove un’auto nera.' },
  speed: { name: 'Speed', why: 'Senza turni: tutti afferrano un personaggio insieme.' },
};
