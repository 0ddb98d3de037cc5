// Italian.
import type { ReplayWords } from './catalogue.ts';

export const words: ReplayWords = {
  title: 'Rivedi la partita',
  loading: 'Si carica la pellicola …',
  notThere: 'Questa partita non si può mostrare: non è su questo dispositivo, o la casa non la conosce.',
  file: {
    title: 'Apri una partita da un file',
    why: 'Una partita conservata in un file si può rivedere qui, passo dopo passo.',
    choose: 'Scegli un file',
    wrong: 'Questo file non si può leggere come partita',
  },
  controls: 'Passi',
  keys: 'Le frecce vanno di un passo, Inizio e Fine portano ai due capi, P avvia e ferma.',
  step: (step, of) => `Passo ${step} di ${of}`,
  first: 'All’inizio',
  previous: 'Un passo indietro',
  next: 'Un passo avanti',
  last: 'Alla fine',
  play: 'Avvia',
  stop: 'Ferma',
  through: 'Vista da',
  spectator: 'uno spettatore',
  open: 'tutti: carte scoperte',
  seat: (number) => `Posto ${number}`,
  log: 'Che cosa è successo',
  start: 'Il tavolo prima del primo passo',
  takenBack: 'Una mossa viene ripresa.',
  undone: 'ripresa più tardi',
  ended: 'La partita viene chiusa.',
  hands: (name) => `Che cosa vedeva solo ${name}`,
  goOn: {
    do: 'Continua a giocare da qui',
    why: (name) =>
      `Una nuova partita contro i bot, al posto di ${name}. Ciò che da lì non si vedeva viene ridistribuito.`,
    over: 'Qui la partita è finita: torna indietro di un passo o più.',
  },
  review: {
    title: 'Analisi',
    why: 'Ogni decisione è giudicata da ciò che allora si poteva sapere; l’andamento a carte scoperte.',
    begin: 'Analizza la partita',
    progress: (percent) => `Analisi in corso: ${percent}`,
    cancel: 'Ferma',
    whose: 'Decisioni di',
    look: 'Guarda',
    inWords: 'Il grafico a parole',
  },
  verify: {
    title: 'Controlla la mescolata',
    why: 'Si è mescolato onestamente? Tutto viene ricalcolato su questo dispositivo, dalla sola partita scritta.',
    begin: 'Controlla',
    working: 'Calcolo in corso …',
    fair: 'Tutto torna: la mescolata segue da ciò che fu promesso prima della prima carta.',
    unfair: 'Qualcosa non torna. Conserva il file e chiedi alla casa.',
    outcomes: { ok: 'torna', failed: 'non torna', unknown: 'non si sa' },
    checks: {
      text: {
        ok: 'Il verbale è completo: nessuna riga manca o è fuori posto.',
        failed: 'Il verbale non si può leggere.',
        unknown: 'Il verbale non è stato esaminato.',
      },
      rules: {
        ok: 'Ogni mossa era permessa dove fu fatta.',
        failed: 'Una mossa sta dove non era permessa.',
        unknown: 'Le mosse non sono state esaminate.',
      },
      commitment: {
        ok: 'Il segreto è quello promesso prima che qualcuno si sedesse.',
        failed: 'Il segreto non è quello promesso.',
        unknown: 'Il segreto non è ancora stato rivelato.',
      },
      shares: {
        ok: 'Chi ha contribuito alla mescolata ha mostrato esattamente ciò che aveva promesso.',
        failed: 'Un contributo non è quello promesso.',
        unknown: 'I contributi non sono stati esaminati.',
      },
      draws: {
        ok: 'Ogni carta segue dal segreto e dai contributi.',
        failed: 'Le carte furono date diversamente da come vogliono segreto e contributi.',
        unknown: 'La distribuzione non si può ancora ripetere.',
      },
      chain: {
        ok: 'La catena di impronte regge dalla prima all’ultima riga.',
        failed: 'La catena è spezzata: una riga è stata cambiata dopo.',
        unknown: 'Il file non indica un’impronta da confrontare.',
      },
      result: {
        ok: 'Il risultato è quello a cui portano le mosse.',
        failed: 'Il risultato non è quello a cui portano le mosse.',
        unknown: 'La partita non è arrivata alla fine.',
      },
    },
    shares: (count, of) =>
      count === 0
        ? 'Nessun posto ha aggiunto un contributo: la mescolata poggia sul solo segreto della casa.'
        : `Contributi dei posti alla mescolata: ${count} su ${of}.`,
    head: 'Ultima impronta della catena, da confrontare con quelle annotate giocando:',
    limits: 'Che cosa questo non può provare',
    limit: [
      'La casa conosce le carte: tiene il segreto e potrebbe dirlo a un amico. Questo prova come si è distribuito, non chi ha guardato.',
      'Senza il contributo di un posto ha scelto solo la casa. Avrebbe potuto provare segreti finché uno le piaceva.',
      'Una casa a cui una distribuzione non piace può abbandonare la partita e aprirne un’altra. Qui nessuno le conta; tu puoi.',
      'Un posto d’accordo con la casa può guardare la distribuzione e poi mostrare o trattenere il suo contributo.',
      'Scopre, non impedisce. Un segreto mai rivelato non si può controllare: prendilo come un no.',
      'Non dice nulla sul tempo, sugli accordi fuori dal gioco o sull’aiuto di programmi.',
      'Che il codice del gioco mescoli come chiedono le regole lo provano i suoi test, non questo controllo.',
    ],
  },
  money: { title: 'I soldi lungo la partita', step: 'Passo', player: 'Chi', inNumbers: 'Il grafico in numeri' },
  keep: {
    title: 'Conserva e condividi',
    download: 'Conserva la partita come file',
    picture: 'Condividi un’immagine del risultato',
    caption: 'Giocata al Backroom',
  },
  trouble: 'Non ha funzionato',
};
