// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/options.ts'),
  de: () => import('./de/options.ts'),
  fr: () => import('./fr/options.ts'),
  it: () => import('./it/options.ts'),
  es: () => import('./es/options.ts'),
};
