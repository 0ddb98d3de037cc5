// Français: why the Enforcer chose what he chose.
import { fr } from '@backroom/kit';
import type { Because } from '../../src/words/rival/texts.ts';

export const because: Because = {
  'only-one': (what) => fr`Il choisit ${what} : il n’y a pas d’autre choix.`,
  yours: (what) => fr`Il choisit ${what} : ce qui est à toi passe avant ce qui est libre.`,
  'yours-biggest-profit': (what) => fr`Il choisit ${what} : à toi, plus gros gain.`,
  'biggest-profit': (what) => fr`Il choisit ${what} : plus gros gain.`,
  'least-profit': (what) => fr`Il choisit ${what} : plus petit gain.`,
  'fewer-goods': (what) => fr`Il choisit ${what} : autant de gain qu’ailleurs, pour moins de marchandises.`,
  'higher-defence': (what) => fr`Il choisit ${what} : autant de gain qu’ailleurs, et la défense la plus haute.`,
  'lower-number': (what) => fr`Il choisit ${what} : de plusieurs, le secteur au plus petit numéro.`,
  'your-choice': (what) => fr`${what} : ses règles ne tranchaient pas, le choix t’est donc revenu.`,
  'highest-level': (what) => fr`Il choisit ${what} : le plus haut niveau que permet sa Puissance.`,
  leftmost: (what) => fr`Il choisit ${what} : le plus haut niveau, et le plus à gauche de ce niveau.`,
  'district-number': (what) => fr`Il choisit ${what} : c’est le numéro de son secteur.`,
  'next-stat': (what) => fr`Il choisit ${what} : le premier possible à partir du numéro de son secteur.`,
  'level-three-first': (what) => fr`Il choisit ${what} : le niveau 3 part avant le niveau 2.`,
  'next-in-order': (what) => fr`Il choisit ${what} : le suivant dans l’ordre croissant.`,
  'free-deal': (what) => fr`Son homme de main va là où il n’y en a pas : ${what}. Toutes ses Filières livrent.`,
  'safehouses-first': () => 'Ceux des Planques passent avant les Recrues.',
  'takes-what-he-has-less-of': (what) =>
    fr`Il prend les marchandises de son choix tour à tour, d’abord celle qu’il a reçue le moins : ${what}.`,
  'truck-spares-the-greater': (what) =>
    fr`Son véhicule lui épargne ${what} : ce que la vente demande le plus, l’alcool à égalité.`,
  'stores-on-deals': () => fr`Il stocke d’abord sur ses Filières : ce dont il y a le moins, puis tour à tour.`,
  'stores-for-a-sale': () => 'Il stocke ce que demande une vente, le plus gros gain d’abord.',
  'stores-surplus': () => 'Il répartit l’excédent également, le plus gros gain d’abord.',
  'spends-where-he-sells': (what) => fr`Ce qui est sur place part avant le stock de ses Filières : ${what}.`,
  'spends-from-deals-last': (what) => fr`Il prend ici : ${what}. Les Filières viennent en dernier.`,
  'spends-surplus': (what) => fr`Il prend ici : ${what}. L’excédent part d’abord, les armes à égalité.`,
  'spends-least-profit': (what) => fr`Il prend ici : ${what}. De ses quartiers, le plus petit gain.`,
  'walks-first': (what) => fr`Départ : ${what}. Ceux qui peuvent venir à pied passent d’abord.`,
  'rides-second': (what) => fr`Départ : ${what}. Ceux qui doivent rouler viennent ensuite, avec leur véhicule.`,
  'vehicles-last': (what) => fr`Départ : ${what}. Les véhicules viennent en dernier.`,
  'loses-by-the-chart': (what) => fr`Il perd ici un homme de main : ${what}. Son tableau le veut ainsi.`,
  declines: () => 'Il n’accepte aucun marché que propose une carte.',
};
