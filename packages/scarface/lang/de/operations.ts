// Deutsch: the sentence of each operation of the card language. A clause in the imperative, without capital and full stop.

import type { Harm } from '../../src/language.ts';
import {
  businesses,
  costAndReward,
  type EachTexts,
  each,
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
  'deine Verbrechensrate',
  'die Verbrechensrate eines Rivalen',
  'die Verbrechensrate jedes Rivalen',
  'die Verbrechensrate aller',
];
const HARM = { prison: ['bringe ', ' ins Gefängnis'], hit: ['verprügle ', ''], kill: ['töte ', ''] } as const;
/** What happens to one's own: of one thug, of several. */
const HARMED: Readonly<Record<Harm, Noun>> = {
  prison: ['kommt ins Gefängnis', 'kommen ins Gefängnis'],
  hit: ['wird verprügelt', 'werden verprügelt'],
  kill: ['wird getötet', 'werden getötet'],
};
const PIECES: EffectTexts<'move', 'which', Noun> = {
  any: ['Schläger oder Fahrzeug', 'Schläger oder Fahrzeuge'],
  thugs: ['Schläger', 'Schläger'],
  vehicles: ['Fahrzeug', 'Fahrzeuge'],
};
const DECKS: EffectTexts<'peek', 'deck', string> = {
  jobs: 'Auftragsstapels',
  dealers: 'Händlerstapels',
  federal: 'Razziastapels',
};
const EACH: EachTexts = {
  rivals: 'jeder Rivale',
  everyone: 'jeder Spieler',
  chooses: ' wählt',
  or: '; oder ',
  colon: ': ',
};

