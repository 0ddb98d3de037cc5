// Italiano: the log. Names never follow "a" or "e", which would have to bend before a vowel.
import type { Reason } from '../../src/events.ts';
import type { Act } from '../../src/vocabulary.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';

const ACTED: Readonly<Record<Act, string>> = {
  deal: 'manda uno scagnozzo a un Affare',
  recruit: 'recluta nella Malavita',
  job: 'cerca un Colpo nella Malavita',
  dealer: 'cerca un Fornitore nella Malavita',
  hire: 'ingaggia qualcuno nella Malavita',
  sales: 'vende con l’aiuto della Malavita',
  oust: 'fa revocare un controllo dalle Autorità',
  'lower-crime': 'fa smarrire un fascicolo alle Autorità',
  build: 'ottiene licenze dalle Autorità',
  release: 'fa aprire la Prigione dalle Autorità',
  fence: 'vende alle Autorità',
  send: 'manda scagnozzi in strada',
  move: 'sposta la sua gente',
  seize: 'attacca un quartiere',
  upgrade: 'potenzia la gang',
  dismiss: 'toglie scagnozzi dal gioco',
};

const REASONS: Readonly<Record<Reason, string>> = {
  ring: 'Anello di famiglia',
  sale: 'vendita',
  graft: 'tangente',
  bribe: 'mazzetta',
  fence: 'Autorità',
  business: 'attività',
  'boss-track': 'tracciato del Boss',
  upgrade: 'potenziamento',
  card: 'effetto di una carta',
  theft: 'furto',
};

const DECKS = {
  jobs: 'dal mazzo dei Colpi',
  dealers: 'dal mazzo dei Fornitori',
  federal: 'dal mazzo federale',
} as const;
const HARMED = { prison: 'finisce in Prigione', hit: 'viene pestato', kill: 'viene eliminato' } as const;

