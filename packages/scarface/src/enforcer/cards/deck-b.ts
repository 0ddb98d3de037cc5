// Deck B: what hired hands of levels 1 to 3 and the Boss Track bring.
import { card, deal, p, pays, x } from './line.ts';

export const DECK_B = [
  card('night-shift', 'B', 2, 1, deal, p(1, 'sales'), p(2, 'recruit'), pays(2, 'gain')),
  card('protection-money', 'B', 1, 1, pays(2, 'steal'), p(2, 'build'), p(2, 'seize'), pays(2, 'gain')),
  card(
    'night-drive',
    'B',
    3,
    1,
    p(2, 'move'),
    p(3, 'seize'),
    x({ harm: 'hit', thugs: 1, where: 'here' }),
    pays(2, 'gain'),
  ),
  card('paper-trail', 'B', 1, 1, p(2, 'lower-crime'), p(2, 'upgrade'), x({ crime: 1 }), pays(2, 'gain')),
  card('weighted-dice', 'B', 2, 1, x({ sellNext: 'casino' }), p(2, 'build'), p(1, 'hire'), pays(2, 'gain')),
  card('red-lamp', 'B', 1, 1, x({ sellNext: 'brothel' }), p(1, 'hire'), x({ stockNext: true }), pays(2, 'gain')),
  card('cellar-jazz', 'B', 1, 1, x({ sellNext: 'speakeasy' }), deal, p(2, 'build'), pays(2, 'gain')),
  card(
    'tip-off',
    'B',
    2,
    1,
    x({ harm: 'prison', thugs: 1, where: 'anywhere' }),
    p(2, 'seize'),
    x({ police: 'one-here' }),
    pays(2, 'gain'),
  ),
  card('bail-money', 'B', 1, 1, p(1, 'release'), p(2, 'recruit'), p(2, 'send'), pays(2, 'gain')),
  card('second-ledger', 'B', 2, 1, p(2, 'upgrade'), p(2, 'build'), p(0, 'fence'), pays(2, 'gain')),
  card('river-shipment', 'B', 2, 1, x({ goods: 3 }), p(1, 'sales'), p(2, 'dealer', 3), pays(2, 'gain')),
  card('favour-returned', 'B', 1, 1, p(1, 'job', 3), x({ ring: true }), p(1, 'hire'), pays(2, 'gain')),
] as const;
