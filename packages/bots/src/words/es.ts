// Spanish.
import type { BotWords } from './catalogue.ts';

export const words: BotWords = {
  levels: {
    lookout: { name: 'vigía', line: 've un tercio de la mesa y olvida casi todo: ideal para la primera noche' },
    runner: { name: 'recadero', line: 'conoce las calles, pero no todas las esquinas' },
    sharp: { name: 'tahúr', line: 'cuenta las cartas y se le escapa poco' },
    underboss: { name: 'lugarteniente', line: 'lo ve casi todo y rara vez perdona' },
    kingpin: { name: 'capo', line: 'no se le escapa nada: saca tu mejor juego' },
  },
  temperaments: {
    cautious: { name: 'prudente', line: 'conserva lo que tiene y se mantiene fuera de alcance' },
    greedy: { name: 'insaciable', line: 'se lanza a por lo que más paga ahora mismo' },
    vengeful: { name: 'que no olvida', line: 'recuerda el último golpe y lo devuelve' },
  },
};
