import type { Problems } from '../../src/words/catalogue.ts';

export const problems: Problems = {
  'not-found': 'Qui non c’è nulla che tu possa vedere. Forse il link è vecchio: chiedine uno nuovo.',
  'no-session': 'Il server non ti conosce ancora. Inserisci un nome e riprova.',
  'not-yours': 'Può farlo solo chi ha aperto questo tavolo.',
  malformed: 'Il server non accetta questa scelta. Cambia qualcosa e riprova.',
  'too-many': 'Troppi tentativi. Aspetta un minuto, poi riprova.',
  taken: 'Questo posto è occupato. Chiedine un altro, o guarda.',
  'not-over': 'La partita è ancora in corso. Lo vedrai quando sarà finita.',
  'other-rules':
    'Questa partita è iniziata con regole diverse da quelle che questo server usa ora. Resta salvata, ma qui non si può continuare.',
  'not-stored': 'Al momento il server non può salvare nulla. Riprova tra un minuto.',
  'foreign-origin': 'Questa pagina non può usare questo server. Aprilo al suo indirizzo.',
  unreachable: 'Il server non è raggiungibile. Controlla la connessione; intanto puoi giocare su questo dispositivo.',
  trouble: 'Qualcosa è andato storto sul server. Nulla è cambiato; riprova.',
};
