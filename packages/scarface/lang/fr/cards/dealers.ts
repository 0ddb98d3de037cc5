// What the Dealers are called, in French.
import type { DealerNames } from '../../../src/words/cards/names.ts';

export const dealers: DealerNames = {
  'alcohol-dealer': { name: 'Marchand d’alcool', flavour: 'Deux caisses, aucune question, pas d’étiquette.' },
  'gun-dealer': { name: 'Marchand d’armes', flavour: 'Chaque arme est garantie à vie, sans préciser laquelle.' },
  moonshiner: { name: 'Bouilleur clandestin', flavour: 'Il a tout appris de son grand-père, aujourd’hui aveugle.' },
  'sleeping-car-porter': {
    name: 'Employé de wagon-lit',
    flavour: 'Votre valise, monsieur. Elle a pris du poids depuis Détroit.',
  },
  'distillery-owner': {
    name: 'Propriétaire de distillerie',
    flavour: 'Fermée par la loi en 1920, mais seulement de jour.',
  },
  'gun-runner': {
    name: 'Contrebandier d’armes',
    flavour: 'La caisse annonce des machines à coudre. Le bruit est le même.',
  },
  'prescription-doctor': {
    name: 'Médecin à ordonnances',
    flavour: 'La moitié de Chicago tousse, et c’est lui qui tient le carnet.',
  },
  'grape-brick-salesman': {
    name: 'Vendeur de briques de raisin',
    flavour: 'L’étiquette explique en détail comment ne pas en faire du vin.',
  },
  'junk-dealer': { name: 'Ferrailleur', flavour: 'Sous les vieux sommiers, un arsenal très convenable.' },
  'irish-revolutionary': {
    name: 'Révolutionnaire irlandais',
    flavour: 'Il envoie des fusils au pays. Il reste toujours une caisse.',
  },
  'rum-row-captain': {
    name: 'Capitaine de la Rum Row',
    flavour: 'Il mouille à un mètre au-delà de la loi, tous feux éteints.',
  },
  'police-captain': { name: 'Capitaine de police', flavour: 'Les pièces à conviction se perdent. Il sait où.' },
  'near-beer-brewer': {
    name: 'Brasseur de petite bière',
    flavour: 'Un demi pour cent sur l’étiquette. Le reste est dans le fût.',
  },
  quartermaster: { name: 'Sergent fourrier', flavour: 'Il signe pour cent, compte quatre-vingt-dix et dort bien.' },
  'canadian-exporter': { name: 'Exportateur canadien', flavour: 'Papiers en règle. Destination Cuba, en barque.' },
  'harbour-master': { name: 'Maître de port', flavour: 'Il lit tous les manifestes, certains les yeux fermés.' },
  auctioneer: { name: 'Commissaire-priseur', flavour: 'Saisi le lundi, vendu le mardi, ressaisi le vendredi.' },
  'army-officer': { name: 'Officier de l’armée', flavour: 'La guerre est finie. L’entrepôt ne le sait pas encore.' },
};