export const events: Catalogue['events'] = {
  setUp: ({ who }) => `Tutto è pronto. Comincia ${who}.`,
  keptJob: (who) => `${who} tiene un Colpo.`,
  keptJobOpen: (who, card) => `${who} tiene il Colpo ${card}.`,
  returnedJob: (who) => `${who} restituisce un Colpo.`,
  passedJobs: 'Gli altri Colpi passano a sinistra.',
  settled: ({ who, tile, piece }) => `${who} si insedia nel quartiere ${tile} con ${piece}.`,
  turn: (who) => `È il turno di ${who}.`,
  noCards: (who) => `${who} non ha carte in mano: il turno finisce.`,
  planned: (who, card) => `${who} mette ${card} nel Piano.`,
  ready: ({ who, cards, muscle, influence }) => `Il Piano di ${who} è pronto: ${cards}, ${muscle}, ${influence}.`,
  crimeUp: (who, to) => `La Criminalità di ${who} sale a ${to}.`,
  crimeDown: (who, to) => `La Criminalità di ${who} scende a ${to}.`,
  skill: (who, card, skill) => `${who} usa l’abilità${skill === 'standard' ? '' : ' combinata'} di ${card}.`,
  acted: (who, act) => `${who} ${ACTED[act]}.`,
  deal: (who, dealers) => `${who} si rifornisce da ${dealers}.`,
  gained: ({ who, sum, reason }) => `${who} incassa ${sum} (${REASONS[reason]}).`,
  paid: ({ who, sum, reason }) => `${who} paga ${sum} (${REASONS[reason]}).`,
  paidHidden: (who, reason) => `${who} paga dietro lo schermo (${REASONS[reason]}).`,
  short: ({ who, reason, owed, paid }) =>
    `${who} non può pagare per intero la ${reason === 'graft' ? 'tangente' : 'mazzetta'} di ${owed} e lo dimostra: aveva solo ${paid}.`,
  stole: ({ who, from, sum }) => `${who} deruba ${from} di ${sum}.`,
  stoleHidden: (who, from) => `${who} deruba ${from}.`,
  goods: (who, goods) => `${who} riceve ${goods}.`,
  stored: (who, good, place) => `${who} deposita ${good}: ${place}.`,
  goodGone: (who, good) => `${who} rimette ${good} nella riserva.`,
  spent: (who, good, place) => `${who} spende ${good}: ${place}.`,
  boost: (who, points) => `${who} ha ${points} in più in questo turno.`,
  recruited: (who, to) =>
    to === 'safehouses'
      ? `Una recluta di ${who} passa nei Covi.`
      : `Uno scagnozzo di ${who} passa dai Covi al Quartier generale.`,
  looked: (who, deck, cards) => `${who} guarda ${cards} ${DECKS[deck]}.`,
  lookedOpen: (who, cards) => `${who} vede ${cards}.`,
  tookJob: (who) => `${who} prende un Colpo.`,
  tookJobOpen: (who, card) => `${who} prende il Colpo ${card}.`,
  tookDealer: (who, card) => `${who} ha un nuovo Fornitore: ${card}.`,
  hired: (who, card) => `${who} ingaggia ${card}.`,
  joined: ({ who, card, toHand }) =>
    toHand ? `${who} prende in mano ${card}.` : `${who} mette ${card} tra gli scarti.`,
  market: (cards) => `Al mercato: ${cards}.`,
  ring: (who) => `${who} prende l’Anello di famiglia.`,
  sold: ({ who, tile, sum }) => `${who} vende per ${sum} nel quartiere ${tile}.`,
  ousted: ({ who, owner, tile }) => `${who} toglie il segnalino di ${owner} dal quartiere ${tile}.`,
  boughtOut: ({ who, owner, tile }) => `${who} compra ${tile} da ${owner} e ora controlla il quartiere.`,
  built: ({ who, business, tile }) => `${who} apre nel quartiere ${tile}: ${business}.`,
  wrecked: ({ business, tile }) => `Chiuso nel quartiere ${tile}: ${business}.`,
  released: (who, thugs) => `Fuori di Prigione per ${who}: ${thugs}.`,
  recalled: (who, place) => `${who} richiama uno scagnozzo al Quartier generale (${place}).`,
  sent: (who, district) => `${who} manda uno scagnozzo nel distretto ${district}.`,
  moved: ({ who, piece, from, to }) => `${who} sposta ${piece} da ${from} verso ${to}.`,
  movedBy: ({ who, piece, owner, from, to }) => `${who} scaccia ${piece} di ${owner} da ${from} verso ${to}.`,
  seized: ({ who, tile, muscle, defence }) =>
    `${who} conquista il quartiere ${tile}: ${muscle} contro difesa ${defence}.`,
  seizedFrom: ({ who, tile, owner, muscle, defence }) =>
    `${who} conquista il quartiere ${tile}, che era di ${owner}: ${muscle} contro difesa ${defence}.`,
  gaveUp: (who, tile) => `${who} abbandona il quartiere ${tile}.`,
  upgraded: ({ who, stat, level }) => `${who} potenzia la gang: ${stat}, livello ${level}.`,
  downgraded: ({ who, stat, level }) => `${who} arretra: ${stat}, livello ${level}.`,
  vehicle: ({ who, piece, district }) => `${who} mette ${piece} nel distretto ${district}.`,
  nightclub: (who, tile) => `${who} apre un locale notturno nel quartiere ${tile}.`,
  dismissed: (who, place) => `${who} toglie uno scagnozzo dal gioco (${place}).`,
  harmed: ({ who, how, place }) => `Uno scagnozzo di ${who} ${HARMED[how]} (${place}).`,
  police: ({ who, from, to }) => `${who} sposta un’auto della polizia da ${from} verso ${to}.`,
  drew: (who, cards) => `${who} pesca ${cards}.`,
  drewOpen: (who, cards) => `${who} pesca ${cards}.`,
  discarded: (who, card) => `${who} scarta ${card}.`,
  recovered: (who, card) => `${who} riprende ${card} dagli scarti.`,
  fired: (who, card) => `${who} licenzia ${card}.`,
  fulfilled: (who, job) => `${who} compie il Colpo ${job}.`,
  unfulfilled: (who, job) => `${who} rigira a faccia in giù il Colpo ${job}.`,
  trigger: (who, card) => `${card} ha effetto per ${who}.`,
  raid: (card) => `Retata! ${card}.`,
  band: ({ who, band }) => `${who}, per la sua Criminalità: ${band}.`,
  reorganised: (who) => `${who} riorganizza la gang.`,
  shuffledOwn: (who) => `${who} rimescola gli scarti in un nuovo mazzo.`,
  shuffledFederal: 'Si rimescolano le carte federali.',
  time: (at, of) => `Il segnalino del tempo è sullo spazio ${at} di ${of}.`,
  extra: 'Edizione straordinaria! Il segnalino del tempo è in fondo al tracciato.',
  roundEnd: (round) => `Il round ${round} è finito.`,
  ness: (at) => `Eliot Ness sale a ${at}.`,
  news: (card) => `In prima pagina: ${card}.`,
  special: (who) => `${who} applica una regola speciale.`,
  over: ({ who, shared, scores }) =>
    `La partita è finita. ${shared ? `${who} si dividono la vittoria` : `Vince ${who}`}! ${scores}`,
  score: ({ who, total, money, businesses, associates }) =>
    `${who}: ${total} (${money} in cassa, ${businesses} per le attività, ${associates} per i Complici).`,
};
