// Italiano: why the Enforcer chose what he chose.
import type { Because } from '../../src/words/rival/texts.ts';

export const because: Because = {
  'only-one': (what) => `Sceglie ${what}: non c’è altro.`,
  yours: (what) => `Sceglie ${what}: ciò che è tuo viene prima di ciò che è libero.`,
  'yours-biggest-profit': (what) => `Sceglie ${what}: tuo, guadagno più alto.`,
  'biggest-profit': (what) => `Sceglie ${what}: guadagno più alto.`,
  'least-profit': (what) => `Sceglie ${what}: guadagno più basso.`,
  'fewer-goods': (what) => `Sceglie ${what}: stesso guadagno che altrove, per meno merci.`,
  'higher-defence': (what) => `Sceglie ${what}: stesso guadagno che altrove, e la difesa più alta.`,
  'lower-number': (what) => `Sceglie ${what}: fra più d’uno, il distretto col numero più basso.`,
  'your-choice': (what) => `${what}: le sue regole non decidevano, quindi hai deciso tu.`,
  'highest-level': (what) => `Sceglie ${what}: il livello più alto che il Potere gli consente.`,
  leftmost: (what) => `Sceglie ${what}: il livello più alto, e il più a sinistra di quel livello.`,
  'district-number': (what) => `Sceglie ${what}: ha il numero del suo distretto.`,
  'next-stat': (what) => `Sceglie ${what}: il primo possibile salendo dal numero del suo distretto.`,
  'level-three-first': (what) => `Sceglie ${what}: il livello 3 se ne va prima del livello 2.`,
  'next-in-order': (what) => `Sceglie ${what}: il prossimo in ordine crescente.`,
  'free-deal': (what) => `Il suo scagnozzo va dove non ce n’è nessuno: ${what}. Tutti i suoi Affari consegnano.`,
  'safehouses-first': () => 'Chi sta nei Covi viene prima delle Reclute.',
  'takes-what-he-has-less-of': (what) =>
    `Le merci a sua scelta le prende a turno, prima quella che ha ricevuto di meno: ${what}.`,
  'truck-spares-the-greater': (what) =>
    `Il veicolo gli risparmia ${what}: ciò che la vendita richiede di più, a parità il liquore.`,
  'stores-on-deals': () => 'Prima deposita sui suoi Affari: la merce di cui lì ha meno, poi a turno.',
  'stores-for-a-sale': () => 'Deposita ciò che serve a una vendita, prima dove il guadagno è più alto.',
  'stores-surplus': () => 'Distribuisce l’eccedenza in parti uguali, prima dove il guadagno è più alto.',
  'spends-where-he-sells': (what) => `Ciò che sta sul posto parte prima delle merci sugli Affari: ${what}.`,
  'spends-from-deals-last': (what) => `Prende da qui: ${what}. Gli Affari vengono per ultimi.`,
  'spends-surplus': (what) => `Prende da qui: ${what}. Prima l’eccedenza, a parità le armi.`,
  'spends-least-profit': (what) => `Prende da qui: ${what}. Dei suoi quartieri, il guadagno più basso.`,
  'walks-first': (what) => `Da ${what}: chi può venire a piedi viene per primo.`,
  'rides-second': (what) => `Da ${what}: chi ha bisogno di un passaggio viene dopo, col veicolo.`,
  'vehicles-last': (what) => `Da ${what}: i veicoli vengono per ultimi.`,
  'loses-by-the-chart': (what) => `Perde uno scagnozzo da qui: ${what}. Così vuole la sua tabella.`,
  declines: () => 'Non accetta gli scambi che le carte gli propongono.',
};
