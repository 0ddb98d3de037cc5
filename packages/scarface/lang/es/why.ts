// Español: why the Enforcer chose what he chose.
import type { Because } from '../../src/words/rival/texts.ts';

export const because: Because = {
  'only-one': (what) => `Elige ${what}: no hay otra cosa.`,
  yours: (what) => `Elige ${what}: lo tuyo va antes que lo libre.`,
  'yours-biggest-profit': (what) => `Elige ${what}: tuyo, mayor ganancia.`,
  'biggest-profit': (what) => `Elige ${what}: mayor ganancia.`,
  'least-profit': (what) => `Elige ${what}: menor ganancia.`,
  'fewer-goods': (what) => `Elige ${what}: tanta ganancia como en otro sitio, por menos mercancías.`,
  'higher-defence': (what) => `Elige ${what}: tanta ganancia como en otro sitio, con más defensa.`,
  'lower-number': (what) => `Elige ${what}: de entre varios, el distrito de número más bajo.`,
  'your-choice': (what) => `${what}: sus reglas no decidían, así que decidiste tú.`,
  'highest-level': (what) => `Elige ${what}: el nivel más alto que le permite su Poder.`,
  leftmost: (what) => `Elige ${what}: el nivel más alto, el de más a la izquierda de ese nivel.`,
  'district-number': (what) => `Elige ${what}: tiene el número de su distrito.`,
  'next-stat': (what) => `Elige ${what}: lo primero posible subiendo desde el número de su distrito.`,
  'level-three-first': (what) => `Elige ${what}: el nivel 3 se pierde antes que el nivel 2.`,
  'next-in-order': (what) => `Elige ${what}: lo siguiente en orden ascendente.`,
  'free-deal': (what) => `Su matón va donde no hay ninguno: ${what}. Entregan todos sus Tratos.`,
  'safehouses-first': () => 'Los de los Refugios van antes que los Reclutas.',
  'takes-what-he-has-less-of': (what) =>
    `Las mercancías a su elección las toma por turnos, primero la que menos recibió: ${what}.`,
  'truck-spares-the-greater': (what) =>
    `El vehículo le ahorra ${what}: lo que más pide la venta, licor en caso de empate.`,
  'stores-on-deals': () => 'Primero almacena en sus Tratos: lo que menos hay allí y luego por turnos.',
  'stores-for-a-sale': () => 'Almacena lo que pide una venta, primero donde hay mayor ganancia.',
  'stores-surplus': () => 'Reparte el excedente por igual, primero donde hay mayor ganancia.',
  'spends-where-he-sells': (what) => `Lo que hay en el sitio se gasta antes que lo de sus Tratos: ${what}.`,
  'spends-from-deals-last': (what) => `Gasta de aquí: ${what}. Los Tratos van al final.`,
  'spends-surplus': (what) => `Gasta de aquí: ${what}. Primero el excedente, armas en caso de empate.`,
  'spends-least-profit': (what) => `Gasta de aquí: ${what}. De sus barrios, el de menor ganancia.`,
  'walks-first': (what) => `Desde ${what}: primero vienen los que pueden ir a pie.`,
  'rides-second': (what) => `Desde ${what}: después vienen los que necesitan un vehículo, con él.`,
  'vehicles-last': (what) => `Desde ${what}: los vehículos vienen al final.`,
  'loses-by-the-chart': (what) => `Pierde un matón de aquí: ${what}. Así lo quiere su tabla.`,
  declines: () => 'No acepta los tratos que ofrecen las cartas.',
};
