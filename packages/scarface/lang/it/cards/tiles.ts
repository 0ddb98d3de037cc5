// What the neighbourhoods are called, in Italian.
import type { TileNames } from '../../../src/words/cards/names.ts';

export const tiles: TileNames = {
  'little-italy': { name: 'Little Italy', flavour: 'Sei panetterie, cinque delle quali con farina.' },
  bronzeville: { name: 'Bronzeville', flavour: 'La musica finisce all’alba. Nessuno l’ha mai sentita finire.' },
  'the-loop': { name: 'The Loop', flavour: 'I treni girano in tondo, e i soldi pure.' },
  'back-of-the-yards': {
    name: 'Back of the Yards',
    flavour: 'Nessuno chiede che cosa c’è nelle casse. Lo dice l’odore.',
  },
  cicero: { name: 'Cicero', flavour: 'Appena oltre il confine, dove la legge deve cambiare treno.' },
  pilsen: { name: 'Pilsen', flavour: 'Porta il nome di una birra, con l’ordine di dimenticarla.' },
  bridgeport: { name: 'Bridgeport', flavour: 'Qui abitano futuri sindaci, e i loro elettori defunti.' },
  greektown: { name: 'Greektown', flavour: 'Il caffè si serve in tazza. Tutto il resto anche.' },
  chinatown: { name: 'Chinatown', flavour: 'Le lanterne si spengono quando un estraneo gira l’angolo.' },
  'gold-coast': { name: 'Gold Coast', flavour: 'Il maggiordomo ordina, il senatore beve.' },
  streeterville: { name: 'Streeterville', flavour: 'Fondata da un contrabbandiere arenato, e fedele alle origini.' },
  'old-town': { name: 'Old Town', flavour: 'Ogni cantina ha la sua cantina.' },
  uptown: { name: 'Uptown', flavour: 'Il tavolo migliore è quello accanto al tunnel.' },
  'hyde-park': { name: 'Hyde Park', flavour: 'I professori curano la teoria, gli studenti gli esperimenti.' },
  pullman: { name: 'Pullman', flavour: 'Una città modello. Il modello è stato ritoccato.' },
  'the-levee': { name: 'The Levee', flavour: 'Chiuso per sempre nel 1912 e, da allora, ogni mattina alle quattro.' },
  'little-hell': { name: 'Little Hell', flavour: 'Fa caldo tutto l’anno, merito dell’officina del gas e dei vicini.' },
  'wicker-park': { name: 'Wicker Park', flavour: 'Ville di baroni della birra, birra compresa.' },
};
