// Deck C: the Enforcer gets these cards by hiring Associates of levels 4 and 5 and from the Boss Track.
import { card, deal, p, pays, x } from './line.ts';

export const DECK_C = [
  card('city-in-the-pocket', 'C', 2, 2, p(3, 'oust'), p(3, 'build'), p(2, 'upgrade'), pays(3, 'gain')),
  card('hostile-bid', 'C', 3, 2, p(4, 'seize'), p(1, 'sales'), pays(3, 'steal'), x({ goods: 3 })),
  card('ribbon-cutting', 'C', 1, 2, p(3, 'build'), x({ sellNext: 'nightclub' }), p(1, 'sales'), pays(3, 'gain')),
  card('army-surplus', 'C', 2, 2, x({ goods: 4 }), p(2, 'sales'), p(3, 'seize'), pays(3, 'steal')),
  card('head-hunter', 'C', 1, 2, p(2, 'hire'), p(3, 'recruit'), p(2, 'upgrade'), pays(3, 'gain')),
  card(
    'night-of-knives',
    'C',
    3,
    2,
    x({ harm: 'kill', thugs: 1, where: 'here' }),
    p(4, 'seize'),
    p(3, 'send'),
    pays(4, 'steal'),
  ),
  card('twelve-good-men', 'C', 1, 2, x({ crime: 2 }), p(4, 'lower-crime'), p(3, 'oust'), pays(3, 'steal')),
  card('bonded-whiskey', 'C', 2, 2, deal, p(2, 'sales'), x({ stockNext: true }), x({ goods: 4 })),
  card('clean-hands', 'C', 1, 2, p(1, 'release'), p(3, 'upgrade'), p(3, 'build'), pays(3, 'gain')),
  card('everything-must-go', 'C', 2, 2, p(2, 'sales'), p(1, 'fence'), p(3, 'seize'), p(4, 'build')),
  card('friendly-headlines', 'C', 1, 2, p(1, 'job', 3), x({ ring: true }), pays(3, 'steal'), p(4, 'recruit')),
  card('convoy', 'C', 3, 2, p(4, 'move'), p(4, 'seize'), deal, x({ harm: 'hit', thugs: 1, where: 'anywhere' })),
] as const;
