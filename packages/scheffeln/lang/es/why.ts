import type { RunWords, WhyWords } from '../../table/why/words.ts';

export const whyWords: WhyWords = {
  over: 'La partida ha terminado, ya no se puede jugar nada.',
  watching: 'Estás mirando: solo pueden actuar quienes están en la mesa.',
  othersFirst: (who) => `Ahora no te toca: la mesa espera a ${who}.`,
  notNow: 'Ahora no puedes hacer nada: se está preparando la mesa.',
  chooseFirst: 'Elige primero tu personaje: las cartas se juegan cuando todos tienen uno.',
  grabOne: 'En el modo Speed solo atrapas un personaje: la fila mueve los coches por sí sola.',
  carByCard: (car) => `Para mover ${car}, juega su carta de tu mano.`,
  noCardFor: (car) => `No puedes mover ${car}: no tienes ninguna carta de su color.`,
  placeIsNoMove: 'No eliges dónde se detiene un coche: avanza hasta el siguiente negocio donde encuentra sitio.',
  pickCard: 'Esta carta no se puede jugar ahora.',
  cardForExchange: 'Para un cambio descartas una de tus cartas: elígela en tu mano.',
  emptyPlace: 'Este coche solo puede ir a uno de los negocios iluminados.',
  characterNext: 'Elige uno de los personajes iluminados o devuelve la carta.',
  carNext: 'Elige uno de los coches iluminados o devuelve la carta.',
};

export const runWords: RunWords = {
  joker: 'un coche a tu elección avanza una casilla.',
  backward: 'un coche a tu elección retrocede una casilla; el coche de su techo va con él.',
  evasion: 'un coche que está encima de otro va a un negocio sin coches.',
  nasty: 'tomas otro personaje, del centro o de alguien, que recibe el tuyo a cambio.',
};
