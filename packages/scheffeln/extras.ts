// Parts that are not needed before the first move.
import type { GameExtras } from '@backroom/kit';

export const extras = {
  knowledge: async () => (await import('./knowledge/index.ts')).knowledge,
  optionLabels: async (language) => (await import('./options/labels.ts')).loadLabels(language),
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  puzzles: async () => (await import('./puzzles/collection.json', { with: { type: 'json' } })).default,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
  rulePages: async () => (await import('./rule-pages.ts')).rulePages(),
  references: async () => {
    const { greedy, planner, FIRST_KINGPIN } = await import('./knowledge/references.ts');
    return { greedy, planner, 'first-kingpin': FIRST_KINGPIN };
  },
} satisfies GameExtras;
