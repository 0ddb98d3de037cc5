// Deutsch.
import { count } from '../numbers.ts';
import type { BeyondWords } from './catalogue.ts';

const n = count('de');

export const words: BeyondWords = {
  calling: {
    button: 'Ruf mich',
    title: 'Sollen wir dich rufen?',
    why: 'Wenn dieser Tisch auf dich wartet und du nicht da bist: für deinen Zug, wenn du außer der Reihe antworten musst, oder wenn jemand die Runde um etwas bittet.',
    device: 'Auf diesem Gerät',
    deviceWhy: 'Eine Mitteilung vom Browser, auch wenn diese Seite geschlossen ist.',
    callHere: 'Auf diesem Gerät rufen',
    calledHere: 'Dieses Gerät wird gerufen.',
    cannot: {
      insecure:
        'Browser nehmen Mitteilungen nur von Seiten mit https an. Nimm einen Webhook oder frag, wer dieses Haus führt.',
      unknown:
        'Dieser Browser kennt keine Mitteilungen. Auf iPhone und iPad: die Seite zum Home-Bildschirm hinzufügen und von dort öffnen.',
      denied:
        'Du hast dem Browser gesagt, dass diese Seite nichts mitteilen darf. Erlaube es in seinen Einstellungen und komm wieder.',
      failed: 'Der Browser erreicht seinen Mitteilungsdienst nicht. Versuch es später oder nimm einen Webhook.',
    },
    webhook: 'In einem Discord-Kanal oder an einem anderen Webhook',
    webhookWhy:
      'In Discord: Kanal bearbeiten, Integrationen, Webhooks, Adresse kopieren. Von deinen Karten steht dort nie etwas.',
    address: 'Adresse des Webhooks',
    callThere: 'Dort rufen',
    wrongAddress:
      'Unter dieser Adresse lässt sich niemand rufen. Sie beginnt mit https:// und liegt im offenen Internet.',
    quiet: 'Ruhezeit',
    quietWhy: 'Nachts still sein und danach alles auf einmal sagen',
    from: 'von',
    to: 'bis',
    where: 'Wo du gerufen wirst',
    places: { here: 'Dieses Gerät', push: 'Ein anderes Gerät', webhook: 'Ein Webhook' },
    quietFrom: (from, to) => `still von ${from} bis ${to}`,
    nowhere: 'Noch nirgends.',
    stop: 'Nicht mehr rufen',
    full: 'Dieser Platz ruft schon an vier Stellen. Beende diese zuerst.',
  },
  account: {
    title: 'Konto',
    why: 'Zum Spielen brauchst du keines. Mit einem Passkey gehören dir deine Plätze auf jedem Gerät: ohne Passwort, ohne E-Mail-Adresse.',
    create: 'Meine Plätze mit einem Passkey behalten',
    signIn: 'Mit einem Passkey anmelden',
    signInWhy: 'Plätze, die du auf diesem Gerät als Gast hast, kommen mit.',
    signedIn: (name) => `Du bist als ${name} angemeldet.`,
    welcome: (name) => `Willkommen zurück, ${name}.`,
    add: 'Passkey hinzufügen',
    added: 'Der Passkey gehört jetzt dir.',
    list: 'Deine Passkeys',
    made: (date) => `angelegt am ${date}`,
    used: (date) => `zuletzt benutzt am ${date}`,
    unused: 'noch nicht benutzt',
    remove: 'Entfernen',
    removed: 'Der Passkey ist entfernt.',
    only: 'Dein einziger Passkey lässt sich nicht entfernen: Füge erst einen anderen hinzu.',
    signOut: 'Auf diesem Gerät abmelden',
    signedOut: 'Du bist abgemeldet. Dieses Gerät kennt nun niemanden.',
    came: (seats) => n(seats, { one: 'Ein Platz ist mitgekommen.', other: (x) => `${x} Plätze sind mitgekommen.` }),
    stayed: (seats) =>
      n(seats, {
        one: 'Ein Platz blieb beim Gast, weil du an diesem Tisch schon sitzt.',
        other: (x) => `${x} Plätze blieben beim Gast, weil du an diesen Tischen schon sitzt.`,
      }),
    openStayed: 'Wieder dieser Gast sein',
    cannot: {
      unsupported: 'Dieser Browser kennt keine Passkeys. Spiel ohne weiter; es fehlt dir nichts.',
      address:
        'Passkeys brauchen https und einen Namen. Dieses Haus wurde über eine bloße Adresse geöffnet: Spiel ohne weiter.',
      cancelled: 'Es wurde kein Passkey gezeigt, also hat sich nichts geändert.',
      refused: 'Der Passkey wurde nicht angenommen. Fang noch einmal an.',
      known: 'Dieses Gerät hat schon einen Passkey von dir.',
    },
    keepSeats: 'Diese Plätze auf jedem Gerät behalten',
  },
  bigScreen: {
    where: 'Auf einem großen Bildschirm, jede Hand auf einem Telefon',
    whereWhy:
      'Dieser Bildschirm zeigt den Tisch dem ganzen Raum. Alle scannen einen Code und halten ihre Karten auf dem Telefon.',
    button: 'Großer Bildschirm',
    why: 'Der Tisch für den ganzen Raum, ohne irgendeine Hand. Auf den Telefonen bleiben vor allem die Karten.',
    showHere: 'In diesem Fenster zeigen',
    link: 'Für ein anderes Gerät: Öffne dort diesen Link. Er gilt einmal, und jenes Gerät bist dann du.',
    scan: 'Code scannen, Platz nehmen.',
    seatHere: (number) => `Code für Platz ${number}`,
    toMove: (names) => `${names} am Zug`,
    allAtOnce: 'Alle zugleich!',
    fullScreen: 'Ganzer Bildschirm',
    leave: 'Großen Bildschirm verlassen',
    handOnly: 'Nur meine Hand',
    wholeTable: 'Der ganze Tisch',
  },
  together: {
    atOnce:
      'Alle greifen zugleich: Bis zu vier Leute teilen sich dieses Gerät, jeder mit einem Streifen des Bildschirms und einer Tastenreihe. Am besten geht es mit Tablet oder Tastatur.',
    strip: (name) => `Wonach ${name} greift`,
    rows: ['die Ziffernreihe', 'die Reihe ab Q', 'die Reihe ab A', 'die unterste Buchstabenreihe'],
    touchOr: (row) => `antippen, oder ${row}`,
    turnRound: (name) => `Umdrehen, was ${name} sieht`,
    passAround: 'Wer an diesem Gerät sitzt, reicht es herum; ein Vorhang verbirgt die Karten.',
  },
};
