// Español: the spoken table.
import type { TableTexts } from '../../src/words/catalogue.ts';
import { numbersOf } from '../../src/words/numbers.ts';
import { nouns } from './nouns.ts';

const { count } = numbersOf('es');

export const table: TableTexts = {
  discardPile: (cards) => `Tu pila de descartes, desde arriba: ${cards}.`,
  discardOf: (top, cards) => `Pila de descartes: encima, ${top}; contiene: ${cards}.`,
  headings: {
    now: 'Ahora',
    plan: 'Plan',
    hand: 'Tu mano',
    jobs: 'Tus Golpes',
    deals: 'Tus Tratos',
    gang: 'Tu banda',
    city: 'La ciudad',
    market: 'El mercado',
    rivals: 'Los rivales',
    news: 'En portada',
  },
  round: ({ round, time, of, ness }) => `Ronda ${round}. Tiempo: casilla ${time} de ${of}. Eliot Ness está en ${ness}.`,
  noCards: 'Ninguna carta.',
  card: (name, text) => `${name}: ${text}`,
  fulfilledJob: (name, text) => `${name}, cumplido: ${text}`,
  deal: ({ deal, needs, gives, stock, storage, busy }) =>
    `${deal}: pide ${needs}, da ${gives}. Almacenado: ${stock}, sitio para ${storage}.${busy ? ' Ya hay un matón allí.' : ''}`,
  nothing: 'nada',
  money: (sum) => `Dinero: ${sum}.`,
  crime: (level) => `Criminalidad: ${level}.`,
  thugs: (places) => `Tu gente: ${places}.`,
  place: (count, place) => `${count} (${place})`,
  stat: ({ stat, level, price }) => `${stat}: nivel ${level}.${price === null ? '' : ` Siguiente nivel: ${price}.`}`,
  price: ({ muscle, influence, sum, crime }) =>
    [
      ...(muscle > 0 ? [nouns.muscle(muscle)] : []),
      ...(influence > 0 ? [nouns.influence(influence)] : []),
      sum,
      ...(crime > 0 ? [`Criminalidad +${crime}`] : []),
    ].join(', '),
  boss: ({ muscle, influence, left }) => `Tu Jefe: ${muscle}, ${influence}. Cubos de mejora restantes: ${left}.`,
  pile: ({ deck, discard }) => `Mazo: ${deck}. Descarte: ${discard}.`,
  district: ({ district, what }) => (what === '' ? `${district}.` : `${district}: ${what}`),
  goodsMoreOrLess: (goods, by) =>
    `${goods} (${count(Math.abs(by), 'mercancía', 'mercancías')} ${by < 0 ? 'menos' : 'más'})`,
  tile: ({ tile, owner, defence, needs, sum, graft, businesses, stock, night }) =>
    `${tile}${night ? ' (club nocturno)' : ''}, ${owner === null ? 'libre' : owner}: defensa ${defence}, vende ${needs} por ${sum}${graft === null ? '' : ` (menos ${graft} de mordida)`}, negocios: ${businesses}, almacén: ${stock}.`,
  pieces: (who, pieces) => `${who}: ${pieces}.`,
  emptySpace: 'Un espacio vacío.',
  nextOnDeck: (card) => `Siguiente carta del mazo: ${card}.`,
  rival: ({ who, gang, crime, hand, deck, jobs, fulfilled, upgrades }) =>
    `${who}, ${gang}: Criminalidad ${crime}; mano: ${hand}; mazo: ${deck}; Golpes ocultos: ${jobs}; cumplidos: ${fulfilled}; mejoras: ${upgrades}.`,
  planOf: (cards) => `Plan: ${cards}.`,
  ring: 'Tienes el Anillo de la Familia.',
  ringOf: (who) => `${who} tiene el Anillo de la Familia.`,
  lastRaid: (name, text) => `Última Redada: ${name}.\n${text}`,
  standing: ({ gang, tiles, businesses, crime }) =>
    `${gang}; barrios: ${tiles}, negocios: ${businesses}, Criminalidad: ${crime}`,
  final: (sum) => `Total: ${sum}`,
};
