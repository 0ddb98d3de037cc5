// Français : what is asked of whom.
import { fr } from '@backroom/kit';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { numbersOf } from '../../src/words/numbers.ts';

const { count } = numbersOf('fr');

const goods = (n: number): string => count(n, 'marchandise', 'marchandises');
const thugs = (n: number): string => count(n, 'homme de main', 'hommes de main');

export const prompts: Catalogue['prompts'] = {
  settingUp: 'La partie se met en place.',
  shuffling: 'On mélange les cartes.',
  draftKeep: fr`Garde un de ces Coups ; les autres passent à gauche.`,
  draftReturn: fr`Tu as quatre Coups : rends-en un et garde les trois autres.`,
  draftWait: 'Les autres choisissent encore leurs Coups.',
  settlePlace: 'Choisis ton premier quartier et le véhicule qui y stationne.',
  settleGood: 'Choisis la marchandise de départ pour ta Filière.',
  plan: fr`À toi : pose des cartes dans ton Plan. À partir de la troisième, ta Criminalité monte.`,
  reorganise: fr`À toi : plus aucune carte, réorganise ton gang. Avant cela, chacun peut révéler des Coups.`,
  noCards: fr`À toi : aucune carte en main, termine ton tour. Avant cela, chacun peut révéler des Coups.`,
  planned: ({ muscle, influence }) => fr`Ton Plan : ${muscle}, ${influence}. Ajoute une carte ou valide-le.`,
  act: ({ muscle, influence }) =>
    fr`Ton Plan : ${muscle}, ${influence}. Choisis une action ou utilise des compétences.`,
  afterAct: 'Ton action est faite. Utilise encore des compétences ou termine ton tour.',
  ask: {
    kinds: ({ left }) => fr`Choisis ce que tu reçois : encore ${goods(left)}.`,
    store: () => fr`Où stockes-tu cette marchandise ?`,
    spend: () => fr`Quelle marchandise dépenses-tu ?`,
    recruit: ({ left }) => fr`Recrute : encore ${count(left, 'étape', 'étapes')}.`,
    oust: ({ left }) =>
      fr`Quel marqueur de contrôle retires-tu ? Encore ${count(left, 'marqueur', 'marqueurs')} au plus.`,
    dismiss: ({ left }) => fr`Retire du jeu encore ${thugs(left)}.`,
    'pick-job': () => fr`Quel Coup gardes-tu ?`,
    'pick-dealer': () => fr`Quel Fournisseur gardes-tu ?`,
    tuck: ({ card }) => fr`${card} : une nouvelle Filière, ou sous une de celles que tu as ?`,
    hire: () => fr`Qui engages-tu ?`,
    welcome: ({ card }) => fr`${card} rejoint le gang : en main tout de suite, ou à la défausse ?`,
    sell: () => fr`Où vends-tu ?`,
    sale: () => fr`Ton camion économise une marchandise : laquelle ?`,
    build: ({ left }) => fr`Quel commerce ouvres-tu, et où ? Encore ${count(left, 'commerce', 'commerces')} au plus.`,
    fence: ({ left }) => fr`Que vends-tu aux Autorités ? Encore ${goods(left)} au plus.`,
    send: ({ left }) => fr`Où envoies-tu tes hommes ? Encore ${thugs(left)} au plus.`,
    move: ({ left }) => fr`Que déplaces-tu, et où ? Encore ${count(left, 'déplacement', 'déplacements')} au plus.`,
    seize: () => fr`De quel quartier t’empares-tu ?`,
    marker: () => fr`Tous tes marqueurs de contrôle sont posés : quel autre quartier abandonnes-tu ?`,
    upgrade: () => fr`Qu’améliores-tu ?`,
    'right-hand': () => fr`Quel bras droit rejoint le gang ?`,
    vehicle: () => fr`Quel véhicule places-tu, et où ?`,
    nightclub: () => fr`Où ouvres-tu le cabaret ?`,
    supply: () => fr`Quelle Filière livre ?`,
    deal: () => fr`Sur quelle Filière envoies-tu ton homme ?`,
    harm: ({ left }) => fr`Quel homme de main est touché ? Encore ${thugs(left)}.`,
    police: ({ left }) => fr`Quelle voiture de police part, et où ? Encore ${count(left, 'voiture', 'voitures')}.`,
    'drive-off': ({ left }) => fr`Qui chasses-tu, et vers où ? Encore ${count(left, 'pion', 'pions')}.`,
    'wreck-rival': ({ left }) => fr`Quel commerce rival fermes-tu ? Encore ${count(left, 'commerce', 'commerces')}.`,
    'wreck-own': ({ left }) => fr`Lequel de tes commerces fermes-tu ? Encore ${count(left, 'commerce', 'commerces')}.`,
    discard: ({ left }) => fr`Défausse encore ${count(left, 'carte', 'cartes')}.`,
    downgrade: ({ left }) =>
      fr`Dans quelle caractéristique perds-tu un niveau ? Encore ${count(left, 'niveau', 'niveaux')}.`,
    recover: ({ left }) => fr`Reprends de ta défausse encore ${count(left, 'carte', 'cartes')}.`,
    fire: ({ left }) => fr`Qui renvoies-tu ? Encore ${count(left, 'Associé', 'Associés')}.`,
    unfulfil: ({ left }) => fr`Quel Coup accompli retournes-tu ? Encore ${count(left, 'Coup', 'Coups')}.`,
    exchange: ({ left }) => fr`Qu’échanges-tu contre l’autre sorte ? Encore ${goods(left)} au plus.`,
    recall: ({ left }) => fr`Qui ramènes-tu au QG ? Encore ${thugs(left)} au plus.`,
    choose: () => 'Choisis une option.',
    may: () => fr`En paies-tu le prix ?`,
    whom: () => fr`Quel rival vises-tu ?`,
    special: () => 'Fais ton choix.',
  },
  theirPlan: (who) => `${who} prépare son Plan.`,
  theirAct: (who) => `C’est à ${who} de jouer.`,
  theirChoice: (who) => `${who} doit choisir.`,
  over: ({ who, sum, shared }) =>
    shared
      ? fr`La partie est finie : ${who} se partagent la victoire à ${sum} partout.`
      : fr`La partie est finie : ${who} gagne avec ${sum}.`,
};
