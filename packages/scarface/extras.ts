// Parts that are not needed before the first move.
import type { GameExtras } from '@backroom/kit';

export const extras = {
  knowledge: async () => (await import('./knowledge/index.ts')).knowledge,
  optionLabels: async (language) => (await (await import('./lang/index.ts')).lang[language].page()).page.options,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
  rulePages: async () => (await import('./rule-pages.ts')).rulePages(),
  references: async () => ({ 'first-kingpin': (await import('./knowledge/first-kingpin.ts')).FIRST_KINGPIN }),
} satisfies GameExtras;
