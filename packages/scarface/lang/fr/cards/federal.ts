// What the Federal cards are called, in French.
import type { FederalNames } from '../../../src/words/cards/names.ts';

export const federal: FederalNames = {
  'tax-audit': { name: 'Contrôle fiscal', flavour: 'Veuillez expliciter le poste «\u00a0divers\u00a0».' },
  'bail-hearing': { name: 'Audience de caution', flavour: 'En espèces seulement. La cour connaît vos chèques.' },
  'licence-renewal': {
    name: 'Renouvellement de licence',
    flavour: 'Ligne quatre, usage des locaux. «\u00a0Salon de thé\u00a0» est déjà pris.',
  },
  'bank-examiners': { name: 'Inspecteurs des banques', flavour: 'Ils ont compté deux fois. Une seule aurait suffi.' },
  'vehicle-inspection': {
    name: 'Contrôle des véhicules',
    flavour: 'Les trous dans la portière ne valent pas aération.',
  },
  'census-of-1920': {
    name: 'Recensement de 1920',
    flavour: 'Profession\u00a0: «\u00a0debout au coin de la rue\u00a0». Employeur\u00a0: «\u00a0un ami\u00a0».',
  },
  'budget-cuts': { name: 'Coupes budgétaires', flavour: 'Les agents sont priés de partager le pistolet.' },
  'warehouse-inspection': { name: 'Visite d’entrepôt', flavour: 'Il a été constaté que les meubles fuyaient.' },
  'barrels-in-the-river': {
    name: 'Tonneaux à la rivière',
    flavour: 'Les pêcheurs signalent des poissons fort joyeux.',
  },
  'arms-amnesty': { name: 'Amnistie des armes', flavour: 'Prière de conserver le reçu avec l’arme.' },
  'expert-tasting': { name: 'Dégustation d’experts', flavour: 'La commission n’a pu conclure et en a redemandé.' },
  'truck-through-the-door': { name: 'Un camion dans la porte', flavour: 'Le mandat était fixé au pare-chocs.' },
  dragnet: { name: 'Coup de filet', flavour: 'Sera entendue toute personne portant un chapeau.' },
  'usual-suspects': { name: 'Les suspects habituels', flavour: 'Ils ont désormais leur chaise attitrée.' },
  'deportation-order': { name: 'Arrêté d’expulsion', flavour: 'Le billet de retour n’est pas compris.' },
  'mistaken-identity': { name: 'Erreur sur la personne', flavour: 'Libéré avec nos excuses, susceptibles d’appel.' },
  'bureau-is-hiring': { name: 'Le Bureau recrute', flavour: 'Bonne paie, retraite, et la clientèle est déjà connue.' },
  curfew: { name: 'Couvre-feu', flavour: 'Après neuf heures, flâner exige le formulaire 12.' },
  'padlock-order': { name: 'Mise sous scellés', flavour: 'Fermé pour un an. Livraisons par la porte de derrière.' },
  'moral-hygiene-board': {
    name: 'Comité d’hygiène morale',
    flavour: 'L’inspection a duré trois nuits. On en salue la rigueur.',
  },
  'slot-machine-bonfire': {
    name: 'Autodafé de machines à sous',
    flavour: 'Deux cerises et un citron ont pu être sauvés.',
  },
  'grand-jury': { name: 'Grand jury', flavour: 'Vingt-trois citoyens qui n’ont jamais entendu parler de personne.' },
  'star-witness': { name: 'Témoin vedette', flavour: 'Tout lui revient, même le nom de son employeur.' },
  'tapped-telephone': {
    name: 'Téléphone sur écoute',
    flavour: 'Relevé, page neuf\u00a0: «\u00a0Pas au téléphone.\u00a0»',
  },
  'lost-paperwork': { name: 'Dossier égaré', flavour: 'Classé à la lettre E, comme égaré.' },
  'wanted-poster': { name: 'Avis de recherche', flavour: 'Très ressemblant. La récompense est une insulte.' },
  'trust-busting': { name: 'Procès antitrust', flavour: 'La concurrence est la loi, même pour les hors-la-loi.' },
  'society-column': { name: 'Carnet mondain', flavour: 'La bague fut admirée de tous, du fisc en particulier.' },
};
