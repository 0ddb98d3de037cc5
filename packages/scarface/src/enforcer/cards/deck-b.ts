// Deck B: the Enforcer gets these cards by hiring Associates of levels 1 to 3 and from the Boss Track.
import { card, deal, p, pays, x } from './line.ts';

export const DECK_B = [
  card('night-shift', 'B', 2, 1, deal, p(1, 'sales'), p(2, 'recruit'), pays(2, 'steal')),
  card('protection-money', 'B', 1, 1, pays(2, 'steal'), p(2, 'build'), p(2, 'seize'), pays(2, 'gain')),
  card(
    'night-drive',
    'B',
    3,
    1,
    p(2, 'move'),
    p(3, 'seize'),
    x({ harm: 'hit', thugs: 1, where: 'here' }),
    x({ goods: 2 }),
  ),
  card('paper-trail', 'B', 1, 1, p(2, 'lower-crime'), p(2, 'upgrade'), x({ crime: 1 }), pays(2, 'gain')),
  card('weighted-dice', 'B', 2, 1, x({ sellNext: 'casino' }), p(2, 'build'), p(1, 'hire'), pays(3, 'steal')),
  card('red-lamp', 'B', 1, 1, x({ sellNext: 'brothel' }), p(1, 'hire'), x({ stockNext: true }), pays(2, 'gain')),
  card('cellar-jazz', 'B', 1, 1, x({ sellNext: 'speakeasy' }), deal, p(2, 'build'), x({ goods: 2 })),
  card(
    'tip-off',
    'B',
    2,
    1,
    x({ harm: 'prison', thugs: 1, where: 'anywhere' }),
    p(2, 'seize'),
    x({ police: 'one-here' }),
    pays(2, 'steal'),
  ),
  card('bail-money', 'B', 1, 1, p(1, 'release'), p(2, 'recruit'), p(2, 'send'), x({ crime: 2 })),
  card('second-ledger', 'B', 2, 1, p(2, 'upgrade'), p(2, 'build'), p(0, 'fence'), pays(2, 'gain')),
  card('river-shipment', 'B', 2, 1, x({ goods: 3 }), p(1, 'sales'), p(2, 'dealer', 3), p(3, 'recruit')),
  card('favour-returned', 'B', 1, 1, p(1, 'job', 3), x({ ring: true }), p(1, 'hire'), p(3, 'build')),
] as const;
