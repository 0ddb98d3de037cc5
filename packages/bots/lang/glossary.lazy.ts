// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/glossary.ts'),
  de: () => import('./de/glossary.ts'),
  fr: () => import('./fr/glossary.ts'),
  it: () => import('./it/glossary.ts'),
  es: () => import('./es/glossary.ts'),
};
