// Italian.
import type { ReplayWords } from '../../src/replay/words/catalogue.ts';

export const words: ReplayWords = {
  title: 'Rivedi la partita',
  loading: 'Caricamento della partita…',
  notThere: 'Questa partita non si può mostrare: non è su questo dispositivo, o il server non la conosce.',
  file: {
    title: 'Apri una partita da un file',
    why: 'Una partita salvata in un file si può rivedere qui, passo dopo passo.',
    choose: 'Scegli un file',
    wrong: 'Questo file non contiene una partita leggibile',
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
  open: 'tutti, a carte scoperte',
  seat: (number) => `Posto ${number}`,
  log: 'Che cosa è successo',
  start: 'Il tavolo prima del primo passo',
  takenBack: 'Una mossa viene annullata.',
  undone: 'annullata più tardi',
  ended: 'La partita viene terminata.',
  hands: (name) => `Che cosa vedeva solo ${name}`,
  goOn: {
    do: 'Continua a giocare da qui',
    why: (name) => `Una nuova partita contro i bot, al posto di ${name}. Le carte coperte vengono ridistribuite.`,
    over: 'Qui la partita è finita: torna indietro di almeno un passo.',
  },
  review: {
    title: 'Analisi',
    why: 'Ogni decisione è giudicata in base a ciò che si poteva sapere in quel momento. Il grafico mostra la partita a carte scoperte.',
    begin: 'Analizza la partita',
    progress: (percent) => `Analisi in corso: ${percent}`,
    cancel: 'Ferma',
    whose: 'Decisioni di',
    look: 'Mostra',
    inWords: 'Il grafico a parole',
  },
  verify: {
    title: 'Verifica il mescolamento',
    why: 'Si è mescolato onestamente? Tutto viene ricalcolato su questo dispositivo, solo dalla registrazione della partita.',
    begin: 'Verifica',
    working: 'Calcolo in corso…',
    fair: 'Tutto torna: il mescolamento deriva dal segreto fissato prima della prima carta.',
    unfair: 'Qualcosa non torna. Conserva il file e chiedi a chi gestisce il server.',
    outcomes: { ok: 'torna', failed: 'non torna', unknown: 'non si sa' },
    checks: {
      text: {
        ok: 'La registrazione è completa: nessuna riga manca o è fuori posto.',
        failed: 'La registrazione non si può leggere.',
        unknown: 'La registrazione non è stata verificata.',
      },
      rules: {
        ok: 'Ogni mossa era permessa quando è stata fatta.',
        failed: 'Una mossa è stata fatta senza essere permessa.',
        unknown: 'Le mosse non sono state verificate.',
      },
      commitment: {
        ok: 'Il segreto è quello fissato prima che qualcuno si sedesse.',
        failed: 'Il segreto non è quello fissato.',
        unknown: 'Il segreto non è ancora stato rivelato.',
      },
      shares: {
        ok: 'Ogni contributo al mescolamento è quello promesso.',
        failed: 'Un contributo non è quello promesso.',
        unknown: 'I contributi non sono stati verificati.',
      },
      draws: {
        ok: 'Ogni carta deriva dal segreto e dai contributi.',
        failed: 'Le carte non sono state distribuite come vogliono segreto e contributi.',
        unknown: 'La distribuzione non si può ancora ripetere.',
      },
      lots: {
        ok: 'Quando più giocatori hanno afferrato insieme, ogni sorteggio deriva dal segreto e dai contributi.',
        failed: 'I sorteggi non corrispondono a segreto e contributi.',
        unknown:
          'I sorteggi di questa partita non si possono verificare, o non ancora: solo il server sa chi ha afferrato per primo.',
      },
      chain: {
        ok: 'La catena di impronte regge dalla prima all’ultima riga.',
        failed: 'La catena è spezzata: una riga è stata cambiata dopo.',
        unknown: 'Il file non indica un’impronta da confrontare.',
      },
      result: {
        ok: 'Il risultato corrisponde alle mosse.',
        failed: 'Il risultato non corrisponde alle mosse.',
        unknown: 'La partita non è arrivata alla fine.',
      },
    },
    shares: (count, of) =>
      count === 0
        ? 'Nessun posto ha aggiunto un contributo: il mescolamento dipende solo dal segreto del server.'
        : `Contributi dei posti al mescolamento: ${count} su ${of}.`,
    head: 'Ultima impronta della catena, da confrontare con quelle annotate giocando:',
    limits: 'Che cosa questo non può provare',
    limit: [
      'Il server conosce le carte: ha il segreto e potrebbe dirlo a qualcuno. Questo prova come sono state distribuite le carte, non chi le ha viste.',
      'Senza il contributo di un posto ha scelto solo il server. Avrebbe potuto provare segreti fino a trovarne uno di suo gradimento.',
      'Un server a cui una distribuzione non piace può abbandonare la partita e aprirne un’altra. Qui nessuno conta le partite abbandonate; tu puoi.',
      'Chi è d’accordo con il server può guardare la distribuzione e poi mostrare o trattenere il proprio contributo.',
      'Scopre gli imbrogli, non li impedisce. Un segreto mai rivelato non si può verificare: prendilo come un no.',
      'Non dice nulla sul tempo, sugli accordi fuori dal gioco o sull’aiuto di programmi.',
      'Che il codice del gioco mescoli come chiedono le regole lo provano i suoi test, non questa verifica.',
    ],
  },
  money: { title: 'I soldi nel corso della partita', step: 'Passo', player: 'Nome', inNumbers: 'Il grafico in numeri' },
  keep: {
    title: 'Salva e condividi',
    download: 'Salva la partita come file',
    picture: 'Condividi un’immagine del risultato',
    caption: 'Giocata al Backroom',
  },
  trouble: 'Non ha funzionato',
};
