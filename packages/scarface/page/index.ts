import { type GamePage, isRecord } from '@backroom/kit';

/** @public Loaded by the page through the manifest. */
export const page: GamePage = {
  picture: async () => (await import('../table/index.tsx')).Table,
  isWide: true,
  isTurnStart: (event) => isRecord(event) && event.type === 'turn',
  beats: async () => {
    await (await import('../table/index.tsx')).loadMotion();
    return (await import('../table/beats/index.ts')).beatsOf;
  },
  sounds: () => import('../table/sounds.ts'),
  ending: () => import('../table/ending/index.tsx'),
  modes: () => import('./modes/index.tsx'),
  optionFields: async () => (await import('./option-fields.tsx')).OptionFields,
  entrance: async () => (await import('./entrance.tsx')).Entrance,
  result: async () => (await import('./records/result.tsx')).Result,
};
