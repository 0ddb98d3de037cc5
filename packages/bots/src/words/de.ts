// German.
import type { BotWords } from './catalogue.ts';

export const words: BotWords = {
  levels: {
    lookout: { name: 'Aufpasser', line: 'sieht ein Drittel und vergisst das meiste: gut für den ersten Abend' },
    runner: { name: 'Laufbursche', line: 'kennt die Straßen, aber nicht jede Ecke' },
    sharp: { name: 'Zocker', line: 'zählt Karten mit und übersieht wenig' },
    underboss: { name: 'Unterboss', line: 'sieht fast alles und lässt selten etwas durchgehen' },
    kingpin: { name: 'Pate', line: 'übersieht nichts: Gib dein Bestes' },
  },
  temperaments: {
    cautious: { name: 'vorsichtig', line: 'hält das Erreichte fest und bleibt außer Reichweite' },
    greedy: { name: 'gierig', line: 'greift nach allem, was jetzt am meisten bringt' },
    vengeful: { name: 'nachtragend', line: 'merkt sich jeden Schlag und zahlt ihn heim' },
  },
};
