// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/replay.ts'),
  de: () => import('./de/replay.ts'),
  fr: () => import('./fr/replay.ts'),
  it: () => import('./it/replay.ts'),
  es: () => import('./es/replay.ts'),
};
