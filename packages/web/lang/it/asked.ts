import type { AskedWords } from '../../src/table/asked-words.ts';

export const askedWords: AskedWords = {
  asks: (who, what) =>
    ({
      undo: `${who} vorrebbe annullare una mossa.`,
      pause: `${who} vorrebbe una pausa.`,
      resume: `${who} vorrebbe continuare.`,
      end: `${who} vorrebbe terminare la partita.`,
      'open-hands': `${who} vorrebbe mostrare tutte le mani agli spettatori.`,
    })[what],
  race: (first, seconds, winner) => `${first} aveva ${seconds} s di vantaggio; la sorte ha scelto ${winner}.`,
  left: (who) => `${who} ha lasciato il posto; gioca un bot.`,
  returned: (who) => `${who} è di nuovo qui.`,
  pausedBy: 'La partita è in pausa.',
  goesOn: 'La partita continua.',
  takenBack: (who) => `${who} ha annullato una mossa.`,
  ended: 'La partita è stata terminata.',
  chatOff: 'A questo tavolo la chat è disattivata.',
  chatEmpty: 'Nessuno ha ancora detto nulla.',
  logEmpty: 'Non è ancora successo nulla.',
};
