// Italiano: why not.
import type { Catalogue } from '../../src/words/catalogue.ts';
import { nouns } from './nouns.ts';

export const refusals: Catalogue['refusals'] = {
  'no-thug': () => 'Serve uno scagnozzo, ma nel Quartier generale non ce n’è nessuno',
  'no-muscle': () => 'Il tuo Piano non ha Forza per questo',
  'no-influence': () => 'Il tuo Piano non ha Influenza per questo',
  'little-influence': ({ influence, needed }) =>
    `Ci vogliono almeno ${nouns.influence(needed)}; il tuo Piano ha ${nouns.influence(influence)}`,
  'no-open-deal': ({ muscle, influence }) =>
    `Nessun Affare libero si accontenta di ${nouns.muscle(muscle)}, ${nouns.influence(influence)}`,
  'nobody-to-recruit': () => 'Non hai più reclute, e anche i Covi sono vuoti',
  'no-cards-left': () => 'Quel mazzo è vuoto',
  'nobody-to-hire': ({ influence }) => `Nessuno al mercato si accontenta di ${nouns.influence(influence)}`,
  'nothing-to-sell': () => 'Nei tuoi quartieri mancano le merci richieste',
  'no-control-to-remove': () => 'Nessuno controlla un quartiere',
  'crime-is-lowest': () => 'La tua Criminalità è già appena sopra Eliot Ness',
  'no-room-to-build': () => 'Nei tuoi quartieri non c’è posto per un’altra attività',
  'nobody-in-prison': () => 'Non hai nessuno in Prigione',
  'no-goods': () => 'Non hai merci',
  'nowhere-to-send': () => 'Non hai presenza in nessun distretto in cui tu possa pagare la mazzetta',
  'nothing-to-move': () => 'Nessuno dei tuoi pezzi in strada può muoversi',
  'nothing-to-seize': ({ muscle }) => `Nessun quartiere alla tua portata cede davanti a ${nouns.muscle(muscle)}`,
  'no-upgrade': ({ muscle, influence }) =>
    `Nessun potenziamento è possibile con il tuo denaro, ${nouns.muscle(muscle)}, ${nouns.influence(influence)}`,
  'one-action': () => 'Hai già fatto la tua azione: una sola per turno',
  'plan-first': () => 'Prima conferma il Piano',
  used: ({ card }) => `In questo turno hai già usato questa abilità di ${card}`,
  'no-match': ({ card }) => `Per ${card} manca nel Piano un’altra carta con il crimine giusto`,
  'no-effect': ({ card }) => `Adesso ${card} non avrebbe effetto`,
  'job-not-met': () => 'La condizione di questo Colpo non è ancora soddisfatta',
  other: 'Adesso le regole non lo permettono',
};
