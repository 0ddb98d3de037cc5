// Italiano: the spoken table.
import type { TableTexts } from '../../src/words/catalogue.ts';
import { numbersOf } from '../../src/words/numbers.ts';
import { nouns } from './nouns.ts';

const { count } = numbersOf('it');

export const table: TableTexts = {
  discardPile: (cards) => `I tuoi scarti, dall’alto: ${cards}.`,
  discardOf: (top, cards) => `Scarti: in cima ${top}; in tutto: ${cards}.`,
  headings: {
    now: 'Adesso',
    plan: 'Piano',
    hand: 'La tua mano',
    jobs: 'I tuoi Colpi',
    deals: 'I tuoi Affari',
    gang: 'La tua gang',
    city: 'La città',
    market: 'Il mercato',
    rivals: 'I rivali',
    news: 'In prima pagina',
  },
  round: ({ round, time, of, ness }) =>
    `Round ${round}. Tempo: spazio ${time} di ${of}. Eliot Ness è al livello ${ness}.`,
  noCards: 'Nessuna carta.',
  card: (name, text) => `${name}: ${text}`,
  fulfilledJob: (name, text) => `${name}, compiuto: ${text}`,
  deal: ({ deal, needs, gives, stock, storage, busy }) =>
    `${deal}: chiede ${needs}, fornisce ${gives}. In deposito: ${stock}, posto per ${storage}.${busy ? ' C’è già uno scagnozzo.' : ''}`,
  nothing: 'niente',
  money: (sum) => `Denaro: ${sum}.`,
  crime: (level) => `Criminalità: ${level}.`,
  thugs: (places) => `I tuoi scagnozzi: ${places}.`,
  place: (count, place) => `${count} (${place})`,
  stat: ({ stat, level, price }) =>
    `${stat}: livello ${level}.${price === null ? '' : ` Livello successivo: ${price}.`}`,
  price: ({ muscle, influence, sum, crime }) =>
    [
      ...(muscle > 0 ? [nouns.muscle(muscle)] : []),
      ...(influence > 0 ? [nouns.influence(influence)] : []),
      sum,
      ...(crime > 0 ? [`Criminalità +${crime}`] : []),
    ].join(', '),
  boss: ({ muscle, influence, left }) => `Il tuo Boss: ${muscle}, ${influence}. Cubi potenziamento rimasti: ${left}.`,
  pile: ({ deck, discard }) => `Mazzo: ${deck}. Scarti: ${discard}.`,
  district: ({ district, what }) => (what === '' ? `${district}.` : `${district}: ${what}`),
  goodsMoreOrLess: (goods, by) =>
    `${goods} (${count(Math.abs(by), 'merce', 'merci')} ${by < 0 ? 'in meno' : 'in più'})`,
  tile: ({ tile, owner, defence, needs, sum, graft, businesses, stock, night }) =>
    `${tile}${night ? ' (locale notturno)' : ''}, ${owner === null ? 'libero' : owner}: difesa ${defence}, vende ${needs} per ${sum}${graft === null ? '' : ` (meno ${graft} di tangente)`}, attività: ${businesses}, deposito: ${stock}.`,
  pieces: (who, pieces) => `${who}: ${pieces}.`,
  emptySpace: 'Uno spazio vuoto.',
  nextOnDeck: (card) => `Prossima carta del mazzo: ${card}.`,
  rival: ({ who, gang, crime, hand, deck, jobs, fulfilled, upgrades }) =>
    `${who}, ${gang}: Criminalità ${crime}; mano: ${hand}; mazzo: ${deck}; Colpi nascosti: ${jobs}; compiuti: ${fulfilled}; potenziamenti: ${upgrades}.`,
  planOf: (cards) => `Piano: ${cards}.`,
  ring: 'Hai l’Anello di famiglia.',
  ringOf: (who) => `${who} ha l’Anello di famiglia.`,
  lastRaid: (name, text) => `Ultima Retata: ${name}.\n${text}`,
  standing: ({ gang, tiles, businesses, crime }) =>
    `${gang}; quartieri: ${tiles}, attività: ${businesses}, Criminalità: ${crime}`,
  final: (sum) => `Totale: ${sum}`,
};
