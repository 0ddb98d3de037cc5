import type { MenuWords } from '../../src/table/menu-words.ts';

export const menuWords: MenuWords = {
  pause: 'Pause',
  resume: 'Weiter',
  end: 'Partie beenden',
  leave: 'Den Platz einem Bot überlassen',
  comeBack: 'Den Platz wieder einnehmen',
  endSure: 'Diese Partie für alle beenden? Danach geht sie nicht weiter.',
  endYes: 'Beenden',
  endNo: 'Weiterspielen',
  bots: 'Tempo der Bots',
  paces: { calm: 'Ruhig', quick: 'Schnell', none: 'Sofort' },
  showAgain: 'Noch einmal zeigen',
  show: 'Zeigen',
  inWords: 'In Worten',
  soundOn: 'Ton: an',
  soundOff: 'Ton: aus',
  noHints: 'Hier gibt es keine Tipps: Du spielst mit anderen Menschen.',
  hints: 'Hier sind Tipps erlaubt: So wurde der Tisch eröffnet.',
};
