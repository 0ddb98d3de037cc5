import type { MenuWords } from '../../src/table/menu-words.ts';

export const menuWords: MenuWords = {
  pause: 'Pausa',
  resume: 'Continua',
  end: 'Termina la partita',
  leave: 'Lascia il posto a un bot',
  comeBack: 'Riprendi il tuo posto',
  endSure: 'Terminare questa partita per tutti? Non potrà più continuare.',
  endYes: 'Termina',
  endNo: 'Continua a giocare',
  bots: 'Velocità dei bot',
  paces: { calm: 'Calma', quick: 'Rapida', none: 'Immediata' },
  showAgain: 'Mostra di nuovo',
  show: 'Mostra',
  inWords: 'A parole',
  soundOn: 'Audio: attivo',
  soundOff: 'Audio: disattivato',
  noHints: 'Qui non ci sono suggerimenti: giocano altre persone.',
  hints: 'Qui i suggerimenti sono permessi: il tavolo è stato aperto così.',
};
