// Français : the spoken table.
import { fr } from '@backroom/kit';
import type { TableTexts } from '../../src/words/catalogue.ts';
import { numbersOf } from '../../src/words/numbers.ts';
import { nouns } from './nouns.ts';

const { count } = numbersOf('fr');

export const table: TableTexts = {
  discardPile: (cards) => fr`Ta défausse, du dessus vers le bas : ${cards}.`,
  discardOf: (top, cards) => fr`Défausse : ${top} sur le dessus ; elle contient : ${cards}.`,
  headings: {
    now: 'Maintenant',
    plan: 'Plan',
    hand: 'Ta main',
    jobs: 'Tes Coups',
    deals: 'Tes Filières',
    gang: 'Ton gang',
    city: 'La ville',
    market: 'Le marché',
    rivals: 'Tes rivaux',
    news: 'À la une',
  },
  round: ({ round, time, of, ness }) => fr`Manche ${round}. Temps : case ${time} sur ${of}. Eliot Ness est à ${ness}.`,
  noCards: 'Pas de cartes.',
  card: (name, text) => fr`${name} : ${text}`,
  fulfilledJob: (name, text) => fr`${name}, accompli : ${text}`,
  deal: ({ deal, needs, gives, stock, storage, busy }) =>
    fr`${deal} : demande ${needs}, fournit ${gives}. En stock : ${stock}, place pour ${storage}.${busy ? ' Un homme de main y est déjà.' : ''}`,
  nothing: 'rien',
  money: (sum) => fr`Argent : ${sum}.`,
  crime: (level) => fr`Criminalité : ${level}.`,
  thugs: (places) => fr`Tes hommes : ${places}.`,
  place: (count, place) => `${count} (${place})`,
  stat: ({ stat, level, price }) =>
    price === null ? fr`${stat} : niveau ${level}.` : fr`${stat} : niveau ${level}. Niveau suivant : ${price}.`,
  price: ({ muscle, influence, sum, crime }) =>
    [
      ...(muscle > 0 ? [nouns.muscle(muscle)] : []),
      ...(influence > 0 ? [nouns.influence(influence)] : []),
      sum,
      ...(crime > 0 ? [`Criminalité +${crime}`] : []),
    ].join(', '),
  boss: ({ muscle, influence, left }) =>
    fr`Ton Boss : ${muscle}, ${influence}. Cubes d’amélioration restants : ${left}.`,
  pile: ({ deck, discard }) => fr`Pioche : ${deck}. Défausse : ${discard}.`,
  district: ({ district, what }) => (what === '' ? `${district}.` : fr`${district} : ${what}`),
  goodsMoreOrLess: (goods, by) =>
    `${goods} (${count(Math.abs(by), 'marchandise', 'marchandises')} ${by < 0 ? 'de moins' : 'de plus'})`,
  tile: ({ tile, owner, defence, needs, sum, graft, businesses, stock, night }) =>
    fr`${tile}${night ? ' (cabaret)' : ''}, ${owner === null ? 'libre' : owner} : défense ${defence}, vend ${needs} pour ${sum}${graft === null ? '' : ` (moins ${graft} de pot-de-vin)`}, commerces : ${businesses}, stock : ${stock}.`,
  pieces: (who, pieces) => fr`${who} : ${pieces}.`,
  emptySpace: 'Une case vide.',
  nextOnDeck: (card) => fr`Prochaine carte de la pioche : ${card}.`,
  rival: ({ who, gang, crime, hand, deck, jobs, fulfilled, upgrades }) =>
    fr`${who}, ${gang} : Criminalité ${crime} ; main : ${hand} ; pioche : ${deck} ; Coups cachés : ${String(jobs)} ; accomplis : ${fulfilled} ; améliorations : ${upgrades}.`,
  planOf: (cards) => fr`Plan : ${cards}.`,
  ring: 'Tu portes la Chevalière.',
  ringOf: (who) => `${who} porte la Chevalière.`,
  lastRaid: (name, text) => [fr`Dernière Descente : ${name}.`, text].join('\n'),
  standing: ({ gang, tiles, businesses, crime }) =>
    fr`${gang} ; quartiers : ${tiles}, commerces : ${businesses}, Criminalité : ${crime}`,
  final: (sum) => fr`Total : ${sum}`,
};
