// What the Dealers are called, in Italian.
import type { DealerNames } from '../../../src/words/cards/names.ts';

export const dealers: DealerNames = {
  'alcohol-dealer': { name: 'Trafficante di liquori', flavour: 'Due casse, nessuna domanda, nessuna etichetta.' },
  'gun-dealer': { name: 'Trafficante d’armi', flavour: 'Ogni pezzo è garantito a vita. Non si dice la vita di chi.' },
  moonshiner: { name: 'Distillatore di frodo', flavour: 'Ha imparato dal nonno, che oggi purtroppo non ci vede più.' },
  'sleeping-car-porter': {
    name: 'Inserviente di vagone letto',
    flavour: 'La sua valigia, signore. Da Detroit in poi è ingrassata.',
  },
  'distillery-owner': { name: 'Proprietario di distilleria', flavour: 'Chiusa per legge nel 1920, ma solo di giorno.' },
  'gun-runner': {
    name: 'Contrabbandiere d’armi',
    flavour: 'Sulla cassa c’è scritto macchine da cucire. Il rumore è quello.',
  },
  'prescription-doctor': {
    name: 'Medico dalla ricetta facile',
    flavour: 'Mezza Chicago ha la tosse, e lui ha il ricettario.',
  },
  'grape-brick-salesman': {
    name: 'Venditore di mattoni d’uva',
    flavour: 'L’etichetta spiega per filo e per segno come non farne vino.',
  },
  'junk-dealer': { name: 'Rigattiere', flavour: 'Sotto le vecchie reti da letto, un arsenale di tutto rispetto.' },
  'irish-revolutionary': {
    name: 'Rivoluzionario irlandese',
    flavour: 'Spedisce fucili in patria. Una cassa avanza sempre.',
  },
  'rum-row-captain': { name: 'Capitano della Rum Row', flavour: 'All’ancora un metro oltre la legge, a luci spente.' },
  'police-captain': { name: 'Capitano di polizia', flavour: 'Le prove si perdono. Lui sa dove.' },
  'near-beer-brewer': { name: 'Birraio quasi analcolico', flavour: 'Mezzo grado sull’etichetta, il resto nel barile.' },
  quartermaster: { name: 'Furiere', flavour: 'Firma per cento, conta novanta, dorme benissimo.' },
  'canadian-exporter': {
    name: 'Esportatore canadese',
    flavour: 'Carte in regola. Destinazione Cuba, in barca a remi.',
  },
  'harbour-master': { name: 'Capitano di porto', flavour: 'Legge ogni polizza di carico, qualcuna a occhi chiusi.' },
  auctioneer: { name: 'Banditore d’asta', flavour: 'Sequestrato lunedì, venduto martedì, sequestrato venerdì.' },
  'army-officer': { name: 'Ufficiale dell’esercito', flavour: 'La guerra è finita. Il deposito ancora non lo sa.' },
};
