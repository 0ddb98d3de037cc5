// Français: the sentence of each operation of the card language. A clause in the imperative, without capital and full stop.

import type { Harm } from '../../src/language.ts';
import {
  businesses,
  costAndReward,
  type EachTexts,
  each,
  isPlain,
  type Owners,
  options,
  own,
  points,
  upToLevel,
  whose,
} from '../../src/words/cards/clauses.ts';
import type { Noun } from '../../src/words/cards/texts.ts';
import type { EffectTexts, OperationTexts } from '../../src/words/cards/voice.ts';

const CRIME_RATE: Owners = [
  'ta Criminalité',
  'la Criminalité d’un rival',
  'la Criminalité de chaque rival',
  'la Criminalité de tous',
];
const HARM = { prison: 'envoie en Prison ', hit: 'tabasse ', kill: 'élimine ' } as const;
/** What happens to one's own: of one thug, of several. */
const HARMED: Readonly<Record<Harm, Noun>> = {
  prison: ['part en Prison', 'partent en Prison'],
  hit: ['est tabassé', 'sont tabassés'],
  kill: ['est éliminé', 'sont éliminés'],
};
const PIECES: EffectTexts<'move', 'which', Noun> = {
  any: ['homme de main ou véhicule', 'hommes de main ou véhicules'],
  thugs: ['homme de main', 'hommes de main'],
  vehicles: ['véhicule', 'véhicules'],
};
const DECKS: EffectTexts<'peek', 'deck', string> = {
  jobs: 'pioche des Coups',
  dealers: 'pioche des Fournisseurs',
  federal: 'pioche fédérale',
};
const EACH: EachTexts = {
  rivals: 'chaque rival',
  everyone: 'chaque joueur',
  chooses: ' choisit',
  or: ' ; ou ',
  colon: ' : ',
};