export const operations: OperationTexts = {
  money: (e, v) => `nimm ${v.dollars(e.amount)}`,
  pay: (e, v) => `${v.to(e.who, 'zahle', 'zahlt')} ${v.dollars(e.amount)}`,
  steal: (e, v) =>
    `stiehl ${v.n(e.amount, 'Dollar', 'Dollar')} von ${e.from === 'rival' ? 'einem Rivalen' : 'jedem Rivalen'}${v.per(e.amount)}`,
  goods: (e, v) => `nimm ${v.goods(e.good, e.amount)}`,
  'lose-goods': (e, v) => `${v.to(e.who, 'verliere', 'verliert')} ${v.goods(e.good ?? 'some', e.amount)}`,
  boost: (e, v) => `erhalte in diesem Zug ${points(e, v)}`,
  crime: (e) => `${e.by < 0 ? 'senke' : 'erhöhe'} ${whose(e.who, CRIME_RATE)} um ${Math.abs(e.by)}`,
  recruit: ({ steps }, v) =>
    `mache ${v.upTo(steps)}${v.n(steps, 'Rekrutierungsschritt', 'Rekrutierungsschritte')}${v.per(steps)}`,
  release: ({ thugs }, v) =>
    thugs === 'all'
      ? 'hole alle deine Schläger aus dem Gefängnis'
      : `hole ${v.n(thugs, 'Schläger', 'Schläger')} aus dem Gefängnis${v.per(thugs)}`,
  harm: (e, v) =>
    e.whose === 'self'
      ? `${v.n(e.thugs, ...own(e, v, 'deiner Schläger', HARMED))}${v.per(e.thugs)}`
      : `${HARM[e.how][0]}${v.thugs(e.thugs, e.whose)}${v.at(e.reach)}${HARM[e.how][1]}${v.per(e.thugs)}`,
  send: ({ thugs, where }, v) =>
    `schicke ${v.upTo(thugs)}${v.n(thugs, 'Schläger', 'Schläger')} aus dem Hauptquartier in ${where === 'anywhere' ? 'einen beliebigen Bezirk' : 'einen Bezirk, in dem du präsent bist'}${v.per(thugs)}`,
  move: (e, v) => `bewege ${v.upTo(e.pieces)}${v.n(e.pieces, ...PIECES[e.which])} aus einem Bezirk${v.per(e.pieces)}`,
  police: ({ cars }, v) => `versetze ${v.n(cars, 'Polizeiwagen', 'Polizeiwagen')} in einen beliebigen Bezirk`,
  'drive-off': ({ pieces }, v) =>
    `vertreibe ${v.n(pieces, 'fremden Schläger oder 1 Fahrzeug', 'fremde Schläger oder Fahrzeuge')} in einen Nachbarbezirk`,
  build: (e, v) =>
    `eröffne ${businesses(e, v, ['Geschäft deiner Wahl', 'Geschäfte deiner Wahl'])} in deinen Vierteln${v.per(e.tokens)}`,
  wreck: (e, v) =>
    e.whose === 'self'
      ? v.n(e.tokens, 'deiner Geschäfte (kein Nachtclub) schließt', 'deiner Geschäfte (keine Nachtclubs) schließen')
      : `schließe ${v.n(e.tokens, 'Geschäft eines Rivalen', 'Geschäfte von Rivalen')} (keinen Nachtclub)`,
  draw: ({ cards }, v) => `ziehe ${v.n(cards, 'Karte', 'Karten')}${v.per(cards)}`,
  discard: ({ cards, who }, v) => `${v.to(who, 'wirf', 'wirft')} ${v.n(cards, 'Handkarte', 'Handkarten')} ab`,
  sell: ({ sales }, v) =>
    `verkaufe in ${v.upTo(sales)}${v.n(sales, 'deiner Viertel', 'deiner Viertel')}${v.per(sales)}`,
  fence: ({ goods, price }, v) =>
    `verkaufe ${v.upTo(goods)}${v.n(goods, 'Ware', 'Waren')} für je ${v.dollars(price)} an die Behörden${v.per(goods)}`,
  job: ({ draw }, v) => `ziehe ${v.n(draw, 'Auftrag', 'Aufträge')}${draw === 1 ? '' : `${v.per(draw)}; behalte 1`}`,
  dealer: ({ draw }, v) => `ziehe ${v.n(draw, 'Händler', 'Händler')}${draw === 1 ? '' : `${v.per(draw)}; behalte 1`}`,
  hire: (e) => `heuere einen Komplizen der Stufe ${upToLevel(e, 'oder darunter')}${e.toHand ? ' auf die Hand' : ''} an`,
  supply: () => 'nimm ohne Schläger die Waren eines deiner Deals',
  ring: () => 'nimm den Familienring',
  recall: ({ thugs, from }, v) =>
    `hole ${v.upTo(thugs)}${v.n(thugs, 'Schläger', 'Schläger')}${v.from(from)} ins Hauptquartier zurück${v.per(thugs)}`,
  oust: ({ markers }, v) =>
    `entferne ${v.upTo(markers)}${v.n(markers, 'Kontrollmarker deiner Wahl', 'Kontrollmarker deiner Wahl')}`,
  seize: ({ muscle }, v) => `übernimm ein Viertel mit ${v.points('muscle', muscle)}`,
  upgrade: ({ discount }, v) =>
    `baue deine Gang${discount === 0 ? '' : ` für ${v.dollars(discount)} weniger`} aus (Muskelkraft und Einfluss sind nicht nötig)`,
  downgrade: ({ levels, who }, v) => `${v.to(who, 'verliere', 'verliert')} ${v.n(levels, 'Ausbau', 'Ausbauten')}`,
  recover: ({ cards }, v) => `nimm ${v.n(cards, 'Karte', 'Karten')} von deinem Ablagestapel auf die Hand`,
  fire: ({ cards, who }, v) =>
    `${v.to(who, 'entlasse', 'entlässt')} ${v.n(cards, 'Komplizen', 'Komplizen')} aus Hand oder Ablagestapel`,
  unfulfil: ({ jobs, who }, v) =>
    `${v.to(who, 'drehe', 'dreht')} ${v.n(jobs, 'erfüllten Auftrag', 'erfüllte Aufträge')} wieder um`,
  choose: (e, v) => `wähle: ${options(e, v, '; oder ')}`,
  may: (e, v) => `wenn du willst, ${costAndReward(e, v)}`,
  if: (e, v) => `${v.when([e.when])}, ${v.and(v.clauses(e.then))}`,
  each: (e, v) => each(e, v, EACH),
  market: () => 'erneuere die beiden markierten Plätze des Markts',
  time: ({ by }, v) => `rücke den Zeitmarker ${v.n(Math.abs(by), 'Feld', 'Felder')} ${by > 0 ? 'vor' : 'zurück'}`,
  peek: (e) => `sieh dir die ${e.cards === 1 ? 'oberste Karte' : `obersten ${e.cards} Karten`} des ${DECKS[e.deck]} an`,
  exchange: ({ goods }, v) =>
    `tausche ${v.upTo(goods)}${v.n(goods, 'deiner Waren', 'deiner Waren')} gegen die andere Sorte`,
  nightclub: () => 'eröffne einen Nachtclub in einem deiner Viertel',
  vehicle: () => 'stelle ein Auto oder einen Lastwagen in einen Bezirk, in dem du präsent bist',
  special: (e, v) => v.specials[e.rule],
};
