// Italiano: the sentence of each operation of the card language. A clause in the imperative, without capital and full stop.

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
  'la tua Criminalità',
  'la Criminalità di un rivale',
  'la Criminalità di ogni rivale',
  'la Criminalità di tutti',
];
const HARM = { prison: 'manda in Prigione ', hit: 'pesta ', kill: 'elimina ' } as const;
/** What happens to one's own: of one thug, of several. */
const HARMED: Readonly<Record<Harm, Noun>> = {
  prison: ['finisce in Prigione', 'finiscono in Prigione'],
  hit: ['viene pestato', 'vengono pestati'],
  kill: ['viene eliminato', 'vengono eliminati'],
};
const PIECES: EffectTexts<'move', 'which', Noun> = {
  any: ['scagnozzo o veicolo', 'scagnozzi o veicoli'],
  thugs: ['scagnozzo', 'scagnozzi'],
  vehicles: ['veicolo', 'veicoli'],
};
const DECKS: EffectTexts<'peek', 'deck', string> = {
  jobs: 'mazzo dei Colpi',
  dealers: 'mazzo dei Fornitori',
  federal: 'mazzo federale',
};
const EACH: EachTexts = {
  rivals: 'ogni rivale',
  everyone: 'ogni giocatore',
  chooses: ' sceglie',
  or: '; oppure ',
  colon: ': ',
};

