// German.
import type { CharacterLines } from '../../src/words/catalogue.ts';

export const lines: CharacterLines = {
  levels: {
    lookout: 'sieht ein Drittel und vergisst das meiste: genau richtig für die erste Partie',
    runner: 'kennt die Straßen, aber nicht jede Ecke',
    sharp: 'zählt Karten mit und übersieht wenig',
    underboss: 'sieht fast alles und lässt dir selten etwas durchgehen',
    kingpin: 'übersieht nichts: Gib dein Bestes',
  },
  temperaments: {
    cautious: 'hält das Erreichte fest und bleibt außer Reichweite',
    greedy: 'greift nach allem, was jetzt am meisten bringt',
    vengeful: 'merkt sich jeden Schlag und zahlt ihn heim',
  },
};
