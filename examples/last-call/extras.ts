// Parts that are not needed before the first move.
import type { GameExtras } from '@backroom/kit';

export const extras = {
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
} satisfies GameExtras;
