// Deutsch: the spoken table.
import type { TableTexts } from '../../src/words/catalogue.ts';
import { numbersOf } from '../../src/words/numbers.ts';
import { nouns } from './nouns.ts';

const { count } = numbersOf('de');

export const table: TableTexts = {
  discardPile: (cards) => `Dein Ablagestapel, von oben: ${cards}.`,
  discardOf: (top, cards) => `Ablagestapel: obenauf ${top}; darin: ${cards}.`,
  headings: {
    now: 'Jetzt',
    plan: 'Plan',
    hand: 'Deine Hand',
    jobs: 'Deine Aufträge',
    deals: 'Deine Deals',
    gang: 'Deine Gang',
    city: 'Die Stadt',
    market: 'Der Markt',
    rivals: 'Die Rivalen',
    news: 'Schlagzeile',
  },
  round: ({ round, time, of, ness }) => `Runde ${round}. Zeit: Feld ${time} von ${of}. Eliot Ness steht auf ${ness}.`,
  noCards: 'Keine Karten.',
  card: (name, text) => `${name}: ${text}`,
  fulfilledJob: (name, text) => `${name}, erfüllt: ${text}`,
  deal: ({ deal, needs, gives, stock, storage, busy }) =>
    `${deal}: verlangt ${needs}, liefert ${gives}. Auf Lager: ${stock}, Platz für ${storage}.${busy ? ' Ein Schläger ist schon dort.' : ''}`,
  nothing: 'nichts',
  money: (sum) => `Geld: ${sum}.`,
  crime: (level) => `Verbrechensrate: ${level}.`,
  thugs: (places) => `Deine Leute: ${places}.`,
  place: (count, place) => `${count} (${place})`,
  stat: ({ stat, level, price }) => `${stat}: Stufe ${level}.${price === null ? '' : ` Nächste Stufe: ${price}.`}`,
  price: ({ muscle, influence, sum, crime }) =>
    [
      ...(muscle > 0 ? [nouns.muscle(muscle)] : []),
      ...(influence > 0 ? [nouns.influence(influence)] : []),
      sum,
      ...(crime > 0 ? [`Verbrechensrate +${crime}`] : []),
    ].join(', '),
  boss: ({ muscle, influence, left }) => `Dein Boss: ${muscle}, ${influence}. Ausbauwürfel übrig: ${left}.`,
  pile: ({ deck, discard }) => `Stapel: ${deck}. Ablagestapel: ${discard}.`,
  district: ({ district, what }) => (what === '' ? `${district}.` : `${district}: ${what}`),
  goodsMoreOrLess: (goods, by) => `${goods} (${count(Math.abs(by), 'Ware', 'Waren')} ${by < 0 ? 'weniger' : 'mehr'})`,
  tile: ({ tile, owner, defence, needs, sum, graft, businesses, stock, night }) =>
    `${tile}${night ? ' (Nachtclub)' : ''}, ${owner === null ? 'frei' : owner}: Verteidigung ${defence}, verkauft ${needs} für ${sum}${graft === null ? '' : ` (minus ${graft} Schmiergeld)`}, Geschäfte: ${businesses}, Lager: ${stock}.`,
  pieces: (who, pieces) => `${who}: ${pieces}.`,
  emptySpace: 'Ein leerer Platz.',
  nextOnDeck: (card) => `Als Nächstes vom Stapel: ${card}.`,
  rival: ({ who, gang, crime, hand, deck, jobs, fulfilled, upgrades }) =>
    `${who}, ${gang}: Verbrechensrate ${crime}; Hand: ${hand}; Stapel: ${deck}; verdeckte Aufträge: ${jobs}; erfüllt: ${fulfilled}; Ausbauten: ${upgrades}.`,
  planOf: (cards) => `Plan: ${cards}.`,
  ring: 'Du trägst den Familienring.',
  ringOf: (who) => `${who} trägt den Familienring.`,
  lastRaid: (name, text) => `Letzte Razzia: ${name}.\n${text}`,
  standing: ({ gang, tiles, businesses, crime }) =>
    `${gang}; Viertel: ${tiles}, Geschäfte: ${businesses}, Verbrechensrate: ${crime}`,
  final: (sum) => `Am Ende: ${sum}`,
};
