// What the Jobs are called, in French.
import type { JobNames } from '../../../src/words/cards/names.ts';

export const jobs: JobNames = {
  'bathtub-gin': { name: 'Gin de baignoire', flavour: 'Personne dans l’immeuble ne s’est lavé depuis mars.' },
  'clearance-sale': { name: 'Liquidation totale', flavour: 'Tout doit sortir avant que la police n’entre.' },
  'double-shift': { name: 'Double journée', flavour: 'Le syndicat protesterait, mais le syndicat, c’est nous.' },
  'guns-on-the-table': { name: 'Les armes sur la table', flavour: 'Une franche discussion entre armés et désarmés.' },
  'whisky-row': { name: 'La rue du whisky', flavour: 'Trois portes, trois mots de passe, une seule cave.' },
  'loaded-dice': { name: 'Dés pipés', flavour: 'Encore un sept. Le hasard est fiable, quand on le paie.' },
  'little-black-book': { name: 'Le petit carnet noir', flavour: 'Madame oublie les visages et note les noms.' },
  'grand-opening': { name: 'Grande inauguration', flavour: 'Le maire a coupé le ruban et n’est jamais venu.' },
  'pillar-of-the-community': {
    name: 'Pilier de la communauté',
    flavour: 'Il a payé le toit de l’église. Nul ne demande ce qu’il couvre.',
  },
  'something-for-everyone': { name: 'Pour tous les goûts', flavour: 'Sept péchés sous trois toits.' },
  'corner-to-corner': { name: 'D’un coin à l’autre', flavour: 'Le tramway va désormais de chez nous à chez nous.' },
  'city-hall-steps': { name: 'Sur les marches de la mairie', flavour: 'Assez près pour aider à compter les voix.' },
  'lakeside-landing': {
    name: 'Débarquement au bord du lac',
    flavour: 'Les pêcheurs sont rentrés avec une prise lourde et tintante.',
  },
  'mill-gate': { name: 'À la grille de l’aciérie', flavour: 'Quand la sirène sonne, c’est nous qui embauchons.' },
  motorcade: {
    name: 'Cortège automobile',
    flavour: 'Chez d’autres, deux voitures font une sortie. Chez nous, un avis.',
  },
  'garage-party': { name: 'Fête au garage', flavour: 'On a prié les invités de regarder le mur.' },
  'king-of-the-city': {
    name: 'Roi de la ville',
    flavour: 'La couronne est un feutre, le trône un fauteuil de barbier.',
  },
  'prison-escape': { name: 'La belle', flavour: 'Le gâteau était lourd, et personne n’avait faim.' },
  'friends-downtown': {
    name: 'Des amis en haut lieu',
    flavour: 'Ils refusent les pots-de-vin. Ils acceptent les déjeuners.',
  },
  'society-wedding': { name: 'Mariage mondain', flavour: 'La mariée comptait les cadeaux, le marié les alliés.' },
  'ballot-stuffing': { name: 'Bourrage d’urnes', flavour: 'La participation a atteint cent douze pour cent.' },
  'safe-deposit': { name: 'Coffre de banque', flavour: 'La banque se fiait au coffre, et le coffre à nous.' },
  'crime-spree': { name: 'Série noire', flavour: 'La sténographe du commissariat demande une augmentation.' },
  'most-wanted': { name: 'L’homme le plus recherché', flavour: 'Tant de courrier, et tout vient du procureur.' },
  speedboats: {
    name: 'Vedettes rapides',
    flavour: 'La garde côtière est plus rapide, du moins dans son rapport annuel.',
  },
  'bonded-warehouse': { name: 'Entrepôt sous douane', flavour: 'Scellé par la douane, ouvert par des cousins.' },
  'coat-check': { name: 'Vestiaire', flavour: 'Prière de laisser ici manteau, pistolet et un dollar.' },
  'precinct-on-the-payroll': {
    name: 'Commissariat à la solde',
    flavour: 'Le vendredi, la file fait le tour du quartier. En uniforme.',
  },
  'title-deeds': { name: 'Titres de propriété', flavour: 'Signés, scellés, et l’ancien propriétaire est en voyage.' },
  'fire-insurance': { name: 'Assurance incendie', flavour: 'Signature lundi, incendie mercredi.' },
  'boxing-gym': { name: 'Salle de boxe', flavour: 'Certains membres font même de la boxe.' },
  'ward-boss': {
    name: 'Patron de quartier',
    flavour: 'Il connaît chaque électeur par son nom, et souvent par sa dette.',
  },
  blueprints: { name: 'Les plans de l’architecte', flavour: 'La porte d’entrée, il l’a dessinée en dernier.' },
  'talent-scout': { name: 'Découvreur de talents', flavour: 'On cherche des visages honnêtes. Le reste s’apprend.' },
  'blood-oath': { name: 'Serment de sang', flavour: 'Une goutte chacun, et une chaise pour qui s’évanouit.' },
  'quiet-men': { name: 'Des hommes discrets', flavour: 'Ils n’ont rien vu, et n’étaient pas là quand ils l’ont vu.' },
  'stool-pigeon': { name: 'L’indic', flavour: 'Il chante pour la police. Les paroles sont de nous.' },
  'jailhouse-lawyer': { name: 'Avocat de cellule', flavour: 'Douze ans d’études, tous dans la même cellule.' },
  'friend-at-the-bureau': { name: 'Un ami au Bureau', flavour: 'Avant une descente, il téléphone. Simple politesse.' },
};
