import type { GamePage } from '@backroom/kit';

/** @public Loaded by the page through the manifest. */
export const page: GamePage = {
  picture: async () => (await import('../table/index.tsx')).Table,
};
