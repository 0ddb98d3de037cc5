import { speak } from '../../src/words.ts';

export const words = speak({
  title: 'Letzte Runde',
  yourTurn: 'Du bist dran: Spiel eine Karte.',
  theirTurn: (name) => `${name} ist dran.`,
  over: 'Die Flaschen sind leer.',
  play: (card) => `Die ${card} spielen`,
  deal: 'Die Karten werden ausgeteilt.',
  dealt: 'Drei Karten für alle.',
  played: (name, card) => `${name}: ${card}`,
  bottle: (name) => `Eine Flasche geht an ${name}.`,
  bottles: (name, count) => `${name}: ${count} von 3 Flaschen`,
  table: 'Auf dem Tisch',
  hand: 'Deine Hand',
  rules: [
    'Jede Karte gibt es einmal. Alle bekommen drei, der Rest bleibt verdeckt.',
    'Reihum spielt jeder eine Karte offen aus.',
    'Die höchste Karte holt die Flasche; wer sie gespielt hat, beginnt die nächste Runde.',
    'Um drei Flaschen geht es. Die meisten gewinnen; bei Gleichstand wird geteilt.',
  ],
});
