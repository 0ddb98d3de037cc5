// Deck A: what he starts with. Small bonuses; every road of the game is here once or more.
import { card, deal, p, pays, x } from './line.ts';

export const DECK_A = [
  card('morning-rounds', 'A', 1, 0, deal, p(1, 'seize'), p(1, 'sales'), pays(1, 'gain')),
  card('back-door-delivery', 'A', 2, 0, p(1, 'recruit'), deal, p(1, 'sales'), pays(1, 'gain')),
  card('broken-windows', 'A', 1, 0, p(2, 'seize'), p(1, 'send'), deal, pays(1, 'steal')),
  card('ledger-work', 'A', 1, 0, p(1, 'lower-crime'), p(2, 'upgrade'), p(1, 'build'), pays(2, 'gain')),
  card('new-faces', 'A', 2, 0, p(1, 'hire'), p(2, 'recruit'), p(2, 'seize'), pays(1, 'gain')),
  card('friends-at-the-bar', 'A', 1, 1, p(0, 'sales'), p(0, 'hire'), p(0, 'build'), pays(0, 'gain')),
  card('muscle-flexed', 'A', 3, 0, p(1, 'send'), p(2, 'seize'), p(1, 'move'), pays(1, 'steal')),
  card('quiet-word', 'A', 1, 0, x({ police: 'each-next' }), p(1, 'lower-crime'), p(1, 'upgrade'), pays(1, 'gain')),
  card('rainy-tuesday', 'A', 2, 0, p(1, 'lower-crime'), x({ stockNext: true }), p(1, 'build'), pays(2, 'gain')),
  card('sealed-envelope', 'A', 1, 0, p(1, 'job', 2), p(1, 'dealer', 2), pays(2, 'gain'), p(2, 'upgrade')),
  card('warehouse-keys', 'A', 2, 0, p(1, 'move'), x({ goods: 1 }), p(0, 'dealer', 2), p(1, 'sales')),
  card('shaken-down', 'A', 1, 0, pays(1, 'steal'), p(1, 'seize'), p(1, 'recruit'), p(-1, 'fence')),
] as const;
