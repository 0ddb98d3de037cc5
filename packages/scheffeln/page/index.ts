import type { GamePage } from '@backroom/kit';

/** @public Loaded by the page through the manifest. */
export const page: GamePage = {
  picture: async () => {
    const { layDrawings, Table } = await import('../table/index.tsx');
    layDrawings();
    return Table;
  },
  beats: async () => {
    await (await import('../table/index.tsx')).loadMotion();
    return (await import('../table/beats/index.ts')).beatsOf;
  },
  ending: () => import('../table/ending/index.tsx'),
  log: () => import('../table/log/index.tsx'),
  sounds: () => import('../table/sounds.ts'),
  modes: () => import('./modes/index.tsx'),
};
