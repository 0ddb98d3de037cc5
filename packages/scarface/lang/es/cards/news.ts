// What the front pages say, in Spanish.
import type { NewsNames } from '../../../src/words/cards/names.ts';

export const news: NewsNames = {
  'us-is-voted-dry': {
    name: 'Estados Unidos vota la ley seca',
    flavour: 'Desde medianoche se beberá agua. El agua declina comentarlo.',
  },
  'police-strike': { name: 'La policía, en huelga', flavour: 'Los ciudadanos lo notan al tercer día.' },
  'beer-war': { name: 'Estalla la guerra de la cerveza', flavour: 'Semana récord para las floristerías.' },
  'ness-comes-to-town': {
    name: 'Ness llega a la ciudad',
    flavour: '«No estoy en venta». El ayuntamiento pide una traducción.',
  },
  'election-year': {
    name: 'Empieza el año electoral',
    flavour: 'Ambos candidatos prometen mirar a otro lado, cada uno al suyo.',
  },
  'evidence-room-empty': {
    name: 'Depósito de pruebas, vacío',
    flavour: 'La policía se declara perpleja, y compradora.',
  },
  'lake-freezes-over': {
    name: 'Se hiela el lago',
    flavour: 'Florece el comercio de hielo con Canadá, a veces embotellado.',
  },
  'hottest-summer': { name: 'El verano más caluroso', flavour: 'Los médicos aconsejan beber mucho, sin precisar qué.' },
  'jazz-age': {
    name: 'El jazz invade la ciudad',
    flavour: '«Música del diablo», dice el pastor mientras reserva mesa.',
  },
  'world-series-fixed': {
    name: 'La Serie Mundial, amañada',
    flavour: 'El país, conmocionado. Los corredores de apuestas, algo menos.',
  },
  'income-tax-upheld': {
    name: 'También los hampones tributan',
    flavour: 'Nuevo impreso de Hacienda. La casilla nueve es para el botín.',
  },
  'daylight-saving': { name: 'Cambio de hora', flavour: 'La ciudad gana una hora. Ya está reservada.' },
  'mills-lay-off-thousands': {
    name: 'Despidos en las acerías',
    flavour: 'Hombres fuertes con las noches libres encuentran trabajo enseguida.',
  },
  'building-boom': {
    name: 'Fiebre de la construcción',
    flavour: 'Todo sube menos el precio, para los amigos del constructor.',
  },
  'hollywood-loves-hoodlums': {
    name: 'Hollywood ama a los gánsteres',
    flavour: 'Los empleados de banca ensayan miradas torvas ante el espejo.',
  },
  'prohibition-ends': {
    name: '¡Por fin acaba la ley seca!',
    flavour: 'Trece años de sequía, y nadie recuerda haber tenido sed.',
  },
};
