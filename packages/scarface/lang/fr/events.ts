// Français : the log. Names are never preceded by "de" or "que", which would have to bend before a vowel.
import { fr } from '@backroom/kit';
import type { Reason } from '../../src/events.ts';
import type { Act } from '../../src/vocabulary.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';

const ACTED: Readonly<Record<Act, string>> = {
  deal: 'envoie un homme de main sur une Filière',
  recruit: 'recrute dans le Milieu',
  job: 'cherche un Coup dans le Milieu',
  dealer: 'cherche un Fournisseur dans le Milieu',
  hire: 'engage quelqu’un dans le Milieu',
  sales: 'vend avec l’aide du Milieu',
  oust: 'fait lever un contrôle par les Autorités',
  'lower-crime': 'fait perdre un dossier aux Autorités',
  build: 'obtient des licences auprès des Autorités',
  release: 'fait ouvrir la Prison par les Autorités',
  fence: 'vend aux Autorités',
  send: 'envoie des hommes de main dans la rue',
  move: 'déplace ses troupes',
  seize: 's’attaque à un quartier',
  upgrade: 'améliore son gang',
  dismiss: 'retire des hommes de main du jeu',
};

const REASONS: Readonly<Record<Reason, string>> = {
  ring: 'Chevalière',
  sale: 'vente',
  graft: 'pot-de-vin',
  bribe: 'bakchich',
  fence: 'Autorités',
  business: 'commerces',
  'boss-track': 'piste du Boss',
  upgrade: 'amélioration',
  card: 'effet d’une carte',
  theft: 'vol',
};

const DECKS = {
  jobs: 'dans la pioche des Coups',
  dealers: 'dans la pioche des Fournisseurs',
  federal: 'dans la pioche fédérale',
} as const;
const HARMED = {
  prison: 'un homme de main part en Prison',
  hit: 'un homme de main est tabassé',
  kill: 'un homme de main est éliminé',
} as const;

