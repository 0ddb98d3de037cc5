// What the neighbourhoods are called, in French.
import type { TileNames } from '../../../src/words/cards/names.ts';

export const tiles: TileNames = {
  'little-italy': { name: 'Little Italy', flavour: 'Six boulangeries, dont cinq ont de la farine.' },
  bronzeville: { name: 'Bronzeville', flavour: 'La musique s’arrête à l’aube. Personne ne l’a jamais constaté.' },
  'the-loop': { name: 'The Loop', flavour: 'Les trains tournent en rond, l’argent aussi.' },
  'back-of-the-yards': {
    name: 'Back of the Yards',
    flavour: 'On ne demande pas ce que contiennent les caisses. On le sent.',
  },
  cicero: { name: 'Cicero', flavour: 'Juste passé la limite de la ville, là où la loi doit changer de train.' },
  pilsen: { name: 'Pilsen', flavour: 'Un quartier au nom de bière, prié de l’oublier.' },
  bridgeport: { name: 'Bridgeport', flavour: 'Ici vivent de futurs maires, et leurs électeurs défunts.' },
  greektown: { name: 'Greektown', flavour: 'Le café se sert en tasse. Tout le reste aussi.' },
  chinatown: { name: 'Chinatown', flavour: 'Les lanternes s’éteignent quand un inconnu tourne le coin.' },
  'gold-coast': { name: 'Gold Coast', flavour: 'Le majordome commande, le sénateur boit.' },
  streeterville: { name: 'Streeterville', flavour: 'Fondé par un contrebandier échoué, et fidèle à ses origines.' },
  'old-town': { name: 'Old Town', flavour: 'Chaque cave a sa cave.' },
  uptown: { name: 'Uptown', flavour: 'La meilleure table est celle près du tunnel.' },
  'hyde-park': { name: 'Hyde Park', flavour: 'Les professeurs font la théorie, les étudiants font les essais.' },
  pullman: { name: 'Pullman', flavour: 'Une ville modèle. Le modèle a été retouché.' },
  'the-levee': { name: 'The Levee', flavour: 'Fermé pour toujours en 1912 et, depuis, chaque matin à quatre heures.' },
  'little-hell': {
    name: 'Little Hell',
    flavour: 'Il y fait chaud toute l’année, grâce à l’usine à gaz et aux voisins.',
  },
  'wicker-park': { name: 'Wicker Park', flavour: 'Des villas de barons de la bière, bière comprise.' },
};
