// The result of a game against the Enforcer, to read and to pass on: both totals, where a ranking would have one line only.
import type { View } from '../src/index.ts';
import { cardLines, type ResultTexts, resultCard } from '../src/words/rival/result-card.ts';

/** Empty where nobody played alone. */
export const resultLinesIn =
  (texts: ResultTexts) =>
  (view: unknown): readonly string[] => {
    const card = resultCard(view as View, null, texts);
    return card === null ? [] : cardLines(card);
  };
