// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/lesson.ts'),
  de: () => import('./de/lesson.ts'),
  fr: () => import('./fr/lesson.ts'),
  it: () => import('./it/lesson.ts'),
  es: () => import('./es/lesson.ts'),
};