export const events: Catalogue['events'] = {
  setUp: ({ who }) => `Tout est en place. ${who} commence.`,
  keptJob: (who) => `${who} garde un Coup.`,
  keptJobOpen: (who, card) => `${who} garde le Coup ${card}.`,
  returnedJob: (who) => `${who} rend un Coup.`,
  passedJobs: 'Les autres Coups passent à gauche.',
  settled: ({ who, tile, piece }) => `${who} s’installe à ${tile} et y place ${piece}.`,
  turn: (who) => `C’est à ${who} de jouer.`,
  noCards: (who) => fr`${who} n’a pas de carte en main : son tour s’arrête là.`,
  planned: (who, card) => `${who} met ${card} dans son Plan.`,
  ready: ({ who, cards, muscle, influence }) => fr`${who}, Plan prêt : ${cards}, ${muscle}, ${influence}.`,
  crimeUp: (who, to) => `${who} voit sa Criminalité monter à ${to}.`,
  crimeDown: (who, to) => `${who} voit sa Criminalité descendre à ${to}.`,
  skill: (who, card, skill) => fr`${who} utilise une compétence${skill === 'standard' ? '' : ' combinée'} : ${card}.`,
  acted: (who, act) => `${who} ${ACTED[act]}.`,
  deal: (who, dealers) => `${who} se fournit chez ${dealers}.`,
  gained: ({ who, sum, reason }) => `${who} reçoit ${sum} (${REASONS[reason]}).`,
  paid: ({ who, sum, reason }) => `${who} paie ${sum} (${REASONS[reason]}).`,
  paidHidden: (who, reason) => `${who} paie derrière son paravent (${REASONS[reason]}).`,
  short: ({ who, reason, owed, paid }) =>
    fr`${who} ne peut pas payer tout le ${reason === 'graft' ? 'pot-de-vin' : 'bakchich'} de ${owed} et le prouve : il n’y avait que ${paid}.`,
  stole: ({ who, from, sum }) => `${who} vole ${sum} à ${from}.`,
  stoleHidden: (who, from) => `${who} vole de l’argent à ${from}.`,
  goods: (who, goods) => fr`${who} reçoit : ${goods}.`,
  stored: (who, good, place) => fr`${who} stocke ${good} : ${place}.`,
  goodGone: (who, good) => `${who} remet ${good} à la réserve.`,
  spent: (who, good, place) => fr`${who} dépense ${good} : ${place}.`,
  boost: (who, points) => `${who} gagne ${points} pour ce tour.`,
  recruited: (who, to) =>
    to === 'safehouses'
      ? fr`${who} : une recrue passe dans les Planques.`
      : fr`${who} : un homme des Planques passe au QG.`,
  looked: (who, deck, cards) => `${who} regarde ${cards} ${DECKS[deck]}.`,
  lookedOpen: (who, cards) => fr`${who} voit : ${cards}.`,
  tookJob: (who) => `${who} prend un Coup.`,
  tookJobOpen: (who, card) => `${who} prend le Coup ${card}.`,
  tookDealer: (who, card) => fr`${who} a un nouveau Fournisseur : ${card}.`,
  hired: (who, card) => `${who} engage ${card}.`,
  joined: ({ who, card, toHand }) => (toHand ? `${who} prend ${card} en main.` : `${who} met ${card} à la défausse.`),
  market: (cards) => fr`Au marché : ${cards}.`,
  ring: (who) => `${who} prend la Chevalière.`,
  sold: ({ who, tile, sum }) => `${who} vend à ${tile} pour ${sum}.`,
  ousted: ({ who, owner, tile }) => fr`${who} fait perdre à ${owner} le contrôle du quartier ${tile}.`,
  boughtOut: ({ who, owner, tile }) => `${who} achète ${tile} à ${owner} et contrôle désormais ce quartier.`,
  built: ({ who, business, tile }) => fr`${who} ouvre à ${tile} : ${business}.`,
  wrecked: ({ business, tile }) => fr`Fermeture à ${tile} : ${business}.`,
  released: (who, thugs) => fr`${who}, sortie de Prison : ${thugs}.`,
  recalled: (who, place) => `${who} ramène un homme de main au QG (${place}).`,
  sent: (who, district) => `${who} envoie un homme de main dans le secteur ${district}.`,
  moved: ({ who, piece, from, to }) => `${who} déplace ${piece} de ${from} vers ${to}.`,
  movedBy: ({ who, piece, owner, from, to }) => `${who} chasse ${piece} (à ${owner}) de ${from} vers ${to}.`,
  seized: ({ who, tile, muscle, defence }) =>
    fr`${who} s’empare du quartier ${tile} : ${muscle} contre une défense à ${defence}.`,
  seizedFrom: ({ who, tile, owner, muscle, defence }) =>
    fr`${who} prend le quartier ${tile} à ${owner} : ${muscle} contre une défense à ${defence}.`,
  gaveUp: (who, tile) => `${who} abandonne ${tile}.`,
  upgraded: ({ who, stat, level }) => fr`${who} améliore son gang : ${stat}, niveau ${level}.`,
  downgraded: ({ who, stat, level }) => fr`${who} recule : ${stat}, niveau ${level}.`,
  vehicle: ({ who, piece, district }) => `${who} place ${piece} dans le secteur ${district}.`,
  nightclub: (who, tile) => `${who} ouvre un cabaret à ${tile}.`,
  dismissed: (who, place) => `${who} retire un homme de main du jeu (${place}).`,
  harmed: ({ who, how, place }) => fr`${who} : ${HARMED[how]} (${place}).`,
  police: ({ who, from, to }) => `${who} déplace une voiture de police de ${from} vers ${to}.`,
  drew: (who, cards) => `${who} pioche ${cards}.`,
  drewOpen: (who, cards) => `${who} pioche ${cards}.`,
  discarded: (who, card) => `${who} défausse ${card}.`,
  recovered: (who, card) => `${who} reprend ${card} de la défausse.`,
  fired: (who, card) => `${who} renvoie ${card}.`,
  fulfilled: (who, job) => `${who} accomplit le Coup ${job}.`,
  unfulfilled: (who, job) => `${who} retourne le Coup ${job} face cachée.`,
  trigger: (who, card) => fr`${card} agit pour ${who}.`,
  raid: (card) => fr`Descente ! ${card}.`,
  band: ({ who, band }) => fr`${who}, selon sa Criminalité : ${band}.`,
  reorganised: (who) => `${who} réorganise son gang.`,
  shuffledOwn: (who) => `${who} mélange sa défausse en une nouvelle pioche.`,
  shuffledFederal: 'On mélange de nouveau les cartes fédérales.',
  time: (at, of) => fr`Le marqueur de temps avance : case ${at} sur ${of}.`,
  extra: fr`Édition spéciale ! Le marqueur de temps est au bout de la piste.`,
  roundEnd: (round) => `La manche ${round} est finie.`,
  ness: (at) => `Eliot Ness passe à ${at}.`,
  news: (card) => fr`À la une : ${card}.`,
  special: (who) => `${who} applique la règle propre à sa carte.`,
  over: ({ who, shared, scores }) =>
    fr`La partie est finie. ${who} ${shared ? 'se partagent la victoire' : 'gagne'} ! ${scores}`,
  score: ({ who, total, money, businesses, associates }) =>
    fr`${who} : ${total} (${money} en caisse, ${businesses} pour les commerces, ${associates} pour les Associés).`,
};