export const operations: OperationTexts = {
  money: (e, v) => `guadagna ${v.dollars(e.amount)}`,
  pay: (e, v) => `${v.to(e.who, 'paga', 'paga')} ${v.dollars(e.amount)}`,
  steal: (e, v) =>
    `ruba ${v.n(e.amount, 'dollaro', 'dollari')} a ${e.from === 'rival' ? 'un rivale' : 'ogni rivale'}${v.per(e.amount)}`,
  goods: (e, v) => `prendi ${v.goods(e.good, e.amount)}`,
  'lose-goods': (e, v) => `${v.to(e.who, 'perdi', 'perde')} ${v.goods(e.good ?? 'some', e.amount)}`,
  boost: (e, v) => (isPlain(e) ? `ottieni ${points(e, v)} in questo turno` : `in questo turno ottieni ${points(e, v)}`),
  crime: (e) => `${e.by < 0 ? 'riduci' : 'aumenta'} ${whose(e.who, CRIME_RATE)} di ${Math.abs(e.by)}`,
  recruit: ({ steps }, v) =>
    `fai ${v.upTo(steps)}${v.n(steps, 'passo di reclutamento', 'passi di reclutamento')}${v.per(steps)}`,
  release: ({ thugs }, v) =>
    thugs === 'all'
      ? 'fai uscire di Prigione tutti i tuoi scagnozzi'
      : `fai uscire di Prigione ${v.n(thugs, 'scagnozzo', 'scagnozzi')}${v.per(thugs)}`,
  harm: (e, v) =>
    e.whose === 'self'
      ? `${v.n(e.thugs, ...own(e, v, 'dei tuoi scagnozzi', HARMED))}${v.per(e.thugs)}`
      : `${HARM[e.how]}${v.thugs(e.thugs, e.whose)}${v.at(e.reach)}${v.per(e.thugs)}`,
  send: ({ thugs, where }, v) =>
    `manda ${v.upTo(thugs)}${v.n(thugs, 'scagnozzo', 'scagnozzi')} dal Quartier generale in ${where === 'anywhere' ? 'un distretto qualsiasi' : 'un distretto in cui hai presenza'}${v.per(thugs)}`,
  move: (e, v) => `sposta ${v.upTo(e.pieces)}${v.n(e.pieces, ...PIECES[e.which])} da un distretto${v.per(e.pieces)}`,
  police: ({ cars }, v) => `sposta ${v.n(cars, 'auto della polizia', 'auto della polizia')} in un distretto qualsiasi`,
  'drive-off': ({ pieces }, v) =>
    `scaccia ${v.n(pieces, 'scagnozzo o veicolo rivale', 'scagnozzi o veicoli rivali')} in un distretto confinante`,
  build: (e, v) =>
    `apri ${businesses(e, v, ['attività a tua scelta', 'attività a tua scelta'])} nei tuoi quartieri${v.per(e.tokens)}`,
  wreck: (e, v) =>
    e.whose === 'self'
      ? v.n(
          e.tokens,
          'delle tue attività (non un locale notturno) chiude',
          'delle tue attività (non un locale notturno) chiudono',
        )
      : `chiudi ${v.n(e.tokens, 'attività rivale', 'attività rivali')} (non un locale notturno)`,
  draw: ({ cards }, v) => `pesca ${v.n(cards, 'carta', 'carte')}${v.per(cards)}`,
  discard: ({ cards, who }, v) => `${v.to(who, 'scarta', 'scarta')} ${v.n(cards, 'carta', 'carte')}`,
  sell: ({ sales }, v) => `fai ${v.upTo(sales)}${v.n(sales, 'vendita', 'vendite')} nei tuoi quartieri${v.per(sales)}`,
  fence: ({ goods, price }, v) =>
    `vendi alle Autorità ${v.upTo(goods)}${v.n(goods, 'merce', 'merci')} a ${v.dollars(price)} l’una${v.per(goods)}`,
  job: ({ draw }, v) => `pesca ${v.n(draw, 'Colpo', 'Colpi')}${draw === 1 ? '' : `${v.per(draw)}; tienine 1`}`,
  dealer: ({ draw }, v) =>
    `pesca ${v.n(draw, 'Fornitore', 'Fornitori')}${draw === 1 ? '' : `${v.per(draw)}; tienine 1`}`,
  hire: (e) =>
    `ingaggia un Complice di livello ${upToLevel(e, 'o inferiore')}${e.toHand ? ', direttamente in mano' : ''}`,
  supply: () => 'prendi le merci di uno dei tuoi Affari senza mandarci nessuno',
  ring: () => 'prendi l’Anello di famiglia',
  recall: ({ thugs, from }, v) =>
    `richiama al Quartier generale ${v.upTo(thugs)}${v.n(thugs, 'scagnozzo', 'scagnozzi')}${v.from(from)}${v.per(thugs)}`,
  oust: ({ markers }, v) =>
    `rimuovi ${v.upTo(markers)}${v.n(markers, 'segnalino controllo a tua scelta', 'segnalini controllo a tua scelta')}`,
  seize: ({ muscle }, v) => `conquista un quartiere con ${v.points('muscle', muscle)}`,
  upgrade: ({ discount }, v) =>
    `potenzia la tua gang${discount === 0 ? '' : ` per ${v.dollars(discount)} in meno`} (Forza e Influenza non servono)`,
  downgrade: ({ levels, who }, v) => `${v.to(who, 'perdi', 'perde')} ${v.n(levels, 'potenziamento', 'potenziamenti')}`,
  recover: ({ cards }, v) => `riprendi in mano ${v.n(cards, 'carta', 'carte')} dai tuoi scarti`,
  fire: ({ cards, who }, v) =>
    `${v.to(who, 'licenzia', 'licenzia')} ${v.n(cards, 'Complice', 'Complici')} dalla mano o dagli scarti`,
  unfulfil: ({ jobs, who }, v) =>
    `${v.to(who, 'rigira', 'rigira')} a faccia in giù ${v.n(jobs, 'Colpo compiuto', 'Colpi compiuti')}`,
  choose: (e, v) => `scegli: ${options(e, v, '; oppure ')}`,
  may: (e, v) => `se vuoi, ${costAndReward(e, v)}`,
  if: (e, v) => `${v.when([e.when])}, ${v.and(v.clauses(e.then))}`,
  each: (e, v) => each(e, v, EACH),
  market: () => 'rinnova i due spazi segnati del mercato',
  time: ({ by }, v) =>
    `fai ${by > 0 ? 'avanzare' : 'arretrare'} il segnalino del tempo di ${v.n(Math.abs(by), 'spazio', 'spazi')}`,
  peek: (e) => `guarda ${e.cards === 1 ? 'la prima carta' : `le prime ${e.cards} carte`} del ${DECKS[e.deck]}`,
  exchange: ({ goods }, v) =>
    `scambia ${v.upTo(goods)}${v.n(goods, 'delle tue merci', 'delle tue merci')} con l’altro tipo`,
  nightclub: () => 'apri un locale notturno in uno dei tuoi quartieri',
  vehicle: () => 'metti un’auto o un camion in un distretto in cui hai presenza',
  special: (e, v) => v.specials[e.rule],
};
