// Español.
import { count } from '../numbers.ts';
import type { BeyondWords } from './catalogue.ts';

const n = count('es');

export const words: BeyondWords = {
  calling: {
    button: 'Avísame',
    title: '¿Te avisamos?',
    why: 'Cuando esta mesa te espera y no estás: para tu jugada, cuando debes responder fuera de turno, o cuando alguien pide algo a la mesa.',
    device: 'En este dispositivo',
    deviceWhy: 'Una notificación del navegador, aunque esta página esté cerrada.',
    callHere: 'Avísame en este dispositivo',
    calledHere: 'Este dispositivo recibirá el aviso.',
    cannot: {
      insecure:
        'Los navegadores solo aceptan avisos de páginas con https. Usa un webhook, o pregunta a quien lleva esta casa.',
      unknown:
        'Este navegador no conoce los avisos. En un iPhone o iPad, añade la página a la pantalla de inicio y ábrela desde allí.',
      denied: 'Le has dicho al navegador que no muestre avisos de esta página. Permítelos en sus ajustes y vuelve.',
      failed: 'El navegador no alcanza su servicio de avisos. Inténtalo más tarde, o usa un webhook.',
    },
    webhook: 'En un canal de Discord, o en otro webhook',
    webhookWhy:
      'En Discord: ajustes del canal, Integraciones, Webhooks, copiar la dirección. De tus cartas no se escribe nunca nada allí.',
    address: 'Dirección del webhook',
    callThere: 'Avísame allí',
    wrongAddress: 'A esa dirección no se puede avisar a nadie. Empieza por https:// y está en la red abierta.',
    quiet: 'Horas de silencio',
    quietWhy: 'Callar de noche, y contármelo todo de una vez después',
    from: 'de',
    to: 'a',
    where: 'Dónde te avisamos',
    places: { here: 'Este dispositivo', push: 'Otro dispositivo', webhook: 'Un webhook' },
    quietFrom: (from, to) => `silencio de ${from} a ${to}`,
    nowhere: 'Todavía en ninguna parte.',
    stop: 'No avisarme más',
    full: 'Este asiento ya avisa en cuatro sitios. Detén primero esos.',
  },
  account: {
    title: 'Cuenta',
    why: 'Para jugar no hace falta. Con una llave de acceso tus asientos son tuyos en cualquier dispositivo: sin contraseña ni correo electrónico.',
    create: 'Guardar mis asientos con una llave de acceso',
    signIn: 'Entrar con una llave de acceso',
    signInWhy: 'Los asientos que tomaste aquí como invitado vienen contigo.',
    signedIn: (name) => `Has entrado como ${name}.`,
    welcome: (name) => `Has vuelto, ${name}.`,
    add: 'Añadir una llave de acceso',
    added: 'La llave de acceso ya es tuya.',
    list: 'Tus llaves de acceso',
    made: (date) => `creada el ${date}`,
    used: (date) => `usada por última vez el ${date}`,
    unused: 'sin usar todavía',
    remove: 'Quitar',
    removed: 'La llave de acceso está quitada.',
    only: 'Tu única llave de acceso no se puede quitar: añade antes otra.',
    signOut: 'Salir en este dispositivo',
    signedOut: 'Has salido. Este dispositivo ya no conoce a nadie.',
    came: (seats) =>
      n(seats, { one: 'Un asiento ha venido contigo.', other: (x) => `${x} asientos han venido contigo.` }),
    stayed: (seats) =>
      n(seats, {
        one: 'Un asiento se quedó con el invitado, porque ya te sientas a esa mesa.',
        other: (x) => `${x} asientos se quedaron con el invitado, porque ya te sientas a esas mesas.`,
      }),
    openStayed: 'Volver a ser ese invitado',
    cannot: {
      unsupported: 'Este navegador no conoce las llaves de acceso. Juega sin ellas: no te falta nada.',
      address:
        'Las llaves de acceso piden https y un nombre. Esta casa se abrió por una simple dirección: juega sin ellas.',
      cancelled: 'No se mostró ninguna llave de acceso: nada ha cambiado.',
      refused: 'La llave de acceso no fue aceptada. Empieza de nuevo.',
      known: 'Este dispositivo ya tiene una llave de acceso tuya.',
    },
    keepSeats: 'Guardar estos asientos en cualquier dispositivo',
  },
  bigScreen: {
    where: 'En una pantalla grande, cada mano en un teléfono',
    whereWhy:
      'Esta pantalla muestra la mesa a toda la sala. Cada cual escanea un código y tiene sus cartas en el teléfono.',
    button: 'Pantalla grande',
    why: 'La mesa para toda la sala, sin la mano de nadie. En los teléfonos quedan sobre todo las cartas.',
    showHere: 'Mostrarla en esta ventana',
    link: 'Para otro dispositivo: abre allí este enlace. Sirve una vez, y ese dispositivo serás tú.',
    scan: 'Escanea el código y toma asiento.',
    seatHere: (number) => `Código del asiento ${number}`,
    toMove: (names) => `Le toca a ${names}`,
    allAtOnce: '¡Todos a la vez!',
    fullScreen: 'Pantalla completa',
    leave: 'Dejar la pantalla grande',
    handOnly: 'Solo mi mano',
    wholeTable: 'Toda la mesa',
  },
  together: {
    atOnce:
      'Todos agarran a la vez: hasta cuatro personas comparten este dispositivo, cada una con una franja de la pantalla y una fila de teclas. Mejor con tableta o teclado.',
    strip: (name) => `Lo que agarra ${name}`,
    rows: ['la fila de cifras', 'la primera fila de letras', 'la segunda fila de letras', 'la última fila de letras'],
    touchOr: (row) => `toca, o ${row}`,
    turnRound: (name) => `Dar la vuelta a lo que ve ${name}`,
    passAround: 'Quienes están en este dispositivo se lo pasan; un telón oculta las cartas.',
  },
};
