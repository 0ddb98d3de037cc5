// Español: why not.
import type { Catalogue } from '../../src/words/catalogue.ts';
import { nouns } from './nouns.ts';

export const refusals: Catalogue['refusals'] = {
  'no-thug': () => 'Hace falta un matón, y no queda ninguno en el Cuartel general',
  'no-muscle': () => 'Tu Plan no tiene Músculo para eso',
  'no-influence': () => 'Tu Plan no tiene Influencia para eso',
  'little-influence': ({ influence, needed }) =>
    `Hacen falta ${nouns.influence(needed)}; tu Plan tiene ${nouns.influence(influence)}`,
  'no-open-deal': ({ muscle, influence }) =>
    `Ningún Trato libre se conforma con ${nouns.muscle(muscle)}, ${nouns.influence(influence)}`,
  'nobody-to-recruit': () => 'No te quedan reclutas, y los Refugios están vacíos',
  'no-cards-left': () => 'Ese mazo está vacío',
  'nobody-to-hire': ({ influence }) => `Nadie en el mercado se conforma con ${nouns.influence(influence)}`,
  'nothing-to-sell': () => 'Te faltan las mercancías que piden tus barrios',
  'no-control-to-remove': () => 'Nadie controla ningún barrio',
  'crime-is-lowest': () => 'Tu Criminalidad ya está justo por encima de Eliot Ness',
  'no-room-to-build': () => 'En tus barrios no cabe ningún negocio más',
  'nobody-in-prison': () => 'No tienes a nadie en Prisión',
  'no-goods': () => 'No tienes mercancías',
  'nowhere-to-send': () => 'No tienes presencia en ningún distrito donde puedas pagar el soborno',
  'nothing-to-move': () => 'Ninguna de tus piezas en la calle puede moverse',
  'nothing-to-seize': ({ muscle }) => `Ningún barrio a tu alcance cede ante ${nouns.muscle(muscle)}`,
  'no-upgrade': ({ muscle, influence }) =>
    `No hay mejora posible con tu dinero, ${nouns.muscle(muscle)}, ${nouns.influence(influence)}`,
  'one-action': () => 'Ya has hecho tu acción: solo una por turno',
  'plan-first': () => 'Primero confirma el Plan',
  used: ({ card }) => `Este turno ya has usado esa habilidad de ${card}`,
  'no-match': ({ card }) => `Para ${card} falta en el Plan otra carta con el delito adecuado`,
  'no-effect': ({ card }) => `Ahora ${card} no tendría efecto`,
  'job-not-met': () => 'Todavía no cumples la condición de este Golpe',
  other: 'Las reglas no lo permiten ahora',
};
