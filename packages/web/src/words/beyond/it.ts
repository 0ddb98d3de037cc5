// Italiano.
import { count } from '../numbers.ts';
import type { BeyondWords } from './catalogue.ts';

const n = count('it');

export const words: BeyondWords = {
  calling: {
    button: 'Chiamami',
    title: 'Dobbiamo chiamarti?',
    why: 'Quando questo tavolo ti aspetta e tu non ci sei: per la tua mossa, quando devi rispondere fuori turno, o quando qualcuno chiede qualcosa al tavolo.',
    device: 'Su questo dispositivo',
    deviceWhy: 'Una notifica del browser, anche quando questa pagina è chiusa.',
    callHere: 'Chiamami su questo dispositivo',
    calledHere: 'Questo dispositivo sarà chiamato.',
    cannot: {
      insecure:
        'I browser accettano notifiche solo da pagine con https. Usa un webhook, o chiedi a chi gestisce questa casa.',
      unknown:
        'Questo browser non conosce le notifiche. Su iPhone o iPad aggiungi la pagina alla schermata Home e aprila da lì.',
      denied:
        'Hai detto al browser di non mostrare notifiche di questa pagina. Consentile nelle sue impostazioni e torna qui.',
      failed: 'Il browser non raggiunge il suo servizio di notifiche. Riprova più tardi, o usa un webhook.',
    },
    webhook: 'In un canale Discord, o con un altro webhook',
    webhookWhy:
      'In Discord: impostazioni del canale, Integrazioni, Webhook, copia l’indirizzo. Delle tue carte non vi si scrive mai nulla.',
    address: 'Indirizzo del webhook',
    callThere: 'Chiamami lì',
    wrongAddress: 'A questo indirizzo non si può chiamare nessuno. Comincia con https:// ed è sulla rete aperta.',
    quiet: 'Ore di silenzio',
    quietWhy: 'Silenzio di notte, e poi dimmi tutto in una volta',
    from: 'dalle',
    to: 'alle',
    where: 'Dove ti chiamiamo',
    places: { here: 'Questo dispositivo', push: 'Un altro dispositivo', webhook: 'Un webhook' },
    quietFrom: (from, to) => `silenzio dalle ${from} alle ${to}`,
    nowhere: 'Ancora da nessuna parte.',
    stop: 'Non chiamarmi più',
    full: 'Questo posto chiama già in quattro luoghi. Ferma prima quelli.',
  },
  account: {
    title: 'Conto',
    why: 'Per giocare non serve. Con una passkey i tuoi posti sono tuoi su ogni dispositivo: senza password, senza indirizzo e-mail.',
    create: 'Tieni i miei posti con una passkey',
    signIn: 'Entra con una passkey',
    signInWhy: 'I posti presi come ospite su questo dispositivo vengono con te.',
    signedIn: (name) => `Sei entrato come ${name}.`,
    welcome: (name) => `Bentornato, ${name}.`,
    add: 'Aggiungi una passkey',
    added: 'Ora la passkey è tua.',
    list: 'Le tue passkey',
    made: (date) => `creata il ${date}`,
    used: (date) => `usata l’ultima volta il ${date}`,
    unused: 'non ancora usata',
    remove: 'Togli',
    removed: 'La passkey è tolta.',
    only: 'La tua unica passkey non si può togliere: prima aggiungine un’altra.',
    signOut: 'Esci su questo dispositivo',
    signedOut: 'Sei uscito. Questo dispositivo ora non conosce nessuno.',
    came: (seats) => n(seats, { one: 'Un posto è venuto con te.', other: (x) => `${x} posti sono venuti con te.` }),
    stayed: (seats) =>
      n(seats, {
        one: 'Un posto è rimasto all’ospite, perché siedi già a quel tavolo.',
        other: (x) => `${x} posti sono rimasti all’ospite, perché siedi già a quei tavoli.`,
      }),
    openStayed: 'Torna a essere quell’ospite',
    cannot: {
      unsupported: 'Questo browser non conosce le passkey. Gioca senza: non ti manca nulla.',
      address:
        'Le passkey vogliono https e un nome. Questa casa è stata aperta con un semplice indirizzo: gioca senza.',
      cancelled: 'Nessuna passkey è stata mostrata: nulla è cambiato.',
      refused: 'La passkey non è stata accettata. Ricomincia.',
      known: 'Questo dispositivo ha già una tua passkey.',
    },
    keepSeats: 'Tieni questi posti su ogni dispositivo',
  },
  bigScreen: {
    where: 'Su un grande schermo, ogni mano su un telefono',
    whereWhy:
      'Questo schermo mostra il tavolo a tutta la stanza. Ognuno inquadra un codice e tiene le carte sul telefono.',
    button: 'Grande schermo',
    why: 'Il tavolo per tutta la stanza, senza la mano di nessuno. Sui telefoni restano soprattutto le carte.',
    showHere: 'Mostralo in questa finestra',
    link: 'Per un altro dispositivo: apri lì questo link. Vale una volta, e quel dispositivo sarai tu.',
    scan: 'Inquadra il codice, prendi posto.',
    seatHere: (number) => `Codice del posto ${number}`,
    toMove: (names) => `Tocca a ${names}`,
    allAtOnce: 'Tutti insieme!',
    fullScreen: 'Schermo intero',
    leave: 'Lascia il grande schermo',
    handOnly: 'Solo la mia mano',
    wholeTable: 'L’intero tavolo',
  },
  together: {
    atOnce:
      'Tutti afferrano insieme: fino a quattro persone dividono questo dispositivo, ognuna con una striscia di schermo e una fila di tasti. Meglio un tablet o una tastiera.',
    strip: (name) => `Che cosa afferra ${name}`,
    rows: ['la fila delle cifre', 'la prima fila di lettere', 'la seconda fila di lettere', 'l’ultima fila di lettere'],
    touchOr: (row) => `tocca, oppure ${row}`,
    turnRound: (name) => `Gira quello che vede ${name}`,
    passAround: 'Chi è a questo dispositivo se lo passa; un sipario nasconde le carte.',
  },
};
