// A card's words: its name, its full sentences and its flavour, from the functions the text table uses; and all of it as one label.
import { bossRow } from '../../src/rules/strength.ts';
import { type CardText, sentence } from '../../src/words/cards/card.ts';
import { deedText, powerText } from '../../src/words/rival/line.ts';
import type { EnforcerId } from '../../src/words/rival/texts.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { type AnyCard, anyCard } from './kinds.ts';

/** A Boss's values by how many cubes have left the track; null: nobody's. */
export function valuesOf(found: AnyCard, boss: number | null): { readonly muscle: number; readonly influence: number } {
  if (found.kind !== 'person' && found.kind !== 'dealer') return { muscle: 0, influence: 0 };
  const { card } = found;
  if (found.kind === 'person' && found.card.role === 'boss' && found.card.gang !== undefined)
    return bossRow({ gang: found.card.gang, boss: boss ?? 0 });
  return card;
}

export function wordsOf(words: Speaker, id: string, boss: number | null = null): CardText {
  const { texts } = words;
  const found = anyCard(id);
  if (found.kind === 'enforcer') {
    const { name, flavour } = texts.rival.cards[id as EnforcerId];
    return {
      title: name,
      lines: found.card.lines.map(({ power, deed }) =>
        texts.table.card(powerText(power), `${deedText(texts.rival, deed)}.`),
      ),
      flavour,
    };
  }
  return words.printed(id, boss ?? 0);
}

const labels = new WeakMap<Speaker, Map<string, string>>();

/** Everything on the card in sentences. Built once for each speaker. */
export function labelOf(words: Speaker, id: string, boss: number | null = null): string {
  const known = labels.get(words) ?? new Map<string, string>();
  labels.set(words, known);
  const key = `${id} ${boss}`;
  const label = known.get(key) ?? makeLabel(words, id, boss);
  known.set(key, label);
  return label;
}

function makeLabel(words: Speaker, id: string, boss: number | null): string {
  const { title, lines } = wordsOf(words, id, boss);
  return `${title}. ${lines.map(sentence).join(' ')}`;
}
