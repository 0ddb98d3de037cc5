// The result of a game against the Enforcer, to read and to pass on: both totals, where a ranking would have one line only.
import type { Language } from '@backroom/kit';
import type { View } from '@backroom/scarface';
import { cardLines, resultCard } from '@backroom/scarface/result-card';

/** Empty where nobody played alone. */
export const cardIn =
  (language: Language) =>
  (view: unknown): readonly string[] => {
    const card = resultCard(view as View, null, language);
    return card === null ? [] : cardLines(card);
  };
