// Deutsch: why not.
import type { Catalogue } from '../../src/words/catalogue.ts';
import { nouns } from './nouns.ts';

export const refusals: Catalogue['refusals'] = {
  'no-thug': () => 'Dafür braucht es einen Schläger, und im Hauptquartier ist keiner',
  'no-muscle': () => 'Dein Plan hat keine Muskelkraft dafür',
  'no-influence': () => 'Dein Plan hat keinen Einfluss dafür',
  'little-influence': ({ influence, needed }) =>
    `Dafür braucht es ${nouns.influence(needed)}, dein Plan hat ${nouns.influence(influence)}`,
  'no-open-deal': ({ muscle, influence }) =>
    `Für keinen freien Deal reichen ${nouns.muscle(muscle)} und ${nouns.influence(influence)}`,
  'nobody-to-recruit': () => 'Du hast keine Rekruten mehr, und auch die Verstecke sind leer',
  'no-cards-left': () => 'Dieser Stapel ist leer',
  'nobody-to-hire': ({ influence }) => `Für ${nouns.influence(influence)} ist auf dem Markt niemand zu haben`,
  'nothing-to-sell': () => 'In keinem deiner Viertel liegen die verlangten Waren bereit',
  'no-control-to-remove': () => 'Niemand kontrolliert ein Viertel',
  'crime-is-lowest': () => 'Deine Verbrechensrate liegt schon dicht über Eliot Ness',
  'no-room-to-build': () => 'In deinen Vierteln ist kein Platz für ein weiteres Geschäft',
  'nobody-in-prison': () => 'Von deinen Leuten sitzt niemand im Gefängnis',
  'no-goods': () => 'Du hast keine Waren',
  'nowhere-to-send': () => 'Du bist in keinem Bezirk präsent, in dem du die Bestechung zahlen kannst',
  'nothing-to-move': () => 'Keine deiner Figuren auf der Straße kann sich bewegen',
  'nothing-to-seize': ({ muscle }) => `Für ${nouns.muscle(muscle)} ist kein Viertel in deiner Reichweite zu haben`,
  'no-upgrade': ({ muscle, influence }) =>
    `Mit ${nouns.muscle(muscle)}, ${nouns.influence(influence)} und deinem Geld ist kein Ausbau möglich`,
  'one-action': () => 'Du hattest deine Aktion schon: eine pro Zug',
  'plan-first': () => 'Bestätige zuerst den Plan',
  used: ({ card }) => `Diese Fähigkeit von ${card} hast du in diesem Zug schon genutzt`,
  'no-match': ({ card }) => `Für ${card} fehlt im Plan eine andere Karte mit dem passenden Verbrechen`,
  'no-effect': ({ card }) => `${card} würde jetzt nichts bewirken`,
  'job-not-met': () => 'Die Bedingung dieses Auftrags ist noch nicht erfüllt',
  other: 'Das erlauben die Regeln gerade nicht',
};