export const operations: OperationTexts = {
  money: (e, v) => `gagne ${v.dollars(e.amount)}`,
  pay: (e, v) => `${v.to(e.who, 'paie', 'paie')} ${v.dollars(e.amount)}`,
  steal: (e, v) =>
    `vole ${v.n(e.amount, 'dollar', 'dollars')} à ${e.from === 'rival' ? 'un rival' : 'chaque rival'}${v.per(e.amount)}`,
  goods: (e, v) => `prends ${v.goods(e.good, e.amount)}`,
  'lose-goods': (e, v) => `${v.to(e.who, 'perds', 'perd')} ${v.goods(e.good ?? 'some', e.amount)}`,
  boost: (e, v) => (isPlain(e) ? `gagne ${points(e, v)} ce tour-ci` : `ce tour-ci, gagne ${points(e, v)}`),
  crime: (e) => `${e.by < 0 ? 'baisse' : 'augmente'} ${whose(e.who, CRIME_RATE)} de ${Math.abs(e.by)}`,
  recruit: ({ steps }, v) =>
    `fais ${v.upTo(steps)}${v.n(steps, 'étape de recrutement', 'étapes de recrutement')}${v.per(steps)}`,
  release: ({ thugs }, v) =>
    thugs === 'all'
      ? 'fais sortir de Prison tous tes hommes de main'
      : `fais sortir de Prison ${v.n(thugs, 'homme de main', 'hommes de main')}${v.per(thugs)}`,
  harm: (e, v) =>
    e.whose === 'self'
      ? `${v.n(e.thugs, ...own(e, v, 'de tes hommes de main', HARMED))}${v.per(e.thugs)}`
      : `${HARM[e.how]}${v.thugs(e.thugs, e.whose)}${v.at(e.reach)}${v.per(e.thugs)}`,
  send: ({ thugs, where }, v) =>
    `envoie ${v.upTo(thugs)}${v.n(thugs, 'homme de main', 'hommes de main')} du QG dans ${where === 'anywhere' ? 'le secteur de ton choix' : 'un secteur où tu as une présence'}${v.per(thugs)}`,
  move: (e, v) =>
    `déplace ${v.upTo(e.pieces)}${v.n(e.pieces, ...PIECES[e.which])} depuis un même secteur${v.per(e.pieces)}`,
  police: ({ cars }, v) =>
    `déplace ${v.n(cars, 'voiture de police', 'voitures de police')} vers le secteur de ton choix`,
  'drive-off': ({ pieces }, v) =>
    `chasse ${v.n(pieces, 'homme de main ou véhicule rival', 'hommes de main ou véhicules rivaux')} vers un secteur voisin`,
  build: (e, v) =>
    `ouvre ${businesses(e, v, ['commerce de ton choix', 'commerces de ton choix'])} dans tes quartiers${v.per(e.tokens)}`,
  wreck: (e, v) =>
    e.whose === 'self'
      ? v.n(e.tokens, 'de tes commerces (pas de cabaret) ferme', 'de tes commerces (pas de cabaret) ferment')
      : `ferme ${v.n(e.tokens, 'commerce rival', 'commerces rivaux')} (pas de cabaret)`,
  draw: ({ cards }, v) => `pioche ${v.n(cards, 'carte', 'cartes')}${v.per(cards)}`,
  discard: ({ cards, who }, v) => `${v.to(who, 'défausse', 'défausse')} ${v.n(cards, 'carte', 'cartes')}`,
  sell: ({ sales }, v) => `fais ${v.upTo(sales)}${v.n(sales, 'vente', 'ventes')} dans tes quartiers${v.per(sales)}`,
  fence: ({ goods, price }, v) =>
    `vends aux Autorités ${v.upTo(goods)}${v.n(goods, 'marchandise', 'marchandises')} à ${v.dollars(price)} pièce${v.per(goods)}`,
  job: ({ draw }, v) => `pioche ${v.n(draw, 'Coup', 'Coups')}${draw === 1 ? '' : `${v.per(draw)} ; gardes-en 1`}`,
  dealer: ({ draw }, v) =>
    `pioche ${v.n(draw, 'Fournisseur', 'Fournisseurs')}${draw === 1 ? '' : `${v.per(draw)} ; gardes-en 1`}`,
  hire: (e) => `engage un Associé de niveau ${upToLevel(e, 'ou moins')}${e.toHand ? ', directement en main' : ''}`,
  supply: () => 'prends les marchandises d’une de tes Filières sans y envoyer personne',
  ring: () => 'prends la Chevalière',
  recall: ({ thugs, from }, v) =>
    `ramène au QG ${v.upTo(thugs)}${v.n(thugs, 'homme de main', 'hommes de main')}${v.from(from)}${v.per(thugs)}`,
  oust: ({ markers }, v) =>
    `retire ${v.upTo(markers)}${v.n(markers, 'marqueur de contrôle de ton choix', 'marqueurs de contrôle de ton choix')}`,
  seize: ({ muscle }, v) => `empare-toi d’un quartier avec ${v.points('muscle', muscle)}`,
  upgrade: ({ discount }, v) =>
    `améliore ton gang${discount === 0 ? '' : ` pour ${v.dollars(discount)} de moins`} (sans condition de Force ni d’Influence)`,
  downgrade: ({ levels, who }, v) => `${v.to(who, 'perds', 'perd')} ${v.n(levels, 'amélioration', 'améliorations')}`,
  recover: ({ cards }, v) => `reprends en main ${v.n(cards, 'carte', 'cartes')} de ta défausse`,
  fire: ({ cards, who }, v) =>
    `${v.to(who, 'renvoie', 'renvoie')} ${v.n(cards, 'Associé', 'Associés')} de la main ou de la défausse`,
  unfulfil: ({ jobs, who }, v) =>
    `${v.to(who, 'retourne', 'retourne')} face cachée ${v.n(jobs, 'Coup accompli', 'Coups accomplis')}`,
  choose: (e, v) => `choisis : ${options(e, v, ' ; ou ')}`,
  may: (e, v) => `si tu veux, ${costAndReward(e, v)}`,
  if: (e, v) => `${v.when([e.when])}, ${v.and(v.clauses(e.then))}`,
  each: (e, v) => each(e, v, EACH),
  market: () => 'renouvelle les deux cases marquées du marché',
  time: ({ by }, v) => `${by > 0 ? 'avance' : 'recule'} le marqueur de temps de ${v.n(Math.abs(by), 'case', 'cases')}`,
  peek: (e) =>
    `regarde ${e.cards === 1 ? 'la première carte' : `les ${e.cards} premières cartes`} de la ${DECKS[e.deck]}`,
  exchange: ({ goods }, v) =>
    `échange ${v.upTo(goods)}${v.n(goods, 'de tes marchandises', 'de tes marchandises')} contre l’autre sorte`,
  nightclub: () => 'ouvre un cabaret dans un de tes quartiers',
  vehicle: () => 'place une voiture ou un camion dans un secteur où tu as une présence',
  special: (e, v) => v.specials[e.rule],
};
