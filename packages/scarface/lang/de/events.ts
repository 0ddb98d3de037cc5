// Deutsch: the log.
import type { Reason } from '../../src/events.ts';
import type { Act } from '../../src/vocabulary.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';

const ACTED: Readonly<Record<Act, string>> = {
  deal: 'schickt einen Schläger zu einem Deal',
  recruit: 'rekrutiert über die Unterwelt',
  job: 'sucht in der Unterwelt nach einem Auftrag',
  dealer: 'sucht in der Unterwelt nach einem Händler',
  hire: 'heuert in der Unterwelt jemanden an',
  sales: 'verkauft über die Unterwelt',
  oust: 'lässt die Behörden eine Kontrolle aufheben',
  'lower-crime': 'lässt die Behörden Akten verlegen',
  build: 'holt sich bei den Behörden Konzessionen',
  release: 'holt über die Behörden Leute aus dem Gefängnis',
  fence: 'verkauft an die Behörden',
  send: 'schickt Schläger auf die Straße',
  move: 'verlegt Schläger und Fahrzeuge',
  seize: 'greift ein Viertel an',
  upgrade: 'baut die Gang aus',
  dismiss: 'nimmt Schläger aus dem Spiel',
};

const REASONS: Readonly<Record<Reason, string>> = {
  ring: 'Familienring',
  sale: 'Verkauf',
  graft: 'Schmiergeld',
  bribe: 'Bestechung',
  fence: 'Behörden',
  business: 'Geschäfte',
  'boss-track': 'Bossleiste',
  upgrade: 'Ausbau',
  card: 'Kartenwirkung',
  theft: 'Diebstahl',
};

const DECKS = { jobs: 'Auftragsstapel', dealers: 'Händlerstapel', federal: 'Razziastapel' } as const;
const HARMED = { prison: 'muss ins Gefängnis', hit: 'wird verprügelt', kill: 'wird getötet' } as const;

