// Français : the Enforcer.
import { fr } from '@backroom/kit';
import { numbersOf } from '../../src/words/numbers.ts';
import type { RivalTexts } from '../../src/words/rival/texts.ts';
import { difficulties } from './difficulties.ts';
import { because } from './why.ts';

const { count, number } = numbersOf('fr');
const from = (least: number | undefined): string =>
  least === undefined ? '' : `, à partir de ${number(least)} en Puissance`;
const HARM = { prison: 'en Prison', hit: 'tabassé', kill: 'éliminé' } as const;
const HARM_SOME = { prison: 'en Prison', hit: 'tabassés', kill: 'éliminés' } as const;

export const rival: RivalTexts = {
  name: 'L’Exécuteur',
  difficulties,
  power: 'Puissance',
  cards: {
    'morning-rounds': { name: 'Tournée du matin', flavour: 'Café, œufs, trois encaissements.' },
    'back-door-delivery': {
      name: 'Livraison par-derrière',
      flavour: 'La porte de devant, c’est pour les clients et les agents.',
    },
    'broken-windows': { name: 'Vitres brisées', flavour: 'Le verre ne coûte rien. Les conseils encore moins.' },
    'ledger-work': { name: 'Travail d’écriture', flavour: 'Deux colonnes, dont une vraie.' },
    'new-faces': { name: 'Nouvelles têtes', flavour: 'Vieilles habitudes.' },
    'friends-at-the-bar': { name: 'Des amis au comptoir', flavour: 'Eux ne paient jamais, tous les autres si.' },
    'muscle-flexed': { name: 'Gros bras', flavour: 'Une conversation sans paroles.' },
    'quiet-word': { name: 'Un mot à voix basse', flavour: 'Assez fort pour celui qu’il visait.' },
    'rainy-tuesday': { name: 'Mardi pluvieux', flavour: 'La soif se moque du temps.' },
    'sealed-envelope': { name: 'Enveloppe cachetée', flavour: 'Personne ne demande. Tout le monde la soupèse.' },
    'warehouse-keys': { name: 'Les clés de l’entrepôt', flavour: 'Le gardien a bonne vue et mauvaise mémoire.' },
    'shaken-down': { name: 'Les poches retournées', flavour: fr`Tu avais tout ça sur toi ?` },
    'night-shift': { name: 'Équipe de nuit', flavour: 'Le crime paie les heures supplémentaires.' },
    'protection-money': { name: 'Argent de la protection', flavour: fr`Contre qui ? Eh bien.` },
    'night-drive': { name: 'Virée nocturne', flavour: 'Ni phares, ni témoins, ni pourboire.' },
    'paper-trail': { name: 'La piste des papiers', flavour: 'Elle mène à ta porte. Quelqu’un y a veillé.' },
    'weighted-dice': { name: 'Dés plombés', flavour: 'La chance est une question de poids.' },
    'red-lamp': { name: 'Lanterne rouge', flavour: 'Ouvert tard, fermé aux questions.' },
    'cellar-jazz': { name: 'Jazz de cave', flavour: 'Quand les bouteilles tintent, l’orchestre joue plus fort.' },
    'tip-off': { name: 'Le tuyau', flavour: 'Un citoyen inquiet a appelé. Il a aussi ton numéro.' },
    'bail-money': { name: 'Caution', flavour: 'Dehors pour le petit déjeuner.' },
    'second-ledger': { name: 'Le second registre', flavour: 'Celui-ci est fait pour être lu.' },
    'river-shipment': { name: 'Cargaison fluviale', flavour: 'Déclarée comme lest. Un excellent lest.' },
    'favour-returned': { name: 'Service rendu', flavour: 'Avec les intérêts, composés.' },
    'city-in-the-pocket': { name: 'La ville dans la poche', flavour: 'Elle tinte.' },
    'hostile-bid': { name: 'Offre hostile', flavour: 'Adjugé au monsieur avec le fusil.' },
    'ribbon-cutting': { name: 'Le ruban coupé', flavour: 'Le maire coupe le ruban. Il passait par là.' },
    'army-surplus': { name: 'Surplus de l’armée', flavour: 'La guerre est finie. La paperasse, non.' },
    'head-hunter': { name: 'Chasseur de têtes', flavour: 'Il a trouvé le meilleur homme de la ville. Le tien.' },
    'night-of-knives': { name: 'La nuit des couteaux', flavour: 'Il faudra une seconde édition demain matin.' },
    'twelve-good-men': { name: 'Douze jurés', flavour: 'D’honnêtes gens, et tous ont entendu parler de toi.' },
    'bonded-whiskey': { name: 'Whisky sous douane', flavour: 'Douze ans d’âge, dans l’entrepôt d’un autre.' },
    'clean-hands': { name: 'Mains propres', flavour: 'Les gants aident.' },
    'everything-must-go': { name: 'Tout doit disparaître', flavour: 'Ce qui est à toi d’abord.' },
    'friendly-headlines': {
      name: 'La presse amie',
      flavour: 'Le rédacteur tient à lui. Le rédacteur tient à ses genoux.',
    },
    convoy: { name: 'Convoi', flavour: 'Six camions, un permis, aucune question.' },
  },
  acts: {
    deal: () => 'Il envoie un homme de main sur une Filière, et toutes ses Filières livrent',
    recruit: () => fr`Il recrute : autant d’étapes que de Puissance`,
    job: (least) => `Il prend le premier Coup de la pioche${from(least)}`,
    dealer: (least) => `Il prend le premier Fournisseur de la pioche${from(least)}`,
    hire: () => 'Il engage l’Associé de plus haut niveau que permet sa Puissance',
    sales: () => fr`Il vend : autant de ventes que de Puissance`,
    oust: () => fr`Il retire tes marqueurs de contrôle : un par tranche de 5 en Puissance`,
    'lower-crime': () => 'Il baisse sa Criminalité du montant de sa Puissance',
    build: () => fr`Il ouvre des commerces : autant que de Puissance`,
    release: () => 'Il fait sortir ses hommes de Prison, à partir de 2 en Puissance',
    fence: () => fr`Il vend aux Autorités : autant de marchandises que de Puissance`,
    send: () => fr`Il envoie des hommes de main dans son secteur : autant que de Puissance`,
    move: () => fr`Il déplace hommes de main et véhicules vers son secteur : autant que de Puissance`,
    seize: () => 'Il s’empare d’un quartier',
    upgrade: () => 'Il améliore son gang',
  },
  gain: fr`Il gagne des dollars : autant que de Puissance`,
  steal: fr`Il te vole des dollars : autant que de Puissance`,
  sellNext: {
    speakeasy: 'Il vend à son prochain bar clandestin approvisionné',
    casino: 'Il vend à son prochain casino approvisionné',
    brothel: 'Il vend à sa prochaine maison close approvisionnée',
    nightclub: 'Il vend à son prochain cabaret approvisionné',
  },
  stockNext: 'Il prend de la réserve ce que demande une vente dans son prochain quartier non approvisionné',
  policeNext: 'Chaque voiture de police passe à son secteur suivant',
  policeHere: 'Une voiture de police vient dans son secteur',
  harm: (how, thugs, here) =>
    fr`${count(thugs, 'de tes hommes de main', 'de tes hommes de main')} ${here ? 'dans son secteur' : 'de ton choix'} : ${thugs === 1 ? HARM[how] : HARM_SOME[how]}`,
  crime: (levels) => `Ta Criminalité augmente de ${number(levels)}`,
  ring: 'Il prend la Chevalière',
  goods: (n) => `Il prend ${count(n, 'marchandise', 'marchandises')}`,
  plan: (cards, actions) => fr`Plan de l’Exécuteur : ${cards}. Il a ${count(actions, 'action', 'actions')}.`,
  walk: ({ from: start, to, steps }) =>
    steps === 0
      ? fr`L’Exécuteur reste sur place : ${to}.`
      : `L’Exécuteur avance de ${count(steps, 'secteur', 'secteurs')}, de ${start} à ${to}.`,
  acted: ({ card, text, power }) =>
    power === null ? fr`${card} : ${text}.` : fr`${card} : ${text}. Sa Puissance est de ${number(power)}.`,
  skipped: ({ card, text }) => fr`${card} : ${text}. Cela ne changerait rien, il lit donc la suite.`,
  tooWeak: ({ card, text, power, needs }) =>
    fr`${card} : ${text}. Sa Puissance est de ${number(power)}, il en faudrait ${number(needs)} : il lit donc la suite.`,
  because,
  job: (card) => `L’Exécuteur ajoute ${card} à ses Coups.`,
  reinforced: (deck, card) =>
    card === null
      ? `Une carte de la pioche ${deck} va face cachée sur la pioche de l’Exécuteur.`
      : `${card} (pioche ${deck}) va dans la défausse de l’Exécuteur.`,
  askTie: fr`Ses règles ne tranchent pas. Où l’Exécuteur vend-il ?`,
  askJobs: fr`Garde un de ces Coups ; l’autre est pour l’Exécuteur.`,
  askMeanwhile: fr`C’est le tour de l’Exécuteur, et tu peux accomplir un Coup : maintenant, ou tu le laisses continuer ?`,
  goOn: 'Le laisser continuer',
  heading: 'L’Exécuteur',
  place: ({ district, number: n }) => `Il est dans le secteur ${district}, numéro ${number(n)}.`,
  numbers: (districts) => fr`Les secteurs dans son ordre : ${districts}.`,
  decks: ({ deck, discard, b, c }) =>
    fr`Sa pioche : ${count(deck, 'carte', 'cartes')}, sa défausse : ${number(discard)} ; restent dans la pioche B : ${number(b)}, dans la pioche C : ${number(c)}.`,
  stats: ({ power, plan, actions, money, jobs }) =>
    fr`Puissance ${number(power)} ; Plan : ${count(plan, 'carte', 'cartes')}, ${count(actions, 'action', 'actions')} ; ${money} ; ${count(jobs, 'Coup', 'Coups')}.`,
  reading: ({ card, line, left }) =>
    fr`Il lit ensuite la ligne ${number(line)} de ${card}, avec encore ${count(left, 'action', 'actions')}.`,
  nextPlan: ({ cards, actions }) =>
    `À son prochain tour, il étale ${count(cards, 'carte', 'cartes')}, avance d’autant qu’elles le disent et fait ${count(actions, 'action', 'actions')}.`,
  nextReorganises: ({ sum, jobs, news }) =>
    fr`Sa pioche est vide : à son prochain tour il se réorganise et te vole jusqu’à ${sum} (${count(jobs, 'Coup', 'Coups')} fois ${count(news, 'Une', 'Unes')}).`,
  cardsHeading: 'Les cartes de l’Exécuteur',
  planPower: (power) => `Avec ce Plan, sa Puissance est de ${number(power)} avant le +n d’une ligne.`,
  legend: fr`Sur ses cartes, P est sa Puissance : sa caractéristique, les bonus de toutes les cartes du Plan et le +n de la ligne. X ne demande pas de Puissance.`,
  card: ({ card, deck, moves, bonus, lines }) =>
    fr`${card} (pioche ${deck}) : ${count(moves, 'secteur', 'secteurs')}, ${bonus === 0 ? 'aucun bonus' : `+${number(bonus)} en Puissance pour tout le Plan`}. ${lines}`,
  lastPlan: (cards) => fr`Ses dernières cartes : ${cards}.`,
  jobs: (jobs) => fr`Ses Coups, chacun valant un de tes dollars par Une parue quand il se réorganise : ${jobs}.`,
  associates: (people, levels) =>
    fr`Ses Associés, hors du jeu jusqu’à la fin : ${people} ; ${count(levels, 'niveau', 'niveaux')} en tout.`,
  levels: (stats) => fr`Ses caractéristiques, numérotées comme les secteurs : ${stats}.`,
  level: (n, stat, level) => `${number(n)} ${stat}, niveau ${number(level)}`,
};
