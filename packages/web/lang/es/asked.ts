import type { AskedWords } from '../../src/table/asked-words.ts';

export const askedWords: AskedWords = {
  asks: (who, what) =>
    ({
      undo: `${who} quiere deshacer una jugada.`,
      pause: `${who} quiere una pausa.`,
      resume: `${who} quiere seguir.`,
      end: `${who} quiere terminar la partida.`,
      'open-hands': `${who} quiere enseñar todas las manos a los espectadores.`,
    })[what],
  race: (first, seconds, winner) => `${first} llegó ${seconds} s antes; la suerte eligió a ${winner}.`,
  left: (who) => `${who} ha dejado su asiento; sigue un bot.`,
  returned: (who) => `${who} ha vuelto.`,
  pausedBy: 'La partida está en pausa.',
  goesOn: 'La partida sigue.',
  takenBack: (who) => `${who} ha deshecho una jugada.`,
  ended: 'Se ha terminado la partida.',
  chatOff: 'En esta mesa no hay chat.',
  chatEmpty: 'Nadie ha dicho nada todavía.',
  logEmpty: 'Todavía no ha pasado nada.',
};