export const events: Catalogue['events'] = {
  setUp: ({ who }) => `Das Spiel ist aufgebaut. ${who} beginnt.`,
  keptJob: (who) => `${who} behält einen Auftrag.`,
  keptJobOpen: (who, card) => `${who} behält den Auftrag ${card}.`,
  returnedJob: (who) => `${who} legt einen Auftrag zurück.`,
  passedJobs: 'Die übrigen Aufträge wandern nach links.',
  settled: ({ who, tile, piece }) => `${who} übernimmt ${tile} und stellt dort ${piece} auf.`,
  turn: (who) => `${who} ist am Zug.`,
  noCards: (who) => `${who} hat keine Handkarten: Der Zug endet.`,
  planned: (who, card) => `${who} legt ${card} in den Plan.`,
  ready: ({ who, cards, muscle, influence }) => `Der Plan von ${who} steht: ${cards}, ${muscle}, ${influence}.`,
  crimeUp: (who, to) => `Die Verbrechensrate von ${who} steigt auf ${to}.`,
  crimeDown: (who, to) => `Die Verbrechensrate von ${who} sinkt auf ${to}.`,
  skill: (who, card, skill) =>
    `${who} nutzt die ${skill === 'standard' ? 'Standardfähigkeit' : 'Kombifähigkeit'} von ${card}.`,
  acted: (who, act) => `${who} ${ACTED[act]}.`,
  deal: (who, dealers) => `${who} wird beliefert von ${dealers}.`,
  gained: ({ who, sum, reason }) => `${who} erhält ${sum} (${REASONS[reason]}).`,
  paid: ({ who, sum, reason }) => `${who} zahlt ${sum} (${REASONS[reason]}).`,
  paidHidden: (who, reason) => `${who} zahlt hinter dem Schirm (${REASONS[reason]}).`,
  short: ({ who, reason, owed, paid }) =>
    `${who} kann ${reason === 'graft' ? 'das Schmiergeld' : 'die Bestechung'} von ${owed} nicht ganz zahlen und legt es offen: Mehr als ${paid} war nicht da.`,
  stole: ({ who, from, sum }) => `${who} stiehlt ${sum} von ${from}.`,
  stoleHidden: (who, from) => `${who} stiehlt Geld von ${from}.`,
  goods: (who, goods) => `${who} bekommt ${goods}.`,
  stored: (who, good, place) => `${who} lagert ${good}: ${place}.`,
  goodGone: (who, good) => `${who} gibt ${good} in den Vorrat zurück.`,
  spent: (who, good, place) => `${who} gibt ${good} ab: ${place}.`,
  boost: (who, points) => `${who} hat in diesem Zug zusätzlich ${points}.`,
  recruited: (who, to) =>
    to === 'safehouses'
      ? `Ein Rekrut von ${who} taucht in den Verstecken unter.`
      : `Ein Schläger von ${who} kommt aus den Verstecken ins Hauptquartier.`,
  looked: (who, deck, cards) => `${who} sieht sich vom ${DECKS[deck]} ${cards} an.`,
  lookedOpen: (who, cards) => `${who} sieht ${cards}.`,
  tookJob: (who) => `${who} nimmt einen Auftrag.`,
  tookJobOpen: (who, card) => `${who} nimmt den Auftrag ${card}.`,
  tookDealer: (who, card) => `${who} macht jetzt Geschäfte mit ${card}.`,
  hired: (who, card) => `${who} heuert ${card} an.`,
  joined: ({ who, card, toHand }) =>
    toHand ? `${who} nimmt ${card} auf die Hand.` : `${who} legt ${card} auf den Ablagestapel.`,
  market: (cards) => `Auf dem Markt: ${cards}.`,
  ring: (who) => `${who} trägt jetzt den Familienring.`,
  sold: ({ who, tile, sum }) => `${who} verkauft in ${tile} für ${sum}.`,
  ousted: ({ who, owner, tile }) => `${who} bringt ${owner} um die Kontrolle über ${tile}.`,
  boughtOut: ({ who, owner, tile }) => `${who} kauft ${tile} von ${owner} und kontrolliert es jetzt.`,
  built: ({ who, business, tile }) => `${who} eröffnet in ${tile}: ${business}.`,
  wrecked: ({ business, tile }) => `Geschlossen in ${tile}: ${business}.`,
  released: (who, thugs) => `Aus dem Gefängnis zurück zu ${who}: ${thugs}.`,
  recalled: (who, place) => `${who} holt einen Schläger ins Hauptquartier zurück (${place}).`,
  sent: (who, district) => `${who} schickt einen Schläger nach ${district}.`,
  moved: ({ who, piece, from, to }) => `${who} bewegt ${piece} von ${from} nach ${to}.`,
  movedBy: ({ who, piece, owner, from, to }) => `${who} vertreibt ${piece} von ${owner}: von ${from} nach ${to}.`,
  seized: ({ who, tile, muscle, defence }) => `${who} übernimmt ${tile}: ${muscle} gegen Verteidigung ${defence}.`,
  seizedFrom: ({ who, tile, owner, muscle, defence }) =>
    `${who} nimmt ${owner} das Viertel ${tile} ab: ${muscle} gegen Verteidigung ${defence}.`,
  gaveUp: (who, tile) => `${who} gibt ${tile} auf.`,
  upgraded: ({ who, stat, level }) => `${who} baut aus: ${stat}, Stufe ${level}.`,
  downgraded: ({ who, stat, level }) => `${who} fällt zurück: ${stat}, Stufe ${level}.`,
  vehicle: ({ who, piece, district }) => `${who} stellt in ${district} ${piece} auf.`,
  nightclub: (who, tile) => `${who} eröffnet einen Nachtclub in ${tile}.`,
  dismissed: (who, place) => `${who} nimmt einen Schläger aus dem Spiel (${place}).`,
  harmed: ({ who, how, place }) => `Ein Schläger von ${who} ${HARMED[how]} (${place}).`,
  police: ({ who, from, to }) => `${who} versetzt einen Polizeiwagen von ${from} nach ${to}.`,
  drew: (who, cards) => `${who} zieht ${cards}.`,
  drewOpen: (who, cards) => `${who} zieht ${cards}.`,
  discarded: (who, card) => `${who} wirft ${card} ab.`,
  recovered: (who, card) => `${who} nimmt ${card} vom Ablagestapel zurück.`,
  fired: (who, card) => `${who} entlässt ${card}.`,
  fulfilled: (who, job) => `${who} erfüllt den Auftrag ${job}.`,
  unfulfilled: (who, job) => `${who} dreht den Auftrag ${job} wieder um.`,
  trigger: (who, card) => `${card} wirkt für ${who}.`,
  raid: (card) => `Razzia: ${card}!`,
  band: ({ who, band }) => `Für ${who} gilt: ${band}.`,
  reorganised: (who) => `${who} reorganisiert die Gang.`,
  shuffledOwn: (who) => `${who} mischt den Ablagestapel zu einem neuen Stapel.`,
  shuffledFederal: 'Die Razziakarten werden neu gemischt.',
  time: (at, of) => `Der Zeitmarker steht auf Feld ${at} von ${of}.`,
  extra: 'Extrablatt! Der Zeitmarker ist am Ende der Leiste.',
  roundEnd: (round) => `Runde ${round} ist zu Ende.`,
  ness: (at) => `Eliot Ness steht jetzt auf ${at}.`,
  news: (card) => `Schlagzeile: ${card}.`,
  special: (who) => `${who} nutzt eine Sonderregel.`,
  over: ({ who, shared, scores }) =>
    `Das Spiel ist aus. ${who} ${shared ? 'teilen sich den Sieg' : 'gewinnt'}! ${scores}`,
  score: ({ who, total, money, businesses, associates }) =>
    `${who}: ${total} (${money} bar, ${businesses} für Geschäfte, ${associates} für Komplizen).`,
};
