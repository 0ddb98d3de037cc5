// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/text-table.ts'),
  de: () => import('./de/text-table.ts'),
  fr: () => import('./fr/text-table.ts'),
  it: () => import('./it/text-table.ts'),
  es: () => import('./es/text-table.ts'),
};
