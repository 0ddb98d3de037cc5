// What the neighbourhoods are called, in Spanish.
import type { TileNames } from '../../../src/words/cards/names.ts';

export const tiles: TileNames = {
  'little-italy': { name: 'Little Italy', flavour: 'Seis panaderías, cinco de ellas con harina.' },
  bronzeville: { name: 'Bronzeville', flavour: 'La música para al alba. Nadie la ha oído parar.' },
  'the-loop': { name: 'The Loop', flavour: 'Los trenes dan vueltas, y el dinero también.' },
  'back-of-the-yards': { name: 'Back of the Yards', flavour: 'Nadie pregunta qué hay en las cajas. Se huele.' },
  cicero: { name: 'Cicero', flavour: 'Justo al otro lado del límite, donde la ley hace transbordo.' },
  pilsen: { name: 'Pilsen', flavour: 'Lleva nombre de cerveza y orden de olvidarlo.' },
  bridgeport: { name: 'Bridgeport', flavour: 'Aquí viven futuros alcaldes y sus difuntos votantes.' },
  greektown: { name: 'Greektown', flavour: 'El café se sirve en taza. Todo lo demás también.' },
  chinatown: { name: 'Chinatown', flavour: 'Los faroles se apagan cuando un extraño dobla la esquina.' },
  'gold-coast': { name: 'Gold Coast', flavour: 'El mayordomo lo encarga y el senador se lo bebe.' },
  streeterville: { name: 'Streeterville', flavour: 'Lo fundó un contrabandista varado, y sigue fiel a sus orígenes.' },
  'old-town': { name: 'Old Town', flavour: 'Cada sótano tiene su sótano.' },
  uptown: { name: 'Uptown', flavour: 'La mejor mesa es la que está junto al túnel.' },
  'hyde-park': { name: 'Hyde Park', flavour: 'Los profesores explican la teoría y los alumnos hacen las prácticas.' },
  pullman: { name: 'Pullman', flavour: 'Una ciudad modelo. El modelo ha sufrido retoques.' },
  'the-levee': { name: 'The Levee', flavour: 'Cerrado para siempre en 1912 y, desde entonces, cada día a las cuatro.' },
  'little-hell': {
    name: 'Little Hell',
    flavour: 'Hace calor todo el año, gracias a la fábrica de gas y a los vecinos.',
  },
  'wicker-park': { name: 'Wicker Park', flavour: 'Mansiones de barones de la cerveza, cerveza incluida.' },
};
