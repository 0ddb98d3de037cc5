// Spanish.
import type { CharacterLines } from '../../src/words/catalogue.ts';

export const lines: CharacterLines = {
  levels: {
    lookout: 've un tercio de la mesa y olvida casi todo: ideal para la primera partida',
    runner: 'conoce las calles, pero no todas las esquinas',
    sharp: 'cuenta las cartas y se le escapa poco',
    underboss: 'lo ve casi todo y rara vez perdona',
    kingpin: 'no se le escapa nada: saca tu mejor juego',
  },
  temperaments: {
    cautious: 'conserva lo que tiene y se mantiene fuera de alcance',
    greedy: 'se lanza a por lo que más paga ahora mismo',
    vengeful: 'recuerda el último golpe y lo devuelve',
  },
};
