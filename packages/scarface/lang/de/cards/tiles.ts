// What the neighbourhoods are called, in German.
import type { TileNames } from '../../../src/words/cards/names.ts';

export const tiles: TileNames = {
  'little-italy': { name: 'Little Italy', flavour: 'Sechs Bäckereien, fünf davon mit Mehl.' },
  bronzeville: { name: 'Bronzeville', flavour: 'Bei Tagesanbruch hört die Musik auf. Gehört hat das noch keiner.' },
  'the-loop': { name: 'The Loop', flavour: 'Die Züge fahren im Kreis, das Geld auch.' },
  'back-of-the-yards': { name: 'Back of the Yards', flavour: 'Niemand fragt, was in den Kisten ist. Man riecht es.' },
  cicero: { name: 'Cicero', flavour: 'Gleich hinter der Stadtgrenze, wo das Gesetz umsteigen muss.' },
  pilsen: { name: 'Pilsen', flavour: 'Trägt den Namen eines Biers und soll es vergessen.' },
  bridgeport: { name: 'Bridgeport', flavour: 'Hier wohnen künftige Bürgermeister und ihre verstorbenen Wähler.' },
  greektown: { name: 'Greektown', flavour: 'Kaffee kommt in Tassen. Alles andere auch.' },
  chinatown: { name: 'Chinatown', flavour: 'Die Laternen gehen aus, wenn ein Fremder um die Ecke biegt.' },
  'gold-coast': { name: 'Gold Coast', flavour: 'Der Butler bestellt, der Senator trinkt.' },
  streeterville: {
    name: 'Streeterville',
    flavour: 'Von einem gestrandeten Schmuggler gegründet und sich treu geblieben.',
  },
  'old-town': { name: 'Old Town', flavour: 'Jeder Keller hat einen Keller.' },
  uptown: { name: 'Uptown', flavour: 'Der beste Tisch ist der am Tunnel.' },
  'hyde-park': { name: 'Hyde Park', flavour: 'Die Professoren lehren die Theorie, die Studenten machen die Versuche.' },
  pullman: { name: 'Pullman', flavour: 'Eine Musterstadt. Das Muster wurde angepasst.' },
  'the-levee': { name: 'The Levee', flavour: '1912 für immer geschlossen, seither jeden Morgen um vier.' },
  'little-hell': { name: 'Little Hell', flavour: 'Dank Gaswerk und Nachbarn das ganze Jahr über warm.' },
  'wicker-park': { name: 'Wicker Park', flavour: 'Villen von Bierbaronen, Bier inbegriffen.' },
};
