import type { AskedWords } from '../../src/table/asked-words.ts';

export const askedWords: AskedWords = {
  asks: (who, what) =>
    ({
      undo: `${who} möchte einen Zug zurücknehmen.`,
      pause: `${who} möchte eine Pause.`,
      resume: `${who} möchte weiterspielen.`,
      end: `${who} möchte die Partie beenden.`,
      'open-hands': `${who} möchte Zuschauern alle Karten zeigen.`,
    })[what],
  race: (first, seconds, winner) => `${first} war ${seconds} s schneller; das Los fiel auf ${winner}.`,
  left: (who) => `${who} ist aufgestanden; ein Bot spielt weiter.`,
  returned: (who) => `${who} ist wieder da.`,
  pausedBy: 'Die Partie ist pausiert.',
  goesOn: 'Die Partie geht weiter.',
  takenBack: (who) => `${who} hat einen Zug zurückgenommen.`,
  ended: 'Die Partie wurde beendet.',
  chatOff: 'An diesem Tisch gibt es keinen Chat.',
  chatEmpty: 'Noch hat niemand etwas gesagt.',
  logEmpty: 'Noch ist nichts geschehen.',
};
